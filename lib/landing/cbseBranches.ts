import { CBSE_TEXTS } from '@/data/content/landing/cbseTexts';
import type { GradeId } from '@/data/grades';
import type { BranchRecord } from '@/data/places/places';
import { toBranchCard } from '@/lib/schools/directory/branchCard';
import { gradesOf } from '@/lib/schools/directory/branches';

export type CbseBranch = {
  id: number;
  title: string;
  path: string;
  grades: string;
  /** `begins at Nursery, 3 years`. */
  entry: string;
  landmark: string;
  /** The localities it serves, its own first. */
  areas: string[];
  boarding: boolean;
};

export type CbseGroup = { title: string; branches: CbseBranch[] };

const GRADE_10 = 14 satisfies GradeId;
const GRADE_12 = 23 satisfies GradeId;
const AREAS_SHOWN = 6;

/** The CBSE branches of a city, those that lead furthest first; empty groups are left out. */
export const groupCbseBranches = (branches: readonly BranchRecord[]): CbseGroup[] => {
  const { twelve, ten, lower, wing } = CBSE_TEXTS.groups;
  const isWing = ({ wingOf }: BranchRecord) => wingOf !== undefined;
  return [
    { title: twelve, branches: branches.filter(({ to }) => to === GRADE_12) },
    { title: ten, branches: branches.filter(({ to }) => to === GRADE_10) },
    { title: lower, branches: branches.filter((one) => one.to < GRADE_10 && !isWing(one)) },
    { title: wing, branches: branches.filter(isWing) },
  ]
    .map((group) => ({ ...group, branches: group.branches.flatMap(toCbseBranch) }))
    .filter((group) => group.branches.length > 0);
};

const toCbseBranch = (branch: BranchRecord): CbseBranch[] => {
  const card = toBranchCard(branch);
  const [first] = gradesOf(branch);
  if (!card || !first) return [];
  const { id, title, path, grades, landmark, areas } = card;
  return [
    {
      id,
      title,
      path,
      grades,
      entry: CBSE_TEXTS.entry(first.name, first.age),
      landmark,
      areas: areas.slice(0, AREAS_SHOWN),
      boarding: branch.boarding === true,
    },
  ];
};
