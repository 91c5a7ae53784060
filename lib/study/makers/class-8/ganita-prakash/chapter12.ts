import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** So many numbers whose mean is whole. */
const listWithMean = (draw: Draw, count: number, mean: number): number[] => {
  const rest = Array.from({ length: count - 1 }, () => mean + draw.whole(-8, 8));
  const last = count * mean - total(rest);
  return last > 0 && last < 2 * mean ? [...rest, last] : listWithMean(draw, count, mean);
};

const meanOf = (draw: Draw): MadeQuestion => {
  const [count, mean] = [draw.whole(4, 6), draw.whole(12, 40)];
  const values = listWithMean(draw, count, mean);
  const sum = total(values);
  return {
    ask: `Find the mean of ${values.slice(0, -1).join(', ')} and ${values.at(-1)}.`,
    hint: 'Add them and share the sum equally.',
    steps: [`${values.join(' + ')} = ${sum}.`, `${sum} ÷ ${count} = ${mean}.`],
    answer: show(mean),
    check: `mean(${values.join(', ')})`,
    slips: [
      {
        answer: show(sum),
        why: `That is the sum. Share it among the ${count} numbers.`,
        check: values.join(' + '),
      },
    ],
  };
};

const medianOf = (draw: Draw): MadeQuestion => {
  const count = draw.whole(5, 8);
  const isEven = count % 2 === 0;
  const sorted = draw
    .some(
      Array.from({ length: 20 }, (_, at) => 10 + 2 * at),
      count,
    )
    .sort((one, other) => one - other);
  const values = draw.shuffle(sorted);
  const middle = (list: readonly number[]): readonly [number, number] => [
    list[Math.ceil(count / 2) - 1] ?? 0,
    list[Math.floor(count / 2)] ?? 0,
  ];
  const [low, high] = middle(sorted);
  const [unsortedLow, unsortedHigh] = middle(values);
  const answer = show((low + high) / 2);
  if (unsortedLow + unsortedHigh === low + high) return medianOf(draw);
  return {
    ask: `Find the median of ${values.slice(0, -1).join(', ')} and ${values.at(-1)}.`,
    hint: 'First put them in order.',
    steps: [
      `In order: ${sorted.join(', ')}.`,
      isEven
        ? `In the middle stand ${low} and ${high}; halfway between them is ${answer}.`
        : `The one in the middle is ${answer}.`,
    ],
    answer,
    check: `median(${values.join(', ')})`,
    slips: [
      {
        answer: show((unsortedLow + unsortedHigh) / 2),
        why: 'You took the middle of the list as it is given. First put the numbers in order.',
        check: `(${unsortedLow} + ${unsortedHigh}) / 2`,
      },
      ...(isEven
        ? [{ answer: show(low), why: 'Two numbers stand in the middle: go halfway between them.' }]
        : []),
    ],
  };
};

const DOTS = [
  ['pets', 'homes'],
  ['brothers and sisters', 'pupils'],
  ['cycles', 'families'],
  ['goals', 'matches'],
  ['eggs', 'nests'],
] as const;

const dotPlot = (draw: Draw): MadeQuestion => {
  const [what, where] = draw.pick(DOTS);
  const dots = [draw.whole(2, 6), draw.whole(2, 6), draw.whole(2, 6)] as const;
  const values = [1, 2, draw.whole(3, 6)] as const;
  const [count, sum] = [total(dots), total(values.map((value, at) => value * (dots[at] ?? 0)))];
  if ((10 * sum) % count !== 0 || 3 * sum === count * total(values)) return dotPlot(draw);
  const mean = sum / count;
  return {
    ask: `A dot plot of the number of ${what} in ${count} ${where} has ${dots[0]} dots over ${values[0]}, ${dots[1]} dots over ${values[1]} and ${dots[2]} dots over ${values[2]}. What is the mean?`.replace(
      'brothers and sisters in',
      'brothers and sisters of',
    ),
    hint: 'Each dot is one count. What do all of them add up to?',
    steps: [
      `${dots.map((many, at) => `${many} × ${values[at]}`).join(' + ')} = ${sum}.`,
      `${sum} ÷ ${count} = ${show(mean)}.`,
    ],
    answer: show(mean),
    check: `(${dots.map((many, at) => `${many} * ${values[at]}`).join(' + ')}) / (${dots.join(' + ')})`,
    slips: [
      total(values) % 3 === 0
        ? {
            answer: show(total(values) / 3),
            why: `You took the mean of ${values.join(', ')}. Each value counts as often as it has dots.`,
            check: `mean(${values.join(', ')})`,
          }
        : {
            answer: show(sum),
            why: `That is the sum of all counts. Share it among the ${count} ${where}.`,
            check: dots.map((many, at) => `${many} * ${values[at]}`).join(' + '),
          },
    ],
  };
};

const oneMore = (draw: Draw): MadeQuestion => {
  const [count, mean, rise] = [draw.whole(4, 9), draw.whole(15, 40), draw.whole(1, 4)];
  const isUp = draw.chance();
  const next = isUp ? mean + rise : mean - rise;
  const added = next * (count + 1) - count * mean;
  if (added < 1) return oneMore(draw);
  const sum = count * mean;
  return {
    ask: `The mean of ${count} numbers is ${mean}. The number ${added} is added to the list. What is the mean of the ${count + 1} numbers?`,
    hint: `What do the first ${count} add up to?`,
    steps: [
      `The ${count} numbers add up to ${count} × ${mean} = ${sum}.`,
      `${sum} + ${added} = ${sum + added}, and ${sum + added} ÷ ${count + 1} = ${next}.`,
    ],
    answer: show(next),
    check: `(${count} * ${mean} + ${added}) / (${count} + 1)`,
    slips: [
      {
        answer: show((mean + added) / 2),
        why: `You took the mean of ${mean} and ${added}. The ${mean} stands for ${count} numbers.`,
        check: `(${mean} + ${added}) / 2`,
      },
    ],
  };
};

const missingValue = (draw: Draw): MadeQuestion => {
  const [count, mean] = [draw.whole(4, 6), draw.whole(12, 40)];
  const values = listWithMean(draw, count, mean);
  const last = values.at(-1) ?? 0;
  if (last === mean) return missingValue(draw);
  const known = values.slice(0, -1);
  const sum = total(known);
  return {
    ask: `The mean of ${count} numbers is ${mean}. All but one of them are ${known.join(', ')}. What is the missing number?`,
    hint: `What do all ${count} add up to?`,
    steps: [
      `All ${count} add up to ${count} × ${mean} = ${count * mean}, the known ones to ${sum}.`,
      `${count * mean} − ${sum} = ${last}.`,
    ],
    answer: show(last),
    check: `${count} * ${mean} - (${known.join(' + ')})`,
    slips: [
      {
        answer: show(mean),
        why: 'The mean need not be among the numbers; here the sum would not be right with it.',
        check: `${mean}`,
      },
    ],
  };
};

const twoGroups = (draw: Draw): MadeQuestion => {
  const [first, second] = [10 * draw.whole(1, 4), 10 * draw.whole(1, 4)];
  const [one, other] = [draw.whole(8, 20), draw.whole(8, 20)];
  const [sum, count] = [first * one + second * other, first + second];
  if (first === second || one === other || (10 * sum) % count !== 0) return twoGroups(draw);
  const mean = sum / count;
  return {
    ask: `In a test ${first} girls have a mean of ${one} marks and ${second} boys a mean of ${other} marks. What is the mean of all ${count}?`,
    hint: 'Find the sum of the marks in each group.',
    steps: [
      `${first} × ${one} = ${first * one} and ${second} × ${other} = ${second * other}: ${sum} marks in all.`,
      `${sum} ÷ ${count} = ${show(mean)} marks.`,
    ],
    answer: `${show(mean)} marks`,
    check: `(${first} * ${one} + ${second} * ${other}) / (${first} + ${second})`,
    slips: [
      {
        answer: `${show((one + other) / 2)} marks`,
        why: `You took the middle of ${one} and ${other}. The larger group counts more.`,
        check: `(${one} + ${other}) / 2`,
      },
    ],
  };
};

export const CHAPTER_12 = [
  { id: 'mean-of', level: 'know', make: meanOf },
  { id: 'median-of', level: 'know', make: medianOf },
  { id: 'dot-plot', level: 'use', make: dotPlot },
  { id: 'one-more', level: 'use', make: oneMore },
  { id: 'missing-value', level: 'think', make: missingValue },
  { id: 'two-groups', level: 'think', make: twoGroups },
] as const satisfies BookMakers[number];
