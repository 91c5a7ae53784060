import type { Bounds } from './bounds';

/** What things of word problems measure in Grades 7 to 10. */
export const SECONDARY_MEASURES = {} as const satisfies Record<string, Bounds>;
