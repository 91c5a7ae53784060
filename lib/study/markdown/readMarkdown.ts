import { join } from 'node:path';
import type { z } from 'zod';
import { type MarkdownPage, readFolder } from './readFolder';

export type { MarkdownPage } from './readFolder';

const ROOT = join(process.cwd(), 'data', 'study');

/**
 * The Markdown files of a folder of `data/study` (`poems`, `concepts/maths`), by name. Throws with
 * the file's name where the front matter is not the schema's or the text is refused. For the server
 * and the build only.
 */
export const readMarkdown = <Front>(
  kind: string,
  frontSchema: z.ZodType<Front>,
): readonly MarkdownPage<Front>[] => readFolder(join(ROOT, ...kind.split('/')), frontSchema);
