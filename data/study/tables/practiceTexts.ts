import { figure, line } from './figure';

type Asked = { factor: number; times: number };

const given = ({ factor, times }: Asked): string => figure(factor * times);

const NAMES = [
  'Asha',
  'Imran',
  'Kavya',
  'Joseph',
  'Meera',
  'Arjun',
  'Zoya',
  'Nikhil',
  'Tenzin',
  'Lakshmi',
];

/** What a story counts, and how many of it there can be in one box, on one page, on one day. */
const THINGS = [
  {
    full: (name: string, n: number, k: number) =>
      `${name} packs ${k} boxes with ${n} laddoos in each. How many laddoos are packed?`,
    unit: 'laddoos',
    low: 2,
    high: 50,
  },
  {
    full: (name: string, n: number, k: number) =>
      `${name} sticks ${n} stamps on each of ${k} pages of an album. How many stamps is that?`,
    unit: 'stamps',
    low: 2,
    high: 30,
  },
  {
    full: (name: string, n: number, k: number) =>
      `${name}’s grandfather plants ${k} rows of ${n} mustard seedlings. How many seedlings does he need?`,
    unit: 'seedlings',
    low: 5,
    high: 120,
  },
  {
    full: (name: string, n: number, k: number) =>
      `${name} puts ₹${n} a day into a money box. How much is in it after ${k} days, in rupees?`,
    unit: 'rupees',
    low: 1,
    high: 20,
  },
  {
    full: (name: string, n: number, k: number) =>
      `${name} pays ₹${n} a day for the bus. What do ${k} days cost, in rupees?`,
    unit: 'rupees',
    low: 10,
    high: 120,
  },
  {
    full: (name: string, n: number, k: number) =>
      `A kite maker sells ${n} kites a day in the weeks before Sankranti. ${name} asks how many that makes in ${k} days.`,
    unit: 'kites',
    low: 5,
    high: 120,
  },
] as const;

const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items[at % items.length];

/** The sentences of the practice questions. */
export const PRACTICE_TEXTS = {
  product: ({ factor, times }: Asked) => ({
    ask: `${factor} × ${times} = ?`,
    hint:
      times > 10
        ? `Begin with ${line(factor, 10)}.`
        : `${line(factor, times - 1)}. One more step of ${factor} is missing.`,
    steps:
      times > 10
        ? [
            line(factor, 10),
            line(factor, times - 10),
            `${figure(factor * 10)} + ${figure(factor * (times - 10))} = ${figure(factor * times)}`,
          ]
        : [
            line(factor, times - 1),
            `${figure(factor * (times - 1))} + ${factor} = ${figure(factor * times)}`,
          ],
  }),
  missing: (asked: Asked) => ({
    ask: `${asked.factor} × ? = ${given(asked)}`,
    hint: `Is it more or less than line 10, ${figure(asked.factor * 10)}?`,
    steps: [
      `The question is in which line of the table ${given(asked)} stands.`,
      `${line(asked.factor, asked.times)}, so it is line ${asked.times}.`,
    ],
  }),
  division: (asked: Asked) => ({
    ask: `${given(asked)} ÷ ${asked.factor} = ?`,
    hint: `How many times ${asked.factor} is ${given(asked)}?`,
    steps: [
      'Dividing undoes multiplying: look for the line of the table that ends here.',
      `${line(asked.factor, asked.times)}, therefore ${given(asked)} ÷ ${asked.factor} = ${asked.times}.`,
    ],
  }),
  story: ({ factor, times }: Asked, dice: number) => {
    const fitting = THINGS.filter(({ low, high }) => factor >= low && factor <= high);
    const thing = pick(fitting, dice) ?? THINGS[0];
    return {
      ask: thing.full(pick(NAMES, dice) ?? 'Asha', factor, times),
      hint: `${times} times ${factor}: which line of the table is that?`,
      steps: [`There are ${times} times ${factor} ${thing.unit}.`, line(factor, times)],
      unit: thing.unit,
    };
  },
  remainder: (asked: Asked, rest: number) => ({
    ask: `What is the largest number up to ${figure(asked.factor * asked.times + rest)} in the table of ${asked.factor}?`,
    hint: `Find the line that comes nearest without going beyond.`,
    steps: [
      `${line(asked.factor, asked.times)} and ${line(asked.factor, asked.times + 1)}.`,
      rest === 0
        ? `${given(asked)} itself is in the table.`
        : `${figure(asked.factor * asked.times + rest)} lies between them, so the answer is ${given(asked)}.`,
    ],
  }),
  sum: ({ factor, times }: Asked, more: number) => ({
    ask: `${factor} × ${times} + ${factor} × ${more} = ?`,
    hint: `How many times is ${factor} taken altogether?`,
    steps: [
      `${times} times and ${more} times together are ${times + more} times.`,
      line(factor, times + more),
    ],
  }),
} as const;
