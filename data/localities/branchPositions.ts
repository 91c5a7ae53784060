import type { BranchId } from '@/data/branches';
import { BRANCH_LOCATIONS } from '@/data/branchLocations';
import type { Position } from './position';

/** Branches that are alone in their city, which `branchLocations` leaves out. */
const ALONE_IN_THEIR_CITY = {
  91: [28.592, 77.042],
  92: [19.853, 75.335],
  93: [19.122, 74.735],
  94: [28.883, 76.63],
  95: [13.333, 77.118],
  96: [21.195, 79.078],
  97: [23.17, 77.475],
  98: [23.135, 79.84],
  112: [15.455, 75.005],
} as const satisfies Partial<Record<BranchId, Position>>;

/** The neighbourhood of a branch, to about a kilometre. The directory's own coordinates stay 0. */
export const BRANCH_POSITIONS: ReadonlyMap<number, Position> = new Map(
  Object.entries({ ...BRANCH_LOCATIONS, ...ALONE_IN_THEIR_CITY }).map(([id, position]) => [
    Number(id),
    position,
  ]),
);
