import { keptQuestions } from '@/lib/offline/keptQuestions';
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

const COUNT = 10;

/** Without a network those that were stored with the class, where it is on this device. */
const ask = async (
  place: MakerPlace,
  count: number,
  maker?: string,
): Promise<readonly PracticeQuestion[]> => {
  const query = new URLSearchParams({
    book: place.folder,
    chapter: String(place.chapter),
    seed: String(Math.random()),
    ...(maker !== undefined && { maker }),
  });
  try {
    return await request(`/api/practice?${query}`, { parse: parseQuestions });
  } catch (cause) {
    const kept = await keptQuestions(place, count, maker, parseQuestions);
    if (!kept) throw cause;
    return kept;
  }
};

/** Ten questions of a chapter's kinds, others at each call. Rejects with a SiteError. */
export const getMoreQuestions = (place: MakerPlace): Promise<readonly PracticeQuestion[]> =>
  ask(place, COUNT);

/** Another question of one maker; null where the chapter has lost it. Rejects with a SiteError. */
export const getAnotherQuestion = async (
  place: MakerPlace,
  maker: string,
): Promise<PracticeQuestion | null> => (await ask(place, 1, maker))[0] ?? null;
