import type { CircleFigure } from '@/data/study/figures/kinds/geometry';
import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import { boxOf } from '@/lib/study/figures/fit';
import { textWidth } from '@/lib/study/figures/labels';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import {
  angleBetween,
  between,
  crossing,
  minus,
  plus,
  polar,
  times,
  turned,
  unit,
} from '@/lib/study/figures/vectors';
import { degrees } from './polygon';

const HEIGHT = 230;
const MARGIN = 24;

/** A circle with what is drawn in it and at it. */
export const drawCircle = (figure: CircleFigure): Panel => {
  const { center = 'O', points, lines = [], tangents = [], meet, angles = [], sector } = figure;
  const height = figure.height ?? HEIGHT;
  const directionOf = (name: string): number => {
    const direction = points[name];
    if (direction === undefined) throw new Error(`No point ${name} on the circle.`);
    return direction;
  };
  // First around the origin with radius 1, then as large as fits.
  const onUnit = (name: string): Point => polar(1, directionOf(name));
  const tangentAt = (name: string): readonly [Point, Point] => {
    const at = onUnit(name);
    const along = turned(at);
    return [plus(at, along), minus(at, along)];
  };
  const meeting = meet && crossing(...tangentAt(meet.at[0]), ...tangentAt(meet.at[1]));
  const ends = tangents.flatMap((name) =>
    tangentAt(name).map((end) => between(onUnit(name), end, 0.85)),
  );
  const box = boxOf([[-1, -1], [1, 1], ...ends, ...(meeting ? [meeting] : [])]);
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / (box.right - box.left),
    (height - 2 * MARGIN) / (box.bottom - box.top),
  );
  const middle: Point = [
    WIDTH / 2 - ((box.left + box.right) / 2) * scale,
    height / 2 - ((box.top + box.bottom) / 2) * scale,
  ];
  const place = (point: Point): Point => plus(middle, times(point, scale));
  const at = (name: string): Point => {
    if (name === center) return middle;
    if (meeting && name === meet?.name) return place(meeting);
    return place(onUnit(name));
  };
  const named = Object.keys(points);
  const shapes: Shape[] = [
    ...(sector
      ? [
          {
            kind: 'arc' as const,
            center: middle,
            radius: scale,
            from: directionOf(sector.from),
            to: directionOf(sector.to),
            sector: true as const,
            fill: 'tint' as const,
          },
        ]
      : []),
    { kind: 'ellipse', center: middle, radius: scale, thick: true },
    ...tangents.map(
      (name): Shape => ({
        kind: 'line',
        points: tangentAt(name).map((end) => place(between(onUnit(name), end, 0.85))),
        tone: 'accent',
      }),
    ),
    ...(meet && meeting
      ? meet.at.map(
          (name): Shape => ({
            kind: 'line',
            points: [place(meeting), at(name)],
            tone: 'accent',
            thick: true,
          }),
        )
      : []),
    ...lines.flatMap(({ from, to, label, dashed, tone, ticks }): Shape[] => {
      const [start, end] = [at(from), at(to)];
      const away = turned(unit(minus(end, start)));
      const by = 10 + Math.abs(away[0]) * (label ? textWidth(label) / 2 - 2 : 0);
      return [
        {
          kind: 'line',
          points: [start, end],
          ...(dashed && { dashed }),
          ...(tone && { tone }),
          ...(ticks && { ticks }),
        },
        ...(label
          ? [{ kind: 'text' as const, at: plus(between(start, end), times(away, by)), text: label }]
          : []),
      ];
    }),
    ...angles.map(({ at: [from, vertex, to], label, reflex }): Shape => {
      const size = angleBetween(at(vertex), at(from), at(to));
      return {
        kind: 'angle',
        vertex: at(vertex),
        arms: [at(from), at(to)],
        label: label === true ? degrees(reflex ? 360 - size : size) : label,
        ...(reflex && { reflex }),
      };
    }),
    ...named.map((name): Shape => ({ kind: 'dot', at: at(name) })),
    ...(center ? [{ kind: 'dot' as const, at: middle }] : []),
    ...named.map(
      (name): Shape => ({
        kind: 'text',
        at: plus(at(name), polar(14, directionOf(name))),
        text: name,
        bold: true,
      }),
    ),
    ...(center
      ? [
          {
            kind: 'text' as const,
            at: plus(middle, centerPlace(figure, at, middle)),
            text: center,
            bold: true as const,
          },
        ]
      : []),
    ...(meet && meeting
      ? [
          {
            kind: 'text' as const,
            at: plus(at(meet.name), times(unit(minus(at(meet.name), middle)), 13)),
            text: meet.name,
            bold: true as const,
          },
        ]
      : []),
    ...(sector?.label
      ? [
          {
            kind: 'text' as const,
            at: plus(
              middle,
              polar(scale * 0.62, (directionOf(sector.from) + directionOf(sector.to)) / 2),
            ),
            text: sector.label,
          },
        ]
      : []),
  ];
  return { width: WIDTH, height, shapes };
};

/** The name of the centre stands away from the lines that leave it. */
const centerPlace = (
  { lines = [], center = 'O' }: CircleFigure,
  at: (name: string) => Point,
  middle: Point,
): Point => {
  const away = lines
    .filter(({ from, to }) => from === center || to === center)
    .map(({ from, to }) => unit(minus(at(from === center ? to : from), middle)))
    .reduce<Point>((sum, one) => minus(sum, one), [0, 0]);
  return Math.hypot(...away) < 0.2 ? [-11, 11] : times(unit(away), 14);
};
