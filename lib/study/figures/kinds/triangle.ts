import type { TriangleFigure } from '@/data/study/figures/kinds/geometry';
import type { Point, Shape } from '@/data/study/figures/kinds/shapes';
import { fitInto } from '@/lib/study/figures/fit';
import { textWidth } from '@/lib/study/figures/labels';
import { angle, line, text } from '@/lib/study/figures/make';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import {
  angleBetween,
  between,
  centroid,
  cosine,
  distance,
  minus,
  plus,
  sine,
  times,
  unit,
} from '@/lib/study/figures/vectors';
import { besideSide, degrees } from './polygon';

const HEIGHT = 200;

/** A, B and C with the y axis pointing up, B at the origin and C to its right. */
export const cornersOf = ({
  angles,
  sides,
  around,
}: TriangleFigure): readonly [Point, Point, Point] => {
  if (sides) {
    const [a, b, c] = sides;
    const x = (a * a + c * c - b * b) / (2 * a);
    const square = c * c - x * x;
    if (square <= 0) throw new Error(`Sides ${sides.join(', ')} make no triangle.`);
    return [
      [x, Math.sqrt(square)],
      [0, 0],
      [a, 0],
    ];
  }
  if (around) {
    const { bc, ba, angle } = around;
    return [
      [ba * cosine(angle), ba * sine(angle)],
      [0, 0],
      [bc, 0],
    ];
  }
  const [atA, atB, atC] = angles ?? [60, 60, 60];
  if (Math.abs(atA + atB + atC - 180) > 0.01)
    throw new Error(`Angles ${angles?.join(', ')} make no triangle.`);
  const c = sine(atC) / sine(atA);
  return [
    [c * cosine(atB), c * sine(atB)],
    [0, 0],
    [1, 0],
  ];
};

const labelAt = (
  labels: TriangleFigure['angleLabels'],
  index: number,
  number: string,
): string | null => {
  const label = labels === true ? true : labels?.[index];
  return label === true ? number : (label ?? null);
};

const innerLine = (
  { from }: TriangleFigure,
  [a, b, c]: readonly [Point, Point, Point],
): Shape[] => {
  if (!from) return [];
  const [corner, start, end] = { A: [a, b, c], B: [b, c, a], C: [c, a, b] }[from.corner];
  if (!corner || !start || !end) return [];
  const along = minus(end, start);
  const reach =
    from.line === 'median'
      ? 0.5
      : ((corner[0] - start[0]) * along[0] + (corner[1] - start[1]) * along[1]) /
        distance(start, end) ** 2;
  const foot = plus(start, times(along, reach));
  const middle = centroid([a, b, c]);
  const beyond = plus(foot, times(unit(minus(foot, corner)), 12));
  const aside = corner[0] > middle[0] ? -7 : 7;
  const isOutside = reach < 0 || reach > 1;
  const marks =
    from.line === 'altitude'
      ? [angle(foot, [corner, reach < 0.5 ? end : start], { tone: 'second' })]
      : [line([start, foot], { ticks: 2 }), line([foot, end], { ticks: 2 })];
  return [
    line([corner, foot], { dashed: true, tone: 'second' }),
    ...(isOutside ? [line([foot, reach < 0 ? start : end], { dashed: true, tone: 'quiet' })] : []),
    ...marks,
    ...(from.foot ? [text(beyond, from.foot, { bold: true })] : []),
    ...(from.label
      ? [
          text(plus(between(corner, foot, 0.55), [aside, 0]), from.label, {
            anchor: aside > 0 ? 'start' : 'end',
            tone: 'second',
          }),
        ]
      : []),
  ];
};

/** A triangle whose shape is computed from what is known of it. */
export const drawTriangle = (figure: TriangleFigure): Panel => {
  const height = figure.height ?? HEIGHT;
  const plane = cornersOf(figure);
  const [planeA, planeB, planeC] = plane;
  const [a, b, c] = figure.sides ?? [
    distance(planeB, planeC),
    distance(planeC, planeA),
    distance(planeA, planeB),
  ];
  const outer: Point = [planeC[0] + (planeC[0] - planeB[0]) * 0.45, 0];
  const sideTexts = [a, b, c].map((side, index) =>
    labelAt(figure.sideLabels, index, String(Math.round(side * 10) / 10)),
  );
  const room = Math.max(
    26,
    ...sideTexts.slice(1).map((text) => (text ? textWidth(text) * 0.8 + 16 : 0)),
  );
  const place = fitInto(figure.exterior ? [...plane, outer] : plane, {
    left: room,
    top: 28,
    right: WIDTH - room,
    bottom: height - 32,
  });
  const corners = [place(planeA), place(planeB), place(planeC)] as const;
  const [cornerA, cornerB, cornerC] = corners;
  const middle = centroid(corners);
  const sides = [
    [cornerB, cornerC],
    [cornerC, cornerA],
    [cornerA, cornerB],
  ] as const;
  const angles = [
    { vertex: cornerA, arms: [cornerB, cornerC] },
    { vertex: cornerB, arms: [cornerC, cornerA] },
    { vertex: cornerC, arms: [cornerA, cornerB] },
  ] as const;
  const shapes: Shape[] = [
    line(corners, { closed: true, fill: figure.fill ?? 'tint', thick: true }),
    ...innerLine(figure, corners),
    ...sides.flatMap(([from, to], index): Shape[] => {
      const count = figure.ticks?.[index];
      const label = sideTexts[index];
      return [
        ...(count ? [line([from, to], { ticks: count })] : []),
        ...(label ? [text(besideSide(from, to, middle, label), label)] : []),
      ];
    }),
    ...angles.flatMap(({ vertex, arms }, index): Shape[] => {
      const value = angleBetween(vertex, ...arms);
      const isRight = Math.abs(value - 90) < 0.01;
      const label = labelAt(figure.angleLabels, index, degrees(value));
      if (!label && !isRight) return [];
      return [angle(vertex, arms, isRight && label === '90°' ? {} : { label: label ?? undefined })];
    }),
    ...(figure.exterior ? exteriorShapes(figure.exterior, cornerA, cornerC, place(outer)) : []),
    ...(figure.names ?? ['A', 'B', 'C']).map((name, index): Shape => {
      const at = corners[index] ?? middle;
      const isOnLine = figure.exterior && index === 2;
      const away: Point =
        index === 0
          ? times(unit(minus(at, middle)), 14)
          : [isOnLine ? 0 : index === 1 ? -12 : 12, isOnLine ? 14 : 12];
      return text(plus(at, away), name, { bold: true });
    }),
  ];
  return { width: WIDTH, height, shapes };
};

const exteriorShapes = (
  label: string | true,
  top: Point,
  corner: Point,
  outer: Point,
): readonly Shape[] => [
  line([corner, outer]),
  angle(corner, [outer, top], {
    tone: 'second',
    label: label === true ? degrees(angleBetween(corner, outer, top)) : label,
  }),
];
