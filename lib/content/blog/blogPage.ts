import { countBlogPages, POSTS_PER_PAGE } from '@/data/blog/listPosts';
import { BLOG_COPY } from '@/data/copy/blog';
import { BLOG_PATHS, blogPagePath } from '@/data/routes/paths/blog';
import { type PageSeo, seoFor } from '@/data/routes/routes';
import { listTags, type TagCount } from './listTags';
import { type PostCard, toPostCard } from './postCard';
import { readPosts } from './readPosts';

export type BlogPage = {
  seo: PageSeo;
  heading: string;
  lead: string;
  /** From the top down, without the page itself. */
  trail: readonly { title: string; path: string }[];
  current: string;
  listTitle: string;
  cards: readonly PostCard[];
  tags: readonly TagCount[];
  /** Null where there is only one. */
  pager: Pager | null;
};

export type Pager = {
  pages: readonly { number: number; path: string; isCurrent: boolean }[];
  newer: string | null;
  older: string | null;
};

const buildPager = (current: number, count: number): Pager | null =>
  count === 1
    ? null
    : {
        pages: Array.from({ length: count }, (_, at) => ({
          number: at + 1,
          path: blogPagePath(at + 1),
          isCurrent: at + 1 === current,
        })),
        newer: current > 1 ? blogPagePath(current - 1) : null,
        older: current < count ? blogPagePath(current + 1) : null,
      };

/** One page of the list of posts, newest first; null beyond the last. */
export const buildBlogPage = (number: number): BlogPage | null => {
  const posts = readPosts();
  const count = countBlogPages(posts.length);
  if (!Number.isInteger(number) || number < 1 || number > count) return null;
  const isFirst = number === 1;
  const shown = posts.slice((number - 1) * POSTS_PER_PAGE, number * POSTS_PER_PAGE);
  return {
    seo: seoFor(blogPagePath(number)),
    heading: isFirst ? BLOG_COPY.heading : BLOG_COPY.olderHeading(number, count),
    lead: BLOG_COPY.lead,
    trail: isFirst ? [] : [{ title: BLOG_COPY.name, path: BLOG_PATHS.index }],
    current: isFirst ? BLOG_COPY.name : BLOG_COPY.page(number),
    listTitle: isFirst ? BLOG_COPY.latest : BLOG_COPY.older,
    cards: shown.map(toPostCard),
    tags: listTags(posts, null),
    pager: buildPager(number, count),
  };
};

// Only the plain decimal spelling, and no second address for the first page.
const PAGE_SLUG = /^(?:[2-9]|[1-9]\d{1,3})$/;

/** The number in `/blog/page/{number}`; null where it is no page of its own. */
export const parseBlogPage = (slug: string): number | null =>
  PAGE_SLUG.test(slug) ? Number(slug) : null;
