import type { TopicCode } from '@/data/study/worksheets/catalogue';
import { STROKES, THINGS } from '@/lib/study/worksheets/picture';
import { several, single } from '@/lib/study/worksheets/question';
import { continueRow, countThings, findStranger, matchPairs, traceGlyph } from './pictures';
import type { TopicGenerator } from './topicGenerator';

export const PRE_NURSERY = {
  CNT: { count: 6, layout: 'grid', make: (draw) => countThings(draw, 5) },
  BGS: {
    count: 6,
    layout: 'grid',
    make: (draw) => {
      const [small, big] = [draw.whole(1, 2), draw.whole(3, 4)];
      const [left, right] = draw.chance() ? [small, big] : [big, small];
      const wantsBig = draw.chance();
      return single(
        `Which one is ${wantsBig ? 'bigger' : 'smaller'}?`,
        left > right === wantsBig ? 'A' : 'B',
        { picture: { kind: 'sizes', thing: draw.pick(THINGS), left, right }, choices: ['A', 'B'] },
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
        picture: { kind: 'stroke', stroke: draw.pick(STROKES) },
      }),
  },
  MTC: {
    count: 2,
    layout: 'list',
    make: (draw) =>
      matchPairs(
        draw,
        'Match each picture to its twin.',
        draw.some(THINGS, 4).map((thing) => [{ thing }, { thing }]),
      ),
  },
  DFF: {
    count: 6,
    layout: 'list',
    make: (draw) => {
      const [same = THINGS[0], stranger = THINGS[1]] = draw.some(THINGS, 2);
      return findStranger(draw, 'Which one is different?', [same, same, same], stranger, '');
    },
  },
} as const satisfies Record<TopicCode<'pre-nursery'>, TopicGenerator>;
