import { GRADES, type Grade } from '@/data/grades';
import { type BranchRecord, getLocation } from '@/data/places/places';
import {
  boardingBranches,
  branchDisplayName,
  getBranch,
  gradesOf,
  isInForm,
  siteBranches,
  siteBranchesOf,
  teachesGrade,
} from './branches';
import { distanceBetween } from './distance';

/** Which branches lie near each other. Reads the locations: for prerendering only. */

// Two localities of one name may lie at opposite ends of a city (there are two Puttenahallis in
// Bangalore), so a shared name only counts between branches this close.
const SHARED_WITHIN_KM = 11;

/** Localities that both branches serve, in the order of the first one's list. */
export const sharedAreas = (branch: BranchRecord, other: BranchRecord): string[] => {
  if (distanceBetween(branch.id, other.id) > SHARED_WITHIN_KM) return [];
  const theirs = placesAround(other);
  return placesAround(branch).filter((place) => theirs.includes(place));
};

const placesAround = (branch: BranchRecord): string[] => {
  const { localArea, areas } = getLocation(branch.id);
  return [...new Set([localArea, branchDisplayName(branch), ...areas])];
};

/** The other branches with a page in the same city, nearest first. */
export const nearbyBranches = (branch: BranchRecord): BranchRecord[] =>
  siteBranchesOf(branch.city)
    .filter(({ id }) => id !== branch.id)
    .sort((a, b) => distanceBetween(branch.id, a.id) - distanceBetween(branch.id, b.id));

/** The grade after the last one of a branch; null after Grade 12. */
export const nextGrade = (branch: BranchRecord): Grade | null => {
  const last = gradesOf(branch).at(-1);
  return GRADES.find(({ age }) => last !== undefined && age === last.age + 1) ?? null;
};

// The boards register pupils in Grade 9 for the examination of Grade 10.
const GRADE_WITHIN_BOARD = 14;

/**
 * Where a pupil goes on after the last grade of a branch: the main branch of a wing first, then
 * the branches of the same city that teach the next grade, those of the same board before the
 * others and the nearest first. Between Grade 9 and 10 nobody changes board.
 */
export const nextBranches = (branch: BranchRecord): BranchRecord[] => {
  const grade = nextGrade(branch);
  if (!grade) return [];
  const rank = (other: BranchRecord) =>
    Number(other.id !== branch.wingOf) + Number(other.board !== branch.board);
  return nearbyBranches(branch)
    .filter((other) => teachesGrade(other, grade.id))
    .filter((other) => grade.id !== GRADE_WITHIN_BOARD || other.board === branch.board)
    .sort((a, b) => rank(a) - rank(b));
};

/** Branches with boarding, elsewhere in India, that teach the grade after the last one. */
export const nextBoardingBranches = (branch: BranchRecord): BranchRecord[] => {
  const grade = nextGrade(branch);
  return boardingBranches().filter(
    (other) => grade !== null && other.city !== branch.city && teachesGrade(other, grade.id),
  );
};

/** The main branch that a pre-primary wing belongs to, or null. */
export const mainBranchOf = (branch: BranchRecord): BranchRecord | null =>
  branch.wingOf === undefined ? null : getBranch(branch.wingOf);

/** The pre-primary wing of a main branch, or null. */
export const wingOf = (branch: BranchRecord): BranchRecord | null =>
  siteBranches().find((other) => other.wingOf === branch.id) ?? null;

/**
 * The branch that takes an enquiry: the branch itself, or, while it cannot be chosen in the form
 * yet, the nearest one that can.
 */
export const enquiryBranchOf = (branch: BranchRecord): BranchRecord | null =>
  isInForm(branch) ? branch : (nearbyBranches(branch).find(isInForm) ?? null);
