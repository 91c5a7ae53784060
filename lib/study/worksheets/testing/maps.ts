import type { MapPlace } from '@/lib/study/worksheets/picture';
import type { Question } from '@/lib/study/worksheets/question';

/** A place on a printed map, by its name. */
export const placeOn = ({ picture }: Question, name = ''): MapPlace | undefined =>
  picture?.kind === 'map' ? picture.places.find((place) => place.name === name) : undefined;

/** `B3` as steps to the right and up. */
export const cellOf = (square = ''): { column: number; row: number } => ({
  column: square.charCodeAt(0) - 65,
  row: Number(square.slice(1)) - 1,
});

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  east: [1, 0],
  west: [-1, 0],
  north: [0, 1],
  south: [0, -1],
};

/** Where a way such as `2 squares east and 1 square north` ends. */
export const walkFrom = (
  { column, row }: { column: number; row: number },
  way: string,
): { column: number; row: number } =>
  [...way.matchAll(/(\d+) squares? (east|west|north|south)/g)].reduce(
    (at, [, many, direction = '']) => {
      const [across = 0, up = 0] = STEPS[direction] ?? [];
      return { column: at.column + across * Number(many), row: at.row + up * Number(many) };
    },
    { column, row },
  );

/** Whether going that way from one place comes nearer to the other, and leads straight to it. */
export const leadsTo = (
  from: MapPlace | undefined,
  direction: string,
  to: MapPlace | undefined,
): boolean => {
  if (!from || !to) return false;
  const parts = direction.split('-').map((part) => STEPS[part] ?? [0, 0]);
  const [across, up] = parts.reduce(([x, y], [dx = 0, dy = 0]) => [x + dx, y + dy], [0, 0]);
  return (
    Math.sign(to.column - from.column) === (across ?? 0) &&
    Math.sign(to.row - from.row) === (up ?? 0)
  );
};

export const isSquare = (one: { column: number; row: number }, square?: string): boolean => {
  const other = cellOf(square);
  return one.column === other.column && one.row === other.row;
};
