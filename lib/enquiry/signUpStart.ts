import { DEFAULT_GRADE_ID, GRADES } from '@/data/grades';
import { DEFAULT_BRANCH_ID } from '@/data/places/places';
import { branchTitle, getBranch } from '@/lib/schools/directory/branches';
import { readDraft } from './draft';
import type { PageStart } from './place';
import { readVisitAnswers } from './visitAnswers';

type SignUpStart = {
  start: PageStart;
  /** What the form starts with although nobody chose it: the parent is told so. */
  names: { branch: string; grade: string } | null;
};

const CHOSEN: SignUpStart = { start: {}, names: null };

/**
 * What Sign Up starts with: what the parent has told us in this visit, else branch 8 and grade 1
 * (specification section 3).
 */
export const signUpStart = (): SignUpStart => {
  const { city, grade: told } = readVisitAnswers();
  const hasToldUs = Boolean(city ?? told ?? readDraft()?.values.city);
  const branch = getBranch(DEFAULT_BRANCH_ID);
  const grade = GRADES.find(({ id }) => id === DEFAULT_GRADE_ID);
  if (hasToldUs || !branch || !grade) return CHOSEN;
  return {
    start: { branchId: branch.id, gradeId: grade.id },
    names: { branch: branchTitle(branch), grade: grade.name },
  };
};
