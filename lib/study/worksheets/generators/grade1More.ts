import {
  DAY_WEATHER,
  DAYS,
  FOOD_SOURCES,
  MONTHS,
  PLANT_GIFTS,
} from '@/data/study/worksheets/words/littleEvs';
import {
  FIRST_PLURALS,
  NAMES_OF_SENTENCES,
  PLAIN_SENTENCES,
  SENTENCES,
} from '@/data/study/worksheets/words/littleWords';
import { toIndianWords } from '@/lib/study/words/numberWords';
import type { Draw } from '@/lib/study/worksheets/draw';
import { single } from '@/lib/study/worksheets/question';
import { capital } from '@/lib/study/worksheets/text';
import { choicesFor } from './choices';
import { askBank, CHILDREN, tellPlainStory, wordsInOrder } from './littleOnes';
import type { TopicGenerator } from './topicGenerator';

/** Reasoning, stories, words and the world around, for Grade 1. */

/** A name keeps its capital letter inside the sentence; `isRight` says whether the start has one, too. */
const spelled = (sentence: string, isRight: boolean): string => {
  const words = sentence
    .split(' ')
    .map((word) => (NAMES_OF_SENTENCES.some((name) => name === word) ? capital(word) : word));
  const [first = '', ...rest] = words;
  return [isRight ? capital(first) : first.toLowerCase(), ...rest].join(' ');
};

/** What children do wrong with a sum of tens and ones, or with counting on. */
const slipOf = (draw: Draw, total: number): number =>
  total + draw.pick([1, -1, 2, -2, 10] as const);

const nameOf = (number: number): string => toIndianWords(BigInt(number));

export const GRADE_1_MORE = {
  FND: {
    count: 20,
    layout: 'grid',
    make: (draw) => {
      const total = draw.whole(7, 20);
      const first = draw.whole(1, total - 1);
      const [ask, answer] = draw.pick([
        [`${first} + ___ = ${total}`, total - first],
        [`___ + ${first} = ${total}`, total - first],
        [`${total} − ___ = ${first}`, total - first],
        [`___ − ${first} = ${total - first}`, total],
      ] as const);
      return single(ask, String(answer));
    },
  },
  NPT: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const step = draw.pick([2, 3, 4, 5, 10, -1, -2, -3, -5] as const);
      const first = step > 0 ? draw.whole(1, 20) : draw.whole(25, 40);
      const row = [0, 1, 2, 3].map((at) => first + at * step);
      return single(`Go on: ${row.join(', ')}, …`, String(first + 4 * step), {
        how: `The rule: ${Math.abs(step)} ${step > 0 ? 'more' : 'less'} each time.`,
      });
    },
  },
  WHR: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [one = 'Asha', other = 'Ravi'] = draw.some(CHILDREN, 2);
      const total = draw.whole(8, 18);
      const first = draw.whole(3, total - 3);
      const second = total - first;
      const wrong = slipOf(draw, total);
      const [said, heard] = draw.chance() ? [total, wrong] : [wrong, total];
      return single(
        `${one} says: ${first} + ${second} = ${said}. ${other} says: ${first} + ${second} = ${heard}. Who is right?`,
        said === total ? one : other,
        { choices: [one, other], how: `${first} + ${second} = ${total}` },
      );
    },
  },
  WPR: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      if (draw.chance()) return tellPlainStory(draw, 18);
      const [name, other] = draw.some(CHILDREN, 2);
      const more = draw.whole(2, 7);
      const few = draw.whole(3, 12);
      const [ask, answer, how] = draw.pick([
        [
          `${name} has ${few} shells. ${other} has ${more} more than ${name}. How many shells has ${other}?`,
          few + more,
          `${few} + ${more} = ${few + more}`,
        ],
        [
          `${name} has ${few + more} beads and ${other} has ${few}. How many more beads has ${name}?`,
          more,
          `${few + more} − ${few} = ${more}`,
        ],
        [
          `A bus has ${few} children. At the next stop ${more} get in. How many children are in the bus?`,
          few + more,
          `${few} + ${more} = ${few + more}`,
        ],
        [
          `${few + more} eggs were in the tray. ${more} are used for cakes. How many eggs are left?`,
          few,
          `${few + more} − ${more} = ${few}`,
        ],
      ] as const);
      return single(ask, String(answer), { how });
    },
  },
  NNM: {
    count: 14,
    layout: 'grid',
    make: (draw) => {
      const number = draw.whole(11, 99);
      const name = nameOf(number);
      if (draw.chance()) return single(`Write the number: ${name}`, String(number));
      const turned = (number % 10) * 10 + Math.floor(number / 10);
      const near = [turned, number + 10, number - 10, number + 1]
        .filter((other) => other > 0 && other < 100)
        .map(nameOf);
      return single(`Which name has ${number}?`, name, {
        choices: choicesFor(draw, name, near, 2),
      });
    },
  },
  TME: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const [hour, minute] = [draw.whole(1, 12), draw.pick([0, 30] as const)];
      return single('What time is it?', `${hour}:${String(minute).padStart(2, '0')}`, {
        picture: { kind: 'clock', hour, minute },
        accept: minute === 0 ? [String(hour), `${hour} o'clock`] : [`half past ${hour}`],
      });
    },
  },
  CDR: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const names = draw.chance() ? DAYS : MONTHS;
      const what = names === DAYS ? 'day' : 'month';
      const at = draw.whole(0, names.length - 1);
      const far = draw.pick([1, 2, 3] as const);
      const isAfter = draw.chance();
      const to = (at + (isAfter ? far : names.length - far)) % names.length;
      const answer = names[to] ?? '';
      return single(
        `Which ${what} comes ${far === 1 ? 'just' : `${far} ${what}s`} ${isAfter ? 'after' : 'before'} ${names[at]}?`,
        answer,
        { choices: choicesFor(draw, answer, names, 2) },
      );
    },
  },
  PNC: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const sentence = draw.pick(PLAIN_SENTENCES);
      const [right, low] = [spelled(sentence, true), spelled(sentence, false)];
      // Where the first word is a name or I, a small letter is wrong there as well.
      const choices = draw.shuffle([`${right}.`, `${low}.`, right]);
      return single(`How should it be written? ${sentence}`, `${right}.`, { choices });
    },
  },
  MRE: {
    count: 14,
    layout: 'grid',
    make: (draw) => {
      const [one, many] = draw.pick(FIRST_PLURALS);
      return single(`One ${one}, ${draw.pick(['three', 'five', 'many'] as const)} ___`, many);
    },
  },
  SNT: { count: 7, layout: 'list', make: (draw) => wordsInOrder(draw, SENTENCES) },
  PGV: askBank(PLANT_GIFTS, {
    ask: (clue) => `Which plant gives us ${clue}?`,
    count: 10,
  }),
  WTH: askBank(DAY_WEATHER, {
    ask: (clue) => `${clue} What is the weather like?`,
    count: 10,
    choices: ['sunny', 'rainy', 'cloudy', 'windy', 'foggy'],
  }),
  FDB: askBank(FOOD_SOURCES, {
    ask: (clue) => `From a plant or from an animal: ${clue}?`,
    count: 12,
    choices: ['plant', 'animal'],
  }),
} as const satisfies Record<string, TopicGenerator>;
