/** In the figure's own units, which are pixels of a picture 340 wide: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** Colour of a line or of letters: the page's ink, its subject's accent, a second colour, a fine grey. */
export type Tone = 'ink' | 'accent' | 'second' | 'quiet';

/** Colour of an area. On paper the colours become greys. */
export type Fill = 'tint' | 'pink' | 'yellow' | 'water' | 'green' | 'grey' | 'white' | 'accent';

export type LineShape = {
  kind: 'line';
  points: readonly Point[];
  tone?: Tone;
  fill?: Fill;
  /** The last point is joined to the first. */
  closed?: true;
  /** A curve through the points. */
  smooth?: true;
  dashed?: true;
  thick?: true;
  arrow?: 'end' | 'both' | 'middle';
  /** Small strokes across the middle: equal lengths have equally many. */
  ticks?: 1 | 2 | 3;
};

export type EllipseShape = {
  kind: 'ellipse';
  center: Point;
  radius: number;
  /** Its height, where it is no circle. */
  radiusY?: number;
  tone?: Tone;
  fill?: Fill;
  dashed?: true;
  thick?: true;
};

export type ArcShape = {
  kind: 'arc';
  center: Point;
  radius: number;
  radiusY?: number;
  /** Degrees, counter-clockwise from the right, as in a book of geometry. */
  from: number;
  to: number;
  /** Closed through the centre, as a slice is. */
  sector?: true;
  tone?: Tone;
  fill?: Fill;
  dashed?: true;
  thick?: true;
  arrow?: 'end';
};

/** The mark of the angle from one arm to the other. A label in degrees has to be the drawn angle. */
export type AngleShape = {
  kind: 'angle';
  vertex: Point;
  arms: readonly [Point, Point];
  label?: string;
  radius?: number;
  /** Equal angles have equally many arcs. */
  arcs?: 1 | 2 | 3;
  /** The larger of the two angles between the arms. */
  reflex?: true;
  tone?: Tone;
};

export type DotShape = { kind: 'dot'; at: Point; tone?: Tone; open?: true; radius?: number };

export type TextShape = {
  kind: 'text';
  /** The middle of its height; its start, middle or end, as `anchor` says. */
  at: Point;
  /** `\n` begins a new line. */
  text: string;
  anchor?: 'start' | 'middle' | 'end';
  tone?: Tone | 'white';
  /** 14 is usual, `small` 13, `large` 18. */
  size?: 'small' | 'large';
  bold?: true;
  italic?: true;
};

export type Shape = LineShape | EllipseShape | ArcShape | AngleShape | DotShape | TextShape;
