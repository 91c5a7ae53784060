/** The value below which `share` (0 to 1) of the values lie. NaN without values. */
export const percentile = (values: number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const place = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[place] ?? Number.NaN;
};

export const median = (values: number[]): number => percentile(values, 0.5);

/** Rounded to a figure that one reads. */
export const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
