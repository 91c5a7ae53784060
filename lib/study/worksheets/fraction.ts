import { show } from './text';

/** An exact fraction in lowest terms; `over` is positive. */
export type Fraction = { top: number; over: number };

export const hcf = (one: number, other: number): number =>
  other === 0 ? Math.abs(one) : hcf(other, one % other);

export const lcm = (one: number, other: number): number => (one / hcf(one, other)) * other;

/** In lowest terms. Throws for a denominator of zero. */
export const fraction = (top: number, over = 1): Fraction => {
  if (over === 0) throw new RangeError('A fraction over zero');
  const by = hcf(top, over) * Math.sign(over);
  // Adding zero turns -0 into 0.
  return { top: top / by + 0, over: over / by };
};

export const plus = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.top * other.over + other.top * one.over, one.over * other.over);

export const minus = (one: Fraction, other: Fraction): Fraction =>
  plus(one, { top: -other.top, over: other.over });

export const times = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.top * other.top, one.over * other.over);

export const by = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.top * other.over, one.over * other.top);

/** As a sheet prints it, `[3|4]` or `−[3|4]`; a whole number stays one. */
export const showFraction = ({ top, over }: Fraction): string =>
  over === 1 ? show(top) : `${top < 0 ? '−' : ''}[${show(Math.abs(top))}|${show(over)}]`;

/** Printed as it stands, not reduced. */
export const showParts = (top: number, over: number): string =>
  `${top < 0 ? '−' : ''}[${show(Math.abs(top))}|${show(over)}]`;

/** As a mixed number where it is more than one: `1[1|2]`. */
export const showMixed = ({ top, over }: Fraction): string => {
  const whole = Math.trunc(top / over);
  const rest = Math.abs(top % over);
  if (whole === 0 || rest === 0) return showFraction({ top, over });
  return `${show(whole)}[${show(rest)}|${show(over)}]`;
};
