import type {
  ArrayFigure,
  BlocksFigure,
  ClocksFigure,
  SquaresFigure,
} from '@/data/study/figures/kinds/primary';
import type { Shape } from '@/data/study/figures/kinds/shapes';
import { type Panel, WIDTH } from '@/lib/study/figures/panel';
import { plus, polar } from '@/lib/study/figures/vectors';
import { box } from './charts';

const HOURS = 12;

/** Faces with all numbers; the short hand moves on with the minutes. */
export const drawClocks = ({ clocks }: ClocksFigure): Panel => {
  const column = WIDTH / clocks.length;
  const radius = Math.min(74, column / 2 - 6);
  const shapes = clocks.flatMap(({ hour, minute, label }, index): Shape[] => {
    const center = [column * (index + 0.5), radius + 6] as const;
    const hand = (turn: number, length: number) =>
      [center, plus(center, polar(length * radius, 90 - 360 * turn))] as const;
    const isSmall = radius < 64;
    const shown = Array.from({ length: HOURS }, (_, at) => at + 1).filter(
      (number) => !isSmall || number % 3 === 0,
    );
    return [
      { kind: 'ellipse', center, radius, fill: 'white', thick: true },
      ...Array.from(
        { length: HOURS },
        (_, at): Shape => ({
          kind: 'line',
          points: [plus(center, polar(radius, 30 * at)), plus(center, polar(radius - 5, 30 * at))],
        }),
      ),
      ...shown.map(
        (number): Shape => ({
          kind: 'text',
          at: plus(center, polar(radius - 15, 90 - 30 * number)),
          text: String(number),
          size: 'small',
        }),
      ),
      {
        kind: 'line',
        points: hand(((hour % HOURS) + minute / 60) / HOURS, 0.48),
        thick: true,
        tone: 'second',
        arrow: 'end',
      },
      { kind: 'line', points: hand(minute / 60, 0.72), thick: true, tone: 'accent', arrow: 'end' },
      { kind: 'dot', at: center },
      { kind: 'text', at: [center[0], 2 * radius + 22], text: label },
    ];
  });
  return { width: WIDTH, height: 2 * radius + 36, shapes };
};

/** Dots in rows and columns. */
export const drawArray = ({
  rows,
  columns,
  cut,
  rings,
  rowLabel,
  columnLabel,
}: ArrayFigure): Panel => {
  const gap = Math.min(30, (WIDTH - 110) / columns);
  const left = WIDTH / 2 - (gap * columns) / 2;
  const top = columnLabel ? 28 : 8;
  const radius = Math.min(9, gap * 0.34);
  const shapes: Shape[] = [
    ...(rings
      ? Array.from({ length: rows }, (_, row) =>
          box(left, top + row * gap + 2, left + columns * gap, top + (row + 1) * gap - 2, 'white'),
        )
      : []),
    ...Array.from({ length: rows * columns }, (_, at): Shape => {
      const [row, column] = [Math.floor(at / columns), at % columns];
      return {
        kind: 'ellipse',
        center: [left + (column + 0.5) * gap, top + (row + 0.5) * gap],
        radius,
        fill: cut !== undefined && column >= cut ? 'pink' : 'tint',
      };
    }),
    ...(cut === undefined
      ? []
      : [
          {
            kind: 'line' as const,
            points: [
              [left + cut * gap, top - 4],
              [left + cut * gap, top + rows * gap + 4],
            ] as const,
            dashed: true as const,
            tone: 'second' as const,
          },
        ]),
    ...(columnLabel
      ? [{ kind: 'text' as const, at: [WIDTH / 2, 12] as const, text: columnLabel }]
      : []),
    ...(rowLabel
      ? [
          {
            kind: 'text' as const,
            at: [left - 8, top + (rows * gap) / 2] as const,
            text: rowLabel,
            anchor: 'end' as const,
          },
        ]
      : []),
  ];
  return { width: WIDTH, height: top + rows * gap + 8, shapes };
};

const UNIT = 8;
const TEN = 10;

/** Flats, longs and units. */
export const drawBlocks = ({ hundreds = 0, tens, ones }: BlocksFigure): Panel => {
  const size = hundreds > 2 ? 6 : UNIT;
  const side = TEN * size;
  let x = 8;
  const shapes: Shape[] = [];
  const names: { from: number; to: number; text: string }[] = [];
  const lines = (left: number, top: number, columns: number, rows: number): Shape[] => [
    box(left, top, left + columns * size, top + rows * size, 'tint'),
    ...Array.from(
      { length: columns - 1 },
      (_, at): Shape => ({
        kind: 'line',
        points: [
          [left + (at + 1) * size, top],
          [left + (at + 1) * size, top + rows * size],
        ],
        tone: 'quiet',
      }),
    ),
    ...Array.from(
      { length: rows - 1 },
      (_, at): Shape => ({
        kind: 'line',
        points: [
          [left, top + (at + 1) * size],
          [left + columns * size, top + (at + 1) * size],
        ],
        tone: 'quiet',
      }),
    ),
  ];
  const group = (
    count: number,
    wide: number,
    word: string,
    draw: (left: number, at: number) => Shape[],
  ): void => {
    if (count === 0) return;
    const from = x;
    for (let at = 0; at < count; at++) {
      shapes.push(...draw(x, at));
      x += wide + 4;
    }
    names.push({ from, to: x - 4, text: `${count} ${count === 1 ? word.slice(0, -1) : word}` });
    x += 26;
  };
  group(hundreds, side, 'hundreds', (left) => lines(left, 8, TEN, TEN));
  group(tens, size, 'tens', (left) => lines(left, 8, 1, TEN));
  group(Math.ceil(ones / 5), size + 4, 'ones', (left, column) =>
    Array.from({ length: Math.min(5, ones - column * 5) }, (_, at) =>
      box(
        left,
        8 + side - (at + 1) * (size + 4),
        left + size,
        8 + side - (at + 1) * (size + 4) + size,
        'yellow',
      ),
    ),
  );
  const last = names.at(-1);
  if (last && ones > 0) last.text = `${ones} ${ones === 1 ? 'one' : 'ones'}`;
  const shift = (WIDTH - (x - 18)) / 2 - 4;
  const moved = shapes.map(
    (shape): Shape =>
      shape.kind === 'line'
        ? { ...shape, points: shape.points.map(([px, py]) => [px + shift, py]) }
        : shape,
  );
  const texts = names.map(
    ({ from, to, text }): Shape => ({
      kind: 'text',
      at: [(from + to) / 2 + shift, side + 24],
      text,
      size: 'small',
    }),
  );
  return { width: WIDTH, height: side + 38, shapes: [...moved, ...texts] };
};

/** Squares in rows. */
export const drawSquares = ({
  columns,
  rows,
  cells,
  mirror,
  columnLabel,
  rowLabel,
}: SquaresFigure): Panel => {
  const gap = Math.min(30, (WIDTH - (rowLabel ? 130 : 20)) / columns);
  const left = WIDTH / 2 - (gap * columns) / 2;
  const top = columnLabel ? 28 : 8;
  const fillOf = (row: number, column: number) => {
    const sign = cells[row]?.[column];
    return sign === '#' ? 'tint' : sign === 'o' ? 'pink' : 'white';
  };
  const filled = Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    return { row, column, fill: fillOf(row, column) } as const;
  }).filter(({ fill }) => fill !== 'white');
  const shapes: Shape[] = [
    ...filled.map(({ row, column, fill }) => ({
      ...box(
        left + column * gap,
        top + row * gap,
        left + (column + 1) * gap,
        top + (row + 1) * gap,
        fill,
      ),
    })),
    ...Array.from(
      { length: columns + 1 },
      (_, at): Shape => ({
        kind: 'line',
        points: [
          [left + at * gap, top],
          [left + at * gap, top + rows * gap],
        ],
        tone: 'quiet',
      }),
    ),
    ...Array.from(
      { length: rows + 1 },
      (_, at): Shape => ({
        kind: 'line',
        points: [
          [left, top + at * gap],
          [left + columns * gap, top + at * gap],
        ],
        tone: 'quiet',
      }),
    ),
    ...(mirror?.column === undefined
      ? []
      : [
          {
            kind: 'line' as const,
            points: [
              [left + mirror.column * gap, top - 6],
              [left + mirror.column * gap, top + rows * gap + 6],
            ] as const,
            dashed: true as const,
            thick: true as const,
            tone: 'second' as const,
          },
        ]),
    ...(mirror?.row === undefined
      ? []
      : [
          {
            kind: 'line' as const,
            points: [
              [left - 6, top + mirror.row * gap],
              [left + columns * gap + 6, top + mirror.row * gap],
            ] as const,
            dashed: true as const,
            thick: true as const,
            tone: 'second' as const,
          },
        ]),
    ...(columnLabel
      ? [{ kind: 'text' as const, at: [WIDTH / 2, 12] as const, text: columnLabel }]
      : []),
    ...(rowLabel
      ? [
          {
            kind: 'text' as const,
            at: [left - 8, top + (rows * gap) / 2] as const,
            text: rowLabel,
            anchor: 'end' as const,
          },
        ]
      : []),
  ];
  return { width: WIDTH, height: top + rows * gap + 10, shapes };
};
