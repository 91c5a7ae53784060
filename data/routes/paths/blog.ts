import type { BlogTag } from '@/data/blog/tags';

/** The public addresses of the blog. */
export const BLOG_PATHS = { index: '/blog', feed: '/blog/feed.xml' } as const;

/** The first page of the list is the blog itself. */
export const blogPagePath = (page: number): string =>
  page === 1 ? BLOG_PATHS.index : `${BLOG_PATHS.index}/page/${page}`;

export const blogTagPath = (tag: BlogTag): string => `${BLOG_PATHS.index}/tag/${tag}`;

/** `slug` is the name of the post's file. */
export const blogPostPath = (slug: string): string => `${BLOG_PATHS.index}/${slug}`;
