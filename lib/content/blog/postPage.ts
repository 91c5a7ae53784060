import { BLOG_COPY } from '@/data/copy/blog';
import { blogPostPath } from '@/data/routes/paths/blog';
import { type PageSeo, seoFor } from '@/data/routes/routes';
import { longDate } from '@/lib/schools/directory/profile/words';
import { addOutline, type OutlineEntry } from './outline';
import { type PostCard, toPostCard } from './postCard';
import { type Post, readPosts } from './readPosts';

export type PostPage = {
  seo: PageSeo;
  card: PostCard;
  /** `By the academic team`. */
  byline: string;
  /** `Academic team`. */
  author: string;
  /** `YYYY-MM-DD` and the sentence; null where the post stands as it was written. */
  updated: { date: string; text: string } | null;
  html: string;
  /** The parts of the text. */
  outline: readonly OutlineEntry[];
  related: readonly PostCard[];
};

const pickPosts = (posts: readonly Post[], slugs: readonly string[]): readonly Post[] =>
  slugs.map((slug) => {
    const post = posts.find((candidate) => candidate.slug === slug);
    if (!post) throw new Error(`No post named ${slug} in data/blog`);
    return post;
  });

/** One post with what to read next; null where there is none of this name. */
export const buildPostPage = (slug: string): PostPage | null => {
  const posts = readPosts();
  const post = posts.find((candidate) => candidate.slug === slug);
  if (!post) return null;
  const { author, updated, related } = post.front;
  return {
    seo: seoFor(blogPostPath(slug)),
    card: toPostCard(post),
    byline: BLOG_COPY.by(author),
    author,
    updated: updated ? { date: updated, text: BLOG_COPY.updated(longDate(updated)) } : null,
    ...addOutline(post.html),
    related: pickPosts(posts, related).map(toPostCard),
  };
};
