import { BLOG_TAG_SLUGS } from '@/data/blog/tags';
import { blogRoutes } from '@/data/routes/pages/blogRoutes';
import { buildBlogPage, parseBlogPage } from './blogPage';
import { buildPostPage } from './postPage';
import { readPosts } from './readPosts';
import { buildTagPage } from './tagPage';

const posts = readPosts();
const PAGES = Math.ceil(posts.length / 6);

const allPages = Array.from({ length: PAGES }, (_, at) => buildBlogPage(at + 1));

it('shows every post once on the pages of the list, six on each but the last', () => {
  const shown = allPages.map((page) => page?.cards.map(({ path }) => path) ?? []);
  expect(shown.flat()).toEqual(posts.map(({ slug }) => `/blog/${slug}`));
  expect(shown.slice(0, -1).every(({ length }) => length === 6)).toBe(true);
});

it('leads from page to page and not beyond', () => {
  expect(allPages[0]?.pager).toMatchObject({ newer: null, older: '/blog/page/2' });
  expect(allPages[1]?.pager).toMatchObject({ newer: '/blog' });
  expect(allPages.at(-1)?.pager?.older).toBeNull();
});

it.each([0, -1, 1.5, PAGES + 1, Number.NaN])('has no page %p', (number) => {
  expect(buildBlogPage(number)).toBeNull();
});

it.each([
  ['2', 2],
  ['10', 10],
  ['1', null],
  ['0', null],
  ['02', null],
  ['-2', null],
  ['2.0', null],
  ['two', null],
  ['', null],
])('reads the page %p as %p', (slug, number) => {
  expect(parseBlogPage(slug)).toBe(number);
});

it.each(BLOG_TAG_SLUGS)('shows under %s just the posts that name it', (tag) => {
  const page = buildTagPage(tag);
  const expected = posts.filter(({ front }) => front.tags.includes(tag));
  expect(page?.cards.map(({ path }) => path)).toEqual(expected.map(({ slug }) => `/blog/${slug}`));
  expect(page?.tags.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
});

it.each(['', 'no-such-tag', '__proto__', 'Maths'])('knows no tag %p', (tag) => {
  expect(buildTagPage(tag)).toBeNull();
});

it.each(['', 'no-such-post', '__proto__', 'Tables-At-Home'])('knows no post %p', (slug) => {
  expect(buildPostPage(slug)).toBeNull();
});

it('says on a post who wrote it, when, and when it was changed', () => {
  expect(buildPostPage('class-10-boards-month-by-month')).toMatchObject({
    byline: 'By the academic team',
    author: 'Academic team',
    card: { day: '16 June 2026', date: '2026-06-16' },
    updated: { date: '2026-08-04', text: 'Updated on 4 August 2026' },
  });
  expect(buildPostPage('tables-at-home')?.updated).toBeNull();
});

describe('the routes of the blog', () => {
  const routes = blogRoutes();

  it('hold the list, its pages, the tags and the posts', () => {
    expect(routes).toHaveLength(PAGES + BLOG_TAG_SLUGS.length + posts.length);
  });

  it.each(['path', 'title', 'description'] as const)('are no two alike in %s', (field) => {
    expect(new Set(routes.map((route) => route[field])).size).toBe(routes.length);
  });

  it('fit a search result', () => {
    const wrong = routes.filter(
      ({ title, description: { length } }) => title.length > 54 || length < 70 || length > 160,
    );
    expect(wrong.map(({ path, description }) => `${path} ${description.length}`)).toEqual([]);
  });
});
