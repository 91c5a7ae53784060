import { WORKSHEET_SLUGS, type WorksheetSlug } from '@/data/study/worksheets/slugs';
import { topicSlug } from '@/data/study/worksheets/topicSlug';

export const WORKSHEETS_PATH = '/worksheets';

/** The page of a class. */
export const worksheetPath = (slug: WorksheetSlug): string => `${WORKSHEETS_PATH}/${slug}`;

/** The page of a topic. */
export const topicPath = (slug: WorksheetSlug, { title }: { title: string }): string =>
  `${worksheetPath(slug)}/${topicSlug(title)}`;

/** A sheet by its code. */
export const sheetPath = (slug: WorksheetSlug, topic: { title: string }, code: string): string =>
  `${topicPath(slug, topic)}?code=${code}`;

/** The page of all classes, and one for each. */
export const WORKSHEET_PATHS: readonly string[] = [
  WORKSHEETS_PATH,
  ...WORKSHEET_SLUGS.map(worksheetPath),
];
