import type { TopicCode } from '@/data/study/worksheets/catalogue';
import {
  CURVES,
  FIRST_STROKES,
  FIRST_THINGS,
  SHAPES,
  THINGS,
  type Thing,
} from '@/lib/study/worksheets/picture';
import { several, single } from '@/lib/study/worksheets/question';
import { letterAt, letters } from './choices';
import { compareGroups, continueShapes, findThing, tellStory, thingsBut } from './littleOnes';
import { continueRow, countThings, findStranger, matchPairs, traceGlyph } from './pictures';
import { ANIMALS, EATEN, OBJECTS, WORN } from './thingKinds';
import type { TopicGenerator } from './topicGenerator';

const PLACED = ['ball', 'cat', 'cup', 'book', 'hat', 'apple', 'dog', 'shoe'] as const;

/** What animals say, and who no other of the drawn ones is. */
const CRIES = [
  ['cow', '“moo”'],
  ['cat', '“meow”'],
  ['dog', '“bow-wow”'],
  ['hen', '“cluck-cluck”'],
  ['duck', '“quack”'],
] as const satisfies readonly (readonly [Thing, string])[];

export const PRE_NURSERY = {
  CNT: { count: 8, layout: 'grid', make: (draw) => countThings(draw, 5) },
  BGS: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const [small, big] = [draw.whole(1, 2), draw.whole(3, 4)];
      const [left, right] = draw.chance() ? [small, big] : [big, small];
      const wantsBig = draw.chance();
      return single(
        `Which one is ${wantsBig ? 'bigger' : 'smaller'}?`,
        left > right === wantsBig ? 'A' : 'B',
        {
          picture: { kind: 'sizes', thing: draw.pick(FIRST_THINGS), left, right },
          choices: ['A', 'B'],
        },
      );
    },
  },
  NXT: { count: 6, layout: 'list', make: (draw) => continueRow(draw, [0, 1], 4) },
  TNM: { count: 5, layout: 'list', make: (_, at) => traceGlyph(String((at % 5) + 1)) },
  TRC: {
    count: 6,
    layout: 'list',
    make: (draw) =>
      several('Trace from the dot to the end.', [], {
        picture: { kind: 'stroke', stroke: draw.pick(FIRST_STROKES) },
      }),
  },
  MTC: {
    count: 4,
    layout: 'grid',
    make: (draw) =>
      matchPairs(
        draw,
        'Match each picture to its twin.',
        draw.some(FIRST_THINGS, 4).map((thing) => [{ thing }, { thing }]),
      ),
  },
  DFF: {
    count: 6,
    layout: 'list',
    make: (draw) => {
      const [same = FIRST_THINGS[0], stranger = FIRST_THINGS[1]] = draw.some(FIRST_THINGS, 2);
      return findStranger(draw, 'Which one is different?', [same, same, same], stranger, '');
    },
  },
  MNF: { count: 8, layout: 'grid', make: (draw) => compareGroups(draw, 5, false) },
  NEM: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const isOne = draw.chance();
      return single('One or many?', isOne ? 'one' : 'many', {
        picture: { kind: 'count', thing: draw.pick(THINGS), count: isOne ? 1 : draw.whole(3, 5) },
        choices: ['one', 'many'],
      });
    },
  },
  MTQ: {
    count: 4,
    layout: 'grid',
    make: (draw) =>
      matchPairs(
        draw,
        'Match each group to its number.',
        draw
          .some([1, 2, 3, 4, 5], 4)
          .map((count) => [{ thing: draw.pick(FIRST_THINGS), count }, { text: String(count) }]),
      ),
  },
  SHP: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const shapes = draw.some(SHAPES, 4);
      const at = draw.whole(0, 3);
      return single(`Which one is the ${shapes[at]}?`, letterAt(at), {
        picture: { kind: 'shapes', shapes, end: 'letters' },
        choices: letters(4),
      });
    },
  },
  NPT: { count: 6, layout: 'list', make: (draw) => continueShapes(draw, [0, 1], 4) },
  TSH: {
    count: 6,
    layout: 'list',
    make: (draw) => {
      const shape = draw.pick(SHAPES);
      return several(`Trace the ${shape}`, [], { picture: { kind: 'outline', shape } });
    },
  },
  TSS: {
    count: 6,
    layout: 'grid',
    make: (draw) => {
      const [low, high] = [draw.whole(2, 5), draw.whole(7, 10)];
      const lengths = draw.chance() ? [low, high] : [high, low];
      const wantsTall = draw.chance();
      const isLeft = (lengths[0] === high) === wantsTall;
      return single(`Which one is ${wantsTall ? 'tall' : 'short'}?`, isLeft ? 'A' : 'B', {
        picture: { kind: 'lengths', lengths, isUpright: true },
        choices: ['A', 'B'],
      });
    },
  },
  PSN: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const thing = draw.pick(PLACED);
      const spot = draw.pick(['on', 'under', 'in'] as const);
      return single(`Where is the ${thing}?`, spot, {
        picture: { kind: 'place', thing, spot },
        choices: ['on', 'under', 'in'],
      });
    },
  },
  WPR: { count: 6, layout: 'list', make: (draw) => tellStory(draw, 5) },
  TCV: {
    count: 6,
    layout: 'list',
    make: (draw) =>
      several('Trace from the dot.', [], {
        picture: { kind: 'stroke', stroke: draw.pick(CURVES) },
      }),
  },
  FND: {
    count: 8,
    layout: 'grid',
    make: (draw) => {
      const thing = draw.pick(THINGS);
      return findThing(draw, `Find the ${thing}.`, thing, thingsBut([thing]));
    },
  },
  CRY: {
    count: 6,
    layout: 'list',
    make: (draw) => {
      const [animal, cry] = draw.pick(CRIES);
      return findThing(draw, `Who says ${cry}?`, animal, [
        ...CRIES.map(([other]) => other).filter((other) => other !== animal),
        'fish',
        'rabbit',
      ]);
    },
  },
  EAT: {
    count: 8,
    layout: 'grid',
    make: (draw) => findThing(draw, 'Which one do we eat?', draw.pick(EATEN), OBJECTS),
  },
  ANM: {
    count: 8,
    layout: 'grid',
    make: (draw) =>
      findThing(draw, 'Which one is an animal?', draw.pick(ANIMALS), [...OBJECTS, ...WORN]),
  },
  WRE: {
    count: 8,
    layout: 'grid',
    make: (draw) =>
      findThing(draw, 'Which one do we wear?', draw.pick(WORN), [...OBJECTS, ...EATEN]),
  },
  GES: {
    count: 8,
    layout: 'grid',
    make: (draw) =>
      findThing(draw, 'Which one can take us to school?', draw.pick(['bus', 'car'] as const), [
        ...OBJECTS,
        ...EATEN,
      ]),
  },
} as const satisfies Record<TopicCode<'pre-nursery'>, TopicGenerator>;
