const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const INTERNATIONAL = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const INDIAN = /^[+-]?\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d+)?$/;

// Longer than any number that people mean, short enough to read at once.
const LONGEST = 400;

/**
 * Reads a number as people type it: `-12.5`, `1,00,000`, `100,000`, `.5`. Null for everything else,
 * also for commas in odd places and for what is too big to compute with.
 */
export const parseNumber = (text: string): number | null => {
  const plain = text.trim().replace(/^[−–]/, '-');
  if (plain.length > LONGEST) return null;
  if (![PLAIN, INTERNATIONAL, INDIAN].some((shape) => shape.test(plain))) return null;
  const value = Number(plain.replaceAll(',', ''));
  if (!Number.isFinite(value)) return null;
  // No minus zero: it would be shown as one.
  return value === 0 ? 0 : value;
};
