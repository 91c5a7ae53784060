import { checkAnswer } from '@/lib/study/practice/checkAnswer';
import { type QuestionFront, questionFront } from '@/lib/study/practice/questionFront';
import { computeCheck, numbersIn } from '@/lib/study/practice/testing/numbersIn';
import { toQuestion } from '@/lib/study/practice/toQuestion';
import { IS_LONG } from '@/lib/testing/size';
import { type Maker, makeQuestion } from './maker';

const LONGEST_ANSWER = 40;
/** Making a question is cheap; reading it again in every way is not. */
const CHECKED_SEEDS = IS_LONG ? 300 : 10;
const COMPARED_SEEDS = IS_LONG ? 100 : 40;
/** Of those compared at least so many have to differ. */
const LEAST_DIFFERENT = IS_LONG ? 12 : 6;

/** `1 hours`, but not `−1 always` or `21 plus`; words of code; signs and blanks in a row. */
const READS_BADLY =
  /NaN|undefined|Infinity|(?<![−\d.,/:])1 (?!always|plus|minus|times|less|across|gives|makes|becomes|has|was|goes|stays|divides|equals|leaves)[a-z]+(?<![su]|i)s\b|--|\s{2}|\+ −|− −/;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 5e-6;

const comparesWith = (check: string, answer: string): boolean => {
  const [computed, stated] = [computeCheck(check), numbersIn(answer)];
  return (
    computed.length === stated.length &&
    computed.every((value, at) => isNear(stated[at] ?? Number.NaN, value))
  );
};

/** All that is wrong with a question of a chapter, in sentences; empty where nothing is. */
export const questionFaults = (front: QuestionFront): string[] => {
  const read = questionFront.safeParse(front);
  if (!read.success) return [read.error.message];
  const { ask, hint, steps, answer, accept = [], check, slips = [] } = front;
  const asked = toQuestion(front);
  const spellings = [asked.answer, ...(asked.accept ?? [])];
  const worked = numbersIn(steps.join(' '));
  const whys = slips.map(({ why }) => why);
  return [
    ...(answer.length > LONGEST_ANSWER ? [`a long answer: ${answer}`] : []),
    ...(numbersIn(answer).length > 0 && check === undefined ? [`no check for ${answer}`] : []),
    ...(check !== undefined && !comparesWith(check, answer)
      ? [`the check gives ${computeCheck(check)}, the answer says ${answer}: ${ask}`]
      : []),
    ...numbersIn(answer)
      .filter((value) => !worked.some((number) => isNear(number, value)))
      .map((value) => `the steps never reach ${value}: ${ask}`),
    ...spellings
      .filter((spelling) => checkAnswer(spelling, asked) !== 'right')
      .map((spelling) => `does not take ${spelling}`),
    ...(new Set([answer, ...accept]).size <= accept.length ? [`accepts one twice: ${ask}`] : []),
    ...slips
      .filter((slip) => checkAnswer(slip.answer, asked) === 'right')
      .map((slip) => `calls the right answer ${slip.answer} a slip: ${ask}`),
    ...slips
      .filter((slip) => slip.check !== undefined && !comparesWith(slip.check, slip.answer))
      .map((slip) => `the slip ${slip.answer} is not what its check gives: ${ask}`),
    ...(new Set(slips.map((slip) => slip.answer)).size < slips.length
      ? [`two slips with one answer: ${ask}`]
      : []),
    ...[ask, hint, ...steps, ...whys]
      .filter((text) => READS_BADLY.test(text))
      .map((text) => `reads badly: ${text}`),
  ];
};

/** All that is wrong with what a maker makes, each kind of fault once. */
export const makerFaults = (maker: Maker): string[] => {
  const length = Math.max(CHECKED_SEEDS, COMPARED_SEEDS);
  const made = Array.from({ length }, (_, seed) => makeQuestion(maker, String(seed)));
  const different = new Set(made.slice(0, COMPARED_SEEDS).map(({ ask }) => ask)).size;
  return [
    ...new Set(made.slice(0, CHECKED_SEEDS).flatMap(questionFaults).slice(0, 5)),
    ...(different < LEAST_DIFFERENT ? [`only ${different} variants of ${COMPARED_SEEDS}`] : []),
    ...(made.some(({ slips }) => slips) ? [] : ['names no slip']),
  ];
};
