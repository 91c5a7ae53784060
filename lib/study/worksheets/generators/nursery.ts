import type { TopicCode } from '@/data/study/worksheets/catalogue';
import {
  ANIMAL_BABIES,
  BODY_CLUES,
  COLOUR_CLUES,
  PLANT_FOODS,
  WEATHER_NEEDS,
} from '@/data/study/worksheets/words/littleEvs';
import { FIRST_THINGS, SHAPES, SPOTS, type Thing } from '@/lib/study/worksheets/picture';
import { single } from '@/lib/study/worksheets/question';
import { article, capital } from '@/lib/study/worksheets/text';
import { choicesFor, letterAt, letters } from './choices';
import {
  askBank,
  compareGroups,
  continueShapes,
  findThing,
  missingIn,
  tellStory,
} from './littleOnes';
import { continueRow, countThings, findStranger, matchPairs, traceGlyph } from './pictures';
import type { TopicGenerator } from './topicGenerator';

const CAPITALS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Families of drawn things that share no member. */
const FAMILIES = [
  { name: 'are seen in the sky', things: ['sun', 'moon', 'star'] },
  { name: 'come from plants', things: ['mango', 'leaf', 'flower', 'tree'] },
  { name: 'are made by people', things: ['ball', 'cup', 'car', 'book', 'house', 'umbrella'] },
] as const satisfies readonly { name: string; things: readonly Thing[] }[];

const PLACED = ['ball', 'cat', 'cup', 'book', 'hat', 'apple', 'hen', 'shoe'] as const;

/** Things with short names that are read as they are written. */
const SHORT_WORDS = [
  'sun',
  'cup',
  'cat',
  'dog',
  'hen',
  'hat',
  'bus',
  'egg',
  'fish',
  'drum',
  'bell',
  'star',
] as const satisfies readonly Thing[];

/** Things whose first sound is that of their first letter. */
const BEGINNERS: readonly [Thing, ...Thing[]] = [
  'mango',
  'ball',
  'sun',
  'tree',
  'fish',
  'apple',
  'egg',
  'hat',
  'dog',
  'rabbit',
  'pencil',
  'umbrella',
];

export const NURSERY = {
  CNT: { count: 6, layout: 'grid', make: (draw) => countThings(draw, 10) },
  TNM: {
    count: 6,
    layout: 'list',
    make: (draw) => traceGlyph(String(draw.whole(0, 10))),
  },
  AFT: {
    count: 10,
    layout: 'grid',
    make: (draw) => {
      const isAfter = draw.chance();
      const number = isAfter ? draw.whole(0, 9) : draw.whole(1, 10);
      return single(
        `Which number comes just ${isAfter ? 'after' : 'before'} ${number}?`,
        String(isAfter ? number + 1 : number - 1),
      );
    },
  },
  NXT: {
    count: 6,
    layout: 'list',
    make: (draw) =>
      continueRow(
        draw,
        draw.pick([
          [0, 1, 2],
          [0, 0, 1],
          [0, 1, 1],
        ]),
        5,
      ),
  },
  CAP: { count: 6, layout: 'list', make: (draw) => traceGlyph(draw.some(CAPITALS, 1).join('')) },
  SMA: {
    count: 6,
    layout: 'list',
    make: (draw) => traceGlyph(draw.some(CAPITALS, 1).join('').toLowerCase()),
  },
  ABC: {
    count: 10,
    layout: 'grid',
    make: (draw) => {
      const at = draw.whole(1, 24);
      const isAfter = draw.chance();
      return single(
        `Which letter comes just ${isAfter ? 'after' : 'before'} ${CAPITALS[at]}?`,
        CAPITALS[isAfter ? at + 1 : at - 1] ?? '',
      );
    },
  },
  CPS: {
    count: 4,
    layout: 'grid',
    make: (draw) =>
      matchPairs(
        draw,
        'Match each capital letter to its small letter.',
        draw.some(CAPITALS, 4).map((letter) => [{ text: letter }, { text: letter.toLowerCase() }]),
      ),
  },
  SND: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const thing = draw.pick(FIRST_THINGS);
      const letter = thing.charAt(0).toUpperCase();
      // K sounds like the C of cup and car, and S like the C of other words.
      const bank = ['B', 'D', 'F', 'H', 'L', 'M', 'T', 'U'];
      return single('Which letter does its name begin with?', letter, {
        picture: { kind: 'thing', thing },
        choices: choicesFor(draw, letter, bank, 2),
      });
    },
  },
  DFF: {
    count: 6,
    layout: 'list',
    make: (draw) => {
      const [family, other] = draw.some(FAMILIES, 2);
      const [stranger = 'fish'] = draw.some(other?.things ?? [], 1);
      return findStranger(
        draw,
        'Which one does not belong?',
        draw.some(family?.things ?? [], 3),
        stranger,
        `The others ${family?.name}.`,
      );
    },
  },
  MNF: { count: 8, layout: 'grid', make: (draw) => compareGroups(draw, 9, true) },
  STR: {
    count: 6,
    layout: 'grid',
    make: (draw) => {
      const lengths = draw.some([2, 4, 6, 8, 10], 3);
      const wantsLong = draw.chance();
      const wanted = wantsLong ? Math.max(...lengths) : Math.min(...lengths);
      return single(
        `Which one is the ${wantsLong ? 'longest' : 'shortest'}?`,
        letterAt(lengths.indexOf(wanted)),
        { picture: { kind: 'lengths', lengths, isUpright: false }, choices: letters(3) },
      );
    },
  },
  SHP: {
    count: 6,
    layout: 'grid',
    make: (draw) => {
      const shape = draw.pick(SHAPES);
      return single('Which shape is this?', shape, {
        picture: { kind: 'shape', shape },
        choices: choicesFor(draw, shape, SHAPES, 2),
      });
    },
  },
  MSN: { count: 16, layout: 'grid', make: (draw) => missingIn(draw, 0, 10) },
  MTQ: {
    count: 4,
    layout: 'grid',
    make: (draw) =>
      matchPairs(
        draw,
        'Match each group to its number.',
        draw
          .some([4, 5, 6, 7, 8, 9, 10], 3)
          .map((count) => [{ thing: draw.pick(FIRST_THINGS), count }, { text: String(count) }]),
      ),
  },
  NMR: {
    count: 10,
    layout: 'grid',
    make: (draw) => {
      const isMore = draw.chance();
      const number = isMore ? draw.whole(0, 9) : draw.whole(1, 10);
      return single(
        `Draw ${number} dots. Then one ${isMore ? 'more' : 'less'} is`,
        String(isMore ? number + 1 : number - 1),
      );
    },
  },
  NPT: {
    count: 6,
    layout: 'list',
    make: (draw) =>
      continueShapes(
        draw,
        draw.pick([
          [0, 1, 2],
          [0, 0, 1],
          [0, 1, 1],
        ]),
        6,
      ),
  },
  PSN: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const [thing, spot] = [draw.pick(PLACED), draw.pick(SPOTS)];
      return single(`Where is the ${thing}?`, spot, {
        picture: { kind: 'place', thing, spot },
        choices: SPOTS,
      });
    },
  },
  WPR: { count: 6, layout: 'list', make: (draw) => tellStory(draw, 8) },
  WRD: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const thing = draw.pick(SHORT_WORDS);
      return single('Which word is it?', thing, {
        picture: { kind: 'thing', thing },
        choices: choicesFor(draw, thing, SHORT_WORDS, 2),
      });
    },
  },
  BGN: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const thing = draw.pick(BEGINNERS);
      const letter = thing.charAt(0);
      return findThing(
        draw,
        `Which one begins with ${letter.toUpperCase()}?`,
        thing,
        BEGINNERS.filter((other) => !other.startsWith(letter)),
        `${letter.toUpperCase()} for ${thing}.`,
      );
    },
  },
  BDY: askBank(BODY_CLUES, {
    ask: (clue) => `With what do we ${clue}?`,
    count: 12,
    choices: ['eyes', 'ears', 'nose', 'tongue', 'teeth', 'hands', 'legs'],
  }),
  CRS: askBank(COLOUR_CLUES, { ask: (clue) => `What colour is ${clue}?`, count: 12 }),
  FDV: askBank(PLANT_FOODS, {
    ask: (clue) => `${capital(clue)}: fruit or vegetable?`,
    count: 14,
    layout: 'grid',
    choices: ['fruit', 'vegetable'],
  }),
  ANB: askBank(ANIMAL_BABIES, {
    ask: (clue) => `The baby of ${article(clue)} ${clue} is called`,
    count: 10,
  }),
  WTH: askBank(WEATHER_NEEDS, { ask: (clue) => `${clue} …`, count: 10 }),
} as const satisfies Record<TopicCode<'nursery'>, TopicGenerator>;
