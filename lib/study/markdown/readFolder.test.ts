import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { readFolder } from './readFolder';

const FRONT = z.strictObject({ title: z.string().min(1), age: z.number().int() });

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'markdown-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string) => writeFileSync(join(folder, name), text);

it('reads the files by name, with their front matter', () => {
  put('the-kite.md', '---\ntitle: The kite\nage: 6\n---\nUp it goes.');
  put('a-mango.md', '---\ntitle: A mango\nage: 5\n---\nSweet.');
  put('notes.txt', 'not a page');
  const pages = readFolder(folder, FRONT).map(({ readHtml, ...page }) => ({
    ...page,
    html: readHtml(),
  }));
  expect(pages).toEqual([
    { slug: 'a-mango', front: { title: 'A mango', age: 5 }, html: '<p>Sweet.</p>' },
    { slug: 'the-kite', front: { title: 'The kite', age: 6 }, html: '<p>Up it goes.</p>' },
  ]);
});

it.each([
  [
    'a front matter that misses something',
    'kite.md',
    '---\ntitle: The kite\n---\nx',
    /kite\.md.*age/s,
  ],
  ['a misspelt field', 'kite.md', '---\ntitle: K\nage: 5\ncolor: red\n---\nx', /kite\.md.*color/s],
  ['raw HTML', 'kite.md', '---\ntitle: K\nage: 5\n---\n<b>x</b>', /kite\.md.*raw HTML/s],
  ['wrong TeX', 'kite.md', '---\ntitle: K\nage: 5\n---\n$\\frac{$', /kite\.md.*KaTeX/s],
  ['a name that is no address', 'The Kite.md', '---\ntitle: K\nage: 5\n---\nx', /small letters/],
])('refuses %s, with the name of the file', (_, name, text, reason) => {
  put(name, text);
  expect(() => readFolder(folder, FRONT).map(({ readHtml }) => readHtml())).toThrow(reason);
});
