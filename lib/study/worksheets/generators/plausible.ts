import {
  type Bounds,
  GOODS,
  type GoodName,
  MEASURES,
  type Measured,
} from '@/data/study/worksheets/plausible';
import type { Draw } from '@/lib/study/worksheets/draw';

const within = (draw: Draw, { low, high }: Omit<Bounds, 'unit'>, step: number): number =>
  step * draw.whole(Math.ceil(low / step), Math.floor(high / step));

/** What this can measure in life, as a multiple of `step`. */
export const drawMeasure = (draw: Draw, name: Measured, step = 1): number =>
  within(draw, MEASURES[name], step);

/** A price of this in rupees, as a multiple of `step`. */
export const drawPrice = (draw: Draw, name: GoodName, step = 1): number =>
  within(draw, GOODS[name], step);

/** The values that this can have in life. */
export const keepPlausible = (name: Measured, values: readonly number[]): number[] => {
  const { low, high } = MEASURES[name];
  return values.filter((value) => value >= low && value <= high);
};
