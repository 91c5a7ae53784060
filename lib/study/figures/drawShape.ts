import type {
  AngleShape,
  ArcShape,
  DotShape,
  EllipseShape,
  Fill,
  LineShape,
  Point,
  Shape,
  TextShape,
  Tone,
} from '@/data/study/figures/kinds/shapes';
import { escapeHtml } from '@/lib/site/escapeHtml';
import { lineHeight, sweepOf, textsOf } from './labels';
import { arcPath, linePath, pair, pointOnArc, short } from './paths';
import { angleBetween, between, distance, minus, plus, times, turned, unit } from './vectors';

type Look = { tone?: Tone; fill?: Fill; dashed?: true; thick?: true };

/** The classes are styled by the block that shows the figure (`Figure.module.scss`). */
const classes = (names: readonly (string | false | undefined)[]): string => {
  const all = names.filter(Boolean).join(' ');
  return all ? ` class="${all}"` : '';
};

const look = ({ tone, fill, dashed, thick }: Look): string =>
  classes([
    tone && tone !== 'ink' && `t-${tone}`,
    fill && `f-${fill}`,
    dashed && 'dashed',
    thick && 'thick',
  ]);

const path = (d: string, shape: Look): string => `<path d="${d}"${look(shape)}/>`;

const ARROW = 9;

const arrowHead = (tip: Point, from: Point, tone: Tone = 'ink'): string => {
  const back = times(unit(minus(from, tip)), ARROW);
  const side = times(turned(back), 0.42);
  const [left, right] = [plus(plus(tip, back), side), minus(plus(tip, back), side)];
  return `<path d="M${pair(tip)}L${pair(left)}L${pair(right)}Z"${classes(['head', tone !== 'ink' && `t-${tone}`])}/>`;
};

const TICK = 5;

/** Strokes across the middle of a line of two points. */
const tickMarks = (from: Point, to: Point, count: number): string => {
  const along = unit(minus(to, from));
  const across = times(turned(along), TICK);
  const strokes = Array.from({ length: count }, (_, index) => {
    const at = plus(between(from, to), times(along, (index - (count - 1) / 2) * 4));
    return `M${pair(plus(at, across))}L${pair(minus(at, across))}`;
  });
  return `<path d="${strokes.join('')}"/>`;
};

const drawLine = (shape: LineShape): string => {
  const { points, arrow, ticks, tone } = shape;
  const [first, second] = points;
  const [beforeLast, last] = points.slice(-2);
  if (!first || !second || !beforeLast || !last) return '';
  return [
    path(linePath(shape), shape),
    (arrow === 'end' || arrow === 'both') && arrowHead(last, beforeLast, tone),
    arrow === 'both' && arrowHead(first, second, tone),
    arrow === 'middle' &&
      arrowHead(between(first, second, 0.5 + ARROW / 2 / distance(first, second)), first, tone),
    ticks && tickMarks(first, second, ticks),
  ]
    .filter(Boolean)
    .join('');
};

const drawEllipse = (shape: EllipseShape): string => {
  const {
    center: [x, y],
    radius,
    radiusY,
  } = shape;
  const place = `cx="${short(x)}" cy="${short(y)}"`;
  return radiusY === undefined
    ? `<circle ${place} r="${short(radius)}"${look(shape)}/>`
    : `<ellipse ${place} rx="${short(radius)}" ry="${short(radiusY)}"${look(shape)}/>`;
};

const drawArc = (shape: ArcShape): string => {
  const { from, to, arrow, tone } = shape;
  const near = to + (to > from ? -6 : 6);
  const head = arrow ? arrowHead(pointOnArc(shape, to), pointOnArc(shape, near), tone) : '';
  return path(arcPath(shape), shape) + head;
};

const SQUARE = 11;
const RIGHT = 90;

const isRight = ({ vertex, arms: [a, b], reflex }: AngleShape): boolean =>
  !reflex && Math.abs(angleBetween(vertex, a, b) - RIGHT) < 0.01;

const drawAngle = (shape: AngleShape): string => {
  const { vertex, arms, arcs = 1, tone } = shape;
  if (isRight(shape)) {
    const [a, b] = arms.map((arm) => times(unit(minus(arm, vertex)), SQUARE));
    if (!a || !b) return '';
    return path(
      linePath({ points: [plus(vertex, a), plus(plus(vertex, a), b), plus(vertex, b)] }),
      { tone },
    );
  }
  const { radius, from, turn } = sweepOf(shape);
  const rings = Array.from({ length: arcs }, (_, index) =>
    arcPath({ center: vertex, radius: radius - index * 4, from, to: from + turn }),
  );
  return path(rings.join(''), { tone: tone ?? 'accent' });
};

const drawDot = ({ at: [x, y], tone, open, radius = 3.5 }: DotShape): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"${classes([open ? 'ring' : 'dot', tone && tone !== 'ink' && `t-${tone}`])}/>`;

// Letters stand on a line a third of their height below their middle.
const BASE = 0.35;

const drawText = (shape: TextShape): string => {
  const {
    at: [x, y],
    text,
    anchor = 'middle',
    tone,
    size,
    bold,
    italic,
  } = shape;
  const lines = text.split('\n');
  const height = lineHeight(shape);
  const first = y - ((lines.length - 1) * height) / 2 + (height / 1.2) * BASE;
  const names = classes([
    anchor !== 'middle' && anchor,
    size,
    tone && tone !== 'ink' && `t-${tone}`,
    bold && 'bold',
    italic && 'italic',
  ]);
  const words =
    lines.length === 1
      ? escapeHtml(text)
      : lines
          .map(
            (line, index) =>
              `<tspan x="${short(x)}"${index ? ` dy="${short(height)}"` : ''}>${escapeHtml(line)}</tspan>`,
          )
          .join('');
  return `<text x="${short(x)}" y="${short(first)}"${names}>${words}</text>`;
};

const drawBody = (shape: Shape): string => {
  switch (shape.kind) {
    case 'line':
      return drawLine(shape);
    case 'ellipse':
      return drawEllipse(shape);
    case 'arc':
      return drawArc(shape);
    case 'angle':
      return drawAngle(shape);
    case 'dot':
      return drawDot(shape);
    case 'text':
      return '';
  }
};

/** What can share one path with its neighbours of the same look, which makes a grid short. */
const isPlain = (shape: Shape): shape is LineShape =>
  shape.kind === 'line' && !shape.fill && !shape.arrow && !shape.ticks;

const isSameLook = (a: LineShape, b: LineShape): boolean => look(a) === look(b);

const groupPlain = (shapes: readonly Shape[]): Shape[][] => {
  const groups: Shape[][] = [];
  for (const shape of shapes) {
    const last = groups.at(-1);
    const neighbour = last?.at(-1);
    const joins = neighbour && isPlain(neighbour) && isPlain(shape) && isSameLook(neighbour, shape);
    if (last && joins) last.push(shape);
    else groups.push([shape]);
  }
  return groups;
};

const drawGroup = (group: readonly Shape[]): string => {
  const [first] = group;
  if (!first || !isPlain(first)) return group.map(drawBody).join('');
  return path(group.filter(isPlain).map(linePath).join(''), first);
};

/** All texts stand above all lines, so that their halo keeps them readable. */
export const drawShapes = (shapes: readonly Shape[]): string =>
  groupPlain(shapes).map(drawGroup).join('') + shapes.flatMap(textsOf).map(drawText).join('');
