import { readFileSync } from 'node:fs';
import { WORKSHEET_GRADES, type WorksheetTopic } from '@/data/study/worksheets/catalogue';
import { WORKSHEET_SLUGS, type WorksheetSlug } from '@/data/study/worksheets/slugs';
import { topicSlug } from '@/data/study/worksheets/topicSlug';
import { EMBLEM_KINDS, type Emblem } from './emblems';

const topicsOf = (slug: WorksheetSlug): readonly WorksheetTopic[] => WORKSHEET_GRADES[slug].topics;
const emblemsOf = (slug: WorksheetSlug): Emblem[] =>
  topicsOf(slug).flatMap(({ emblem }) => (emblem ? [emblem] : []));
const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

it('has a drawing of its own for each kind of picture, a small one', () => {
  const drawings = EMBLEM_KINDS.map((kind) =>
    readFileSync(`public/pictures/worksheets/${kind}.svg`, 'utf8'),
  );
  expect(new Set(drawings).size).toBe(EMBLEM_KINDS.length);
  expect(drawings.filter((drawing) => drawing.length > 1600)).toEqual([]);
});

describe.each(WORKSHEET_SLUGS)('%s', (slug) => {
  it('shows no picture twice', () => {
    expect(repeated(emblemsOf(slug).map(([kind]) => kind))).toEqual([]);
  });

  it('writes at most seven characters on a picture', () => {
    expect(emblemsOf(slug).filter(([, mark]) => Array.from(mark).length > 7)).toEqual([]);
  });

  it('has an address of its own for each topic', () => {
    expect(repeated(topicsOf(slug).map(({ title }) => topicSlug(title)))).toEqual([]);
  });
});

it.each([
  ['Before, after, between', 'before-after-between'],
  ['Heron’s formula', 'herons-formula'],
  ['What comes next?', 'what-comes-next'],
])('gives %p the address %p', (title, slug) => {
  expect(topicSlug(title)).toBe(slug);
});
