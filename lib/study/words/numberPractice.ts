import { NUMBER_TEXT } from '@/data/study/converters/numberText';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { groupIndian } from './grouping';
import { toIndianWords, WORDS_END } from './numberWords';
import { buildPlaceChart, expand } from './placeValue';

const TEXT = NUMBER_TEXT.practice;

const show = (value: bigint): string => groupIndian(`${value}`);

const askPlace = (value: bigint): PracticeQuestion => {
  const [row] = buildPlaceChart(value);
  const digit = row?.digit ?? '0';
  const worth = 10n ** BigInt(`${value}`.length - 1);
  const answer = show(BigInt(digit) * worth);
  return {
    ask: TEXT.place(digit, (row?.indian ?? '').toLowerCase(), show(value)),
    hint: TEXT.placeHint,
    steps: [TEXT.placeStep(digit, show(worth), answer)],
    answer,
  };
};

const askBefore = (value: bigint): PracticeQuestion => {
  const isFirst = value === 0n;
  const answer = show(isFirst ? 1n : value - 1n);
  return {
    ask: isFirst ? TEXT.after(show(value)) : TEXT.before(show(value)),
    hint: isFirst ? TEXT.afterHint : TEXT.beforeHint,
    steps: [isFirst ? TEXT.afterStep(show(value), answer) : TEXT.beforeStep(show(value), answer)],
    answer,
  };
};

/** Ten times the number and its last digit more, or one less where that is too large. */
const askFigures = (value: bigint): PracticeQuestion => {
  const larger = value * 10n + ((value % 9n) + 1n);
  const target = larger < WORDS_END ? larger : value - 1n;
  return {
    ask: TEXT.figures(toIndianWords(target)),
    hint: TEXT.figuresHint,
    steps: [TEXT.figuresStep(expand(target).join(' + '))],
    answer: show(target),
  };
};

const askFull = (value: bigint): PracticeQuestion => {
  const [size, unit] =
    value >= 10n ** 7n
      ? [10n ** 5n, 'lakhs']
      : value >= 1000n
        ? [1000n, 'thousands']
        : [10n, 'tens'];
  const answer = show(value / size);
  return {
    ask: TEXT.full(unit, show(value)),
    hint: TEXT.fullHint(show(size)),
    steps: [TEXT.fullStep(show(value), show(size), answer, show(value % size))],
    answer,
  };
};

const askToTen = (value: bigint): PracticeQuestion => ({
  ask: TEXT.toTen(show(value)),
  hint: TEXT.toTenHint,
  steps: [TEXT.toTenStep(show(value), show(10n - value))],
  answer: show(10n - value),
});

/** Three questions about a whole number below 10^15. */
export const buildNumberPractice = (value: bigint): PracticeQuestion[] =>
  value < 10n
    ? [askBefore(value), askToTen(value), askFigures(value)]
    : [askPlace(value), askFull(value), askFigures(value)];
