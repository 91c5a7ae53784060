import type { VesselName } from '@/data/study/figures/kinds/apparatus';
import type { Fill, Point, Shape } from '@/data/study/figures/kinds/shapes';

type Vessel = { at: Point; size: number; level: number; fill: Fill };

/** From units of the vessel's height, its foot at the origin and y upwards. */
const placed = ({ at: [x, y], size }: Vessel, points: readonly Point[]): Point[] =>
  points.map(([px, py]) => [x + px * size, y - py * size]);

const outline = (
  vessel: Vessel,
  points: readonly Point[],
  rest: Partial<Extract<Shape, { kind: 'line' }>> = {},
): Shape => ({
  kind: 'line',
  points: placed(vessel, points),
  thick: true,
  ...rest,
});

const liquid = (vessel: Vessel, points: readonly Point[]): Shape[] =>
  vessel.level > 0
    ? [
        {
          kind: 'line',
          points: placed(vessel, points),
          closed: true,
          fill: vessel.fill,
          tone: 'quiet',
        },
      ]
    : [];

/** Straight walls: half as wide as `half`, filled to the level. */
const straight =
  (half: number) =>
  (vessel: Vessel): Shape[] => [
    ...liquid(vessel, [
      [-half, 0],
      [half, 0],
      [half, vessel.level],
      [-half, vessel.level],
    ]),
    outline(vessel, [
      [-half - 0.05, 1],
      [-half, 0.95],
      [-half, 0],
      [half, 0],
      [half, 0.95],
      [half + 0.05, 1],
    ]),
  ];

/** How far a cone reaches to the side, at a height. */
const coneHalf = (height: number): number => 0.5 - 0.38 * Math.min(1, height / 0.7);

const circle = (
  vessel: Vessel,
  from: number,
  to: number,
  radius: number,
  middle: number,
): Point[] =>
  Array.from({ length: 21 }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / 20) * Math.PI) / 180;
    return (
      placed(vessel, [[radius * Math.cos(angle), middle + radius * Math.sin(angle)]])[0] ??
      vessel.at
    );
  });

const [BALL, BALL_MIDDLE] = [0.36, 0.36];

export const VESSEL_SHAPES: Readonly<Record<VesselName, (vessel: Vessel) => Shape[]>> = {
  beaker: straight(0.4),
  trough: straight(0.9),
  'gas jar': straight(0.22),
  flask: (vessel) => {
    const { level } = vessel;
    return [
      ...liquid(vessel, [
        [-0.5, 0],
        [0.5, 0],
        [coneHalf(level), level],
        [-coneHalf(level), level],
      ]),
      outline(vessel, [
        [-0.15, 1],
        [-0.12, 0.96],
        [-0.12, 0.7],
        [-0.5, 0],
        [0.5, 0],
        [0.12, 0.7],
        [0.12, 0.96],
        [0.15, 1],
      ]),
    ];
  },
  'round flask': (vessel) => {
    const { level } = vessel;
    const reach =
      (Math.asin(Math.max(-1, Math.min(1, (level - BALL_MIDDLE) / BALL))) * 180) / Math.PI;
    return [
      ...(level > 0
        ? [
            {
              kind: 'line' as const,
              points: circle(vessel, 180 - reach, 360 + reach, BALL, BALL_MIDDLE),
              closed: true as const,
              fill: vessel.fill,
              tone: 'quiet' as const,
            },
          ]
        : []),
      {
        kind: 'line',
        points: [
          ...placed(vessel, [[-0.1, 1]]),
          ...circle(vessel, 106, 434, BALL, BALL_MIDDLE),
          ...placed(vessel, [[0.1, 1]]),
        ],
        thick: true,
      },
    ];
  },
  'test tube': (vessel) => {
    const walls: readonly Point[] = [
      [-0.1, 0.1],
      [-0.06, 0.03],
      [0, 0],
      [0.06, 0.03],
      [0.1, 0.1],
    ];
    return [
      ...liquid(vessel, [
        ...walls,
        [0.1, Math.max(0.1, vessel.level)],
        [-0.1, Math.max(0.1, vessel.level)],
      ]),
      outline(vessel, [[-0.13, 1], [-0.1, 0.97], ...walls, [0.1, 0.97], [0.13, 1]]),
    ];
  },
  burner: (vessel) => [
    outline(
      vessel,
      [
        [-0.3, 0],
        [0.3, 0],
        [0.3, 0.08],
        [0.08, 0.14],
        [0.08, 0.6],
        [-0.08, 0.6],
        [-0.08, 0.14],
        [-0.3, 0.08],
      ],
      { closed: true, fill: 'grey' },
    ),
    outline(
      vessel,
      [
        [0, 0.62],
        [0.13, 0.74],
        [0, 1.08],
        [-0.13, 0.74],
      ],
      { closed: true, smooth: true, fill: 'yellow' },
    ),
  ],
  tripod: (vessel) => [
    outline(vessel, [
      [-0.55, 1],
      [0.55, 1],
    ]),
    outline(vessel, [
      [-0.45, 1],
      [-0.55, 0],
    ]),
    outline(vessel, [
      [0.45, 1],
      [0.55, 0],
    ]),
  ],
  funnel: (vessel) => [
    ...liquid(vessel, [
      [-0.08, 0.4],
      [0.08, 0.4],
      [0.08 + 0.4 * vessel.level, 0.4 + 0.6 * vessel.level],
      [-0.08 - 0.4 * vessel.level, 0.4 + 0.6 * vessel.level],
    ]),
    outline(vessel, [
      [-0.48, 1],
      [-0.08, 0.4],
      [-0.06, 0],
      [0.06, 0.06],
      [0.08, 0.4],
      [0.48, 1],
    ]),
  ],
  stand: (vessel) => [
    outline(
      vessel,
      [
        [-0.25, 0],
        [0.35, 0],
        [0.35, 0.05],
        [-0.25, 0.05],
      ],
      { closed: true, fill: 'grey' },
    ),
    outline(vessel, [
      [-0.15, 0.05],
      [-0.15, 1],
    ]),
    outline(vessel, [
      [-0.2, 0.82],
      [0.3, 0.82],
    ]),
  ],
};
