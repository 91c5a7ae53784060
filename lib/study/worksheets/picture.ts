/** What the sheets draw, as facts; the view turns them into our own SVG. */

/** What the oldest sheets are drawn from: their codes promise the same things, so none is added. */
export const FIRST_THINGS = [
  'mango',
  'ball',
  'kite',
  'star',
  'leaf',
  'fish',
  'flower',
  'sun',
  'cup',
  'car',
  'tree',
  'umbrella',
  'book',
  'house',
  'moon',
  'diya',
] as const;

export const LATER_THINGS = [
  'apple',
  'banana',
  'carrot',
  'egg',
  'cat',
  'dog',
  'cow',
  'hen',
  'duck',
  'butterfly',
  'rabbit',
  'bus',
  'boat',
  'bell',
  'drum',
  'shirt',
  'hat',
  'shoe',
  'sock',
  'cloud',
  'pencil',
  'chair',
  'spoon',
  'key',
  'eye',
  'ear',
  'hand',
  'foot',
] as const;

export type LaterThing = (typeof LATER_THINGS)[number];

export const THINGS = [...FIRST_THINGS, ...LATER_THINGS] as const;

export type Thing = (typeof THINGS)[number];

export const SHAPES = ['circle', 'triangle', 'square', 'rectangle', 'oval', 'star'] as const;

export type Shape = (typeof SHAPES)[number];

/** The strokes of the oldest sheets, in their order. */
export const FIRST_STROKES = [
  'standing',
  'sleeping',
  'slanting',
  'zigzag',
  'waves',
  'hills',
] as const;

export const CURVES = ['loops', 'bowls', 'rings', 'hooks', 'spirals', 'towers'] as const;

export const STROKES = [...FIRST_STROKES, ...CURVES] as const;

export type Stroke = (typeof STROKES)[number];

export type Picture =
  /** So many of one thing. */
  | { kind: 'count'; thing: Thing; count: number }
  /** Things in a row, with a letter under each, or an empty box at the end. */
  | { kind: 'row'; things: readonly Thing[]; end: 'letters' | 'box' | 'plain' }
  /** One thing. */
  | { kind: 'thing'; thing: Thing }
  /** One thing twice, in two sizes (1 to 4). */
  | { kind: 'sizes'; thing: Thing; left: number; right: number }
  /** Two columns to join: numbers on the left, letters on the right. */
  | { kind: 'match'; left: readonly MatchItem[]; right: readonly MatchItem[] }
  /** Letters or digits with dotted strokes. */
  | { kind: 'trace'; glyphs: string }
  /** A dotted line to trace. */
  | { kind: 'stroke'; stroke: Stroke }
  | { kind: 'shape'; shape: Shape }
  | { kind: 'clock'; hour: number; minute: number }
  /** A bar of equal parts, some of them shaded. */
  | { kind: 'parts'; parts: number; shaded: number }
  /** Groups of things, each with its letter, or with a sign between two of them. */
  | { kind: 'groups'; groups: readonly { thing: Thing; count: number }[]; sign?: '+' | '−' }
  /** Shapes in a row with a letter under each, or an empty box at the end. */
  | { kind: 'shapes'; shapes: readonly Shape[]; end: 'letters' | 'box' | 'plain' }
  /** A shape with a dotted outline. */
  | { kind: 'outline'; shape: Shape }
  /** Strips of these lengths (1 to 10), lying or standing, each with its letter. */
  | { kind: 'lengths'; lengths: readonly number[]; isUpright: boolean }
  | { kind: 'place'; thing: Thing; spot: Spot }
  /** Ten boxes a frame, some of them with a dot. */
  | { kind: 'frame'; filled: number; frames: number }
  /** Rows of strokes in bundles of five. */
  | { kind: 'tally'; rows: readonly { name: string; count: number }[] }
  | { kind: 'bars'; unit: string; bars: readonly { name: string; value: number }[] }
  /** A list of prices, a timetable, a page of a calendar: the first row is its head. */
  | { kind: 'table'; rows: readonly (readonly string[])[] }
  /** A map in squares, north at the top: columns have letters, rows have numbers from below. */
  | { kind: 'map'; columns: number; rows: number; places: readonly MapPlace[] };

export type MapPlace = { name: string; column: number; row: number };

export const SPOTS = ['on', 'under', 'in', 'beside'] as const;

/** Where a thing is: on a table, under it, in a basket or beside it. */
export type Spot = (typeof SPOTS)[number];

export type MatchItem = { thing: Thing; count?: number } | { text: string };
