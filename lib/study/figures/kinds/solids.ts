import type { NetFigure, SolidsFigure } from '@/data/study/figures/kinds/primary';
import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import { boxOf, fitInto } from '@/lib/study/figures/fit';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { centroid } from '@/lib/study/figures/vectors';
import { beside } from './graph';

type Solid = SolidsFigure['solids'][number];
type Draw = (
  x: number,
  y: number,
  w: number,
  h: number,
  labels: NonNullable<Solid['labels']>,
) => Shape[];

const seg = (
  points: readonly Point[],
  rest: Partial<Extract<Shape, { kind: 'line' }>> = {},
): Shape => ({ kind: 'line', points, ...rest });

const word = (
  text: string | undefined,
  at: Point,
  side: 'left' | 'right' | 'above' | 'below',
): Shape[] => (text ? [beside(at, text, side)] : []);

const DEPTH = 0.34;

/** The middle of the front's foot stands at x, y. */
const boxLike: Draw = (x, y, w, h, { length, height, depth }) => {
  const d = w * DEPTH;
  const [l, r, t] = [x - w / 2 - d / 2, x + w / 2 - d / 2, y - h];
  return [
    seg(
      [
        [l, t],
        [r, t],
        [r, y],
        [l, y],
      ],
      { closed: true, fill: 'tint', thick: true },
    ),
    seg(
      [
        [l, t],
        [l + d, t - d * 0.7],
        [r + d, t - d * 0.7],
        [r, t],
      ],
      { closed: true, fill: 'white', thick: true },
    ),
    seg(
      [
        [r, t],
        [r + d, t - d * 0.7],
        [r + d, y - d * 0.7],
        [r, y],
      ],
      { closed: true, fill: 'grey', thick: true },
    ),
    seg(
      [
        [l, y],
        [l + d, y - d * 0.7],
        [l + d, t - d * 0.7],
      ],
      { dashed: true, tone: 'quiet' },
    ),
    seg(
      [
        [l + d, y - d * 0.7],
        [r + d, y - d * 0.7],
      ],
      { dashed: true, tone: 'quiet' },
    ),
    ...word(length, [(l + r) / 2, y], 'below'),
    ...word(height, [l + 3, (t + y) / 2], 'left'),
    ...word(depth, [r + d / 2 - 1, y - d * 0.35 + 6], 'right'),
  ];
};

const FLAT = 0.28;

const DRAW: Readonly<Record<Solid['solid'], Draw>> = {
  cuboid: (x, y, w, h, labels) => boxLike(x, y, w, h * 0.72, labels),
  cube: (x, y, w, _h, labels) => boxLike(x, y, w * 0.86, w * 0.86, labels),
  cylinder: (x, y, w, h, { radius, height }) => {
    const [rx, ry] = [w / 2, (w / 2) * FLAT];
    const t = y - h;
    return [
      seg(
        [
          [x - rx, t],
          [x - rx, y - ry],
        ],
        { thick: true },
      ),
      seg(
        [
          [x + rx, t],
          [x + rx, y - ry],
        ],
        { thick: true },
      ),
      {
        kind: 'arc',
        center: [x, y - ry],
        radius: rx,
        radiusY: ry,
        from: 180,
        to: 360,
        thick: true,
      },
      {
        kind: 'arc',
        center: [x, y - ry],
        radius: rx,
        radiusY: ry,
        from: 0,
        to: 180,
        dashed: true,
        tone: 'quiet',
      },
      { kind: 'ellipse', center: [x, t], radius: rx, radiusY: ry, fill: 'tint', thick: true },
      ...(radius
        ? [
            seg(
              [
                [x, t],
                [x + rx, t],
              ],
              { tone: 'second' },
            ),
            {
              kind: 'text' as const,
              at: [x, t - ry - 10] as const,
              text: radius,
              tone: 'second' as const,
            },
          ]
        : []),
      ...word(height, [x + rx, (t + y) / 2], 'right'),
    ];
  },
  cone: (x, y, w, h, { radius, height, slant }) => {
    const [rx, ry] = [w / 2, (w / 2) * FLAT];
    const foot = y - ry;
    return [
      { kind: 'ellipse', center: [x, foot], radius: rx, radiusY: ry, fill: 'tint', thick: true },
      seg(
        [
          [x - rx, foot],
          [x, y - h],
          [x + rx, foot],
        ],
        { thick: true },
      ),
      ...(height
        ? [
            seg(
              [
                [x, y - h],
                [x, foot],
              ],
              { dashed: true, tone: 'second' },
            ),
            {
              kind: 'text' as const,
              at: [x - 5, foot - h * 0.34] as const,
              text: height,
              anchor: 'end' as const,
              tone: 'second' as const,
            },
          ]
        : []),
      ...(radius
        ? [
            seg(
              [
                [x, foot],
                [x + rx, foot],
              ],
              { tone: 'second' },
            ),
            {
              kind: 'text' as const,
              at: [x, y + 12] as const,
              text: radius,
              tone: 'second' as const,
            },
          ]
        : []),
      ...word(slant, [x + rx / 2 + 3, y - h * 0.56], 'right'),
    ];
  },
  sphere: (x, y, w, _h, { radius }) => {
    const r = w / 2;
    return [
      { kind: 'ellipse', center: [x, y - r], radius: r, fill: 'tint', thick: true },
      { kind: 'arc', center: [x, y - r], radius: r, radiusY: r * FLAT, from: 180, to: 360 },
      {
        kind: 'arc',
        center: [x, y - r],
        radius: r,
        radiusY: r * FLAT,
        from: 0,
        to: 180,
        dashed: true,
        tone: 'quiet',
      },
      ...(radius
        ? [
            seg(
              [
                [x, y - r],
                [x + r, y - r],
              ],
              { tone: 'second' },
            ),
            {
              kind: 'text' as const,
              at: [x + r / 2, y - r - 11] as const,
              text: radius,
              tone: 'second' as const,
            },
          ]
        : []),
    ];
  },
  hemisphere: (x, y, w, _h, { radius }) => {
    const r = w / 2;
    const t = y - r;
    return [
      { kind: 'arc', center: [x, t], radius: r, from: 180, to: 360, thick: true },
      { kind: 'ellipse', center: [x, t], radius: r, radiusY: r * FLAT, fill: 'tint', thick: true },
      ...(radius
        ? [
            seg(
              [
                [x, t],
                [x + r, t],
              ],
              { tone: 'second' },
            ),
            {
              kind: 'text' as const,
              at: [x, t - r * FLAT - 10] as const,
              text: radius,
              tone: 'second' as const,
            },
          ]
        : []),
    ];
  },
  pyramid: (x, y, w, h, { length, height }) => {
    const d = w * DEPTH;
    const [a, b, c, e]: readonly Point[] = [
      [x - w / 2 - d / 2, y],
      [x + w / 2 - d / 2, y],
      [x + w / 2 + d / 2, y - d * 0.7],
      [x - w / 2 + d / 2, y - d * 0.7],
    ];
    const top: Point = [x, y - h];
    if (!a || !b || !c || !e) return [];
    return [
      seg([a, b, top], { closed: true, fill: 'tint', thick: true }),
      seg([b, c, top], { closed: true, fill: 'grey', thick: true }),
      seg([a, e, c], { dashed: true, tone: 'quiet' }),
      seg([e, top], { dashed: true, tone: 'quiet' }),
      ...(height
        ? [
            seg([top, [x, y - d * 0.35]], { dashed: true, tone: 'second' }),
            ...word(height, [x + w * 0.3, y - h * 0.6], 'right'),
          ]
        : []),
      ...word(length, [x - d / 2, y], 'below'),
    ];
  },
  prism: (x, y, w, h, { length, height, depth }) => {
    const d = w * DEPTH;
    const [l, r] = [x - w / 2 - d / 2, x + w / 2 - d / 2];
    const t = y - h * 0.72;
    const m = (l + r) / 2;
    return [
      seg(
        [
          [l, y],
          [r, y],
          [m, t],
        ],
        { closed: true, fill: 'tint', thick: true },
      ),
      seg(
        [
          [r, y],
          [r + d, y - d * 0.7],
          [m + d, t - d * 0.7],
          [m, t],
        ],
        { closed: true, fill: 'grey', thick: true },
      ),
      seg(
        [
          [l, y],
          [l + d, y - d * 0.7],
          [r + d, y - d * 0.7],
        ],
        { dashed: true, tone: 'quiet' },
      ),
      seg(
        [
          [l + d, y - d * 0.7],
          [m + d, t - d * 0.7],
        ],
        { dashed: true, tone: 'quiet' },
      ),
      ...word(length, [m, y], 'below'),
      ...word(height, [l + w * 0.14, (t + y) / 2], 'left'),
      ...word(depth, [r + d / 2 - 1, y - d * 0.35 + 6], 'right'),
    ];
  },
};

/** Solids on one line, drawn as books draw them: hidden edges dashed. */
export const drawSolids = ({ solids }: SolidsFigure): Panel => {
  const column = WIDTH / solids.length;
  const wide = Math.min(116, column * (solids.length > 2 ? 0.46 : 0.5));
  const tall = wide * 1.2;
  const foot = tall + 40;
  const shapes = solids.flatMap(({ solid, labels = {}, name }, index): Shape[] => {
    const x = column * (index + 0.5);
    return [
      ...DRAW[solid](x, foot, wide, tall, labels),
      ...(name
        ? [{ kind: 'text' as const, at: [x, foot + 32] as const, text: name, bold: true as const }]
        : []),
    ];
  });
  return { width: WIDTH, height: foot + (solids.some(({ name }) => name) ? 46 : 26), shapes };
};

/** Flat pieces that fold up, on a plane of units with y upwards. */
export const drawNet = ({ pieces }: NetFigure): Panel => {
  const all = pieces.flatMap(({ points }) => points);
  const { left, right, top, bottom } = boxOf(all);
  const scale = Math.min((WIDTH - 40) / (right - left), 200 / (bottom - top), 52);
  const height = (bottom - top) * scale + 20;
  const place = fitInto(all, {
    left: WIDTH / 2 - ((right - left) * scale) / 2,
    right: WIDTH / 2 + ((right - left) * scale) / 2,
    top: 10,
    bottom: height - 10,
  });
  const shapes = pieces.flatMap(({ points, fill = 'tint', label }): Shape[] => {
    const corners = points.map(place);
    return [
      seg(corners, { closed: true, fill }),
      ...(label
        ? [{ kind: 'text' as const, at: centroid(corners), text: label, size: 'small' as const }]
        : []),
    ];
  });
  return { width: WIDTH, height, shapes };
};
