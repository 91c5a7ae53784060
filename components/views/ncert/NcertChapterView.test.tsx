import { renderToString } from 'react-dom/server';
import { parseBook } from '@/lib/study/ncert/books';
import { buildChapterPage } from '@/lib/study/ncert/chapterPage';
import { NcertChapterView } from './NcertChapterView';

const SEO = { path: '/x', title: 'T', description: 'D', robots: 'index' } as const;

const count = (html: string, text: string): number => html.split(text).length - 1;

it('sends hint, steps and answer of each problem in its HTML, for who has no JavaScript', async () => {
  const place = parseBook('2', 'maths');
  const page = place && (await buildChapterPage(place, '6'));
  if (!page) throw new Error('No chapter 6');
  const html = renderToString(<NcertChapterView seo={SEO} page={page} />);
  expect(count(html, 'Show a hint')).toBe(3);
  expect(count(html, 'Show the answer')).toBe(3);
  expect(html).toContain('8 + 5 = 13 ones: 1 ten and 3 ones.');
});

it('sends its figures in the HTML, drawn and described', async () => {
  const place = parseBook('7', 'ganita-prakash');
  const page = place && (await buildChapterPage(place, '7'));
  if (!page) throw new Error('No chapter 7');
  const html = renderToString(<NcertChapterView seo={SEO} page={page} />);
  expect(html).toMatch(/role="img" aria-label="A triangle ABC with 55° at B and 75° at C/);
  expect(html).toContain('>50°</text>');
  expect(html).toContain('there the three lie on a line: 55° + 50° + 75° = 180°');
});
