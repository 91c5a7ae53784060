const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };

const DECIMALS =
  /\b(one|two|three|four|[1-4]) (?:decimals?|decimal places?|places of decimals?)\b/i;
const ABOUT = /\b(?:about|roughly|nearly|approximately) (?:how|what)\b/i;

/** How exact an answer has to be, in the words of its question. */
export type Tolerance = { decimals: number | null; share: number };

/** Two decimals where the question says so, paise for money, two in a hundred for “about how many”. */
export const toleranceOf = (ask: string, isMoney: boolean): Tolerance => {
  const [, count = ''] = DECIMALS.exec(ask) ?? [];
  const decimals = COUNTS[count.toLowerCase()] ?? (Number(count) || null);
  return { decimals: decimals ?? (isMoney ? 2 : null), share: ABOUT.test(ask) ? 0.02 : 0 };
};

const roundTo = (value: number, decimals: number): number =>
  Math.round((value + Math.sign(value) * 1e-12) * 10 ** decimals);

/** Whether a typed number is the right one, as exactly as the question asks. */
export const isNear = (typed: number, right: number, { decimals, share }: Tolerance): boolean => {
  if (Math.abs(typed - right) <= share * Math.abs(right)) return true;
  return decimals !== null && roundTo(typed, decimals) === roundTo(right, decimals);
};
