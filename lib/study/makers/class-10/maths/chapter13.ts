import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const TOPICS = [
  { what: 'The marks in a test', start: [0, 10, 20], width: 10 },
  { what: 'The ages of visitors to a museum in Patna, in years,', start: [5, 10, 20], width: 10 },
  { what: 'The heights of saplings in a nursery, in cm,', start: [20, 40, 60], width: 10 },
  { what: 'The ways to school of some pupils, in minutes,', start: [0, 5, 10], width: 5 },
  {
    what: 'The daily wages in a workshop in Tiruppur, in rupees,',
    start: [400, 500, 600],
    width: 50,
  },
  {
    what: 'The monthly readings of electricity meters in a lane in Bhopal, in units,',
    start: [60, 80, 100],
    width: 20,
  },
  {
    what: 'The weights of mangoes in a crate from Ratnagiri, in grams,',
    start: [150, 180, 200],
    width: 20,
  },
] as const;

type Table = {
  what: string;
  start: number;
  width: number;
  /** Of each class from the lowest on. */
  frequencies: readonly number[];
};

const listed = (items: readonly (number | string)[]): string =>
  `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const limits = ({ start, width }: Table, at: number): readonly [number, number] => [
  start + at * width,
  start + (at + 1) * width,
];

const classAt = (table: Table, at: number): string => limits(table, at).join('–');

const marks = (table: Table): number[] =>
  table.frequencies.map((_, at) => table.start + at * table.width + table.width / 2);

const told = (table: Table, frequencies: readonly (number | string)[]): string =>
  `${table.what} fall into the classes ${listed(table.frequencies.map((_, at) => classAt(table, at)))} with the frequencies ${listed(frequencies)}.`;

const total = (frequencies: readonly number[]): number =>
  frequencies.reduce((one, other) => one + other, 0);

/** Whether a number ends after two decimals. */
const isShort = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;

/** Frequencies that rise to the middle and fall, as most do. */
const drawTable = (draw: Draw): Table => {
  const { what, start, width } = draw.pick(TOPICS);
  const frequencies = [
    draw.whole(3, 8),
    draw.whole(6, 12),
    draw.whole(10, 20),
    draw.whole(6, 12),
    draw.whole(2, 8),
  ];
  return { what, start: draw.pick(start), width, frequencies };
};

/** A table for which the thing that is asked comes out even. */
const suited = (draw: Draw, isSuited: (table: Table) => boolean): Table => {
  const table = drawTable(draw);
  return isSuited(table) ? table : suited(draw, isSuited);
};

const sums = (frequencies: readonly number[]): number[] =>
  frequencies.map((_, at) => total(frequencies.slice(0, at + 1)));

const medianClass = (frequencies: readonly number[]): number =>
  sums(frequencies).findIndex((sum) => sum > total(frequencies) / 2);

const classSought = (draw: Draw): MadeQuestion => {
  const isMedian = draw.chance();
  const { what, start, width } = draw.pick(TOPICS);
  const table: Table = {
    what,
    start: draw.pick(start),
    width,
    frequencies: draw.shuffle([4, 6, 9, 11, 15]).map((count) => count + draw.whole(0, 1)),
  };
  const { frequencies } = table;
  const [half, all] = [total(frequencies) / 2, sums(frequencies)];
  const modal = frequencies.indexOf(Math.max(...frequencies));
  const middle = medianClass(frequencies);
  const at = isMedian ? middle : modal;
  const [low, high] = limits(table, at);
  const [other] = limits(table, isMedian ? modal : middle);
  if (all.includes(half)) return classSought(draw);
  return {
    ask: `${told(table, frequencies)} What is the lower limit of the ${isMedian ? 'median' : 'modal'} class?`,
    hint: isMedian
      ? 'Add up the frequencies until you pass half of the total.'
      : 'Which class has the highest frequency?',
    steps: isMedian
      ? [
          `n = ${total(frequencies)}, so n/2 = ${show(half)}.`,
          `Cumulative frequencies: ${listed(all)}. The first above ${show(half)} belongs to the class ${classAt(table, at)}.`,
          `Its lower limit is ${low}.`,
        ]
      : [
          `The highest frequency is ${frequencies[at]}, in the class ${classAt(table, at)}.`,
          `Its lower limit is ${low}.`,
        ],
    answer: show(low),
    check: `${table.start} + ${at} * ${width}`,
    slips: [
      {
        answer: show(high),
        why: `That is the upper limit of the ${isMedian ? 'median' : 'modal'} class.`,
        check: `${table.start} + ${at + 1} * ${width}`,
      },
      {
        answer: show(other),
        why: isMedian
          ? 'You took the class with the highest frequency. That is the modal class.'
          : 'That is where the middle value lies, the median class.',
      },
      {
        answer: show(isMedian ? half : (frequencies[at] ?? 0)),
        why: isMedian
          ? 'That is n/2, a count. Find the class in which this count is passed.'
          : 'That is the highest frequency. The modal class is the class that has it.',
      },
    ],
  };
};

const mean = (draw: Draw): MadeQuestion => {
  const table = suited(draw, ({ frequencies }) => [20, 25, 40, 50].includes(total(frequencies)));
  const { frequencies, width } = table;
  const middles = marks(table);
  const products = middles.map((mark, at) => mark * (frequencies[at] ?? 0));
  const [count, sum] = [total(frequencies), total(products)];
  const product = middles.map((mark, at) => `${frequencies[at]} * ${mark}`).join(' + ');
  return {
    ask: `${told(table, frequencies)} What is the mean?`,
    hint: `Use the class marks ${listed(middles.map(show))}.`,
    steps: [
      `Number of values: ${frequencies.join(' + ')} = ${count}.`,
      `Sum: ${middles.map((mark, at) => `${frequencies[at]} × ${mark}`).join(' + ')} = ${show(sum)}.`,
      `Mean: ${show(sum)} ÷ ${count} = ${show(sum / count)}.`,
    ],
    answer: show(sum / count),
    check: `(${product}) / (${frequencies.join(' + ')})`,
    slips: [
      {
        answer: show(sum / count - width / 2),
        why: 'You used the lower limits. The values of a class are represented by its middle.',
        check: `(${product}) / ${count} - ${width} / 2`,
      },
      {
        answer: show(sum / count + width / 2),
        why: 'You used the upper limits. The values of a class are represented by its middle.',
        check: `(${product}) / ${count} + ${width} / 2`,
      },
      {
        answer: show(sum / 5),
        why: `You divided by the number of classes. Divide by the number of values, ${count}.`,
        check: `(${product}) / 5`,
      },
    ],
  };
};

const median = (draw: Draw): MadeQuestion => {
  const table = suited(draw, ({ frequencies }) => {
    const [at, n] = [medianClass(frequencies), total(frequencies)];
    const before = total(frequencies.slice(0, at));
    return before < n / 2 && isShort((n / 2 - before) / (frequencies[at] ?? 1));
  });
  const { frequencies, width } = table;
  const [at, n] = [medianClass(frequencies), total(frequencies)];
  const [before, inside] = [total(frequencies.slice(0, at)), frequencies[at] ?? 1];
  const [low] = limits(table, at);
  const into = ((n / 2 - before) / inside) * width;
  return {
    ask: `${told(table, frequencies)} What is the median?`,
    hint: 'Find the class in which the cumulative frequency passes half of the total.',
    steps: [
      `n = ${n}, so n/2 = ${show(n / 2)}.`,
      `Cumulative frequencies: ${listed(sums(frequencies))}. The median class is ${classAt(table, at)}, with ${before} values before it.`,
      `Median = ${low} + (${show(n / 2)} − ${before})/${inside} × ${width} = ${low} + ${show(into)} = ${show(low + into)}.`,
    ],
    answer: show(low + into),
    check: `${low} + (${n} / 2 - ${before}) / ${inside} * ${width}`,
    slips: [
      {
        answer: show(low + into - width),
        why: `You took the cumulative frequency of the median class, ${before + inside}. It needs the one before it, ${before}.`,
        check: `${low} + (${n} / 2 - ${before + inside}) / ${inside} * ${width}`,
      },
      {
        answer: show(into),
        why: `That is how far the median lies inside its class. Add the lower limit, ${low}.`,
        check: `(${n} / 2 - ${before}) / ${inside} * ${width}`,
      },
      {
        answer: show(low + width / 2),
        why: 'That is the middle of the median class, only a first guess.',
        check: `${low} + ${width} / 2`,
      },
    ],
  };
};

const mode = (draw: Draw): MadeQuestion => {
  const table = suited(draw, ({ frequencies }) => {
    const [, before = 0, most = 0, after = 0] = frequencies;
    return most > Math.max(before, after) && isShort((most - before) / (2 * most - before - after));
  });
  const { frequencies, width } = table;
  const [, before = 0, most = 0, after = 0] = frequencies;
  const [low] = limits(table, 2);
  const under = 2 * most - before - after;
  const into = ((most - before) / under) * width;
  const fractionOf = `(${most} - ${before}) / (2 * ${most} - ${before} - ${after}) * ${width}`;
  return {
    ask: `${told(table, frequencies)} What is the mode?`,
    hint: 'The modal class has the highest frequency; its two neighbours matter too.',
    steps: [
      `The modal class is ${classAt(table, 2)} with ${most}; its neighbours have ${before} and ${after}.`,
      `Mode = ${low} + (${most} − ${before})/(2 × ${most} − ${before} − ${after}) × ${width}.`,
      `${most - before}/${under} × ${width} = ${show(into)}, so the mode is ${show(low + into)}.`,
    ],
    answer: show(low + into),
    check: `${low} + ${fractionOf}`,
    slips: [
      {
        answer: show(low + width - into),
        why: 'You swapped the neighbours. On top stands the highest frequency minus the one before it.',
        check: `${low} + (${most} - ${after}) / (2 * ${most} - ${before} - ${after}) * ${width}`,
      },
      {
        answer: show(into),
        why: `That is how far the mode lies inside its class. Add the lower limit, ${low}.`,
        check: fractionOf,
      },
      {
        answer: show(most),
        why: 'That is the highest frequency. The mode is a value, inside the modal class.',
        check: `${most}`,
      },
    ],
  };
};

const missing = (draw: Draw): MadeQuestion => {
  const table = suited(draw, (one) => {
    const sum = total(marks(one).map((mark, at) => mark * (one.frequencies[at] ?? 0)));
    const average = sum / total(one.frequencies);
    return Number.isInteger(average) && !marks(one).includes(average);
  });
  const { frequencies } = table;
  const middles = marks(table);
  const [count, hidden] = [total(frequencies), draw.pick([0, 1, 3, 4])];
  const [f, mark] = [frequencies[hidden] ?? 0, middles[hidden] ?? 0];
  const sum = total(middles.map((middle, at) => middle * (frequencies[at] ?? 0)));
  const average = sum / count;
  const [restSum, restCount] = [sum - f * mark, count - f];
  const [more, gap] = [Math.abs(restSum - average * restCount), Math.abs(mark - average)];
  const withF = frequencies.map((frequency, at) => (at === hidden ? 'f' : frequency));
  return {
    ask: `${told(table, withF)} The mean is ${show(average)}. What is f?`,
    hint: 'Write the mean with f and solve for it.',
    steps: [
      `Without f the sum is ${show(restSum)}, from ${restCount} values.`,
      `(${show(restSum)} + ${mark}f)/(${restCount} + f) = ${show(average)}.`,
      `${show(restSum)} + ${mark}f = ${show(average * restCount)} + ${show(average)}f, so ${gap === 1 ? '' : show(gap)}f = ${show(more)}.`,
      `f = ${f}.`,
    ],
    answer: show(f),
    accept: [`f = ${f}`],
    check: `(${average} * ${restCount} - ${restSum}) / (${mark} - ${average})`,
    slips: [
      {
        answer: show(count),
        why: 'That is the number of all values together. f is one class alone.',
        check: `${restCount} + ${f}`,
      },
    ],
  };
};

const empirical = (draw: Draw): MadeQuestion => {
  const asked = draw.pick(['median', 'mode', 'mean'] as const);
  const [average, gap] = [draw.whole(20, 60), draw.pick([-1, 1]) * draw.whole(1, 5)];
  const [middle, most] = [average + gap, average + 3 * gap];
  const value = { median: middle, mode: most, mean: average };
  const given = (['mean', 'median', 'mode'] as const).filter((name) => name !== asked);
  const steps = {
    median: [
      `3 × median = ${most} + 2 × ${average} = ${most + 2 * average}.`,
      `Median = ${most + 2 * average} ÷ 3 = ${middle}.`,
    ],
    mode: [
      `Mode = 3 × ${middle} − 2 × ${average} = ${3 * middle} − ${2 * average}.`,
      `Mode = ${most}.`,
    ],
    mean: [
      `2 × mean = 3 × ${middle} − ${most} = ${3 * middle - most}.`,
      `Mean = ${3 * middle - most} ÷ 2 = ${average}.`,
    ],
  };
  const checks = {
    median: `(${most} + 2 * ${average}) / 3`,
    mode: `3 * ${middle} - 2 * ${average}`,
    mean: `(3 * ${middle} - ${most}) / 2`,
  };
  const wrong = {
    median: {
      answer: show((most + average) / 2),
      why: 'You took the middle between mean and mode. The mean counts twice.',
      check: `(${most} + ${average}) / 2`,
    },
    mode: {
      answer: show(3 * average - 2 * middle),
      why: 'You swapped mean and median in the relation.',
      check: `3 * ${average} - 2 * ${middle}`,
    },
    mean: {
      answer: show(3 * middle - most),
      why: 'That is twice the mean. Halve it.',
      check: `3 * ${middle} - ${most}`,
    },
  };
  return {
    ask: `For some grouped data the ${given[0]} is ${value[given[0] ?? 'mean']} and the ${given[1]} is ${value[given[1] ?? 'mode']}. With the empirical relation 3 × median = mode + 2 × mean, what is the ${asked}?`,
    hint: 'Put both numbers into the relation, then solve for the third.',
    steps: steps[asked],
    answer: show(value[asked]),
    check: checks[asked],
    slips: [wrong[asked]],
  };
};

export const CHAPTER_13: BookMakers[number] = [
  { id: 'class-sought', level: 'know', make: classSought },
  { id: 'mean', level: 'use', make: mean },
  { id: 'median', level: 'use', make: median },
  { id: 'missing', level: 'think', make: missing },
  { id: 'mode', level: 'use', make: mode },
  { id: 'empirical', level: 'use', make: empirical },
];
