import type { Bounds } from './bounds';

/** What things of word problems measure in Grades 3 to 6. */
export const PRIMARY_MEASURES = {} as const satisfies Record<string, Bounds>;
