import { WORKSHEET_SLUGS, type WorksheetSlug } from '@/data/study/worksheets/slugs';

export const WORKSHEETS_PATH = '/worksheets';

/** The page of a class. */
export const worksheetPath = (slug: WorksheetSlug): string => `${WORKSHEETS_PATH}/${slug}`;

/** A sheet by its code. */
export const sheetPath = (slug: WorksheetSlug, code: string): string =>
  `${worksheetPath(slug)}?code=${code}`;

export const WORKSHEET_PATHS: readonly string[] = [
  WORKSHEETS_PATH,
  ...WORKSHEET_SLUGS.map(worksheetPath),
];
