import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { POST_FRONT, type PostFront } from './postFront';

export type PostEntry = {
  /** The file's name without `.md`. */
  slug: string;
  front: PostFront;
  /** The second-level headings of the text. */
  headings: readonly string[];
};

export const BLOG_FOLDER = join(process.cwd(), 'data', 'blog');
export const POSTS_PER_PAGE = 6;

const ENDING = '.md';

const readEntry = (name: string): PostEntry => {
  // With options it keeps nothing: what it keeps without is not checked again.
  const { data, content } = matter(readFileSync(join(BLOG_FOLDER, name), 'utf8'), {});
  const front = POST_FRONT.safeParse(data);
  if (!front.success) throw new Error(`data/blog/${name}: ${front.error.message}`);
  return {
    slug: name.slice(0, -ENDING.length),
    front: front.data,
    headings: [...content.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.trim()),
  };
};

/**
 * What stands on the label of every post, newest first: a file in `data/blog` is a post. For the
 * server and the build only. Throws with the file's name where a front matter is wrong.
 */
export const listPosts = (): readonly PostEntry[] =>
  readdirSync(BLOG_FOLDER)
    .filter((name) => name.endsWith(ENDING))
    .map(readEntry)
    .sort((a, b) => b.front.date.localeCompare(a.front.date) || a.slug.localeCompare(b.slug));

/** How many pages the list of posts takes; at least one. */
export const countBlogPages = (posts: number): number =>
  Math.max(1, Math.ceil(posts / POSTS_PER_PAGE));
