import { TRANSFER_WHERE } from '@/data/content/landing/transferWhere';
import type { GradeId } from '@/data/grades';
import { type BranchRecord, LP_CITIES } from '@/data/places/places';
import { branchPath } from '@/data/routes/paths/places';
import { branchTitle, gradesOf } from '@/lib/schools/directory/branches';
import { parseLandingCity } from './landingCity';

export type JoinableBranch = {
  id: number;
  title: string;
  path: string;
  board: string;
  /** The grades that can be joined in any month. */
  anyMonth: string;
  /** Those that are best joined early in the session; null where the branch has none. */
  early: string | null;
};

export type JoinableCity = { name: string; note: string; branches: JoinableBranch[] };

const GRADE_8 = 12 satisfies GradeId;
const GRADE_9 = 13 satisfies GradeId;
const GRADE_11 = 22 satisfies GradeId;

/** What can be joined during the year at each branch with a page, city by city. */
export const joinableByCity = (): JoinableCity[] =>
  LP_CITIES.flatMap(({ city }) => {
    const { name, branches } = parseLandingCity(city) ?? { name: '', branches: [] };
    const joinable = branches.flatMap(toJoinable);
    return joinable.length > 0
      ? [{ name, note: TRANSFER_WHERE.count(joinable.length), branches: joinable }]
      : [];
  });

const toJoinable = (branch: BranchRecord): JoinableBranch[] => {
  const path = branchPath(branch);
  if (path === null) return [];
  const { id, board } = branch;
  const title = branchTitle(branch);
  return [{ id, title, path, board, anyMonth: anyMonthOf(branch), early: earlyOf(branch) }];
};

const anyMonthOf = (branch: BranchRecord): string => {
  const grades = gradesOf(branch).filter((grade) => grade.id <= GRADE_8);
  return TRANSFER_WHERE.anyMonth(grades.at(0)?.name ?? '', grades.at(-1)?.name ?? '');
};

const earlyOf = (branch: BranchRecord): string | null => {
  const names = gradesOf(branch)
    .filter(({ id }) => id === GRADE_9 || id === GRADE_11)
    .map(({ name }) => name);
  return names.length > 0 ? TRANSFER_WHERE.early(names) : null;
};
