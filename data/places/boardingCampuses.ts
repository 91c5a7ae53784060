import { countWord } from '@/data/copy/countWord';
import type { BranchIdWhere } from './places';

/** The town that each campus with boarding is known by, far from home. */
const NEAR = {
  29: 'Bangalore',
  113: 'Delhi NCR',
  97: 'Bhopal',
  98: 'Jabalpur',
} as const satisfies Record<BranchIdWhere<{ boarding: true }>, string>;

const towns = Object.values(NEAR);
const count = countWord(towns.length);

/** How texts speak of all campuses with boarding: `four`, `Four`, `Bangalore, Bhopal and Jabalpur`. */
export const BOARDING_CAMPUSES = {
  count,
  countFirst: count.charAt(0).toUpperCase() + count.slice(1),
  near: `${towns.slice(0, -1).join(', ')} and ${towns.at(-1)}`,
} as const;
