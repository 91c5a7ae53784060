import type { Fill, Point, Shape, Tone } from './shapes';

/** What is not drawn by any other kind: shapes in pixels of a picture 340 wide. */
export type ShapesFigure = {
  kind: 'shapes';
  width?: number;
  height: number;
  shapes: readonly Shape[];
};

/**
 * A triangle from three angles, three sides, or two sides and the angle between them. Corners A, B, C:
 * BC is the base, side `a` is opposite to A. Labels stand in the order A, B, C: `true` writes the
 * number itself, `null` nothing.
 */
export type TriangleFigure = {
  kind: 'triangle';
  angles?: readonly [a: number, b: number, c: number];
  sides?: readonly [a: number, b: number, c: number];
  /** Two sides from corner B (BC, then BA) and the angle between them. */
  around?: { bc: number; ba: number; angle: number };
  names?: readonly [string, string, string];
  angleLabels?: true | readonly (string | true | null)[];
  sideLabels?: true | readonly (string | true | null)[];
  /** Strokes on the sides a, b, c. */
  ticks?: readonly (0 | 1 | 2 | 3)[];
  /** A dashed altitude or median from a corner to the opposite side. */
  from?: { corner: 'A' | 'B' | 'C'; line: 'altitude' | 'median'; foot?: string; label?: string };
  /** BC is drawn on beyond C: the label of the exterior angle, `true` for its number. */
  exterior?: string | true;
  fill?: Fill;
  height?: number;
};

/** Any polygon, by its corners in units of its own (y upwards): it is fitted into the picture. */
export type PolygonFigure = {
  kind: 'polygon';
  points: readonly Point[];
  names?: readonly string[];
  /** Of the side from each corner to the next. */
  sideLabels?: readonly (string | null)[];
  ticks?: readonly (0 | 1 | 2 | 3)[];
  /** Of the inner angle at each corner; `true` writes its number, `right` the square mark alone. */
  angleLabels?: readonly (string | true | 'right' | null)[];
  /** Lines between corners, by position in `points`. */
  diagonals?: readonly (readonly [from: number, to: number])[];
  /** A line of symmetry or a height, between any two points. */
  dashed?: readonly { from: Point; to: Point; label?: string }[];
  fill?: Fill;
  height?: number;
  /** Squares of one unit behind it, for areas that are counted. */
  grid?: true;
};

/** Rays from one point, by their directions in degrees, and the angles between them. */
export type RaysFigure = {
  kind: 'rays';
  center?: string;
  rays: readonly {
    to?: string;
    direction: number;
    tone?: Tone /** A line through the point. */;
    both?: true;
  }[];
  /** Between two rays, by position; `true` writes the number. */
  angles?: readonly {
    between: readonly [number, number];
    label?: string | true;
    reflex?: true;
    arcs?: 1 | 2 | 3;
  }[];
  height?: number;
};

/** Two parallel lines cut by a transversal; angles 1 to 4 are at the upper line, 5 to 8 at the lower,
 * each counted from the upper right one, counter-clockwise. */
export type TransversalFigure = {
  kind: 'transversal';
  /** Of the transversal with the lines, upper right. */
  angle: number;
  /** What stands in angles 1 to 8; `true` writes the number of degrees. */
  labels: Partial<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, string | true>>;
  names?: readonly [upper: string, lower: string, transversal: string];
};

/** A circle with points on it, by their directions in degrees, and what joins them. */
export type CircleFigure = {
  kind: 'circle';
  center?: string;
  points: Readonly<Record<string, number>>;
  /** Lines between points, or from the centre; a label stands at the middle. */
  lines?: readonly {
    from: string;
    to: string;
    label?: string;
    dashed?: true;
    tone?: Tone;
    ticks?: 1 | 2 | 3;
  }[];
  /** Tangents at points of the circle; `meet` is where the tangents at two of them cross. */
  tangents?: readonly string[];
  meet?: { name: string; at: readonly [string, string] };
  /** At the middle one of three points; `true` writes the number of degrees. */
  angles?: readonly {
    at: readonly [string, string, string];
    label: string | true;
    reflex?: true;
  }[];
  /** A shaded slice between two points. */
  sector?: { from: string; to: string; label?: string };
  height?: number;
};
