import { existsSync, readFileSync } from 'node:fs';
import { BLOG_TAG_SLUGS } from '@/data/blog/tags';
import { BLOG_PATHS } from '@/data/routes/paths/blog';
import { listRoutes } from '@/data/routes/routes';
import { chromeFor } from '@/lib/chrome/rules';
import { wordsOf } from '@/lib/study/reading/readingTime';
import { type Post, readPosts } from './readPosts';

const posts = readPosts();
const known = new Set(listRoutes().map(({ path }) => path));
const named = posts.map((post): [string, Post] => [post.slug, post]);

/** Without the tables and lists that come from the directory. */
const ownWords = (slug: string) =>
  wordsOf(
    readFileSync(`data/blog/${slug}.md`, 'utf8')
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .replaceAll(/\]\([^)]*\)/g, ']')
      .replaceAll(/\{\{[^}]*\}\}/g, ' '),
  );

const linksOf = ({ html }: Post) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);

it('holds at least sixteen posts, newest first, no two of one day', () => {
  expect(posts.length).toBeGreaterThanOrEqual(16);
  const dates = posts.map(({ front }) => front.date);
  expect(dates).toEqual([...new Set(dates)].sort().reverse());
  expect(dates.at(-1)?.slice(0, 7)).toBe('2025-01');
});

it.each(['title', 'description', 'picture'] as const)('has no two posts alike in %s', (field) => {
  const values = posts.map(({ front }) => front[field].toLowerCase());
  expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
});

it.each(named)('%s is 500 to 900 words long', (slug) => {
  expect(ownWords(slug).length).toBeGreaterThanOrEqual(500);
  expect(ownWords(slug).length).toBeLessThanOrEqual(900);
});

it.each(named)('%s links only to pages that exist, and to at least one', (_, post) => {
  const ours = linksOf(post).map((address) => address.replace(/#.*$/, ''));
  expect(ours.filter((path) => !known.has(path))).toEqual([]);
  expect(ours.length).toBeGreaterThan(0);
});

it.each(named)('%s leads on to other posts, was changed after it was written', (slug, post) => {
  const { related, date, updated = date } = post.front;
  const others = new Set(posts.map((other) => other.slug).filter((other) => other !== slug));
  expect(related.filter((other) => !others.has(other))).toEqual([]);
  expect(new Set(related).size).toBe(related.length);
  expect(updated >= date).toBe(true);
});

it.each(named)('%s is set in real quotation marks and leaves no mark of its source', (_, post) => {
  const text = post.html.replaceAll(/<[^>]*>/g, '');
  expect(text).not.toMatch(/['"{}*`]|\[\w|&quot;/);
  expect(post.html.match(/<h2>/g)?.length ?? 0).toBeGreaterThanOrEqual(4);
});

it.each(named)('%s keeps the plain chrome of the blog', (slug) => {
  expect(chromeFor(`${BLOG_PATHS.index}/${slug}`)).toMatchObject({
    header: 'site',
    footer: 'full',
    banner: null,
    hasStudyStrip: false,
    section: 'blogs',
    hasChat: true,
    tags: 'analytics',
  });
});

it.each(named)('%s has an image, small and without foreign parts', (_, { front }) => {
  const file = `public/pictures/blog/${front.picture}.svg`;
  expect(existsSync(file)).toBe(true);
  const svg = readFileSync(file, 'utf8');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 360">/);
  expect(svg).not.toMatch(/<script|<image|<style|href|url\(|NaN|undefined/);
  expect(svg.length).toBeLessThan(9_000);
});

it.each(BLOG_TAG_SLUGS)('has at least two posts about %s', (tag) => {
  expect(posts.filter(({ front }) => front.tags.includes(tag)).length).toBeGreaterThanOrEqual(2);
});

it('is led to from somewhere else on the blog: no post is nobody’s next', () => {
  const next = new Set(posts.flatMap(({ front }) => front.related));
  expect(posts.map(({ slug }) => slug).filter((slug) => !next.has(slug))).toEqual([]);
});

it('says in no two posts the same sentence', () => {
  const sentences = posts.flatMap(({ html }) =>
    html
      .replaceAll(/<[^>]*>/g, ' ')
      .split(/[.!?]\s/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length > 40),
  );
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});

it('counts the products of the tables rightly', () => {
  const pairs = Array.from({ length: 10 }, (_, a) => a + 1).flatMap((a) =>
    Array.from({ length: 11 - a }, (_, more) => [a, a + more] as const),
  );
  const without = (...factors: number[]) =>
    pairs.filter(([a, b]) => !factors.includes(a) && !factors.includes(b)).length;
  expect([without(), without(1, 10), without(1, 10, 2, 5)]).toEqual([55, 36, 21]);
  const text = posts.find(({ slug }) => slug === 'tables-at-home')?.html ?? '';
  expect(text).toMatch(/only 55 different.*36 remain.*15 more.*twenty-one products/s);
});
