import type { OpticsFigure, SurfaceFigure } from '@/data/study/figures/kinds/physics';
import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import { boxOf } from '@/lib/study/figures/fit';
import { boxOfText, textsOf } from '@/lib/study/figures/labels';
import { moveShape } from '@/lib/study/figures/moveShape';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { plus, polar, sine } from '@/lib/study/figures/vectors';

type Element = OpticsFigure['element'];

const isMirror = (element: Element): boolean => element.endsWith('mirror');

/** Positive where light is brought together. */
const strengthOf = (element: Element): 1 | -1 =>
  element === 'concave mirror' || element === 'convex lens' ? 1 : -1;

export type Image = {
  /** From the mirror or lens, on the side where the light goes: negative for a virtual image. */
  distance: number;
  /** Negative where it stands upside down. */
  magnification: number;
};

/** By 1/f = 1/object + 1/image, with lengths positive where the light really goes; null at the focus. */
export const imageOf = ({ element, focal, object }: OpticsFigure): Image | null => {
  const f = strengthOf(element) * focal;
  if (Math.abs(object - f) < 1e-9) return null;
  const distance = (f * object) / (object - f);
  return { distance, magnification: -distance / object };
};

const HEIGHT = 220;
const MARGIN = { x: 16, top: 26, bottom: 34 };

/** Where light meets the element or would, drawn as books do: on a straight line through its middle. */
const surface = (element: Element, x: number, axis: number, half: number): Shape[] => {
  if (isMirror(element)) {
    const bow = element === 'concave mirror' ? -half * 0.16 : half * 0.16;
    return [
      {
        kind: 'line',
        points: [
          [x + bow, axis - half],
          [x + bow * 0.25, axis - half / 2],
          [x, axis],
          [x + bow * 0.25, axis + half / 2],
          [x + bow, axis + half],
        ],
        smooth: true,
        thick: true,
      },
      ...[-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9].map((part): Shape => {
        const at: Point = [x + bow * part * part, axis + half * part];
        return { kind: 'line', points: [at, plus(at, [7, 5])], tone: 'quiet' };
      }),
    ];
  }
  const wide = half * 0.13;
  const outline: readonly Point[] =
    element === 'convex lens'
      ? [
          [x, axis - half],
          [x + wide, axis],
          [x, axis + half],
          [x - wide, axis],
        ]
      : [
          [x - wide, axis - half],
          [x + wide, axis - half],
          [x + wide * 0.3, axis],
          [x + wide, axis + half],
          [x - wide, axis + half],
          [x - wide * 0.3, axis],
        ];
  return [
    {
      kind: 'line',
      points: outline,
      closed: true,
      fill: 'water',
      tone: 'accent',
      ...(element === 'convex lens' && { smooth: true }),
    },
    {
      kind: 'line',
      points: [
        [x, axis - half],
        [x, axis + half],
      ],
      dashed: true,
      tone: 'quiet',
    },
  ];
};

const EDGE = 8;

/** What is not used above and below is cut off. */
const cropHeight = (shapes: readonly Shape[]): Panel => {
  const corners = shapes.flatMap((shape): readonly Point[] => {
    if (shape.kind === 'line') return shape.points;
    return textsOf(shape).flatMap((label): Point[] => {
      const { left, top, right, bottom } = boxOfText(label);
      return [
        [left, top],
        [right, bottom],
      ];
    });
  });
  const { top, bottom } = boxOf(corners);
  const moved = shapes.map((shape) => moveShape(shape, [0, EDGE - top]));
  return { width: WIDTH, height: bottom - top + 2 * EDGE, shapes: moved };
};

/** Two rays from the tip of the object, and the image where they meet. */
export const drawOptics = (figure: OpticsFigure): Panel => {
  const { element, focal, object, size = focal / 3 } = figure;
  const image = imageOf(figure);
  const mirror = isMirror(element);
  const strength = strengthOf(element);
  // Distances to the right of the element; a mirror sends the light back to the left.
  const way = mirror ? -1 : 1;
  const imageX = image ? way * image.distance : way * focal * 3;
  const marks = mirror
    ? [way * strength * focal, way * strength * focal * 2]
    : [-2 * focal, -focal, focal, 2 * focal];
  const xs = [-object, imageX, 0, ...marks];
  const [leftmost, rightmost] = [
    Math.min(...xs) - focal * 0.25,
    Math.max(...xs, mirror ? focal * 0.3 : 0) + focal * 0.25,
  ];
  const imageSize = image ? size * image.magnification : 0;
  const most = Math.max(size, Math.abs(imageSize)) * 1.12;
  const scaleX = (WIDTH - 2 * MARGIN.x) / (rightmost - leftmost);
  // Heights are drawn larger than lengths where there is room, as is usual: rays stay rays.
  const above = Math.max(size, imageSize);
  const below = Math.min(0, imageSize);
  const half = Math.min(62, (HEIGHT - MARGIN.top - MARGIN.bottom) / 2);
  const scaleY = Math.min(
    half / most,
    (HEIGHT - MARGIN.top - MARGIN.bottom) / Math.max(above - below, most),
  );
  const axis = HEIGHT / 2 - 6;
  const at = (x: number, y: number): Point => [
    MARGIN.x + (x - leftmost) * scaleX,
    axis - y * scaleY,
  ];
  const tip = at(-object, size);
  const end = (x: number, slope: number, from: number): Point => at(x, from + slope * x);
  const exit = way > 0 ? rightmost : leftmost;

  // A ray parallel to the axis turns towards the focus (or away from it).
  const slope1 = -size / (way * strength * focal);
  // For a lens the second ray goes straight through the middle; at the pole of a mirror it returns at the same angle.
  const slope2 = mirror ? size / object : -size / object;
  const rays: { start: Point; hit: Point; slope: number; from: number; back: number }[] = [
    { start: tip, hit: at(0, size), slope: slope1, from: size, back: imageX },
    { start: tip, hit: at(0, 0), slope: slope2, from: 0, back: imageX },
  ];
  const clip = (slope: number, from: number): Point => {
    // Ends at the edge of the picture, or above and below where it leaves it first.
    const limit = (HEIGHT / 2 - 12) / scaleY;
    const steep = slope === 0 ? exit : ((slope * way > 0 ? limit : -limit) - from) / slope;
    const x =
      way > 0 ? Math.min(exit, steep > 0 ? steep : exit) : Math.max(exit, steep < 0 ? steep : exit);
    return end(x, slope, from);
  };
  const isVirtual = image !== null && image.distance < 0;
  const label = (x: number, text: string): Shape[] => [
    { kind: 'line', points: [plus(at(x, 0), [0, -3]), plus(at(x, 0), [0, 3])] },
    { kind: 'text', at: plus(at(x, 0), [0, 13]), text, size: 'small' },
  ];
  const names = mirror
    ? [
        label(marks[0] ?? 0, 'F'),
        label(marks[1] ?? 0, 'C'),
        [
          {
            kind: 'text' as const,
            at: plus(at(0, 0), [12, 13]) as Point,
            text: 'P',
            size: 'small' as const,
          },
        ],
      ]
    : [label(-2 * focal, '2F'), label(-focal, 'F'), label(focal, 'F'), label(2 * focal, '2F')];
  const arrow = (
    x: number,
    height: number,
    tone: 'second' | 'accent',
    text: string,
    dashed: boolean,
  ): Shape[] => [
    {
      kind: 'line',
      points: [at(x, 0), at(x, height)],
      arrow: 'end',
      thick: true,
      tone,
      ...(dashed && { dashed: true }),
    },
    {
      kind: 'text',
      at: plus(at(x, height), [0, height > 0 ? -10 : 11]),
      text,
      size: 'small',
      tone,
    },
  ];
  const shapes: Shape[] = [
    { kind: 'line', points: [at(leftmost, 0), at(rightmost, 0)] },
    ...surface(element, at(0, 0)[0], axis, half + 8),
    ...rays.flatMap(({ start, hit, slope, from, back }): Shape[] => [
      { kind: 'line', points: [start, hit], arrow: 'middle' },
      { kind: 'line', points: [hit, clip(slope, from)], arrow: 'middle' },
      ...(isVirtual
        ? [
            {
              kind: 'line' as const,
              points: [hit, end(back, slope, from)],
              dashed: true as const,
              tone: 'quiet' as const,
            },
          ]
        : []),
    ]),
    ...names.flat(),
    ...arrow(-object, size, 'second', 'object', false),
    ...(image ? arrow(imageX, imageSize, 'accent', 'image', isVirtual) : []),
  ];
  return cropHeight(shapes);
};

/** The angle of the refracted ray by Snell's law, in degrees. */
export const refracted = (incidence: number, index: number): number =>
  (Math.asin(sine(incidence) / index) * 180) / Math.PI;

const S_HEIGHT = 232;

/** A ray at a flat surface, with the normal and the angles. */
export const drawSurface = ({ incidence, index, names, slab }: SurfaceFigure): Panel => {
  const reach = 88;
  const isMirrored = index === undefined;
  const meet: Point = [
    isMirrored ? WIDTH / 2 : WIDTH / 2 - (slab ? 34 : 0),
    isMirrored ? 150 : slab ? 98 : 108,
  ];
  const normalDown = isMirrored ? 0 : 64;
  const start = plus(meet, polar(reach, 90 + incidence));
  const top = plus(meet, [0, -76]);
  const flat: Shape = {
    kind: 'line',
    points: [
      [24, meet[1]],
      [WIDTH - 24, meet[1]],
    ],
    thick: true,
  };
  const common: Shape[] = [
    flat,
    { kind: 'line', points: [top, plus(meet, [0, normalDown])], dashed: true },
    { kind: 'line', points: [start, meet], arrow: 'middle', tone: 'accent', thick: true },
    { kind: 'angle', vertex: meet, arms: [top, start], label: `${incidence}°`, radius: 34 },
    { kind: 'text', at: plus(top, [0, -9]), text: 'normal', size: 'small' },
  ];
  if (index === undefined) {
    const away = plus(meet, polar(reach, 90 - incidence));
    return {
      width: WIDTH,
      height: meet[1] + 32,
      shapes: [
        ...Array.from(
          { length: 13 },
          (_, at): Shape => ({
            kind: 'line',
            points: [
              [30 + at * 22, meet[1]],
              [24 + at * 22, meet[1] + 7],
            ],
            tone: 'quiet',
          }),
        ),
        ...common,
        { kind: 'line', points: [meet, away], arrow: 'middle', tone: 'accent', thick: true },
        { kind: 'angle', vertex: meet, arms: [away, top], label: `${incidence}°`, radius: 34 },
        { kind: 'text', at: [WIDTH / 2, meet[1] + 19], text: 'plane mirror', size: 'small' },
      ],
    };
  }
  const angle = refracted(incidence, index);
  const below: Point = [meet[0], meet[1] + normalDown];
  const depth = slab ? 62 : 90;
  const exit: Point = plus(meet, [depth * Math.tan((angle * Math.PI) / 180), depth]);
  const shapes: Shape[] = [
    {
      kind: 'line',
      points: [
        [24, meet[1]],
        [WIDTH - 24, meet[1]],
        [WIDTH - 24, meet[1] + depth],
        [24, meet[1] + depth],
      ],
      closed: true,
      fill: 'water',
      tone: 'quiet',
    },
    ...common,
    { kind: 'line', points: [meet, exit], arrow: 'middle', tone: 'accent', thick: true },
    ...(slab
      ? []
      : [
          {
            kind: 'angle' as const,
            vertex: meet,
            arms: [below, exit] as const,
            label: `${Math.round(angle * 10) / 10}°`,
            radius: 40,
            tone: 'second' as const,
          },
        ]),
    ...(slab
      ? [
          {
            kind: 'line' as const,
            points: [exit, plus(exit, polar(58, 270 + incidence))],
            arrow: 'middle' as const,
            tone: 'accent' as const,
            thick: true as const,
          },
          {
            kind: 'line' as const,
            points: [meet, plus(meet, polar(120, 270 + incidence))],
            dashed: true as const,
            tone: 'quiet' as const,
          },
          {
            kind: 'line' as const,
            points: [plus(exit, [0, -40]), plus(exit, [0, 54])],
            dashed: true as const,
          },
        ]
      : []),
    ...(names
      ? [
          {
            kind: 'text' as const,
            at: [WIDTH - 30, meet[1] - 12] as const,
            text: names[0],
            anchor: 'end' as const,
          },
          {
            kind: 'text' as const,
            at: [WIDTH - 30, meet[1] + 14] as const,
            text: names[1],
            anchor: 'end' as const,
          },
        ]
      : []),
  ];
  return { width: WIDTH, height: S_HEIGHT, shapes };
};
