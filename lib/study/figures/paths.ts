import type { ArcShape, LineShape, Point } from '@/data/study/figures/kinds/shapes';
import { minus, plus, polar, times } from './vectors';

/** A tenth of a pixel is fine enough, and short. */
export const short = (value: number): string => String(Math.round(value * 10) / 10 || 0);

export const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

/** Through all of the points: at each one as it leads from the one before to the one after. */
const smoothPath = (points: readonly Point[], isClosed: boolean): string => {
  const count = points.length;
  const at = (index: number): Point => {
    const inside = isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[inside] ?? [0, 0];
  };
  const last = isClosed ? count : count - 1;
  const pieces = Array.from({ length: last }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave = plus(from, times(minus(to, before), 1 / 6));
    const arrive = minus(to, times(minus(after, from), 1 / 6));
    return `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
  });
  return `M${pair(at(0))}${pieces.join('')}`;
};

export const linePath = ({
  points,
  closed,
  smooth,
}: Pick<LineShape, 'points' | 'closed' | 'smooth'>): string => {
  const path = smooth ? smoothPath(points, closed === true) : `M${points.map(pair).join('L')}`;
  return closed ? `${path}Z` : path;
};

export const pointOnArc = (
  { center, radius, radiusY = radius }: Pick<ArcShape, 'center' | 'radius' | 'radiusY'>,
  degrees: number,
): Point => {
  const [x, y] = polar(1, degrees);
  return plus(center, [x * radius, y * radiusY]);
};

/** Counter-clockwise from `from` to `to`; a larger `from` turns it the other way. */
export const arcPath = (
  arc: Pick<ArcShape, 'center' | 'radius' | 'radiusY' | 'from' | 'to' | 'sector'>,
): string => {
  const { radius, radiusY = radius, from, to, sector, center } = arc;
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 0 : 1;
  const curve = `A${short(radius)} ${short(radiusY)} 0 ${large} ${sweep} ${pair(pointOnArc(arc, to))}`;
  const start = pair(pointOnArc(arc, from));
  return sector ? `M${pair(center)}L${start}${curve}Z` : `M${start}${curve}`;
};
