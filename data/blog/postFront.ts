import { z } from 'zod';
import { BLOG_TAG_SLUGS } from './tags';

export const BLOG_AUTHORS = ['Admissions team', 'Academic team'] as const;

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

// YAML reads an unquoted 2025-01-14 as a moment; a post has a day.
const day = z.date().transform((moment) => moment.toISOString().slice(0, 10));

/** The front matter of a post, `data/blog/{slug}.md`. Days become `YYYY-MM-DD`. */
export const POST_FRONT = z.strictObject({
  /** Heading and title; with the school's name it still fits a search result. */
  title: z.string().trim().min(15).max(54),
  description: z.string().trim().min(70).max(160),
  date: day,
  updated: day.optional(),
  tags: z.array(z.enum(BLOG_TAG_SLUGS)).min(1).max(3),
  author: z.enum(BLOG_AUTHORS),
  /** A drawing: `public/pictures/blog/{picture}.svg`. */
  picture: slug,
  /** Other posts that go well with this one. */
  related: z.array(slug).min(2).max(3),
});

export type PostFront = z.infer<typeof POST_FRONT>;
