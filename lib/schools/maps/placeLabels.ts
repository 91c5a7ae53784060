import type { Box, LabelKind, LabelSide, MapLabel, Point } from './drawing';
import { widthOf } from './letterWidths';

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

/** Something that no name may touch: a pin, the bar of the scale, a name that stands already. */
export type Obstacle = Box | Round;
type Round = { at: Point; radius: number };

/** A thin line as what names keep clear of: points close enough that no name passes between them. */
export const alongLine = ({ from: [x, y], to: [endX, endY] }: Line): Obstacle[] => {
  const steps = Math.ceil(Math.hypot(endX - x, endY - y) / LINE_STEP);
  return Array.from({ length: steps + 1 }, (_, at) => {
    const share = steps === 0 ? 0 : at / steps;
    return { at: [x + (endX - x) * share, y + (endY - y) * share], radius: 0 };
  });
};
type Line = { from: Point; to: Point };
const LINE_STEP = 4;

/** From the line that letters stand on to the top of the tall ones. */
const ASCENT = 0.75;
const DESCENT = 0.25;
/** What a name leaves free around it, in letters: as wide as its halo, so that nothing is painted over. */
const MARGIN = 0.25;

/**
 * The names that find room, in the order in which they ask: beside what they name, then below and
 * above it, never close to an obstacle or another name, nor over the edge of the box.
 */
export const placeLabels = (
  wishes: readonly LabelWish[],
  obstacles: readonly Obstacle[],
  box: Box,
): MapLabel[] => {
  const taken = [...obstacles];
  return wishes.flatMap((wish) => {
    const found = placesFor(wish).find((label) => {
      const room = boxOfLabel(label, wish.size);
      return holdsBox(box, room) && taken.every((other) => isClear(room, other, wish.size));
    });
    if (!found) return [];
    taken.push(boxOfLabel(found, wish.size));
    return [found];
  });
};

const MOST_TRIES = 40;

/**
 * As `placeLabels`, for wishes of which the first `urgent` ones should all find room: those that do
 * not ask first the next time, and the try with most of them counts.
 */
export const placeMost = (
  wishes: readonly LabelWish[],
  urgent: number,
  obstacles: readonly Obstacle[],
  box: Box,
): MapLabel[] => {
  const rest = wishes.slice(urgent);
  let asked = wishes.slice(0, urgent);
  let best: { count: number; asked: readonly LabelWish[] } = { count: -1, asked };
  for (let tries = 0; tries < MOST_TRIES && best.count < urgent; tries += 1) {
    const named = new Set(placeLabels(asked, obstacles, box).map(({ text }) => text));
    if (named.size > best.count) best = { count: named.size, asked };
    asked = [
      ...asked.filter(({ text }) => !named.has(text)),
      ...asked.filter(({ text }) => named.has(text)),
    ];
  }
  return placeLabels([...best.asked, ...rest], obstacles, box);
};

const placesFor = ({ text, at: [x, y], kind, size, distance }: LabelWish): MapLabel[] => {
  const half = (size * (ASCENT - DESCENT)) / 2;
  const slant = distance * 0.8;
  const near = distance * 0.5;
  const above = y - distance - size * DESCENT;
  const below = y + distance + size * ASCENT;
  const places: [side: LabelSide, x: number, y: number][] = [
    ['start', x + distance, y + half],
    ['end', x - distance, y + half],
    ['middle', x, below],
    ['middle', x, above],
    ['start', x + slant, y - slant],
    ['start', x + slant, y + slant + size * ASCENT],
    ['end', x - slant, y - slant],
    ['end', x - slant, y + slant + size * ASCENT],
    ['start', x + distance, y],
    ['start', x + distance, y + 2 * half],
    ['end', x - distance, y],
    ['end', x - distance, y + 2 * half],
    ['start', x - near, below],
    ['end', x + near, below],
    ['start', x - near, above],
    ['end', x + near, above],
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
  const width = size * widthOf(text);
  const left = { start: x, middle: x - width / 2, end: x - width }[side];
  return {
    left,
    right: left + width,
    top: base - size * ASCENT,
    bottom: base + size * DESCENT,
  };
};

/** Whether a name in this box keeps its margin from something. */
export const isClear = (name: Box, other: Obstacle, size: number): boolean => {
  const gap =
    'radius' in other
      ? gapBetween(name, boxAround(other.at, 0)) - other.radius
      : gapBetween(name, other);
  return gap >= size * MARGIN;
};

/** How far two boxes are apart at their nearest; 0 where they meet. */
const gapBetween = (one: Box, other: Box): number =>
  Math.hypot(
    Math.max(one.left - other.right, other.left - one.right, 0),
    Math.max(one.top - other.bottom, other.top - one.bottom, 0),
  );

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
