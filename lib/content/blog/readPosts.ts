import { BLOG_FOLDER } from '@/data/blog/listPosts';
import { POST_FRONT, type PostFront } from '@/data/blog/postFront';
import { cachedRead } from '@/lib/study/markdown/cachedRead';
import { type MarkdownPage, readFolder } from '@/lib/study/markdown/readFolder';
import { fillFacts } from './fillFacts';

export type Post = Omit<MarkdownPage<PostFront>, 'readHtml'> & { html: string };

/**
 * Every post, newest first. For the server and the build only. Throws with the file's name where
 * one is wrong.
 */
export const readPosts = cachedRead((): readonly Post[] =>
  readFolder(BLOG_FOLDER, POST_FRONT)
    .map(({ readHtml, ...post }) => ({ ...post, html: fillFacts(readHtml()) }))
    .sort((a, b) => b.front.date.localeCompare(a.front.date) || a.slug.localeCompare(b.slug)),
);
