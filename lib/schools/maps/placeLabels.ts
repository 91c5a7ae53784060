import type { Box, LabelKind, LabelSide, MapLabel, Point } from './drawing';

/** A name that asks for a place on the map. */
export type LabelWish = {
  text: string;
  /** What it names. */
  at: Point;
  kind: LabelKind;
  /** Height of its letters. */
  size: number;
  /** As far as it keeps from the middle of what it names. */
  distance: number;
};

/** A letter of the site's font is about this wide, with its height as the unit. */
const LETTER_WIDTH = 0.56;
/** From the line that letters stand on to the top of the tall ones. */
const ASCENT = 0.75;
const DESCENT = 0.25;

/**
 * The names that find room, in the order in which they ask: beside what they name, then below and
 * above it, never over an obstacle, another name or the edge of the box.
 */
export const placeLabels = (
  wishes: readonly LabelWish[],
  obstacles: readonly Box[],
  box: Box,
): MapLabel[] => {
  const taken = [...obstacles];
  return wishes.flatMap((wish) => {
    const found = placesFor(wish).find(
      (label) =>
        holdsBox(box, boxOfLabel(label, wish.size)) &&
        !taken.some((other) => overlaps(other, boxOfLabel(label, wish.size))),
    );
    if (!found) return [];
    taken.push(boxOfLabel(found, wish.size));
    return [found];
  });
};

const placesFor = ({ text, at: [x, y], kind, size, distance }: LabelWish): MapLabel[] => {
  const half = (size * (ASCENT - DESCENT)) / 2;
  const slant = distance * 0.8;
  const places: [side: LabelSide, x: number, y: number][] = [
    ['start', x + distance, y + half],
    ['end', x - distance, y + half],
    ['middle', x, y + distance + size * ASCENT],
    ['middle', x, y - distance - size * DESCENT],
    ['start', x + slant, y - slant],
    ['start', x + slant, y + slant + size * ASCENT],
    ['end', x - slant, y - slant],
    ['end', x - slant, y + slant + size * ASCENT],
  ];
  return places.map(([side, left, base]) => ({
    text,
    kind,
    side,
    at: [Math.round(left), Math.round(base)],
  }));
};

/** The room that a placed name takes. */
export const boxOfLabel = ({ text, side, at: [x, base] }: MapLabel, size: number): Box => {
  const width = text.length * size * LETTER_WIDTH;
  const left = { start: x, middle: x - width / 2, end: x - width }[side];
  return {
    left,
    right: left + width,
    top: base - size * ASCENT,
    bottom: base + size * DESCENT,
  };
};

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** The room of something round. */
export const boxAround = ([x, y]: Point, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

const holdsBox = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;
