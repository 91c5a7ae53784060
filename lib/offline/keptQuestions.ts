import { isRecord } from '@/lib/site/isRecord';
import type { MakerPlace } from '@/lib/study/makers/books';
import { LEVELS, type PracticeQuestion } from '@/lib/study/practice/question';
import { shuffle } from '@/lib/study/tables/shuffle';
import { questionsPath } from './kept';

type Read = (answer: unknown) => readonly PracticeQuestion[] | null;

const readPool = async ({ folder, chapter }: MakerPlace): Promise<unknown> => {
  const classNumber = /^class-(\d+)\//.exec(folder)?.[1];
  if (!('caches' in globalThis) || classNumber === undefined) return null;
  const stored = await caches.match(questionsPath(classNumber));
  const pools: unknown = await stored?.json();
  return isRecord(pools) && isRecord(pools.chapters)
    ? { questions: pools.chapters[`${folder}/${chapter}`] }
    : null;
};

const rank = ({ level }: PracticeQuestion) => (level ? LEVELS.indexOf(level) : -1);

/**
 * Questions of a chapter that were stored with its class, others each time, the easier ones first. Null
 * where the class is not on this device.
 */
export const keptQuestions = async (
  place: MakerPlace,
  count: number,
  maker: string | undefined,
  read: Read,
): Promise<readonly PracticeQuestion[] | null> => {
  const pool = read(await readPool(place).catch(() => null));
  if (!pool) return null;
  const wanted = maker === undefined ? pool : pool.filter((question) => question.maker === maker);
  return shuffle([...wanted], Math.random)
    .slice(0, count)
    .toSorted((one, other) => rank(one) - rank(other));
};
