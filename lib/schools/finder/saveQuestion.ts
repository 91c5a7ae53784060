import type { Grade } from '@/data/grades';
import {
  announceAnswers,
  forgetChild,
  saveVisitAnswers,
  type VisitAnswers,
} from '@/lib/enquiry/visitAnswers';

type Asked = Pick<VisitAnswers, 'locality' | 'city'> & {
  /** `YYYY-MM-DD`, or empty when the parent gave none. */
  birth: string;
  grade: Grade | null;
};

/** Saves what a parent told the finder, so that no form of this page or visit asks for it again. */
export const saveQuestion = ({ birth, grade, ...home }: Asked): void => {
  saveVisitAnswers(home);
  if (birth === '') forgetChild();
  else saveVisitAnswers({ birth, grade: grade?.id });
  announceAnswers();
};
