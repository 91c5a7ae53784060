import type { Fill, Point, Shape } from './shapes';

/**
 * Outlines with names at both sides, each joined to its part by a line: cells, organs, plants. In pixels:
 * the outlines stand between x = 100 and 240, the names beside them.
 */
export type SchemeFigure = {
  kind: 'scheme';
  height: number;
  outlines: readonly (
    | { oval: Point; radii: readonly [number, number]; fill?: Fill }
    | { blob: readonly Point[]; fill?: Fill }
    | { curve: readonly Point[]; thick?: true; dashed?: true }
    | { polygon: readonly Point[]; fill?: Fill }
  )[];
  /** Any other shapes, such as arrows. */
  shapes?: readonly Shape[];
  labels: readonly { text: string; to: Point; side?: 'left' | 'right' }[];
};

/** Boxes one below the other, with arrows; an arrow may carry a word. */
export type StepsFigure = {
  kind: 'steps';
  steps: readonly { text: string; arrow?: string; fill?: Fill }[];
  /** Side by side, for two to four short words. */
  across?: true;
};

/** Boxes around a circle, each leading to the next one clockwise. */
export type CycleFigure = { kind: 'cycle'; steps: readonly string[]; middle?: string };

/** Boxes anywhere on a grid of columns and rows, with arrows between them: webs, machines, groups. */
export type WebFigure = {
  kind: 'web';
  columns: number;
  rows: number;
  /** Column and row of the middle of the box, from 0; halves are allowed. */
  boxes: Readonly<Record<string, { at: Point; text: string; fill?: Fill }>>;
  arrows: readonly { from: string; to: string; label?: string; plain?: true; dashed?: true }[];
  /** From row to row; 62 if nothing is said. */
  rowHeight?: number;
};

export type TreeNode = { text: string; children?: readonly TreeNode[]; fill?: Fill };

/** One thing parted into others: classification, families, factors. */
export type TreeFigure = { kind: 'tree'; root: TreeNode; rowHeight?: number };

/** What happened when, from top to bottom; `toScale` spaces by time. */
export type TimelineFigure = {
  kind: 'timeline';
  events: readonly { when: string; text: string }[];
};

export const LANDMARKS = [
  'house',
  'school',
  'well',
  'tree',
  'pond',
  'shop',
  'temple',
  'hospital',
  'station',
  'field',
  'hill',
  'post',
  'bridge',
  'dot',
] as const;
export type LandmarkName = (typeof LANDMARKS)[number];

/** A village or a part of a town on squares: column and row of each thing, from 0 at the top left. */
export type MapFigure = {
  kind: 'map';
  columns: number;
  rows: number;
  places: readonly {
    at: Point;
    sign: LandmarkName;
    name?: string;
    side?: 'above' | 'below' | 'left' | 'right';
  }[];
  roads?: readonly (readonly Point[])[];
  railway?: readonly Point[];
  river?: readonly Point[];
  /** A way with an arrow at its end. */
  route?: readonly Point[];
  grid?: true;
  /** What the length of one square is. */
  scale?: string;
};
