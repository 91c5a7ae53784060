import type { ForcesFigure, LeverFigure, PulleyFigure } from '@/data/study/figures/kinds/physics';
import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import { boxOf } from '@/lib/study/figures/fit';
import { textWidth } from '@/lib/study/figures/labels';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { cosine, plus, polar, sine, times } from '@/lib/study/figures/vectors';

const [HALF_WIDE, HALF_HIGH] = [32, 22];
const LONGEST = 78;

/** How far it is from the middle of the block to its edge, in a direction. */
const edgeOf = (direction: number): number =>
  Math.min(
    HALF_WIDE / Math.max(1e-6, Math.abs(cosine(direction))),
    HALF_HIGH / Math.max(1e-6, Math.abs(sine(direction))),
  );

/** A block on what it stands on, with arrows from its edges. */
export const drawForces = ({ block = '', on = 'floor', forces }: ForcesFigure): Panel => {
  const slope = typeof on === 'object' ? on.slope : 0;
  const most = Math.max(...forces.map(({ size }) => size));
  const arrows = forces.map((force) => {
    const start = polar(edgeOf(force.direction - slope), force.direction);
    const end = plus(start, polar(Math.max(20, (force.size / most) * LONGEST), force.direction));
    const [cos, sin] = [cosine(force.direction), sine(force.direction)];
    const isLevel = Math.abs(cos) > 0.5;
    const half = textWidth(force.label) / 2;
    // A level arrow is often shorter than its label, which then begins at the block.
    const label: Point =
      Math.abs(sin) < 0.1
        ? plus(start, [cos > 0 ? half + 4 : -half - 4, -14])
        : isLevel
          ? plus(end, [cos > 0 ? half + 5 : -half - 5, sin > 0 ? -6 : 6])
          : plus(end, [0, sin > 0 ? -11 : 12]);
    return { text: force.label, tone: force.tone ?? 'second', start, end, label, half };
  });
  const lowest = HALF_HIGH + 16;
  const extent = boxOf([
    [-HALF_WIDE, -HALF_HIGH],
    [HALF_WIDE, lowest],
    ...(slope
      ? ([
          polar(110, slope),
          polar(110, slope + 180),
          plus(polar(110, slope + 180), [230, 0]),
        ] as Point[])
      : []),
    ...arrows.flatMap(({ end, label, half }): Point[] => [
      end,
      plus(label, [-half, -9]),
      plus(label, [half, 9]),
    ]),
  ]);
  const height = extent.bottom - extent.top + 20;
  const middle: Point = [WIDTH / 2 - (extent.left + extent.right) / 2, 10 - extent.top];
  const at = (point: Point): Point => plus(middle, point);
  const turn = (point: Point): Point => {
    const [x, y] = point;
    return [x * cosine(slope) + y * sine(slope), -x * sine(slope) + y * cosine(slope)];
  };
  const corners: readonly Point[] = [
    [-HALF_WIDE, -HALF_HIGH],
    [HALF_WIDE, -HALF_HIGH],
    [HALF_WIDE, HALF_HIGH],
    [-HALF_WIDE, HALF_HIGH],
  ];
  const foot = turn([-105, HALF_HIGH]);
  const top = turn([105, HALF_HIGH]);
  const ground: Shape[] =
    on === 'nothing'
      ? []
      : slope
        ? [
            {
              kind: 'line',
              points: [at(foot), at(top), at([top[0], foot[1]])],
              closed: true,
              fill: 'grey',
            },
            {
              kind: 'angle',
              vertex: at(foot),
              arms: [at([top[0], foot[1]]), at(top)],
              label: `${slope}°`,
              radius: 30,
            },
          ]
        : [
            { kind: 'line', points: [at([-130, HALF_HIGH]), at([130, HALF_HIGH])], thick: true },
            ...Array.from(
              { length: 12 },
              (_, index): Shape => ({
                kind: 'line',
                points: [
                  at([-120 + index * 22, HALF_HIGH]),
                  at([-127 + index * 22, HALF_HIGH + 8]),
                ],
                tone: 'quiet',
              }),
            ),
          ];
  const shapes: Shape[] = [
    ...ground,
    {
      kind: 'line',
      points: corners.map((corner) => at(turn(corner))),
      closed: true,
      fill: 'yellow',
      thick: true,
    },
    ...(block ? [{ kind: 'text' as const, at: middle, text: block, size: 'small' as const }] : []),
    ...arrows.flatMap(({ start, end, label, text, tone }): Shape[] => [
      { kind: 'line', points: [at(start), at(end)], arrow: 'end', thick: true, tone },
      { kind: 'text', at: at(label), text, tone },
    ]),
  ];
  return { width: WIDTH, height, shapes };
};

const load = (x: number, y: number, text: string): Shape[] => {
  const half = Math.max(20, textWidth(text, 'small') / 2 + 6);
  return [
    {
      kind: 'line',
      points: [
        [x - half, y],
        [x + half, y],
        [x + half, y + 30],
        [x - half, y + 30],
      ],
      closed: true,
      fill: 'yellow',
    },
    { kind: 'text', at: [x, y + 15], text, size: 'small' },
  ];
};

const ceiling = (from: number, to: number): Shape[] => [
  {
    kind: 'line',
    points: [
      [from, 14],
      [to, 14],
    ],
    thick: true,
  },
  ...Array.from(
    { length: Math.floor((to - from) / 16) },
    (_, index): Shape => ({
      kind: 'line',
      points: [
        [from + 6 + index * 16, 14],
        [from + 12 + index * 16, 6],
      ],
      tone: 'quiet',
    }),
  ),
];

/** A rope over a pulley, with what hangs at its ends. */
export const drawPulley = ({ left, right, movable }: PulleyFigure): Panel => {
  const wheel = (center: Point): Shape[] => [
    { kind: 'ellipse', center, radius: 28, fill: 'tint', thick: true },
    { kind: 'dot', at: center },
  ];
  if (movable) {
    return {
      width: WIDTH,
      height: 232,
      shapes: [
        ...ceiling(70, 270),
        {
          kind: 'line',
          points: [
            [92, 14],
            [92, 132],
          ],
          tone: 'accent',
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [148, 132],
            [148, 62],
          ],
          tone: 'accent',
          thick: true,
        },
        {
          kind: 'line',
          points: [
            [204, 62],
            [204, 150],
          ],
          tone: 'accent',
          thick: true,
          arrow: 'end',
        },
        {
          kind: 'line',
          points: [
            [176, 14],
            [176, 62],
          ],
        },
        ...wheel([176, 62]),
        ...wheel([120, 132]),
        {
          kind: 'line',
          points: [
            [120, 132],
            [120, 180],
          ],
        },
        ...load(120, 180, left),
        { kind: 'text', at: [214, 150], text: right, anchor: 'start' },
      ],
    };
  }
  return {
    width: WIDTH,
    height: 200,
    shapes: [
      ...ceiling(100, 240),
      {
        kind: 'line',
        points: [
          [170, 14],
          [170, 60],
        ],
      },
      ...wheel([170, 60]),
      {
        kind: 'line',
        points: [
          [142, 60],
          [142, 140],
        ],
        tone: 'accent',
        thick: true,
      },
      {
        kind: 'line',
        points: [
          [198, 60],
          [198, 100],
        ],
        tone: 'accent',
        thick: true,
      },
      ...load(142, 140, left),
      ...load(198, 100, right),
    ],
  };
};

const BEAM = { left: 34, right: WIDTH - 34, y: 72 };

/** A beam that lies on its support. */
export const drawLever = ({ length, support, loads, spans = [] }: LeverFigure): Panel => {
  const x = (value: number): number => BEAM.left + (value / length) * (BEAM.right - BEAM.left);
  const under: Shape = {
    kind: 'line',
    points: [
      [x(support), BEAM.y + 5],
      [x(support) + 16, BEAM.y + 36],
      [x(support) - 16, BEAM.y + 36],
    ],
    closed: true,
    fill: 'tint',
  };
  const shapes: Shape[] = [
    under,
    {
      kind: 'line',
      points: [
        [BEAM.left - 10, BEAM.y - 5],
        [BEAM.right + 10, BEAM.y - 5],
        [BEAM.right + 10, BEAM.y + 5],
        [BEAM.left - 10, BEAM.y + 5],
      ],
      closed: true,
      fill: 'grey',
    },
    ...loads.flatMap(({ at, label, up }): Shape[] => {
      const ends: readonly Point[] = up
        ? [
            [x(at), BEAM.y - 6],
            [x(at), 30],
          ]
        : [
            [x(at), 26],
            [x(at), BEAM.y - 6],
          ];
      return [
        { kind: 'line', points: ends, arrow: 'end', thick: true, tone: 'second' },
        { kind: 'text', at: [x(at), 14], text: label, tone: 'second' },
      ];
    }),
    ...spans.flatMap(({ from, to, label }): Shape[] => [
      {
        kind: 'line',
        points: [
          [x(from), BEAM.y + 50],
          [x(to), BEAM.y + 50],
        ],
        arrow: 'both',
        tone: 'accent',
      },
      {
        kind: 'text',
        at: times([x(from) + x(to), 2 * (BEAM.y + 64)], 0.5),
        text: label,
        tone: 'accent',
      },
    ]),
  ];
  return { width: WIDTH, height: spans.length > 0 ? 152 : 118, shapes };
};
