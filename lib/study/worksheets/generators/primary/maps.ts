import { PLACES_ON_A_MAP } from '@/data/study/worksheets/words/mapPlaces';
import type { Draw } from '@/lib/study/worksheets/draw';
import { squareOf } from '@/lib/study/worksheets/listPicture';
import type { MapPlace, Picture } from '@/lib/study/worksheets/picture';

export const COLUMNS = 5;
export const ROWS = 4;

const CELLS = Array.from({ length: COLUMNS * ROWS }, (_, at) => ({
  column: at % COLUMNS,
  row: Math.floor(at / COLUMNS),
}));

export type VillageMap = { picture: Picture; places: readonly [MapPlace, MapPlace, ...MapPlace[]] };

/** A map with five places; the first two lie in one row or one column. */
export const drawMap = (draw: Draw): VillageMap => {
  const [name = '', other = '', ...names] = draw.some(PLACES_ON_A_MAP, 5);
  const start = { name, column: draw.whole(0, COLUMNS - 1), row: draw.whole(0, ROWS - 1) };
  const line = CELLS.filter(({ column, row }) => (column === start.column) !== (row === start.row));
  const [cell = { column: 0, row: 0 }] = draw.some(line, 1);
  const twin = { name: other, ...cell };
  const taken = [start, twin];
  const free = CELLS.filter(
    ({ column, row }) => !taken.some((place) => place.column === column && place.row === row),
  );
  const rest = draw
    .some(free, names.length)
    .map((square, at) => ({ name: names[at] ?? '', ...square }));
  const places = [start, twin, ...rest] as const;
  return { picture: { kind: 'map', columns: COLUMNS, rows: ROWS, places }, places };
};

export const directionTo = (from: MapPlace, to: MapPlace): string => {
  const northSouth = to.row > from.row ? 'north' : to.row < from.row ? 'south' : '';
  const eastWest = to.column > from.column ? 'east' : to.column < from.column ? 'west' : '';
  return northSouth + (northSouth && eastWest && '-') + eastWest;
};

/** A way of two parts from a place that stays on the map. */
export const drawWay = (draw: Draw, { column, row }: MapPlace) => {
  const free = CELLS.filter((cell) => cell.column !== column && cell.row !== row);
  const [end = { column: 0, row: 0 }] = draw.some(free, 1);
  const [across, up] = [end.column - column, end.row - row];
  const part = (size: number, way: string) =>
    `${Math.abs(size)} ${Math.abs(size) === 1 ? 'square' : 'squares'} ${way}`;
  return {
    says: `${part(across, across > 0 ? 'east' : 'west')} and ${part(up, up > 0 ? 'north' : 'south')}`,
    end: squareOf(end.column, end.row),
  };
};

/** `B3`, and what else people write for it. */
export const squareAnswer = (square: string) => ({
  answer: square,
  accept: [`${square.slice(1)}${square.slice(0, 1)}`],
});
