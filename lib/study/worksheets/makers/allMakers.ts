import type { WorksheetSlug } from '@/data/study/worksheets/slugs';
import type { Makers } from '@/lib/study/worksheets/buildSheet';
import { EARLY } from './early';
import { MIDDLE } from './middle';
import { PRIMARY } from './primary';
import { SECONDARY } from './secondary';

/** Every class, for the server and tests. The browser gets what it needs from `loadMakers`. */
export const ALL_MAKERS: Readonly<Record<WorksheetSlug, Makers>> = {
  ...EARLY,
  ...PRIMARY,
  ...MIDDLE,
  ...SECONDARY,
};
