/** A map as its component draws it: texts and numbers, ready to travel as props. */

/** In units of the drawing, from its upper left corner. */
export type Point = readonly [x: number, y: number];

export type Box = { left: number; top: number; right: number; bottom: number };

export const SHAPE_KINDS = ['sea', 'lake', 'river', 'stream', 'road', 'border', 'land'] as const;
export type ShapeKind = (typeof SHAPE_KINDS)[number];

/** All lines or areas of one kind, as the data of one path. */
export type MapShape = { kind: ShapeKind; path: string };

export type MapPin = {
  /** By this number the pin and its row in a list find each other, 1 for the first. */
  number: number;
  /** What stands in the pin. */
  mark: string;
  title: string;
  path: string;
  /** What a list says beside the title. */
  note: string;
  at: Point;
  /** The place itself, where the pin had to make room for another. */
  place?: Point;
};

export const LABEL_KINDS = [
  'own',
  'landmark',
  'pin',
  'centre',
  'distance',
  'water',
  'road',
  'locality',
] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];
export type LabelSide = 'start' | 'middle' | 'end';

export type MapLabel = { text: string; at: Point; side: LabelSide; kind: LabelKind };

export type MapDrawing = {
  width: number;
  height: number;
  shapes: MapShape[];
  pins: MapPin[];
  labels: MapLabel[];
  /** The branch that the map is about, drawn larger than its neighbours. */
  own?: Point;
  /** Its landmark, where that has a place of its own. */
  landmark?: Point;
  /** The middle of the city. */
  centre?: Point;
  /** From the middle of the city to its only branch. */
  line?: { from: Point; to: Point };
  scale?: { km: number; length: number };
};
