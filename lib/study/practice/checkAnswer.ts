import { foldAnswer, plainAnswer, plainWords } from './plainAnswer';
import type { PracticeQuestion } from './question';
import { type Measured, readMeasured, totalOf } from './readMeasured';
import { isNear, type Tolerance, toleranceOf } from './tolerance';
import { isSameUnit, ratioBetween, readUnit, type UnitReadings } from './unitOf';

/**
 * `unit`: the number is right, its unit is another one. `amount`: the amount is right, in another
 * unit than the question asks for.
 */
export type Verdict = 'right' | 'unit' | 'amount' | 'wrong' | 'empty';

type Asked = Pick<PracticeQuestion, 'answer' | 'accept'> & Partial<Pick<PracticeQuestion, 'ask'>>;

const MOST_UNIT_WORDS = 3;

/** The units that a question names, each with whether it asks for it: `in metres`, `how many km`. */
const unitsNamed = (ask: string): { unit: UnitReadings; isAsked: boolean }[] => {
  const words = foldAnswer(ask)
    .replace(/[?,;:!]/g, ' ')
    .split(/ +/);
  return words.flatMap((_, at) =>
    Array.from({ length: MOST_UNIT_WORDS }, (__, more) => {
      const unit = readUnit(
        words
          .slice(at, at + more + 1)
          .join(' ')
          .replace(/\.$/, ''),
      );
      return unit ? [{ unit, isAsked: /^(?:in|many|into|to|as)$/.test(words[at - 1] ?? '') }] : [];
    }).flat(),
  );
};

/** What a question says about its answer. */
type Wanted = { ask: string; tolerance: Tolerance };

const isSameNumber = (typed: Measured, right: Measured, { tolerance }: Wanted): boolean => {
  if (typed.number !== '' && typed.number === right.number) return true;
  // A fraction has to stand as it is: 6/8 is not 3/4, and 0.75 only where it is accepted.
  const isDecimal = [typed, right].every(({ number }) => !number.includes('/'));
  return isDecimal && isNear(typed.value, right.value, tolerance);
};

const isNamed = (unit: UnitReadings, ask: string): boolean =>
  unitsNamed(ask).some((named) => isSameUnit(named.unit, unit));

const isAskedFor = (wanted: UnitReadings, ask: string): boolean =>
  unitsNamed(ask).some(({ unit, isAsked }) => isAsked && isSameUnit(unit, wanted));

const isSameAmount = (typed: Measured, right: Measured): boolean => {
  const ratio = typed.unit && right.unit && ratioBetween(typed.unit, right.unit);
  if (ratio === null) return false;
  return Math.abs(typed.value * ratio - right.value) <= 1e-9 * Math.abs(right.value);
};

const compareOne = (typed: Measured, right: Measured, wanted: Wanted): Verdict => {
  const isSame = isSameNumber(typed, right, wanted);
  if (!right.unit) {
    if (!isSame) return 'wrong';
    return !typed.unit || isNamed(typed.unit, wanted.ask) ? 'right' : 'unit';
  }
  if (!typed.unit) return 'wrong';
  if (isSameUnit(typed.unit, right.unit)) return isSame ? 'right' : 'wrong';
  if (isSameAmount(typed, right)) return isAskedFor(right.unit, wanted.ask) ? 'amount' : 'right';
  return isSame ? 'unit' : 'wrong';
};

const compareAmounts = (
  typed: readonly Measured[],
  right: readonly Measured[],
  wanted: Wanted,
): Verdict => {
  const isPieceByPiece = (piece: Measured, at: number) => {
    const other = right[at];
    return other !== undefined && compareOne(piece, other, wanted) === 'right';
  };
  if (typed.length === right.length && typed.every(isPieceByPiece)) return 'right';
  const [one, other] = [totalOf(typed), totalOf(right)];
  return one && other ? compareOne(one, other, wanted) : 'wrong';
};

const ORDER: readonly Verdict[] = ['right', 'amount', 'unit', 'wrong'];

/**
 * Compares what a pupil typed with the answer and its accepted spellings. Spaces, capitals, commas
 * between digits, zeros at the end of a decimal, the kind of minus sign, the spelling of a unit and, in
 * an answer in words, articles do not matter; a decimal is as exact as the question asks. `6/8` is not
 * `3/4`, and `0.75` only where `accept` says so.
 */
export const checkAnswer = (typed: string, { ask = '', answer, accept = [] }: Asked): Verdict => {
  const given = plainAnswer(typed);
  if (given === '') return 'empty';
  if ([answer, ...accept].some((right) => plainAnswer(right) === given)) return 'right';
  const words = plainWords(typed);
  if (words !== '' && [answer, ...accept].some((right) => plainWords(right) === words)) {
    return 'right';
  }
  const amount = readMeasured(typed);
  if (!amount) return 'wrong';
  const rights = [answer, ...accept].map(readMeasured).filter((right) => right !== null);
  const wanted = { ask, tolerance: toleranceOf(ask, answer.includes('₹')) };
  // The bare number of an answer with a unit is there for those who leave the unit out.
  const hasUnit = (pieces: readonly Measured[]) => pieces.some(({ unit }) => unit !== null);
  const isBareApart = rights[0] && hasUnit(rights[0]) && hasUnit(amount);
  const verdicts = rights
    .filter((right) => !isBareApart || hasUnit(right))
    .map((right) => compareAmounts(amount, right, wanted));
  return ORDER.find((verdict) => verdicts.includes(verdict)) ?? 'wrong';
};
