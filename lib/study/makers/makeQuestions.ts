import type { PracticeQuestion } from '@/lib/study/practice/question';
import { LEVELS } from '@/lib/study/practice/question';
import { toQuestion } from '@/lib/study/practice/toQuestion';
import { type Maker, makeQuestion } from './maker';

/** A maker with few variants may repeat itself; after so many tries a question is left out. */
const TRIES = 10;

/**
 * `count` questions, the easier ones first, no two alike: from each maker in turn. The same seed
 * gives the same questions.
 */
export const makeQuestions = (
  makers: readonly Maker[],
  count: number,
  seed: string,
): readonly PracticeQuestion[] => {
  const made: PracticeQuestion[] = [];
  for (let at = 0; at < count; at++) {
    const maker = makers[at % makers.length];
    const question = maker && anotherOne(maker, `${seed} ${at}`, made);
    if (question) made.push(question);
  }
  return byLevel(made);
};

const anotherOne = (
  maker: Maker,
  seed: string,
  made: readonly PracticeQuestion[],
): PracticeQuestion | null => {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const question = { ...toQuestion(makeQuestion(maker, `${seed} ${attempt}`)), maker: maker.id };
    if (!made.some(({ ask }) => ask === question.ask)) return question;
  }
  return null;
};

/** Those without a level come first. */
export const byLevel = (questions: readonly PracticeQuestion[]): readonly PracticeQuestion[] => {
  const rank = ({ level }: PracticeQuestion) => (level ? LEVELS.indexOf(level) : -1);
  return questions.toSorted((one, other) => rank(one) - rank(other));
};
