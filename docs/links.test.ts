import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const DOCUMENTS = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

const withoutCode = (markdown: string): string => markdown.replaceAll(/^```[\s\S]*?^```$/gm, '');

/** As GitHub addresses headings; of those with the same words the first one only. */
const anchorsOf = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

const linksOf = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

const read = (file: string): string => readFileSync(file, 'utf8');

const isAlive = (document: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? document : join(dirname(document), path);
  if (!existsSync(file)) return false;
  return anchor === undefined || anchorsOf(read(file)).includes(anchor);
};

it.each(DOCUMENTS)('%s has no link that leads nowhere', (document) => {
  const links = linksOf(read(document));
  expect(links.filter((link) => !isAlive(document, link))).toEqual([]);
});

it('tells living links from dead ones', () => {
  expect(isAlive('README.md', 'docs/operations.md#go-back')).toBe(true);
  expect(isAlive('docs/keys.md', '#backups')).toBe(true);
  expect(isAlive('docs/keys.md', '#going-back')).toBe(false);
  expect(isAlive('docs/keys.md', 'nowhere.md')).toBe(false);
});
