import type { TopicCode } from '@/data/study/worksheets/catalogue';
import { THINGS, type Thing } from '@/lib/study/worksheets/picture';
import { single } from '@/lib/study/worksheets/question';
import { choicesFor } from './choices';
import { continueRow, countThings, findStranger, matchPairs, traceGlyph } from './pictures';
import type { TopicGenerator } from './topicGenerator';

const CAPITALS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Families of drawn things that share no member. */
const FAMILIES = [
  { name: 'are seen in the sky', things: ['sun', 'moon', 'star'] },
  { name: 'come from plants', things: ['mango', 'leaf', 'flower', 'tree'] },
  { name: 'are made by people', things: ['ball', 'cup', 'car', 'book', 'house', 'umbrella'] },
] as const satisfies readonly { name: string; things: readonly Thing[] }[];

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
    count: 3,
    layout: 'list',
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
      const thing = draw.pick(THINGS);
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
} as const satisfies Record<TopicCode<'nursery'>, TopicGenerator>;
