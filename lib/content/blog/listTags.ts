import { BLOG_TAG_SLUGS, BLOG_TAGS, type BlogTag } from '@/data/blog/tags';
import { blogTagPath } from '@/data/routes/paths/blog';
import type { TagLink } from './postCard';
import type { Post } from './readPosts';

export type TagCount = TagLink & { count: number; isCurrent: boolean };

/** The tags in their order, with the number of posts of each. */
export const listTags = (posts: readonly Post[], current: BlogTag | null): readonly TagCount[] =>
  BLOG_TAG_SLUGS.map((tag) => ({
    title: BLOG_TAGS[tag].name,
    path: blogTagPath(tag),
    count: posts.filter(({ front }) => front.tags.includes(tag)).length,
    isCurrent: tag === current,
  }));
