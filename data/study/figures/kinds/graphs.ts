import type { Point, Tone } from './shapes';

type Range = readonly [from: number, to: number];

/** Axes with whatever is plotted on them, in the units of the axes. */
export type GraphFigure = {
  kind: 'graph';
  x: Range;
  y: Range;
  /** From one number on an axis to the next; without it about six numbers fit. */
  stepX?: number;
  stepY?: number;
  xLabel?: string;
  yLabel?: string;
  /** Without squares behind it; `numbers: false` leaves the numbers away, as sketches do. */
  grid?: false;
  numbers?: false;
  plots?: readonly {
    of: (x: number) => number;
    /** Where it begins and ends, if not at the edges. */
    between?: Range;
    label?: string;
    /** Where along the curve the label stands. */
    labelAt?: number;
    tone?: Tone;
    dashed?: true;
  }[];
  /** Joined by straight lines, or by a curve through them. */
  lines?: readonly {
    points: readonly Point[];
    smooth?: true;
    dashed?: true;
    tone?: Tone;
    label?: string;
    fill?: true;
    arrow?: 'end' | 'both';
  }[];
  points?: readonly { at: Point; label?: string; side?: Side; open?: true; tone?: Tone }[];
  /** Words anywhere on the plane. */
  texts?: readonly { at: Point; text: string; tone?: Tone }[];
  height?: number;
  /** One unit is as long on both axes, so that circles and right angles look right: the height follows. */
  equal?: true;
};

export type Side = 'above' | 'below' | 'left' | 'right';

/** A number line, with points, jumps and shaded stretches. */
export type NumberLineFigure = {
  kind: 'numberLine';
  from: number;
  to: number;
  step: number;
  /** Smaller strokes between two numbers: into so many parts. */
  parts?: number;
  /** How a number is written under the line; without it as it is. `null` leaves it away. */
  write?: Readonly<Record<number, string | null>>;
  points?: readonly { at: number; label?: string; open?: true; tone?: Tone }[];
  jumps?: readonly { from: number; to: number; label?: string; tone?: Tone }[];
  shaded?: readonly { from: number; to: number }[];
};

/** Upright bars of named things. */
export type BarsFigure = {
  kind: 'bars';
  bars: readonly { name: string; value: number; second?: number }[];
  /** The two colours, where each has a second bar. */
  legend?: readonly [string, string];
  step: number;
  yLabel?: string;
  xLabel?: string;
  height?: number;
};

/** Touching bars over classes of equal or different width. */
export type HistogramFigure = {
  kind: 'histogram';
  /** One more than there are counts. */
  edges: readonly number[];
  counts: readonly number[];
  step: number;
  xLabel: string;
  yLabel: string;
  /** The frequency polygon over it. */
  polygon?: true;
  height?: number;
};

export type PieFigure = {
  kind: 'pie';
  slices: readonly { name: string; value: number }[];
  /** Under the name: its share, its degrees or its value. */
  show?: 'percent' | 'degrees' | 'value';
};

/** Rows of one sign, each for so many. */
export type PictographFigure = {
  kind: 'pictograph';
  rows: readonly { name: string; count: number }[];
  /** What one sign stands for. */
  each: number;
  unit: string;
};
