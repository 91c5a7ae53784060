import { figure } from '@/data/study/tables/figure';

/** `17 × 8 = 10 × 8 + 7 × 8 = 80 + 56 = 136`: the ways between the line and its result. */
export const chain = (factor: number, times: number, ...ways: string[]): string =>
  [`${factor} × ${times}`, ...ways, figure(factor * times)].join(' = ');

/** Adds (or takes away) a second part: 17 is 10 and 7, 19 is 20 less 1. */
export const inParts =
  (factor: number, base: number) =>
  (times: number): string => {
    const rest = factor - base;
    const sign = rest > 0 ? '+' : '−';
    const size = Math.abs(rest);
    const part = size === 1 ? figure(times) : `${figure(size)} × ${times}`;
    const middle = `${figure(base)} × ${times} ${sign} ${part}`;
    const worked = `${figure(base * times)} ${sign} ${figure(size * times)}`;
    return chain(factor, times, middle, worked);
  };

/** Begins with a smaller table and doubles. */
export const byDoubling =
  (factor: number, doublings: number) =>
  (times: number): string => {
    const start = factor / 2 ** doublings;
    const twos = ' × 2'.repeat(doublings);
    const first = start === 1 ? `${times}${twos}` : `${start} × ${times}${twos}`;
    const steps = Array.from(
      { length: doublings },
      (_, at) => `${figure(start * times * 2 ** at)}${' × 2'.repeat(doublings - at)}`,
    );
    return chain(factor, times, ...(start === 1 ? steps : [first, ...steps]));
  };

/** From the nearest of lines 5, 10, 15 and 20, one or two steps on or back. */
export const fromAnchor =
  (factor: number) =>
  (times: number): string => {
    const anchor = Math.max(5, 5 * Math.round(times / 5));
    const steps = Math.abs(times - anchor);
    if (steps === 0 || times < 3) return chain(factor, times);
    const sign = times > anchor ? '+' : '−';
    return chain(
      factor,
      times,
      `${factor} × ${anchor} ${sign} ${steps === 1 ? factor : `${steps} × ${factor}`}`,
      `${figure(factor * anchor)} ${sign} ${figure(factor * steps)}`,
    );
  };
