/**
 * What a class that is stored for use without a network consists of. Read by the page that stores it
 * and by the service worker that serves it.
 */

/** The caches of this device: pages; the scripts, fonts and pictures that they load; what was stored when. */
export const CACHES = {
  pages: 'kept-pages',
  files: 'kept-files',
  records: 'kept-classes',
} as const;

/** Study material alone: no page of a school, no form, nothing personal is ever stored. */
const KEEPABLE =
  /^\/(?:my-study|class\d{1,2}-ncert-solutions|cbse-class-\d{1,2}-syllabus|worksheets|(?:maths|science|english|evs)-concepts|(?:math|physics|chemistry)-formula|calculators|sample-paper)(?:\/[a-z0-9-]+)*$/;

export const isKeepable = (path: string): boolean => KEEPABLE.test(path);

/** Built files, whose names change with their content, and pictures. */
export const isKeptFile = (path: string): boolean => /^\/(?:_next\/static|pictures)\//.test(path);

const RECORD = '/kept/class-';

/** Where the record of a class lies in its cache; nobody asks the server for it. */
export const recordPath = (classNumber: number): string => `${RECORD}${classNumber}`;

/** The class of a record's address; null for any other. */
export const classOfRecord = (address: string): number | null => {
  const path = new URL(address).pathname;
  return path.startsWith(RECORD) ? Number(path.slice(RECORD.length)) : null;
};

export const manifestPath = (classNumber: number): string =>
  `/api/offline/manifest?class=${classNumber}`;

/** Questions that were made beforehand: without a network nobody makes others. */
export const questionsPath = (classNumber: number | string): string =>
  `/api/offline/questions?class=${classNumber}`;
