import { WORKSHEET_SLUGS, type WorksheetSlug } from '@/data/study/worksheets/slugs';

export const WORKSHEETS_PATH = '/worksheets';

/** The page of a class. */
export const worksheetPath = (slug: WorksheetSlug): string => `${WORKSHEETS_PATH}/${slug}`;

/** A sheet by its code. */
export const sheetPath = (slug: WorksheetSlug, code: string): string =>
  `${worksheetPath(slug)}?code=${code}`;

/** A new sheet of a topic. */
export const topicPath = (slug: WorksheetSlug, topic: string): string =>
  `${worksheetPath(slug)}?topic=${topic}`;

export const WORKSHEET_PATHS: readonly string[] = [
  WORKSHEETS_PATH,
  ...WORKSHEET_SLUGS.map(worksheetPath),
];
