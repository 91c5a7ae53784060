import { BLOG_TAGS, isBlogTag } from '@/data/blog/tags';
import { BLOG_COPY } from '@/data/copy/blog';
import { BLOG_PATHS, blogTagPath } from '@/data/routes/paths/blog';
import { seoFor } from '@/data/routes/routes';
import type { BlogPage } from './blogPage';
import { listTags } from './listTags';
import { toPostCard } from './postCard';
import { readPosts } from './readPosts';

/** The posts of one tag, newest first; null where there is no such tag. */
export const buildTagPage = (tag: string): BlogPage | null => {
  if (!isBlogTag(tag)) return null;
  const posts = readPosts();
  const cards = posts.filter(({ front }) => front.tags.includes(tag)).map(toPostCard);
  const { name, title, lead } = BLOG_TAGS[tag];
  return {
    seo: seoFor(blogTagPath(tag)),
    heading: title,
    lead,
    trail: [{ title: BLOG_COPY.name, path: BLOG_PATHS.index }],
    current: name,
    listTitle: BLOG_COPY.ofTag(cards.length),
    cards,
    tags: listTags(posts, tag),
    pager: null,
  };
};
