import type { Contexts } from './context';

/** The word problems of Grades 3 to 6. */
export const PRIMARY_CONTEXTS: Contexts = { told: [], abstract: [] };
