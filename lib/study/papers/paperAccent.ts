import { isSolvedSubject, type PaperSubject } from '@/data/study/papers/subjects';
import { accentOf } from '@/lib/study/ncert/accent';

/** The subject whose colour a paper has: social science that of EVS, from which it grew. */
export const paperAccentOf = (subject: PaperSubject): ReturnType<typeof accentOf> | 'english' => {
  if (isSolvedSubject(subject)) return accentOf(subject);
  return subject === 'english' ? subject : 'evs';
};
