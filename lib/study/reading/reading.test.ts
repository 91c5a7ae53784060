import { existsSync, readFileSync } from 'node:fs';
import { POEMS, type ReadingKind, STORIES } from '@/data/routes/paths/study/reading';
import { AGES } from './ages';
import { buildReadingPage } from './readingPage';
import { readingMinutes, wordsOf } from './readingTime';
import { type Piece, readShelf } from './readShelf';
import { buildShelfPage } from './shelfPage';

const KINDS: readonly ReadingKind[] = ['poems', 'stories'];
const poems = readShelf('poems');
const stories = readShelf('stories');
const pieces = [...poems, ...stories];

const named = (list: readonly Piece[]) =>
  list.map((piece): [string, Piece] => [`${piece.path}`, piece]);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

it('holds at least 24 poems and 16 stories', () => {
  expect(poems.length).toBeGreaterThanOrEqual(24);
  expect(stories.length).toBeGreaterThanOrEqual(16);
});

it.each(AGES)('has at least six poems and four stories for ages %s', (age) => {
  const ofAge = (list: readonly Piece[]) => list.filter(({ front }) => front.age === age).length;
  expect(ofAge(poems)).toBeGreaterThanOrEqual(6);
  expect(ofAge(stories)).toBeGreaterThanOrEqual(4);
});

it.each(['title', 'path', 'about', 'html'] as const)(
  'has no two pieces with the same %s',
  (field) => {
    const values = pieces.map((piece) => piece[field].toLowerCase());
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  },
);

it.each(named(pieces))('%s teaches only words that stand in its text', (_, { front, html }) => {
  const text = html.replaceAll(/<[^>]*>/g, ' ');
  const absent = front.words.filter(
    ({ word }) => !new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'iu').test(text),
  );
  expect(absent.map(({ word }) => word)).toEqual([]);
});

it.each(named(pieces))('%s says how long it takes', (_, { front, html }) => {
  expect(front.minutes).toBe(readingMinutes(html, front.age));
});

it.each(named(pieces))('%s asks nothing twice', (_, { front }) => {
  const asked = [...front.questions.map(({ ask }) => ask), ...front.words.map(({ word }) => word)];
  expect(new Set(asked).size).toBe(asked.length);
});

it.each(named(pieces))(
  '%s has an image of its own, small and without foreign parts',
  (_, piece) => {
    const file = `public${piece.picture}`;
    expect(existsSync(file)).toBe(true);
    const svg = readFileSync(file, 'utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 480">/);
    expect(svg).not.toMatch(/<script|<image|<style|href|url\(|NaN|undefined/);
    expect(svg.length).toBeLessThan(12_000);
  },
);

const STORY_WORDS = {
  '3-5': [250, 340],
  '6-8': [350, 450],
  '9-11': [500, 650],
  '12-14': [600, 700],
} as const;

it.each(named(stories))('%s is as long as its readers like', (_, { front, html }) => {
  const [least, most] = STORY_WORDS[front.age];
  expect(wordsOf(html).length).toBeGreaterThanOrEqual(least);
  expect(wordsOf(html).length).toBeLessThanOrEqual(most);
});

it.each(named(poems))('%s is in verses of lines, and says how it sounds', (_, { front, html }) => {
  expect(html).toMatch(/<br>\n/);
  expect(html).not.toMatch(/[^>]\n/);
  expect(front.listen).toBeDefined();
});

it('has a sonnet of fourteen lines and a villanelle of nineteen on two refrains', () => {
  const linesOf = (slug: string) =>
    (poems.find((poem) => poem.slug === slug)?.html ?? '')
      .replaceAll(/<[^>]*>/g, '')
      .split(/\n+/)
      .filter(Boolean);
  expect(linesOf('sonnet-for-a-bicycle').length).toBe(14);
  const villanelle = linesOf('a-lamp-beside-the-door');
  expect(villanelle.length).toBe(19);
  expect([5, 11, 17].map((at) => villanelle[at])).toEqual(Array(3).fill(villanelle[0]));
  expect([8, 14, 18].map((at) => villanelle[at])).toEqual(Array(3).fill(villanelle[2]));
});

it.each(KINDS)('shows every one of the %s once on its shelf', (kind) => {
  const shown = buildShelfPage(kind).groups.flatMap(({ cards }) => cards.map(({ path }) => path));
  expect([...shown].sort()).toEqual(
    readShelf(kind)
      .map(({ path }) => path)
      .sort(),
  );
});

it('leads from each piece to others of the same age, and to the shelf', () => {
  const ages = new Map(pieces.map(({ path, front }) => [path, front.age]));
  for (const [kind, list] of [
    ['poems', POEMS],
    ['stories', STORIES],
  ] as const) {
    for (const { slug } of list) {
      const page = buildReadingPage(kind, slug);
      const paths = page?.related.map(({ path }) => path) ?? [];
      expect(paths.length).toBe(4);
      expect(paths).not.toContain(page?.seo.path);
      expect(new Set(paths.slice(0, 3).map((path) => ages.get(path))).size).toBe(1);
    }
  }
});

it.each(['', 'no-such-poem', '__proto__', 'TAP-TAP-RAIN'])('knows no poem named %p', (slug) => {
  expect(buildReadingPage('poems', slug)).toBeNull();
});
