/**
 * A percentile by nearest rank: the smallest of the values that at least `percent` of a hundred are not
 * above, so that it is always one that somebody waited. Null: there are none.
 */
export const percentile = (values: readonly number[], percent: number): number | null => {
  const sorted = [...values].sort((one, other) => one - other);
  const rank = Math.max(1, Math.ceil((percent * sorted.length) / 100));
  return sorted[rank - 1] ?? null;
};
