import { counted } from '@/data/copy/counted';
import type { TopicCode } from '@/data/study/worksheets/catalogue';
import { FAMILIES, SENSE_CLUES, SENSES } from '@/data/study/worksheets/surroundings';
import { RHYMES, VOWEL_WORDS, WORDS_WITH_A, WORDS_WITH_AN } from '@/data/study/worksheets/words';
import { SHAPES } from '@/lib/study/worksheets/picture';
import { several, single } from '@/lib/study/worksheets/question';
import { choicesFor } from './choices';
import { GRADE_1_MORE } from './grade1More';
import { sum } from './sums';
import type { TopicGenerator } from './topicGenerator';

/** Coins and the note of the sheet about money, in rupees. */
const MONEY = [1, 2, 5, 10] as const;

export const GRADE_1 = {
  ADD: {
    count: 24,
    layout: 'grid',
    make: (draw) => {
      const total = draw.whole(6, 20);
      const first = draw.whole(1, total - 1);
      return sum(first, '+', total - first, total);
    },
  },
  SUB: {
    count: 24,
    layout: 'grid',
    make: (draw) => {
      const from = draw.whole(6, 20);
      const taken = draw.whole(1, from);
      return sum(from, '−', taken, from - taken);
    },
  },
  CMP: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const left = draw.whole(10, 99);
      // Neighbours, turned-round numbers and equal ones are what the sheet is about.
      const turned = (left % 10) * 10 + Math.floor(left / 10);
      const right = draw.pick([left, turned, draw.whole(10, 99), Math.min(99, left + 1)]);
      const sign = left > right ? '>' : left < right ? '<' : '=';
      return single(`${left} ___ ${right}`, sign, { choices: ['>', '<', '='] });
    },
  },
  AFB: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const number = draw.whole(11, 98);
      const [ask, answer] = draw.pick([
        [`Just after ${number}`, number + 1],
        [`Just before ${number}`, number - 1],
        [`Between ${number} and ${number + 2}`, number + 1],
      ]);
      return single(String(ask), String(answer));
    },
  },
  TNS: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const [tens, ones] = [draw.whole(1, 9), draw.whole(0, 9)];
      const number = String(tens * 10 + ones);
      if (draw.chance())
        return single(`${counted(tens, 'ten')} and ${counted(ones, 'one')} make`, number);
      return several(`${number} has how many tens and ones?`, [
        { label: 'Tens', answer: String(tens) },
        { label: 'Ones', answer: String(ones) },
      ]);
    },
  },
  SKP: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const step = draw.pick([2, 5, 10]);
      const start = step * draw.whole(1, step === 10 ? 5 : 8);
      const row = [0, 1, 2, 3].map((at) => start + at * step).join(', ');
      return several(
        `Go on: ${row}, …`,
        [
          { label: 'Next', answer: String(start + 4 * step) },
          { label: 'Then', answer: String(start + 5 * step) },
        ],
        { how: `Each number is ${step} more than the one before.` },
      );
    },
  },
  MNY: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const pieces: number[] = [];
      const most = draw.whole(2, 4);
      for (let total = 0; pieces.length < most; ) {
        const piece = draw.pick(MONEY);
        if (total + piece > 20) break;
        total += piece;
        pieces.push(piece);
      }
      const total = pieces.reduce((before, piece) => before + piece, 0);
      return single(
        `How much money? ${pieces.map((piece) => `₹${piece}`).join(' and ')}`,
        String(total),
        { unit: '₹' },
      );
    },
  },
  SHP: {
    count: 6,
    layout: 'grid',
    make: (draw) => {
      const shape = draw.pick(SHAPES);
      return single('What is this shape called?', shape, {
        picture: { kind: 'shape', shape },
        choices: choicesFor(draw, shape, SHAPES, 2),
      });
    },
  },
  VWE: {
    count: 10,
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
  ARN: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const isAn = draw.chance();
      const word = isAn ? draw.pick(WORDS_WITH_AN) : draw.pick(WORDS_WITH_A);
      return single(`___ ${word}`, isAn ? 'an' : 'a', { choices: ['a', 'an'] });
    },
  },
  RHY: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const row = draw.pick(RHYMES);
      const [word = '', partner = ''] = draw.some<string>(row, 2);
      const strangers = draw
        .some(
          RHYMES.filter((other) => other !== row),
          2,
        )
        .flatMap((other) => draw.some<string>(other, 1));
      return single(`Which word rhymes with ${word}?`, partner, {
        choices: draw.shuffle([partner, ...strangers]),
      });
    },
  },
  SNS: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const [clue, sense] = draw.pick(SENSE_CLUES);
      return single(`With what do we notice ${clue}?`, sense, { choices: SENSES });
    },
  },
  DFF: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const [family, other] = draw.some(FAMILIES, 2);
      const row = draw.some<string>(family?.words ?? [], 3);
      const [stranger = ''] = draw.some<string>(other?.words ?? [], 1);
      const words = draw.shuffle([...row, stranger]);
      return single(`Which is the odd one out? ${words.join(', ')}`, stranger, {
        choices: words,
        how: `The others are ${family?.name}.`,
      });
    },
  },
  ...GRADE_1_MORE,
} as const satisfies Record<TopicCode<'grade-1'>, TopicGenerator>;
