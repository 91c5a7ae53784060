import type { Fill, Point } from './shapes';

/** Bars of the same length, each cut into equal parts, some of them shaded. */
export type FractionBarsFigure = {
  kind: 'fractionBars';
  bars: readonly {
    parts: number;
    shaded: number;
    label: string /** In a second colour after the first. */;
    second?: number;
  }[];
};

/** Circles cut into equal slices, some of them shaded. */
export type FractionCirclesFigure = {
  kind: 'fractionCircles';
  circles: readonly { parts: number; shaded: number; label: string }[];
};

/** One to three clock faces; the hour hand moves with the minutes. */
export type ClocksFigure = {
  kind: 'clocks';
  clocks: readonly { hour: number; minute: number; label: string }[];
};

/** Dots in rows, ringed row by row or cut into two parts. */
export type ArrayFigure = {
  kind: 'array';
  rows: number;
  columns: number;
  /** A line after so many columns. */
  cut?: number;
  rings?: true;
  rowLabel?: string;
  columnLabel?: string;
};

/** Hundreds, tens and ones as blocks. */
export type BlocksFigure = { kind: 'blocks'; hundreds?: number; tens: number; ones: number };

/** Squares of one unit, some of them filled: areas, perimeters, patterns, symmetry. */
export type SquaresFigure = {
  kind: 'squares';
  columns: number;
  rows: number;
  /** A text a row: `#` filled, `o` in a second colour, `.` empty. */
  cells: readonly string[];
  /** A dashed line of symmetry after so many columns or rows. */
  mirror?: { column?: number; row?: number };
  columnLabel?: string;
  rowLabel?: string;
};

/** A balance; the heavier side is lower. */
export type BalanceFigure = {
  kind: 'balance';
  left: string;
  right: string;
  heavier?: 'left' | 'right';
};

/** A ruler with something on it, in centimetres. */
export type RulerFigure = {
  kind: 'ruler';
  length: number;
  things: readonly { from: number; to: number; label: string }[];
};

type Solid = {
  solid: 'cuboid' | 'cube' | 'cylinder' | 'cone' | 'sphere' | 'hemisphere' | 'pyramid' | 'prism';
  /** Length, height and depth; radius and height for round ones: labels of them, as they are needed. */
  labels?: { length?: string; height?: string; depth?: string; radius?: string; slant?: string };
  name?: string;
};

/** One to three solids side by side. */
export type SolidsFigure = { kind: 'solids'; solids: readonly Solid[] };

/** A net of squares and other flat pieces, on a grid of units. */
export type NetFigure = {
  kind: 'net';
  pieces: readonly { points: readonly Point[]; fill?: Fill; label?: string }[];
};

/** Overlapping rings. */
export type VennFigure = {
  kind: 'venn';
  sets: readonly [string, string];
  only: readonly [string, string];
  both: string;
  outside?: string;
};

/** A thermometer, or several. */
export type ThermometersFigure = {
  kind: 'thermometers';
  from: number;
  to: number;
  step: number;
  readings: readonly { value: number; label: string }[];
};
