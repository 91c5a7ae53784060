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

const ask = ({ folder, chapter }: MakerPlace, more: Readonly<Record<string, string>> = {}) => {
  const seed = String(Math.random());
  const query = new URLSearchParams({ book: folder, chapter: String(chapter), seed, ...more });
  return request(`/api/practice?${query}`, { parse: parseQuestions });
};

/** Ten questions of a chapter's kinds, others at each call. Rejects with a SiteError. */
export const getMoreQuestions = (place: MakerPlace): Promise<readonly PracticeQuestion[]> =>
  ask(place);

/** Another question of one maker; null where the chapter has lost it. Rejects with a SiteError. */
export const getAnotherQuestion = async (
  place: MakerPlace,
  maker: string,
): Promise<PracticeQuestion | null> => (await ask(place, { maker }))[0] ?? null;
