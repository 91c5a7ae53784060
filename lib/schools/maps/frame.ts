import type { Position } from '@/data/places/place';
import type { Box, Point } from './drawing';

/** Kilometres of a degree of latitude. */
const KM_PER_DEGREE = 111.19;

/** A window on the world: north up, equirectangular, true to scale at its middle. */
export type Frame = {
  width: number;
  height: number;
  unitsPerKm: number;
  toPoint: (position: Position) => Point;
};

type FrameSize = { width: number; height: number; padding: number };

/** The window of this size that shows all the positions, and at least so many kilometres each way. */
export const fitFrame = (
  positions: readonly Position[],
  { width, height, padding }: FrameSize,
  leastKm: number,
): Frame => {
  const [north, south] = rangeOf(positions.map(([latitude]) => latitude));
  const [east, west] = rangeOf(positions.map(([, longitude]) => longitude));
  const middle: Position = [(north + south) / 2, (east + west) / 2];
  const across = (east - west) * KM_PER_DEGREE * widthAt(middle[0]);
  const down = (north - south) * KM_PER_DEGREE;
  const unitsPerKm = Math.min(
    (width - 2 * padding) / across,
    (height - 2 * padding) / down,
    Math.min(width, height) / leastKm,
  );
  return frameAround(middle, unitsPerKm, { width, height });
};

/** The window with this position in its middle. */
export const frameAround = (
  middle: Position,
  unitsPerKm: number,
  { width, height }: Pick<FrameSize, 'width' | 'height'>,
): Frame => {
  const perDegree = KM_PER_DEGREE * unitsPerKm;
  return {
    width,
    height,
    unitsPerKm,
    toPoint: ([latitude, longitude]) => [
      width / 2 + (longitude - middle[1]) * widthAt(middle[0]) * perDegree,
      height / 2 + (middle[0] - latitude) * perDegree,
    ],
  };
};

/** How wide a degree of longitude is there, beside one of latitude. */
const widthAt = (latitude: number): number => Math.cos((latitude * Math.PI) / 180);

const rangeOf = (values: readonly number[]): [most: number, least: number] => [
  Math.max(...values),
  Math.min(...values),
];

/** The window itself, this much smaller on each side. */
export const boxOf = ({ width, height }: Pick<Frame, 'width' | 'height'>, inset = 0): Box => ({
  left: inset,
  top: inset,
  right: width - inset,
  bottom: height - inset,
});

export const isInside = ({ left, top, right, bottom }: Box, [x, y]: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** To whole units: finer is not seen. */
export const roundPoint = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
