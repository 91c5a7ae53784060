import type { LandmarkName, MapFigure } from '@/data/study/figures/kinds/schemes';
import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { plus } from '@/lib/study/figures/vectors';
import { beside } from './graph';

const at = (
  center: Point,
  points: readonly Point[],
  rest: Partial<Extract<Shape, { kind: 'line' }>> = {},
): Shape => ({
  kind: 'line',
  points: points.map((point) => plus(center, point)),
  ...rest,
});

const roofed = (center: Point): Shape[] => [
  at(
    center,
    [
      [-8, -1],
      [8, -1],
      [8, 9],
      [-8, 9],
    ],
    { closed: true, fill: 'yellow' },
  ),
  at(
    center,
    [
      [-10, -1],
      [0, -9],
      [10, -1],
    ],
    { closed: true, fill: 'pink' },
  ),
];

const flat = (center: Point): Shape[] => [
  at(
    center,
    [
      [-10, -8],
      [10, -8],
      [10, 9],
      [-10, 9],
    ],
    { closed: true, fill: 'tint' },
  ),
];

/** Signs of about 20 by 20. */
const SIGNS: Readonly<Record<LandmarkName, (center: Point) => Shape[]>> = {
  house: roofed,
  school: (center) => [
    ...flat(center),
    at(
      center,
      [
        [0, -8],
        [0, -18],
        [8, -15],
        [0, -12],
      ],
      { fill: 'accent' },
    ),
  ],
  shop: (center) => [
    ...flat(center),
    at(center, [
      [-10, -3],
      [10, -3],
    ]),
  ],
  hospital: (center) => [
    ...flat(center),
    at(
      center,
      [
        [0, -5],
        [0, 6],
      ],
      { thick: true, tone: 'second' },
    ),
    at(
      center,
      [
        [-5, 0.5],
        [5, 0.5],
      ],
      { thick: true, tone: 'second' },
    ),
  ],
  post: (center) => [
    ...flat(center),
    at(center, [
      [-10, -8],
      [0, 1],
      [10, -8],
    ]),
  ],
  station: (center) => [
    ...flat(center),
    at(
      center,
      [
        [-13, -8],
        [13, -8],
      ],
      { thick: true },
    ),
  ],
  temple: (center) => [
    at(
      center,
      [
        [-9, 9],
        [-9, 0],
        [0, -12],
        [9, 0],
        [9, 9],
      ],
      { closed: true, fill: 'yellow' },
    ),
  ],
  well: (center) => [
    { kind: 'ellipse', center, radius: 8, fill: 'water', thick: true },
    { kind: 'ellipse', center, radius: 4 },
  ],
  tree: (center) => [
    at(
      center,
      [
        [0, 10],
        [0, 0],
      ],
      { thick: true },
    ),
    { kind: 'ellipse', center: plus(center, [0, -4]), radius: 8, fill: 'green' },
  ],
  pond: (center) => [{ kind: 'ellipse', center, radius: 17, radiusY: 10, fill: 'water' }],
  field: (center) => [
    at(
      center,
      [
        [-15, -9],
        [15, -9],
        [15, 9],
        [-15, 9],
      ],
      { closed: true, fill: 'green' },
    ),
    at(
      center,
      [
        [-15, 0],
        [15, 0],
      ],
      { tone: 'quiet' },
    ),
  ],
  hill: (center) => [
    at(
      center,
      [
        [-16, 9],
        [-6, -7],
        [0, 2],
        [7, -10],
        [17, 9],
      ],
      { closed: true, fill: 'grey' },
    ),
  ],
  bridge: (center) => [
    at(
      center,
      [
        [-12, -5],
        [12, -5],
      ],
      { thick: true },
    ),
    at(
      center,
      [
        [-12, 5],
        [12, 5],
      ],
      { thick: true },
    ),
  ],
  dot: (center) => [{ kind: 'dot', at: center, radius: 4.5, tone: 'second' }],
};

const HEAD = 40;
const DOWN = { above: -9, below: 9, left: 0, right: 0 };
const ASIDE = { above: 0, below: 0, left: -5, right: 5 };

/** A plan with a compass: up is north. */
export const drawMap = (figure: MapFigure): Panel => {
  const { columns, rows, places, roads = [], railway, river, route, grid, scale } = figure;
  const cell = (WIDTH - 16) / columns;
  const bottom = HEAD + rows * cell;
  const place = ([column, row]: Point): Point => [
    8 + (column + 0.5) * cell,
    HEAD + (row + 0.5) * cell,
  ];
  const lines = Array.from({ length: Math.max(columns, rows) + 1 }, (_, index) => index);
  const shapes: Shape[] = [
    ...(grid
      ? [
          ...lines.slice(0, columns + 1).map(
            (index): Shape => ({
              kind: 'line',
              points: [
                [8 + index * cell, HEAD],
                [8 + index * cell, bottom],
              ],
              tone: 'quiet',
            }),
          ),
          ...lines.slice(0, rows + 1).map(
            (index): Shape => ({
              kind: 'line',
              points: [
                [8, HEAD + index * cell],
                [8 + columns * cell, HEAD + index * cell],
              ],
              tone: 'quiet',
            }),
          ),
        ]
      : [
          {
            kind: 'line' as const,
            points: [
              [8, HEAD],
              [WIDTH - 8, HEAD],
              [WIDTH - 8, bottom],
              [8, bottom],
            ] as const,
            closed: true as const,
            tone: 'quiet' as const,
          },
        ]),
    ...(river
      ? [0, 6].map(
          (down): Shape => ({
            kind: 'line',
            points: river.map((one) => plus(place(one), [down / 2, down])),
            smooth: true,
            tone: 'accent',
            thick: true,
          }),
        )
      : []),
    ...roads.flatMap((points): Shape[] =>
      [-3, 3].map((aside) => ({
        kind: 'line',
        points: points.map((one) => plus(place(one), [aside, aside])),
        tone: 'quiet',
        thick: true,
      })),
    ),
    ...(railway
      ? [
          {
            kind: 'line' as const,
            points: railway.map(place),
            dashed: true as const,
            thick: true as const,
          },
        ]
      : []),
    ...(route
      ? [
          {
            kind: 'line' as const,
            points: route.map(place),
            arrow: 'end' as const,
            tone: 'second' as const,
            thick: true as const,
          },
        ]
      : []),
    ...places.flatMap(({ at: where, sign, name, side = 'below' }): Shape[] => [
      ...SIGNS[sign](place(where)),
      ...(name
        ? [
            {
              ...beside(plus(place(where), [ASIDE[side], DOWN[side]]), name, side),
              size: 'small' as const,
            },
          ]
        : []),
    ]),
    {
      kind: 'line',
      points: [
        [WIDTH - 24, 34],
        [WIDTH - 24, 12],
      ],
      arrow: 'end',
      thick: true,
    },
    { kind: 'text', at: [WIDTH - 40, 20], text: 'N', bold: true },
    ...(scale
      ? [
          {
            kind: 'line' as const,
            points: [
              [10, 26],
              [10 + cell, 26],
            ] as const,
            arrow: 'both' as const,
          },
          {
            kind: 'text' as const,
            at: [10, 12] as const,
            text: scale,
            anchor: 'start' as const,
            size: 'small' as const,
          },
        ]
      : []),
  ];
  return { width: WIDTH, height: bottom + 8, shapes };
};
