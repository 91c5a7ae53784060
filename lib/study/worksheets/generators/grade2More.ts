import {
  CARE,
  DAYS,
  FOOD_HELP,
  PLANT_KINDS,
  TRAFFIC,
} from '@/data/study/worksheets/words/littleEvs';
import {
  DICTIONARY_WORDS,
  DOING_WORDS,
  END_MARKS,
  LONG_THINGS,
  PLACE_WORDS,
  SAME_MEANING,
} from '@/data/study/worksheets/words/littleWords';
import { several, single } from '@/lib/study/worksheets/question';
import { ordinal } from '@/lib/study/worksheets/text';
import { choicesFor, letters } from './choices';
import { askBank, CHILDREN } from './littleOnes';
import type { TopicGenerator } from './topicGenerator';

/** Reasoning, stories, words and the world around, for Grade 2. */

/** What a class counts on its way to school or in the yard. */
const TALLIES = [
  ['crows', 'sparrows', 'parrots'],
  ['cars', 'buses', 'scooters'],
  ['dosas', 'idlis', 'vadas'],
  ['cricket', 'kabaddi', 'football'],
  ['red kites', 'blue kites', 'green kites'],
] as const;

export const GRADE_2_MORE = {
  EVN: {
    count: 18,
    layout: 'grid',
    make: (draw) => {
      const number = draw.whole(10, 199);
      return single(`${number} is`, number % 2 === 0 ? 'even' : 'odd', {
        choices: ['even', 'odd'],
      });
    },
  },
  NPT: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const step = draw.pick([3, 4, 6, 9, 10, 11, 20, 25, 50, -2, -4, -5, -10] as const);
      const first = step > 0 ? draw.whole(1, 60) : draw.whole(80, 150);
      const row = [0, 1, 2, 3].map((at) => first + at * step);
      return several(
        `Go on: ${row.join(', ')}, …`,
        [
          { label: 'Next', answer: String(first + 4 * step) },
          { label: 'Then', answer: String(first + 5 * step) },
        ],
        { how: `The rule: ${Math.abs(step)} ${step > 0 ? 'more' : 'less'} each time.` },
      );
    },
  },
  WPR: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [name, other] = draw.some(CHILDREN, 2);
      const [few, more] = [draw.whole(13, 49), draw.whole(12, 45)];
      const all = few + more;
      const [ask, answer, how] = draw.pick([
        [
          `${name} has ${few} stamps and ${other} has ${more}. How many stamps have they together?`,
          all,
          `${few} + ${more} = ${all}`,
        ],
        [
          `There are ${all} children in the hall. ${more} go out to play. How many children stay?`,
          few,
          `${all} − ${more} = ${few}`,
        ],
        [
          `A book has ${all} pages. ${name} has read ${few}. How many pages are left?`,
          more,
          `${all} − ${few} = ${more}`,
        ],
        [
          `A gardener plants ${few} roses and ${more} marigolds. How many plants are that?`,
          all,
          `${few} + ${more} = ${all}`,
        ],
        [
          `${name} counts ${all} steps, ${other} counts ${few}. How many more steps does ${name} count?`,
          more,
          `${all} − ${few} = ${more}`,
        ],
      ] as const);
      return single(ask, String(answer), { how });
    },
  },
  WTT: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const name = draw.pick(CHILDREN);
      const [start, come] = [draw.whole(20, 40), draw.whole(5, 18)];
      const go = draw.whole(4, 15);
      const now = start + come;
      const [groups, each] = [draw.whole(2, 5), draw.whole(3, 6)];
      const [ask, answer, how] = draw.pick([
        [
          `A bus has ${start} people. ${come} get in, then ${go} get out. How many people are in the bus now?`,
          now - go,
          `${start} + ${come} = ${now}, ${now} − ${go} = ${now - go}`,
        ],
        [
          `${name} has ${now} beads, loses ${go} and finds ${come}. How many beads are there now?`,
          now - go + come,
          `${now} − ${go} = ${now - go}, ${now - go} + ${come} = ${now - go + come}`,
        ],
        [
          `${name} fills ${groups} bags with ${each} guavas each and has ${go} left over. How many guavas are there?`,
          groups * each + go,
          `${groups} × ${each} = ${groups * each}, ${groups * each} + ${go} = ${groups * each + go}`,
        ],
      ] as const);
      return single(ask, String(answer), { how });
    },
  },
  MST: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const sums = [0, 1, 2].map(() => {
        const [first, second] = [draw.whole(15, 48), draw.whole(14, 47)];
        return { first, second };
      });
      const at = draw.whole(0, 2);
      // The usual slips: the carried ten is forgotten, or one too many is counted.
      const slip = draw.pick([-10, 1, -1, 10] as const);
      const told = sums.map(({ first, second }, place) => {
        const total = first + second + (place === at ? slip : 0);
        return `${'ABC'.charAt(place)}: ${first} + ${second} = ${total}`;
      });
      const { first = 0, second = 0 } = sums[at] ?? {};
      return single(`Which sum is wrong? ${told.join('; ')}`, 'ABC'.charAt(at), {
        choices: letters(3),
        how: `${first} + ${second} = ${first + second}`,
      });
    },
  },
  CMM: askBank(LONG_THINGS, {
    ask: (clue) => `Centimetres or metres: ${clue}?`,
    count: 12,
    choices: ['centimetres', 'metres'],
  }),
  TAY: {
    count: 4,
    layout: 'list',
    make: (draw) => {
      const names = draw.shuffle(draw.pick(TALLIES));
      const counts = draw.some([3, 4, 5, 6, 7, 8, 9, 11, 12, 13], 3);
      const rows = names.map((name, at) => ({ name, count: counts[at] ?? 0 }));
      const [one, other] = draw.some(rows, 2).sort((left, right) => right.count - left.count);
      return several(
        `Read the chart.\n(1) How many ${one?.name}?\n(2) How many more ${one?.name} than ${other?.name}?\n(3) How many in all?`,
        [
          { label: '(1)', answer: String(one?.count) },
          { label: '(2)', answer: String((one?.count ?? 0) - (other?.count ?? 0)) },
          { label: '(3)', answer: String(rows.reduce((sum, { count }) => sum + count, 0)) },
        ],
        { picture: { kind: 'tally', rows } },
      );
    },
  },
  CDR: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [date, day] = [draw.whole(1, 9), draw.whole(0, 6)];
      const later = draw.pick([1, 2, 5, 7, 8, 14, 15] as const);
      const answer = DAYS[(day + later) % 7] ?? '';
      const weeks =
        later % 7 === 0 ? 'Whole weeks: the same day.' : `${later % 7} after whole weeks.`;
      return single(
        `The ${ordinal(date)} is a ${DAYS[day]}. Which day is the ${ordinal(date + later)}?`,
        answer,
        { choices: choicesFor(draw, answer, DAYS, 2), how: later < 7 ? '' : weeks },
      );
    },
  },
  VRB: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const [sentence, verb] = draw.pick(DOING_WORDS);
      const others = sentence
        .replace('.', '')
        .split(' ')
        .filter((word) => word !== verb);
      return single(`Find the doing word: ${sentence}`, verb, {
        choices: choicesFor(draw, verb, others, 2),
      });
    },
  },
  PRP: askBank(PLACE_WORDS, {
    ask: (clue) => clue,
    count: 12,
    choices: ['in', 'on', 'under', 'above'],
  }),
  PNC: askBank(END_MARKS, { ask: (clue) => `${clue} ___`, count: 12, choices: ['.', '?'] }),
  SYN: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const pair = draw.pick(SAME_MEANING);
      const [word = '', answer = ''] = draw.shuffle<string>(pair);
      const others = SAME_MEANING.filter((other) => other !== pair).map(([, second]) => second);
      return single(`Which word means the same as ${word}?`, answer, {
        choices: choicesFor(draw, answer, others, 2),
      });
    },
  },
  ABR: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const words = draw.some(DICTIONARY_WORDS, 4);
      const isFirst = draw.chance();
      const sorted = [...words].sort();
      return single(
        `Which word stands ${isFirst ? 'first' : 'last'} in the dictionary? ${words.join(', ')}`,
        (isFirst ? sorted[0] : sorted[3]) ?? '',
        { choices: words },
      );
    },
  },
  FDH: askBank(FOOD_HELP, {
    ask: (clue) => `What does it do for us most of all: ${clue}?`,
    count: 10,
    choices: ['gives energy', 'helps us grow', 'protects from illness'],
  }),
  TRF: askBank(TRAFFIC, { ask: (clue) => `${clue} …`, count: 9 }),
  PKD: askBank(PLANT_KINDS, {
    ask: (clue) => `What kind of plant is it: ${clue}?`,
    count: 12,
    choices: ['tree', 'shrub', 'herb', 'climber', 'creeper'],
  }),
  CTZ: askBank(CARE, {
    ask: (clue) => `Good for all of us, or not: ${clue}?`,
    count: 12,
    choices: ['good', 'not good'],
  }),
} as const satisfies Record<string, TopicGenerator>;
