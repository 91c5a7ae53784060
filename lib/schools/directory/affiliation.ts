import { BRANCH_DETAILS_COPY } from '@/data/copy/branchDetails';
import type { BranchRecord } from '@/data/places/places';
import { DIRECTORY_CHECKED_ON } from '@/data/school';
import { branchTitle, gradesLabel, teachesGrade } from './branches';
import { mainBranchOf } from './nearby';
import { longDate } from './profile/words';

/** The affiliation card of a branch: which board, for which classes, and when that was checked. */
export type Affiliation = {
  board: string;
  /** In full; of a wing, whose board it is. */
  boardName: string;
  classes: string;
  examinations: string;
  checkedOn: string;
};

const BOARD_NAMES = {
  CBSE: 'Central Board of Secondary Education',
  ICSE: 'Council for the Indian School Certificate Examinations',
} as const;

const GRADE_10 = 14;
const GRADE_12 = 23;

export const affiliationOf = (branch: BranchRecord): Affiliation => ({
  board: branch.board === 'ICSE' && teachesGrade(branch, GRADE_12) ? 'ICSE and ISC' : branch.board,
  boardName: boardNameOf(branch),
  classes: gradesLabel(branch),
  examinations: examinationsOf(branch),
  checkedOn: longDate(DIRECTORY_CHECKED_ON),
});

const boardNameOf = (branch: BranchRecord): string => {
  const main = mainBranchOf(branch);
  return main
    ? BRANCH_DETAILS_COPY.affiliation.boardOfMain(branchTitle(main))
    : BOARD_NAMES[branch.board];
};

const examinationsOf = (branch: BranchRecord): string => {
  const [tenth, twelfth] =
    branch.board === 'ICSE' ? ['ICSE in Grade 10', 'ISC in Grade 12'] : ['Class 10', 'Class 12'];
  if (teachesGrade(branch, GRADE_12)) return `${tenth} and ${twelfth}`;
  if (teachesGrade(branch, GRADE_10)) return tenth;
  return mainBranchOf(branch) ? 'None at this age' : 'None in these grades';
};
