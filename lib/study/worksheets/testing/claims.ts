import { isNear, worthOf } from './readBack';

const UNITS: Readonly<Record<string, number>> = {
  km: 100_000,
  m: 100,
  cm: 1,
  mm: 0.1,
  kg: 1000,
  g: 1,
  L: 1000,
  mL: 1,
  h: 3600,
  min: 60,
  s: 1,
  hundreds: 100,
  hundred: 100,
  thousands: 1000,
  tens: 10,
  ones: 1,
  lakhs: 100_000,
};

const UNIT = /(\d[\d,.]*) (km|cm|mm|kg|mL|min|m|g|L|h|s|hundreds?|thousands|tens|ones|lakhs)\b/g;

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** `3 m 5 cm`, `2 hundreds + 14 tens` or a sum, in the smallest unit. */
const sizeOf = (side: string): number => {
  const parts = [...side.matchAll(UNIT)];
  return parts.length > 0
    ? parts.reduce(
        (before, [, number = '', unit = '']) =>
          before + worthOf(number) * (UNITS[unit] ?? Number.NaN),
        0,
      )
    : worthOf(side);
};

/** Whether what a child says is true: an equation, a comparison, a division or a clock. */
export const isTrueClaim = (said: string): boolean => {
  const [, before, hour, clock = ''] = /^(\d+) minutes to (\d+) is (\d+:\d\d)$/.exec(said) ?? [];
  if (before && hour) return Number(hour) * 60 - Number(before) === minutesOf(clock);
  const [, number, divisor, quotient, left] =
    /^([\d,]+) ÷ (\d+) = ([\d,]+) remainder (\d+)$/.exec(said) ?? [];
  if (number && divisor && quotient && left) {
    const isWhole = worthOf(quotient) * Number(divisor) + Number(left) === worthOf(number);
    return isWhole && Number(left) < Number(divisor);
  }
  const [, one = '', sign, other = ''] = /^(.+) ([=<>]) (.+)$/.exec(said) ?? [];
  const [first, second] = [sizeOf(one), sizeOf(other)];
  if (sign === '=') return isNear(first, second);
  return sign === '<' ? first < second : first > second;
};
