/** What the sheets draw, as facts; the view turns them into our own SVG. */

export const THINGS = [
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

export type Thing = (typeof THINGS)[number];

export const SHAPES = ['circle', 'triangle', 'square', 'rectangle', 'oval', 'star'] as const;

export type Shape = (typeof SHAPES)[number];

export const STROKES = ['standing', 'sleeping', 'slanting', 'zigzag', 'waves', 'hills'] as const;

export type Stroke = (typeof STROKES)[number];

export type Picture =
  /** So many of one thing. */
  | { kind: 'count'; thing: Thing; count: number }
  /** Things in a row with a letter under each, or an empty box at the end. */
  | { kind: 'row'; things: readonly Thing[]; end: 'letters' | 'box' }
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
  | { kind: 'bars'; unit: string; bars: readonly { name: string; value: number }[] }
  /** A list of prices, a timetable, a page of a calendar: the first row is its head. */
  | { kind: 'table'; rows: readonly (readonly string[])[] }
  /** A map in squares, north at the top: columns have letters, rows have numbers from below. */
  | { kind: 'map'; columns: number; rows: number; places: readonly MapPlace[] };

export type MapPlace = { name: string; column: number; row: number };

export type MatchItem = { thing: Thing } | { text: string };
