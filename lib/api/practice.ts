import { isRecord } from '@/lib/site/isRecord';
import type { MakerPlace } from '@/lib/study/makers/books';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { request } from './request';

const isQuestion = (value: unknown): value is PracticeQuestion =>
  isRecord(value) &&
  [value.ask, value.hint, value.answer].every((text) => typeof text === 'string') &&
  Array.isArray(value.steps);

const parseQuestions = (answer: unknown): readonly PracticeQuestion[] | null =>
  isRecord(answer) && Array.isArray(answer.questions) && answer.questions.every(isQuestion)
    ? answer.questions
    : null;

/** Ten questions of a chapter's kinds, others at each call. Rejects with a SiteError. */
export const getMoreQuestions = ({
  folder,
  chapter,
}: MakerPlace): Promise<readonly PracticeQuestion[]> => {
  const query = new URLSearchParams({
    book: folder,
    chapter: String(chapter),
    seed: String(Math.random()),
  });
  return request(`/api/practice?${query}`, { parse: parseQuestions });
};
