const FIRST_MS = 2_000;
const LONGEST_MS = 15 * 60_000;

/**
 * How long to wait after the nth attempt: twice as long each time, up to a quarter of an hour, less
 * a random part of up to half, so that what failed together does not come back together.
 */
export const backoffMs = (attempts: number, random: () => number): number => {
  const whole = Math.min(FIRST_MS * 2 ** Math.max(attempts - 1, 0), LONGEST_MS);
  return Math.round(whole * (1 - random() / 2));
};
