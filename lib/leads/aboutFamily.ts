import { FAMILY_COPY } from '@/data/copy/chat';
import { describeHome } from '@/lib/enquiry/describeHome';
import { readVisitAnswers, type VisitAnswers } from '@/lib/enquiry/visitAnswers';
import { gradeName } from '@/lib/schools/directory/gradeName';

/**
 * Where a family lives and the class it asks about, in a sentence or two; null where it told us
 * neither. Never the birthday: the message stands in an address of another company.
 */
export const describeFamily = (answers: VisitAnswers): string | null => {
  const home = describeHome(answers);
  const sentences = [
    ...(home ? [FAMILY_COPY.home(home)] : []),
    ...(answers.grade ? [FAMILY_COPY.className(gradeName(answers.grade))] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
};

/** What this visitor told us, for the chat. */
export const aboutFamily = (): string | null => describeFamily(readVisitAnswers());
