/** Classes that have worksheets, from the youngest up; the last part of their addresses. */
export const WORKSHEET_SLUGS = [
  'pre-nursery',
  'nursery',
  'k1',
  'k2',
  'grade-1',
  'grade-2',
  'grade-3',
  'grade-4',
  'grade-5',
  'grade-6',
  'grade-7',
  'grade-8',
  'grade-9',
  'grade-10',
] as const;

export type WorksheetSlug = (typeof WORKSHEET_SLUGS)[number];

export const isWorksheetSlug = (value: unknown): value is WorksheetSlug =>
  WORKSHEET_SLUGS.some((slug) => slug === value);
