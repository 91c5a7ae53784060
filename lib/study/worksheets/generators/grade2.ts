import type { TopicCode } from '@/data/study/worksheets/catalogue';
import { GOODS, type GoodName } from '@/data/study/worksheets/plausible';
import { ANIMAL_HOMES, HELPERS } from '@/data/study/worksheets/surroundings';
import { OPPOSITES, PLURALS, SMALL_WORDS } from '@/data/study/worksheets/words';
import { several, single } from '@/lib/study/worksheets/question';
import { choicesFor } from './choices';
import { GRADE_2_MORE } from './grade2More';
import { drawPrice } from './plausible';
import { sum } from './sums';
import type { TopicGenerator } from './topicGenerator';

/** What ₹50 is enough for. */
const BOUGHT = [
  'pencil',
  'eraser',
  'notebook',
  'ball',
  'kite',
  'biscuits',
  'comb',
  'banana',
] as const satisfies readonly GoodName[];

const NAMES = ['Asha', 'Ravi', 'Meena', 'Farhan', 'Joseph', 'Gurpreet'] as const;

const PLACES = ['hundreds', 'tens', 'ones'] as const;

/** Three different digits, the first not zero. */
const THREE_DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export const GRADE_2 = {
  ADD: {
    count: 24,
    layout: 'grid',
    make: (draw) => {
      const first = draw.whole(12, 78);
      const second = draw.whole(11, 99 - first);
      return sum(first, '+', second, first + second);
    },
  },
  SUB: {
    count: 24,
    layout: 'grid',
    make: (draw) => {
      const from = draw.whole(30, 98);
      const taken = draw.whole(11, from - 5);
      return sum(from, '−', taken, from - taken);
    },
  },
  TMS: {
    count: 24,
    layout: 'grid',
    make: (draw) => {
      const [table, by] = [draw.pick([2, 3, 4, 5, 10]), draw.whole(2, 10)];
      return sum(by, '×', table, by * table);
    },
  },
  SHR: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const [children, each] = [draw.whole(2, 5), draw.whole(2, 9)];
      const things = draw.pick(['laddoos', 'marbles', 'stickers', 'guavas', 'crayons']);
      return single(
        `${draw.pick(NAMES)} shares ${children * each} ${things} equally among ${children} children. How many does each child get?`,
        String(each),
        { how: `${children * each} ÷ ${children} = ${each}` },
      );
    },
  },
  PVE: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const digits = draw.some(THREE_DIGITS, 3);
      const [hundreds = 1, tens = 2, ones = 3] = digits;
      const number = hundreds * 100 + tens * 10 + ones;
      if (draw.chance()) {
        return several(
          `${number} is made of`,
          PLACES.map((place, at) => ({ label: place, answer: String(digits[at] ?? 0) })),
        );
      }
      const at = draw.whole(0, 2);
      const digit = digits[at] ?? 0;
      return single(
        `What is the digit ${digit} worth in ${number}?`,
        String(digit * 10 ** (2 - at)),
        {
          how: `It stands in the place of the ${PLACES[at]}.`,
        },
      );
    },
  },
  TME: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const [hour, minute] = [draw.whole(1, 12), draw.pick([0, 15, 30, 45])];
      return single('What time is it?', `${hour}:${String(minute).padStart(2, '0')}`, {
        picture: { kind: 'clock', hour, minute },
        ...(minute === 0 && { accept: [String(hour), `${hour} o'clock`] }),
      });
    },
  },
  MNY: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [first = 'pencil', second = 'ball'] = draw.some(BOUGHT, 2);
      const [one, other] = [drawPrice(draw, first), drawPrice(draw, second)];
      const name = draw.pick(NAMES);
      if (draw.chance()) {
        return single(
          `${name} buys ${GOODS[first].one} for ₹${one} and ${GOODS[second].one} for ₹${other}. What do they cost together?`,
          String(one + other),
          { unit: '₹', how: `${one} + ${other} = ${one + other}` },
        );
      }
      return single(
        `${name} buys ${GOODS[first].one} for ₹${one} and pays with a ₹50 note. How much comes back?`,
        String(50 - one),
        { unit: '₹', how: `50 − ${one} = ${50 - one}` },
      );
    },
  },
  CMP: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const hundreds = draw.whole(1, 8) * 100;
      const offsets = Array.from({ length: 100 }, (_, at) => at);
      const numbers = draw.some(offsets, 3).map((offset) => hundreds + offset);
      const all = draw.shuffle([...numbers, hundreds + draw.whole(100, 199)]);
      const wantsLargest = draw.chance();
      const answer = wantsLargest ? Math.max(...all) : Math.min(...all);
      return single(
        `Which number is the ${wantsLargest ? 'largest' : 'smallest'}? ${all.join(', ')}`,
        String(answer),
      );
    },
  },
  MRE: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const [one, many] = draw.pick(PLURALS);
      return single(`One ${one}, two ___`, many);
    },
  },
  ANT: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const pair = draw.pick(OPPOSITES);
      const [word = '', opposite = ''] = draw.shuffle<string>(pair);
      const others = OPPOSITES.filter((other) => other !== pair).map(([first]) => first);
      return single(`The opposite of ${word}`, opposite, {
        choices: choicesFor(draw, opposite, others),
      });
    },
  },
  HVE: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const [sentence, right, wrong] = draw.pick(SMALL_WORDS);
      return single(sentence, right, { choices: [right, wrong].sort() });
    },
  },
  HMS: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [animal, home] = draw.pick(ANIMAL_HOMES);
      const homes = ANIMAL_HOMES.map(([, other]) => other);
      return single(`Where does the ${animal} live?`, home, {
        choices: choicesFor(draw, home, homes),
      });
    },
  },
  HPR: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [work, person] = draw.pick(HELPERS);
      const people = HELPERS.map(([, other]) => other);
      return single(`Who ${work}?`, person, { choices: choicesFor(draw, person, people) });
    },
  },
  ...GRADE_2_MORE,
} as const satisfies Record<TopicCode<'grade-2'>, TopicGenerator>;
