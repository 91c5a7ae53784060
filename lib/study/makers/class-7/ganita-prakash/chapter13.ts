import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const rising = (values: readonly number[]): number[] =>
  [...values].sort((one, other) => one - other);
const upTo = (low: number, high: number): number[] =>
  Array.from({ length: high - low + 1 }, (_, at) => low + at);

const COUNTS = [
  ['runs in', 'matches'],
  ['pages on', 'days'],
  ['guests on', 'evenings'],
  ['kites sold on', 'days'],
] as const;

const findMean = (draw: Draw): MadeQuestion => {
  const [count, average] = [draw.whole(4, 6), draw.whole(12, 40)];
  const others = draw.some(upTo(-9, 9), count - 1);
  const last = -sum(others);
  if (Math.abs(last) > 11) return findMean(draw);
  const values = [...others, last].map((off) => average + off);
  const [what, when] = draw.pick(COUNTS);
  return {
    ask: `Find the mean of ${values.join(', ')} (${what} ${count} ${when}).`,
    hint: 'Add them up and share equally.',
    steps: [
      `${values.join(' + ')} = ${show(sum(values))}.`,
      `${show(sum(values))} ÷ ${count} = ${average}.`,
    ],
    answer: `${average}`,
    check: `mean(${values.join(', ')})`,
    slips: [
      {
        answer: show(sum(values)),
        why: `That is the total. Divide it by ${count}.`,
        check: values.join(' + '),
      },
    ],
  };
};

const findMedian = (draw: Draw): MadeQuestion => {
  const values = draw.some(upTo(11, 60), draw.pick([5, 7]));
  const middle = (values.length - 1) / 2;
  const sorted = rising(values);
  const [median, given] = [sorted[middle] ?? 0, values[middle] ?? 0];
  if (median === given) return findMedian(draw);
  return {
    ask: `Find the median of ${values.join(', ')}.`,
    hint: 'Put the numbers in order first.',
    steps: [
      `In order: ${sorted.join(', ')}.`,
      `In the middle, with ${middle} on each side, stands ${median}.`,
    ],
    answer: `${median}`,
    check: `median(${values.join(', ')})`,
    slips: [
      {
        answer: `${given}`,
        why: `${given} is in the middle of the list as it was given. The numbers have to be in order.`,
      },
    ],
  };
};

const evenMedian = (draw: Draw): MadeQuestion => {
  const values = draw.some(upTo(11, 60), 6);
  const sorted = rising(values);
  const [left = 0, right = 0] = sorted.slice(2, 4);
  const given = sum(values.slice(2, 4));
  if (left + right === given) return evenMedian(draw);
  return {
    ask: `Find the median of ${values.join(', ')}.`,
    hint: 'Of six numbers in order, two stand in the middle.',
    steps: [
      `In order: ${sorted.join(', ')}.`,
      `The middle two are ${left} and ${right}: (${left} + ${right}) ÷ 2 = ${show((left + right) / 2)}.`,
    ],
    answer: show((left + right) / 2),
    check: `median(${values.join(', ')})`,
    slips: [
      {
        answer: show(given / 2),
        why: 'You took the middle two of the list as it was given. Put it in order first.',
        check: `(${values.slice(2, 4).join(' + ')}) / 2`,
      },
    ],
  };
};

const PLAYERS = ['Zoya', 'Manish', 'Chitra', 'Rohan', 'Imli', 'Aditya', 'Fatima'] as const;

const missingValue = (draw: Draw): MadeQuestion => {
  const average = draw.whole(20, 45);
  const known = draw.some(upTo(average - 9, average + 9), 4);
  const missing = 5 * average - sum(known);
  const wrong = 4 * average - sum(known);
  if (missing < 5 || missing === average) return missingValue(draw);
  return {
    ask: `In five matches ${draw.pick(PLAYERS)} makes ${average} runs on average (the mean). Four of the scores are ${known.join(', ')}. What is the fifth?`,
    hint: 'How many runs are there in all five matches?',
    steps: [
      `In all: 5 × ${average} = ${5 * average} runs.`,
      `${known.join(' + ')} = ${sum(known)}, so the fifth is ${5 * average} − ${sum(known)} = ${missing}.`,
    ],
    answer: `${missing}`,
    accept: [`${missing} runs`],
    check: `5 * ${average} - (${known.join(' + ')})`,
    slips: [
      {
        answer: `${average}`,
        why: 'The mean is not one of the scores. Compare the totals.',
      },
      {
        answer: show(wrong),
        why: 'You took the total of four matches. The mean is of five.',
        check: `4 * ${average} - (${known.join(' + ')})`,
      },
    ],
  };
};

const newcomer = (draw: Draw): MadeQuestion => {
  const [count, before, rise] = [draw.whole(4, 9), draw.whole(11, 30), draw.whole(1, 4)];
  const value = before + (count + 1) * rise;
  const after = before + rise;
  return {
    ask: `${count} friends have ₹${before} each on average (the mean). One more comes with ₹${value}. What is the mean of all ${count + 1} now, in rupees?`,
    hint: 'How much money is there altogether?',
    steps: [
      `Before: ${count} × ${before} = ${count * before}. With the newcomer: ${count * before} + ${value} = ${count * before + value}.`,
      `${count * before + value} ÷ ${count + 1} = ${after}.`,
    ],
    answer: `₹${after}`,
    check: `(${count} * ${before} + ${value}) / ${count + 1}`,
    slips: [
      {
        answer: `₹${show((before + value) / 2)}`,
        why: `You took the middle of ${before} and ${value}. But ${count} friends stand behind the old mean, one behind the new amount.`,
        check: `(${before} + ${value}) / 2`,
      },
    ],
  };
};

export const CHAPTER_13 = [
  { id: 'find-mean', level: 'know', make: findMean },
  { id: 'find-median', level: 'know', make: findMedian },
  { id: 'even-median', level: 'use', make: evenMedian },
  { id: 'missing-value', level: 'use', make: missingValue },
  { id: 'newcomer', level: 'think', make: newcomer },
] as const;
