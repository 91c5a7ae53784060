import type { BranchRecord } from '@/data/places/places';
import type { BranchChoice } from './campaign';

/** Whether a branch fulfils everything that a choice says. */
export const fits = (
  branch: BranchRecord,
  { cities, board, grade, boarding }: BranchChoice,
): boolean =>
  (!cities || cities.includes(branch.city)) &&
  (!board || branch.board === board) &&
  (!grade || (grade >= branch.from && grade <= branch.to)) &&
  (!boarding || branch.boarding === true);
