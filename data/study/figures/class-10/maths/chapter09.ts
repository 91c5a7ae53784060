import type { Figure } from '@/data/study/figures/figure';

const SLOPE = (35 * Math.PI) / 180;
const TOP = [70, 36] as const;
const BOAT = [70 + 124 / Math.tan(SLOPE), 160] as const;
const TOWER = 60 / Math.tan(Math.PI / 6) - 60 / Math.tan(Math.PI / 3);
const FAR = 40;
const NEAR = FAR + TOWER * 2;
const FOOT = NEAR + 120 / Math.tan(Math.PI / 3);

export const CHAPTER_9: readonly Figure[] = [
  {
    alt: 'From the top of a lighthouse a dashed level line goes out to the right, and the line of sight goes down to a boat; the angle between them is 35°. At the boat the angle between the water and the same line of sight is 35° as well.',
    caption:
      'Depression is measured down from the level line, never from the tower; at the boat the elevation is the same.',
    draw: {
      kind: 'shapes',
      height: 186,
      shapes: [
        {
          kind: 'line',
          points: [
            [20, 160],
            [330, 160],
          ],
          tone: 'accent',
        },
        {
          kind: 'line',
          points: [
            [54, 160],
            [62, 36],
            [78, 36],
            [86, 160],
          ],
          closed: true,
          fill: 'grey',
          thick: true,
        },
        { kind: 'line', points: [TOP, [300, 36]], dashed: true },
        { kind: 'line', points: [TOP, BOAT], tone: 'second', thick: true },
        { kind: 'angle', vertex: TOP, arms: [BOAT, [300, 36]], label: '35°', radius: 44 },
        { kind: 'angle', vertex: BOAT, arms: [TOP, [20, 160]], label: '35°', radius: 44 },
        { kind: 'dot', at: BOAT, radius: 5 },
        { kind: 'text', at: [BOAT[0], 176], text: 'boat' },
        { kind: 'text', at: [70, 176], text: 'lighthouse' },
        { kind: 'text', at: [70, 20], text: 'top' },
        { kind: 'text', at: [286, 22], text: 'level line' },
      ],
    },
  },
  {
    alt: 'A tower of height h stands at the right. From a point on the ground its top is seen at an elevation of 30°; from a second point, 40 m nearer to the tower, at 60°.',
    caption:
      'Two right-angled triangles share the height h; the nearer you come, the larger the angle.',
    draw: {
      kind: 'shapes',
      height: 186,
      shapes: [
        {
          kind: 'line',
          points: [
            [20, 150],
            [FOOT + 30, 150],
          ],
        },
        {
          kind: 'line',
          points: [
            [FOOT, 150],
            [FOOT, 30],
          ],
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [FAR, 150],
            [FOOT, 30],
          ],
          tone: 'accent',
        },
        {
          kind: 'line',
          points: [
            [NEAR, 150],
            [FOOT, 30],
          ],
          tone: 'second',
        },
        {
          kind: 'angle',
          vertex: [FAR, 150],
          arms: [
            [FOOT, 150],
            [FOOT, 30],
          ],
          label: '30°',
          radius: 34,
        },
        {
          kind: 'angle',
          vertex: [NEAR, 150],
          arms: [
            [FOOT, 150],
            [FOOT, 30],
          ],
          label: '60°',
          radius: 18,
          tone: 'second',
        },
        {
          kind: 'angle',
          vertex: [FOOT, 150],
          arms: [
            [NEAR, 150],
            [FOOT, 30],
          ],
        },
        { kind: 'text', at: [(FAR + NEAR) / 2, 166], text: '40 m' },
        { kind: 'text', at: [FOOT + 14, 92], text: 'h' },
        { kind: 'dot', at: [FAR, 150] },
        { kind: 'dot', at: [NEAR, 150] },
      ],
    },
  },
];
