/** The value below which `share` (0 to 1) of the values lie. NaN without values. */
export const percentile = (values: number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const place = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[place] ?? Number.NaN;
};

export const median = (values: number[]): number => percentile(values, 0.5);

/** Rounded to a figure that one reads. */
export const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/**
 * The Theil–Sen slope of points: the median of the slopes between any two of them, which a quarter
 * of the points cannot spoil. NaN for fewer than two.
 */
export const slopeOf = (points: readonly { x: number; y: number }[]): number => {
  const slopes = points.flatMap((one, index) =>
    points.slice(index + 1).map((other) => (other.y - one.y) / (other.x - one.x)),
  );
  const sorted = slopes.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
};
