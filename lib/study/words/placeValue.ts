import { INDIAN_PLACES, INTERNATIONAL_PLACES } from '@/data/study/converters/places';
import { groupIndian } from './grouping';

export type PlaceRow = {
  digit: string;
  indian: string;
  /** The older name of the place, from the arab up. */
  traditional: string;
  international: string;
  /** What the digit stands for, in Indian commas. */
  value: string;
};

/** Each digit of a number below 10^15 with its place in both systems, the greatest first. */
export const buildPlaceChart = (value: bigint): PlaceRow[] => {
  const digits = Array.from(value.toString());
  return digits.map((digit, index) => {
    const power = digits.length - 1 - index;
    const [indian, traditional] = INDIAN_PLACES[power] ?? ['', ''];
    return {
      digit,
      indian,
      traditional: traditional ?? '',
      international: INTERNATIONAL_PLACES[power] ?? '',
      value: digit === '0' ? '0' : groupIndian(digit + '0'.repeat(power)),
    };
  });
};

/** 7,005 as ['7,000', '5']: what its digits stand for, without the zeros. */
export const expand = (value: bigint): string[] => {
  const parts = buildPlaceChart(value).filter(({ digit }) => digit !== '0');
  return parts.length === 0 ? ['0'] : parts.map((row) => row.value);
};
