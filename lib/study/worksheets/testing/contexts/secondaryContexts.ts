import type { Contexts } from './context';

/** The word problems of Grades 7 to 10. */
export const SECONDARY_CONTEXTS: Contexts = { told: [], abstract: [] };
