import type { TopicCode } from '@/data/study/worksheets/catalogue';
import { RHYMES } from '@/data/study/worksheets/words';
import {
  ANIMAL_PLACES,
  DAYS,
  FAMILY_CLUES,
  KIND_WORDS,
  ROOM_CLUES,
  TRAVEL_WAYS,
} from '@/data/study/worksheets/words/littleEvs';
import { HEAVIER } from '@/data/study/worksheets/words/littleWords';
import { SHAPES, type Shape, type Thing } from '@/lib/study/worksheets/picture';
import { single } from '@/lib/study/worksheets/question';
import { choicesFor } from './choices';
import {
  askBank,
  compareNumbers,
  continueShapes,
  findThing,
  missingIn,
  neighbourOf,
  rhymeFor,
  tellStory,
} from './littleOnes';
import { matchPairs, traceGlyph } from './pictures';
import { ANIMALS, BODY, EATEN, OBJECTS, WORN } from './thingKinds';
import type { TopicGenerator } from './topicGenerator';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Three letters that glyphs are drawn for, and a child can read. */
const TRACED_WORDS = [
  'sun',
  'cup',
  'cat',
  'dog',
  'hen',
  'hat',
  'bus',
  'pen',
  'bat',
  'mat',
  'red',
  'ten',
  'box',
  'fan',
  'net',
  'pot',
] as const;

/** Drawn things whose middle letter is their short vowel. */
const MIDDLES = [
  'sun',
  'cup',
  'bus',
  'cat',
  'dog',
  'hen',
  'hat',
  'drum',
  'bell',
] as const satisfies Thing[];

/** Drawn things whose last letter is the sound that is heard last. */
const ENDS = [
  'sun',
  'cup',
  'bus',
  'cat',
  'dog',
  'hen',
  'hat',
  'drum',
  'leaf',
  'book',
  'ball',
  'foot',
  'boat',
  'spoon',
] as const satisfies Thing[];

const VOWELS = ['a', 'e', 'i', 'o', 'u'] as const;

const vowelIn = (word: string): string =>
  Array.from(word).find((sign) => /[aeiou]/.test(sign)) ?? '';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

const FAMILIES: readonly { name: string; things: readonly Thing[] }[] = [
  { name: 'animals', things: ANIMALS },
  { name: 'food', things: EATEN },
  { name: 'clothes', things: WORN },
  { name: 'parts of the body', things: BODY },
];

export const K1 = {
  CNT: {
    count: 10,
    layout: 'grid',
    make: (draw) => {
      const filled = draw.whole(6, 20);
      return single('How many dots?', String(filled), {
        picture: { kind: 'frame', filled, frames: 2 },
      });
    },
  },
  TNM: { count: 6, layout: 'list', make: (draw) => traceGlyph(String(draw.whole(11, 20))) },
  MSN: { count: 18, layout: 'grid', make: (draw) => missingIn(draw, 1, 20) },
  AFB: { count: 14, layout: 'grid', make: (draw) => neighbourOf(draw, 2, 19) },
  CMP: { count: 16, layout: 'grid', make: (draw) => compareNumbers(draw, 1, 20) },
  ADP: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const [one, other] = [draw.whole(1, 5), draw.whole(1, 4)];
      const thing = draw.pick(OBJECTS);
      return single('How many in all?', String(one + other), {
        picture: {
          kind: 'groups',
          groups: [
            { thing, count: one },
            { thing, count: other },
          ],
          sign: '+',
        },
        how: `${one} + ${other} = ${one + other}`,
      });
    },
  },
  TKP: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const all = draw.whole(3, 9);
      const gone = draw.whole(1, all - 1);
      return single(`Cross out ${gone}. How many are left?`, String(all - gone), {
        picture: { kind: 'count', thing: draw.pick(OBJECTS), count: all },
        how: `${all} − ${gone} = ${all - gone}`,
      });
    },
  },
  NXT: {
    count: 6,
    layout: 'list',
    make: (draw) =>
      continueShapes(
        draw,
        draw.pick([
          [0, 0, 1, 1],
          [0, 1, 2],
          [0, 1, 1],
          [0, 0, 0, 1],
        ]),
        7,
      ),
  },
  SRT: {
    count: 6,
    layout: 'list',
    make: (draw) => {
      const [wanted = 'circle', ...others] = draw.some(SHAPES, 3);
      const count = draw.whole(2, 5);
      const rest = Array.from({ length: 8 - count }, (_, at) => others[at % 2] ?? 'square');
      const shapes: Shape[] = draw.shuffle([
        ...Array.from({ length: count }, () => wanted),
        ...rest,
      ]);
      return single(`How many of them: ${wanted}?`, String(count), {
        picture: { kind: 'shapes', shapes, end: 'plain' },
      });
    },
  },
  HVY: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const [heavy, light] = draw.pick(HEAVIER);
      const wantsHeavy = draw.chance();
      const pair = draw.shuffle([heavy, light]);
      return single(
        `Which is ${wantsHeavy ? 'heavier' : 'lighter'}: ${pair.join(' or ')}?`,
        wantsHeavy ? heavy : light,
        { choices: pair },
      );
    },
  },
  RDN: {
    count: 6,
    layout: 'list',
    make: (draw) => {
      const row = draw.some<Thing>([...ANIMALS, ...EATEN, ...OBJECTS], 5);
      const at = draw.whole(0, 4);
      return single(`From the left, which one is ${PLACES[at]}?`, row[at] ?? '', {
        picture: { kind: 'row', things: row, end: 'plain' },
        choices: choicesFor(draw, row[at] ?? '', row, 2),
      });
    },
  },
  WPR: { count: 6, layout: 'list', make: (draw) => tellStory(draw, 9) },
  NMR: {
    count: 14,
    layout: 'grid',
    make: (draw) => {
      const step = draw.pick([1, 2] as const);
      const isMore = draw.chance();
      const number = isMore ? draw.whole(1, 18) : draw.whole(3, 20);
      return single(
        `${step === 1 ? 'One' : 'Two'} ${isMore ? 'more' : 'less'} than ${number}`,
        String(isMore ? number + step : number - step),
      );
    },
  },
  TWD: { count: 6, layout: 'list', make: (draw) => traceGlyph(draw.pick(TRACED_WORDS)) },
  ABC: {
    count: 16,
    layout: 'grid',
    make: (draw) => {
      const first = draw.whole(0, 23);
      const gap = draw.whole(0, 2);
      const row = [0, 1, 2].map((at) => (at === gap ? '___' : ALPHABET.charAt(first + at)));
      return single(row.join(' '), ALPHABET.charAt(first + gap));
    },
  },
  VWE: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const thing = draw.pick(MIDDLES);
      const vowel = vowelIn(thing);
      return single(`Which letter is missing? ${thing.replace(vowel, '_')}`, vowel, {
        picture: { kind: 'thing', thing },
        choices: VOWELS,
      });
    },
  },
  ESN: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const thing = draw.pick(ENDS);
      const last = thing.charAt(thing.length - 1);
      return single('Which letter does its name end with?', last, {
        picture: { kind: 'thing', thing },
        choices: choicesFor(draw, last, ['n', 'p', 's', 't', 'g', 'm', 'f', 'k', 'l'], 2),
      });
    },
  },
  RHY: { count: 12, layout: 'list', make: (draw) => rhymeFor(draw, RHYMES) },
  WRD: {
    count: 4,
    layout: 'grid',
    make: (draw) =>
      matchPairs(
        draw,
        'Match each word to its picture.',
        draw.some<Thing>(MIDDLES, 4).map((thing) => [{ text: thing }, { thing }]),
      ),
  },
  DAY: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const at = draw.whole(0, 6);
      const isAfter = draw.chance();
      const day = DAYS[(at + (isAfter ? 1 : 6)) % 7] ?? '';
      return single(`Which day comes just ${isAfter ? 'after' : 'before'} ${DAYS[at]}?`, day, {
        choices: choicesFor(
          draw,
          day,
          DAYS.filter((other) => other !== DAYS[at]),
          2,
        ),
      });
    },
  },
  FMY: askBank(FAMILY_CLUES, { ask: (clue) => `Who is ${clue}?`, count: 10 }),
  ANH: askBank(ANIMAL_PLACES, {
    ask: (clue) => `Where does the ${clue} live?`,
    count: 12,
    choices: ['forest', 'farm', 'sea'],
  }),
  TRV: askBank(TRAVEL_WAYS, {
    ask: (clue) => `The ${clue} travels`,
    count: 12,
    choices: ['on land', 'on water', 'in the air'],
  }),
  KND: askBank(KIND_WORDS, { ask: (clue) => `${clue} What do you say?`, count: 10 }),
  RMS: askBank(ROOM_CLUES, {
    ask: (clue) => `Where do we ${clue}?`,
    count: 10,
    choices: ['kitchen', 'bedroom', 'bathroom', 'living room'],
  }),
  DFF: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const [family, other] = draw.some(FAMILIES, 2);
      const row = draw.some(family?.things ?? [], 3);
      const [stranger = 'ball'] = draw.some(other?.things ?? [], 1);
      return findThing(
        draw,
        'Which one does not belong?',
        stranger,
        row,
        `The others are ${family?.name}.`,
      );
    },
  },
} as const satisfies Record<TopicCode<'k1'>, TopicGenerator>;
