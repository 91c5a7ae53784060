import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import type { z } from 'zod';
import { renderMarkdown } from './renderMarkdown';

export type MarkdownPage<Front> = {
  /** The file's name without `.md`. */
  slug: string;
  front: Front;
  /** Draws the text; throws with the file's name where it is wrong. Front matter alone needs no wait for it. */
  readHtml: () => string;
};

const ENDING = '.md';
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

// Every page of a folder reads the whole folder, and drawing its formulas takes longest.
const rendered = new Map<string, string>();

const renderOnce = (content: string): string => {
  const html = rendered.get(content) ?? renderMarkdown(content);
  rendered.set(content, html);
  return html;
};

/** Of what goes wrong with a file the message begins with its name. */
const named = <Value>(path: string, work: () => Value): Value => {
  try {
    return work();
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
};

const readPage = <Front>(
  path: string,
  slug: string,
  frontSchema: z.ZodType<Front>,
): MarkdownPage<Front> =>
  named(path, () => {
    if (!SLUG.test(slug)) throw new Error('the name must be small letters, digits and hyphens');
    // With options it caches nothing: what it has cached is not checked again.
    const { data, content } = matter(readFileSync(path, 'utf8'), {});
    return {
      slug,
      front: frontSchema.parse(data),
      readHtml: () => named(path, () => renderOnce(content)),
    };
  });

/** The Markdown files of a folder, by name. Throws with the file's name where it or its front matter is wrong. */
export const readFolder = <Front>(
  folder: string,
  frontSchema: z.ZodType<Front>,
): readonly MarkdownPage<Front>[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .sort()
    .map((name) => readPage(join(folder, name), name.slice(0, -ENDING.length), frontSchema));
