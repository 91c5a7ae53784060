import { searchPath } from '@/data/routes/paths';

const ANSWERED = 'answered';

/**
 * What Next asks the server for when the browser has the answer already: the results page without
 * a second search. The address that people see and share is `searchPath`.
 */
export const answeredPath = (text: string): string => `${searchPath(text)}&${ANSWERED}=1`;

/** Whether a request is for the results page without its results. */
export const isAnswered = (query: Readonly<Record<string, unknown>>): boolean =>
  query[ANSWERED] !== undefined;
