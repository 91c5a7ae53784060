import type { TopicCode } from '@/data/study/worksheets/catalogue';
import { VOWEL_WORDS } from '@/data/study/worksheets/words';
import {
  HABITS,
  MONTHS,
  PLANT_PARTS,
  SAFETY,
  SEASON_CLUES,
  SENSE_WORDS,
} from '@/data/study/worksheets/words/littleEvs';
import {
  FIRST_OPPOSITES,
  FIRST_PLURALS,
  NAMING_WORDS,
  PRONOUNS,
  SENTENCES,
  THIS_THESE,
} from '@/data/study/worksheets/words/littleWords';
import { toIndianWords } from '@/lib/study/words/numberWords';
import { single } from '@/lib/study/worksheets/question';
import { choicesFor } from './choices';
import {
  askBank,
  CHILDREN,
  compareNumbers,
  missingIn,
  tellPlainStory,
  wordsInOrder,
} from './littleOnes';
import { sum } from './sums';
import type { TopicGenerator } from './topicGenerator';

const PLACES = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const;

const COINS = [1, 2, 5] as const;

const nameOf = (number: number): string => toIndianWords(BigInt(number));

export const K2 = {
  CNT: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const filled = draw.whole(11, 29);
      return single('How many dots?', String(filled), {
        picture: { kind: 'frame', filled, frames: 3 },
        how: `Full frames: ${Math.floor(filled / 10)}, dots left: ${filled % 10}`,
      });
    },
  },
  MSN: { count: 18, layout: 'grid', make: (draw) => missingIn(draw, 21, 100) },
  CMP: { count: 18, layout: 'grid', make: (draw) => compareNumbers(draw, 10, 50) },
  ADD: {
    count: 24,
    layout: 'grid',
    make: (draw) => {
      const total = draw.whole(3, 10);
      const first = draw.whole(1, total - 1);
      return sum(first, '+', total - first, total);
    },
  },
  SUB: {
    count: 24,
    layout: 'grid',
    make: (draw) => {
      const from = draw.whole(3, 10);
      const taken = draw.whole(1, from);
      return sum(from, '−', taken, from - taken);
    },
  },
  DBS: {
    count: 16,
    layout: 'grid',
    make: (draw) => {
      const number = draw.whole(1, 9);
      const other = number + draw.pick([0, 1, -1] as const);
      return sum(number, '+', other, number + other);
    },
  },
  SKP: {
    count: 14,
    layout: 'grid',
    make: (draw) => {
      const step = draw.pick([2, 5, 10] as const);
      return missingIn(draw, step, step * 10, step);
    },
  },
  NXT: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const step = draw.pick([1, 2, 3, 5, -1, -2] as const);
      const first = step > 0 ? draw.whole(1, 9) : draw.whole(12, 20);
      const row = [0, 1, 2, 3].map((at) => first + at * step);
      return single(`Go on: ${row.join(', ')}, …`, String(first + 4 * step), {
        how: `${Math.abs(step)} ${step > 0 ? 'more' : 'less'} each time.`,
      });
    },
  },
  MNY: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const coins: number[] = [];
      const most = draw.whole(2, 4);
      for (let total = 0; coins.length < most; ) {
        const coin = draw.pick(COINS);
        if (total + coin > 10) break;
        total += coin;
        coins.push(coin);
      }
      const total = coins.reduce((before, coin) => before + coin, 0);
      return single(
        `How much money? ${coins.map((coin) => `₹${coin}`).join(' and ')}`,
        String(total),
        { unit: '₹' },
      );
    },
  },
  TME: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const hour = draw.whole(1, 12);
      return single('What time is it?', `${hour} o’clock`, {
        picture: { kind: 'clock', hour, minute: 0 },
        accept: [String(hour), `${hour}:00`, `${hour} o'clock`],
      });
    },
  },
  RDN: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const row = draw.some(Array.from('ABCDEFGHKMPRSTUV'), 10);
      const at = draw.whole(2, 9);
      return single(`Which letter is ${PLACES[at]}? ${row.join(' ')}`, row[at] ?? '');
    },
  },
  NNM: {
    count: 14,
    layout: 'grid',
    make: (draw) => {
      const number = draw.whole(3, 20);
      const name = nameOf(number);
      if (draw.chance()) return single(`Write the number: ${name}`, String(number));
      const near = [number - 2, number - 1, number + 1, number + 2].map(nameOf);
      return single(`Which name has ${number}?`, name, {
        choices: choicesFor(draw, name, near, 2),
      });
    },
  },
  WPR: { count: 8, layout: 'list', make: (draw) => tellPlainStory(draw, 10) },
  WHR: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [one = 'Asha', other = 'Ravi'] = draw.some(CHILDREN, 2);
      const total = draw.whole(4, 10);
      const first = draw.whole(1, total - 1);
      const wrong = total + draw.pick([1, -1, 2] as const);
      const [said, heard] = draw.chance() ? [total, wrong] : [wrong, total];
      return single(
        `${one} says: ${first} + ${total - first} = ${said}. ${other} says: ${first} + ${total - first} = ${heard}. Who is right?`,
        said === total ? one : other,
        { choices: [one, other], how: `${first} + ${total - first} = ${total}` },
      );
    },
  },
  VWE: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const [word, clue] = draw.pick(VOWEL_WORDS);
      const vowel = word.charAt(word.indexOf('[') + 1);
      return single(`${clue}: ${word.replace(/\[.\]/, ' _ ').trim()}`, vowel, {
        choices: ['a', 'e', 'i', 'o', 'u'],
        how: word.replace(/[[\]]/g, ''),
      });
    },
  },
  MRE: {
    count: 14,
    layout: 'grid',
    make: (draw) => {
      const [one, many] = draw.pick(FIRST_PLURALS);
      return single(`One ${one}, two ___`, many);
    },
  },
  ANT: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const pair = draw.pick(FIRST_OPPOSITES);
      const [word = '', answer = ''] = draw.shuffle<string>(pair);
      const others = FIRST_OPPOSITES.filter((other) => other !== pair).map(([first]) => first);
      return single(`What is the opposite of ${word}?`, answer, {
        choices: choicesFor(draw, answer, others, 2),
      });
    },
  },
  THS: askBank(THIS_THESE, { ask: (clue) => clue, count: 12, choices: ['This', 'These'] }),
  PRN: askBank(PRONOUNS, {
    ask: (clue) => clue,
    count: 12,
    choices: ['He', 'She', 'It', 'They'],
  }),
  SNT: { count: 7, layout: 'list', make: (draw) => wordsInOrder(draw, SENTENCES) },
  NMW: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const [sentence, noun] = draw.pick(NAMING_WORDS);
      const words = sentence.replace('.', '').split(' ');
      const others = words.filter((word) => word !== noun && /^[a-z]{3}/.test(word));
      return single(`Find the naming word: ${sentence}`, noun, {
        choices: choicesFor(draw, noun, [...others, words[0] ?? ''], 2),
      });
    },
  },
  MNS: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const at = draw.whole(0, 11);
      const isAfter = draw.chance();
      const month = MONTHS[(at + (isAfter ? 1 : 11)) % 12] ?? '';
      return single(
        `Which month comes just ${isAfter ? 'after' : 'before'} ${MONTHS[at]}?`,
        month,
        {
          choices: choicesFor(
            draw,
            month,
            MONTHS.filter((other) => other !== MONTHS[at]),
            2,
          ),
        },
      );
    },
  },
  SNS: askBank(SENSE_WORDS, {
    ask: (clue) => `Which sense tells us of ${clue}?`,
    count: 12,
    choices: ['sight', 'hearing', 'smell', 'taste', 'touch'],
  }),
  PRT: askBank(PLANT_PARTS, { ask: (clue) => `Which part ${clue}?`, count: 10 }),
  SAF: askBank(SAFETY, {
    ask: (clue) => `Safe or not safe: ${clue}?`,
    count: 12,
    choices: ['safe', 'not safe'],
  }),
  SEA: askBank(SEASON_CLUES, {
    ask: (clue) => `In which season do we ${clue}?`,
    count: 10,
    choices: ['summer', 'rainy season', 'winter'],
  }),
  HBT: askBank(HABITS, {
    ask: (clue) => `Good habit or bad habit: ${clue}?`,
    count: 12,
    choices: ['good', 'bad'],
  }),
} as const satisfies Record<TopicCode<'k2'>, TopicGenerator>;
