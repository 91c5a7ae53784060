import type { Contexts } from './context';

/** The word problems of the little ones up to Grade 2. */
export const LITTLE_CONTEXTS: Contexts = { told: [], abstract: [] };
