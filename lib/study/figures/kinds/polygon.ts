import type { PolygonFigure } from '@/data/study/figures/kinds/geometry';
import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import { boxOf, fitInto } from '@/lib/study/figures/fit';
import { textWidth } from '@/lib/study/figures/labels';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { between, centroid, minus, plus, times, turned, unit } from '@/lib/study/figures/vectors';

const HEIGHT = 200;
const ROOM_FOR_NAMES = 24;
const RIGHT = 90;

/** Away from the middle of the figure. */
const outward = (at: Point, middle: Point, by: number): Point =>
  plus(at, times(unit(minus(at, middle)), by));

/** Beside a side, on its outer hand, the farther the wider the label is where the side stands upright. */
export const besideSide = (from: Point, to: Point, middle: Point, label: string): Point => {
  const side = turned(unit(minus(to, from)));
  const center = between(from, to);
  const away =
    (center[0] - middle[0]) * side[0] + (center[1] - middle[1]) * side[1] < 0
      ? times(side, -1)
      : side;
  const by = 12 + Math.abs(away[0]) * (textWidth(label) / 2 - 4);
  return plus(center, times(away, by));
};

/** The inner angle at a corner, in degrees, of a polygon that may be hollow there. */
const innerAngle = (points: readonly Point[], index: number) => {
  const count = points.length;
  const [before, at, after] = [index - 1, index, index + 1].map(
    (place) => points[(place + count) % count] ?? ([0, 0] as const),
  );
  if (!before || !at || !after) throw new Error('A polygon has corners.');
  const area = points.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = points[(place + 1) % count] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  const [ux, uy] = minus(before, at);
  const [vx, vy] = minus(after, at);
  const turn = (Math.atan2(vx * uy - vy * ux, vx * ux + vy * uy) * 180) / Math.PI;
  const inner = ((area > 0 ? turn : -turn) + 360) % 360;
  return { before, at, after, inner };
};

export const degrees = (value: number): string => `${Math.round(value * 10) / 10}°`;

const gridOf = (figure: PolygonFigure, place: (point: Point) => Point): Shape[] => {
  if (!figure.grid) return [];
  const { left, top, right, bottom } = boxOf(figure.points);
  const [x0, x1] = [Math.floor(left), Math.ceil(right)];
  const [y0, y1] = [Math.floor(top), Math.ceil(bottom)];
  const upright = Array.from(
    { length: x1 - x0 + 1 },
    (_, index): Shape => ({
      kind: 'line',
      points: [place([x0 + index, y0]), place([x0 + index, y1])],
      tone: 'quiet',
    }),
  );
  const level = Array.from(
    { length: y1 - y0 + 1 },
    (_, index): Shape => ({
      kind: 'line',
      points: [place([x0, y0 + index]), place([x1, y0 + index])],
      tone: 'quiet',
    }),
  );
  return [...upright, ...level];
};

const angleShapes = (
  { angleLabels = [], points }: PolygonFigure,
  place: (point: Point) => Point,
): Shape[] =>
  points.flatMap((_, index): Shape[] => {
    const wanted = angleLabels[index];
    if (!wanted) return [];
    const { before, at, after, inner } = innerAngle(points, index);
    if (wanted === 'right' && Math.abs(inner - RIGHT) > 0.01)
      throw new Error(`Corner ${index + 1} has ${degrees(inner)}, no right angle.`);
    const isSquare = Math.abs(inner - RIGHT) < 0.01;
    const label = wanted === true ? degrees(inner) : wanted === 'right' ? undefined : wanted;
    return [
      {
        kind: 'angle',
        vertex: place(at),
        arms: [place(after), place(before)],
        ...(inner > 180 && { reflex: true as const }),
        ...(label && { label }),
        ...(isSquare && { radius: 16 }),
      },
    ];
  });

/** A polygon with its labels, fitted into the picture. */
export const drawPolygon = (figure: PolygonFigure): Panel => {
  const { points, names = [], sideLabels = [], ticks = [], diagonals = [], dashed = [] } = figure;
  const height = figure.height ?? HEIGHT;
  const widest = Math.max(0, ...sideLabels.map((label) => (label ? textWidth(label) : 0)));
  const room = { x: Math.max(ROOM_FOR_NAMES, widest + 14), y: ROOM_FOR_NAMES };
  const everything = [...points, ...dashed.flatMap(({ from, to }) => [from, to])];
  const place = fitInto(everything, {
    left: room.x,
    top: room.y,
    right: WIDTH - room.x,
    bottom: height - room.y,
  });
  const corners = points.map(place);
  const middle = centroid(corners);
  const next = (index: number): Point => corners[(index + 1) % corners.length] ?? [0, 0];
  const shapes: Shape[] = [
    ...gridOf(figure, place),
    { kind: 'line', points: corners, closed: true, fill: figure.fill ?? 'tint', thick: true },
    ...corners.flatMap((from, index): Shape[] => {
      const count = ticks[index];
      const label = sideLabels[index];
      return [
        ...(count ? [{ kind: 'line' as const, points: [from, next(index)], ticks: count }] : []),
        ...(label
          ? [
              {
                kind: 'text' as const,
                at: besideSide(from, next(index), middle, label),
                text: label,
              },
            ]
          : []),
      ];
    }),
    ...diagonals.map(
      ([from, to]): Shape => ({
        kind: 'line',
        points: [corners[from] ?? middle, corners[to] ?? middle],
        tone: 'accent',
      }),
    ),
    ...dashed.flatMap(({ from, to, label }): Shape[] => {
      const [start, end] = [place(from), place(to)];
      const text = label ?? '';
      const away = turned(unit(minus(end, start)));
      const by = 10 + Math.abs(away[0]) * (textWidth(text) / 2);
      return [
        { kind: 'line', points: [start, end], dashed: true, tone: 'second' },
        ...(text
          ? [
              {
                kind: 'text' as const,
                at: plus(between(start, end), times(away, by)),
                text,
                tone: 'second' as const,
              },
            ]
          : []),
      ];
    }),
    ...angleShapes(figure, place),
    ...corners.flatMap((at, index): Shape[] => {
      const text = names[index];
      return text ? [{ kind: 'text', at: outward(at, middle, 14), text, bold: true }] : [];
    }),
  ];
  return { width: WIDTH, height, shapes };
};
