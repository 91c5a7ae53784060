import type { GraphFigure, Side } from '@/data/study/figures/kinds/graphs';
import type { Point, Shape, TextShape } from '@/data/study/figures/kinds/shapes';
import { textWidth } from '@/lib/study/figures/labels';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';

const HEIGHT = 240;
const SAMPLES = 36;

/** 1, 2 or 5 times a power of ten: about six of them fit. */
export const niceStep = (range: number, about = 6): number => {
  const power = 10 ** Math.floor(Math.log10(range / about));
  const times = [1, 2, 5, 10].find((factor) => factor * power >= range / about) ?? 10;
  return times * power;
};

/** Multiples of the step in a range, without the errors of adding them up. */
export const stepsIn = ([from, to]: readonly [number, number], step: number): number[] => {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number(((first + index) * step).toPrecision(10)),
  );
};

/** As a book prints it: with a minus sign, not a hyphen. */
export const numberText = (value: number): string => String(value).replace('-', '−');

const BESIDE: Record<Side, { by: Point; anchor: TextShape['anchor'] }> = {
  above: { by: [0, -13], anchor: 'middle' },
  below: { by: [0, 13], anchor: 'middle' },
  left: { by: [-9, 0], anchor: 'end' },
  right: { by: [9, 0], anchor: 'start' },
};

export const beside = (at: Point, text: string, side: Side): TextShape => {
  const { by, anchor } = BESIDE[side];
  return { kind: 'text', at: [at[0] + by[0], at[1] + by[1]], text, anchor };
};

/** Where a curve leaves the picture it is cut, and begins again where it comes back. */
export const samplePlot = (
  of: (x: number) => number,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  samples = SAMPLES,
): Point[][] => {
  const points = Array.from({ length: samples + 1 }, (_, index): Point => {
    const x = from + ((to - from) * index) / samples;
    return [x, of(x)];
  });
  const isInside = ([, y]: Point): boolean =>
    Number.isFinite(y) && y >= low - 1e-9 && y <= high + 1e-9;
  // A piece ends exactly at the edge: halved often enough between the points inside and outside.
  const atEdge = (inside: Point, outside: Point): Point => {
    let [near, far] = [inside[0], outside[0]];
    for (let round = 0; round < 40; round++) {
      const half = (near + far) / 2;
      if (isInside([half, of(half)])) near = half;
      else far = half;
    }
    return [near, of(near)];
  };
  const pieces: Point[][] = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    const wasInside = before !== undefined && isInside(before);
    if (isInside(point)) {
      if (!wasInside) pieces.push(before ? [atEdge(point, before)] : []);
      pieces.at(-1)?.push(point);
    } else if (wasInside && before) pieces.at(-1)?.push(atEdge(before, point));
  });
  return pieces.filter((piece) => piece.length > 1);
};

/** A straight piece needs its two ends only. */
const withoutStraight = (points: readonly Point[]): readonly Point[] => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return points;
  const slope = (last[1] - first[1]) / (last[0] - first[0]);
  const isStraight = points.every(
    ([x, y]) => Math.abs(first[1] + slope * (x - first[0]) - y) < 1e-6 * (1 + Math.abs(y)),
  );
  return isStraight ? [first, last] : points;
};

/** The places of the axes: where the numbers stand, and how a point of the plane is drawn. */
const layOut = (figure: GraphFigure) => {
  const { x, y } = figure;
  const stepX = figure.stepX ?? niceStep(x[1] - x[0]);
  const stepY = figure.stepY ?? niceStep(y[1] - y[0]);
  const hasNumbers = figure.numbers !== false;
  const numbersY = stepsIn(y, stepY).map(numberText);
  const wide = hasNumbers ? Math.max(...numbersY.map((text) => textWidth(text, 'small'))) : 0;
  const isYInside = x[0] < 0 && x[1] > 0;
  const isXInside = y[0] < 0 && y[1] > 0;
  const left = isYInside ? 16 : Math.max(18, wide + 14);
  const right = WIDTH - 18;
  const top = figure.yLabel ? 30 : 16;
  const below = (isXInside ? 16 : hasNumbers ? 26 : 12) + (figure.xLabel ? 18 : 0);
  const unit = (right - left) / (x[1] - x[0]);
  const height = figure.equal ? top + below + unit * (y[1] - y[0]) : (figure.height ?? HEIGHT);
  const bottom = height - below;
  const place = ([px, py]: Point): Point => [
    left + ((px - x[0]) / (x[1] - x[0])) * (right - left),
    bottom - ((py - y[0]) / (y[1] - y[0])) * (bottom - top),
  ];
  const origin = place([isYInside ? 0 : x[0], isXInside ? 0 : y[0]]);
  return {
    height,
    stepX,
    stepY,
    left,
    right,
    top,
    bottom,
    place,
    origin,
    isYInside,
    isXInside,
    hasNumbers,
  };
};

type Layout = ReturnType<typeof layOut>;

const line = (
  points: readonly Point[],
  rest: Partial<Extract<Shape, { kind: 'line' }>> = {},
): Shape => ({
  kind: 'line',
  points,
  ...rest,
});

const axes = (figure: GraphFigure, layout: Layout): Shape[] => {
  const {
    stepX,
    stepY,
    left,
    right,
    top,
    bottom,
    place,
    origin,
    hasNumbers,
    isYInside,
    isXInside,
  } = layout;
  const xs = stepsIn(figure.x, stepX);
  const ys = stepsIn(figure.y, stepY);
  const hasGrid = figure.grid !== false;
  const shown = (value: number, isCrossed: boolean) => !(isCrossed && value === 0);
  return [
    ...(hasGrid
      ? [
          ...xs.map((x) =>
            line(
              [
                [place([x, 0])[0], top],
                [place([x, 0])[0], bottom],
              ],
              { tone: 'quiet' },
            ),
          ),
          ...ys.map((y) =>
            line(
              [
                [left, place([0, y])[1]],
                [right, place([0, y])[1]],
              ],
              { tone: 'quiet' },
            ),
          ),
        ]
      : []),
    line(
      [
        [left - 4, origin[1]],
        [right + 9, origin[1]],
      ],
      { arrow: 'end' },
    ),
    line(
      [
        [origin[0], bottom + 4],
        [origin[0], top - 9],
      ],
      { arrow: 'end' },
    ),
    ...(hasNumbers
      ? [
          ...xs
            .filter((x) => shown(x, isYInside && isXInside))
            .map(
              (x): Shape => ({
                kind: 'text',
                at: [place([x, 0])[0], origin[1] + 13],
                text: numberText(x),
                size: 'small',
                tone: 'ink',
              }),
            ),
          ...ys
            .filter(
              (y) =>
                shown(y, isXInside && isYInside) &&
                !(y === figure.y[0] && !isXInside && !isYInside && figure.x[0] === 0 && y === 0),
            )
            .map(
              (y): Shape => ({
                kind: 'text',
                at: [origin[0] - 7, place([0, y])[1]],
                text: numberText(y),
                size: 'small',
                anchor: 'end',
              }),
            ),
        ]
      : []),
    ...(figure.xLabel
      ? [
          {
            kind: 'text' as const,
            at: [right + 10, isXInside ? bottom + 14 : bottom + (hasNumbers ? 32 : 16)] as const,
            text: figure.xLabel,
            anchor: 'end' as const,
          },
        ]
      : []),
    ...(figure.yLabel
      ? [
          {
            kind: 'text' as const,
            at: [isYInside ? origin[0] + 10 : 4, 10] as const,
            text: figure.yLabel,
            anchor: 'start' as const,
          },
        ]
      : []),
  ];
};

const plotShapes = (figure: GraphFigure, { place }: Layout): Shape[] =>
  (figure.plots ?? []).flatMap(
    ({ of, between = figure.x, label, labelAt, tone = 'accent', dashed }) => {
      // A short piece needs fewer points than a curve across the whole picture.
      const share = (between[1] - between[0]) / (figure.x[1] - figure.x[0]);
      const samples = Math.max(12, Math.round(SAMPLES * share));
      const pieces = samplePlot(of, between, figure.y, samples).map((points) =>
        line(withoutStraight(points).map(place), {
          smooth: true,
          thick: true,
          tone,
          ...(dashed && { dashed }),
        }),
      );
      const x = labelAt ?? between[0] + (between[1] - between[0]) * 0.8;
      const at = place([x, of(x)]);
      return label ? [...pieces, { ...beside(at, label, 'right'), tone }] : pieces;
    },
  );

/** Axes, curves, lines and points of a plane. */
export const drawGraph = (figure: GraphFigure): Panel => {
  const layout = layOut(figure);
  const { place, height } = layout;
  const shapes: Shape[] = [
    ...axes(figure, layout),
    ...(figure.lines ?? []).flatMap(
      ({ points, smooth, dashed, tone = 'second', label, fill, arrow }): Shape[] => {
        const drawn = points.map(place);
        const last = drawn.at(-1);
        return [
          line(drawn, {
            thick: true,
            tone,
            ...(smooth && { smooth }),
            ...(dashed && { dashed }),
            ...(fill && { fill: 'tint', closed: true }),
            ...(arrow && { arrow }),
          }),
          ...(label && last
            ? [{ ...beside(last, label, last[0] > WIDTH * 0.7 ? 'left' : 'right'), tone }]
            : []),
        ];
      },
    ),
    ...plotShapes(figure, layout),
    ...(figure.points ?? []).map(
      ({ at, open, tone }): Shape => ({
        kind: 'dot',
        at: place(at),
        ...(open && { open }),
        ...(tone && { tone }),
      }),
    ),
    ...(figure.points ?? []).flatMap(({ at, label, side = 'above' }): Shape[] =>
      label ? [beside(place(at), label, side)] : [],
    ),
    ...(figure.texts ?? []).map(
      ({ at, text, tone }): Shape => ({ kind: 'text', at: place(at), text, ...(tone && { tone }) }),
    ),
  ];
  return { width: WIDTH, height, shapes };
};
