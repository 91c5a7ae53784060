/** Weeks of a school year in which new chapters are taught, for the plans on the pages. */
export const TEACHING_WEEKS = 30;

/**
 * Divides whole weeks by weight (marks): each part gets its exact share rounded down, and the weeks
 * that are left go to the largest remainders, the earlier part first. They always add up to `weeks`.
 */
export const shareWeeks = (weights: readonly number[], weeks = TEACHING_WEEKS): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return weights.map(() => 0);
  // In whole numbers, so that two equal remainders compare as equal.
  const parts = weights.map((weight, at) => ({
    at,
    whole: Math.floor((weight * weeks) / total),
    remainder: (weight * weeks) % total,
  }));
  const left = weeks - parts.reduce((sum, { whole }) => sum + whole, 0);
  const lucky = new Set(
    [...parts]
      .sort((a, b) => b.remainder - a.remainder || a.at - b.at)
      .slice(0, left)
      .map(({ at }) => at),
  );
  return parts.map(({ at, whole }) => whole + (lucky.has(at) ? 1 : 0));
};

/** The weeks of the year that each part gets, one after the other: `1–4`, `5`, and none for 0. */
export const numberWeeks = (counts: readonly number[]): string[] => {
  let last = 0;
  return counts.map((count) => {
    const first = last + 1;
    last += count;
    if (count < 1) return '';
    return count === 1 ? String(first) : `${first}–${last}`;
  });
};
