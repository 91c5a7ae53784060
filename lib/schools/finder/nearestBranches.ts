import type { Grade } from '@/data/grades';
import type { Position } from '@/data/places/place';
import type { BranchRecord } from '@/data/places/places';
import { boardingBranches, siteBranches, teachesGrade } from '@/lib/schools/directory/branches';
import { kmBetween } from '@/lib/schools/places/kmBetween';

/** The one rule of nearness, for a typed place and for a device: a straight line to the branch. */

export type BranchAtDistance = { branch: BranchRecord; km: number };

/** Further than this no child travels to school every day. */
export const FAR_KM = 40;

export const byDistance = (branches: readonly BranchRecord[], from: Position): BranchAtDistance[] =>
  branches
    .flatMap((branch) =>
      branch.position ? [{ branch, km: kmBetween(from, branch.position) }] : [],
    )
    .sort((a, b) => a.km - b.km);

export const teaching =
  (grade: Grade | null) =>
  ({ branch }: { branch: BranchRecord }): boolean =>
    grade === null || teachesGrade(branch, grade.id);

/** All branches with a page, the nearest first. */
export const nearestBranches = (from: Position): BranchAtDistance[] =>
  byDistance(siteBranches(), from);

/** The branches within daily reach that teach the grade; `slackKm`: how far off the position may be. */
export const branchesWithinReach = (
  from: Position,
  grade: Grade | null,
  slackKm = 0,
): BranchAtDistance[] =>
  nearestBranches(from)
    .filter(({ km }) => km - slackKm <= FAR_KM)
    .filter(teaching(grade));

/** The campuses that take boarders in the grade, the nearest first. */
export const nearestBoarding = (from: Position, grade: Grade | null): BranchAtDistance[] =>
  byDistance(boardingBranches(), from).filter(teaching(grade));
