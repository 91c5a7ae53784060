import { BLOG_TAGS } from '@/data/blog/tags';
import { BLOG_COPY } from '@/data/copy/blog';
import { blogPostPath, blogTagPath } from '@/data/routes/paths/blog';
import { longDate } from '@/lib/schools/directory/profile/words';
import { wordsOf } from '@/lib/study/reading/readingTime';
import type { Post } from './readPosts';

export type TagLink = { title: string; path: string };

export type PostCard = {
  title: string;
  description: string;
  path: string;
  picture: string;
  /** `YYYY-MM-DD`, and as people read it. */
  date: string;
  day: string;
  minutes: string;
  tags: readonly TagLink[];
};

/** What a grown-up reads in a minute. */
const WORDS_PER_MINUTE = 200;

export const tagLinks = (tags: Post['front']['tags']): readonly TagLink[] =>
  tags.map((tag) => ({ title: BLOG_TAGS[tag].name, path: blogTagPath(tag) }));

/** Whole minutes, at least one. */
export const minutesToRead = (html: string): number =>
  Math.max(1, Math.round(wordsOf(html).length / WORDS_PER_MINUTE));

/** What a list shows of a post. */
export const toPostCard = ({ slug, front, html }: Post): PostCard => ({
  title: front.title,
  description: front.description,
  path: blogPostPath(slug),
  picture: `/pictures/blog/${front.picture}.svg`,
  date: front.date,
  day: longDate(front.date),
  minutes: BLOG_COPY.minutes(minutesToRead(html)),
  tags: tagLinks(front.tags),
});
