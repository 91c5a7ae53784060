import { figure } from '@/data/study/tables/figure';
import { TIP_TEXTS } from '@/data/study/tables/tipTexts';
import { divisors } from '@/lib/study/tables/arithmetic';
import { byDoubling, chain } from './chains';
import { ones, type Rule, rule } from './tip';

/** A number whose table needs no learning. */
const isEasy = (factor: number): boolean => factor <= 12 || factor % 10 === 0;

/** Tips that use the factors of a number. */
export const FACTOR_RULES: readonly Rule[] = [
  rule(
    'double',
    (n) => n % 2 === 0 && n > 2 && n % 10 !== 0 && n % 4 !== 0 && n < 76,
    (n) => ({
      ...TIP_TEXTS.double(n),
      work: byDoubling(n, 1),
    }),
  ),
  rule(
    'doubleTwice',
    (n) => n % 4 === 0 && n % 8 !== 0 && isEasy(n / 4) && n > 10,
    (n) => ({
      ...TIP_TEXTS.doubleTwice(n),
      work: byDoubling(n, 2),
    }),
  ),
  rule(
    'doubleFour',
    (n) => n === 4,
    (n) => ({
      ...TIP_TEXTS.doubleFour(),
      work: byDoubling(n, 2),
    }),
  ),
  rule(
    'doubleThrice',
    (n) => n % 8 === 0 && (n === 8 || n / 8 <= 12),
    (n) => ({
      ...TIP_TEXTS.doubleThrice(n),
      work: byDoubling(n, 3),
    }),
  ),
  rule(
    'factors',
    (n) => n > 14 && n % 10 !== 0 && twoSteps(n) !== null,
    (n) => {
      const [one, other] = twoSteps(n) ?? [1, n];
      return {
        ...TIP_TEXTS.factors(n, one, other),
        work: (times) =>
          chain(n, times, `${one} × ${times} × ${other}`, `${one * times} × ${other}`),
      };
    },
  ),
  rule(
    'halfOfTens',
    (n) => ones(n) === 5 && n !== 25 && n !== 75 && n !== 15,
    (n) => ({
      ...TIP_TEXTS.halfOfTens(n),
      work: (times) =>
        chain(n, times, `${figure(n * 2)} × ${times} ÷ 2`, `${figure(n * 2 * times)} ÷ 2`),
    }),
  ),
  rule(
    'quarters',
    (n) => n === 25 || n === 75,
    (n) => ({
      ...TIP_TEXTS.quarters(n, n * 4),
      work: (times) => chain(n, times, `${n * 4} × ${times} ÷ 4`, `${figure(n * 4 * times)} ÷ 4`),
    }),
  ),
  rule(
    'elevens',
    (n) => n % 11 === 0 && n > 11 && n < 100,
    (n) => ({
      ...TIP_TEXTS.elevens(n),
      work: (times) => {
        const part = (n / 11) * times;
        return chain(n, times, `${figure(part)} × 11`, `${figure(part * 10)} + ${figure(part)}`);
      },
    }),
  ),
  rule(
    'triple',
    (n) => n % 3 === 0 && n < 94 && n % 9 !== 0 && n % 10 !== 0 && n !== 6,
    (n) => ({
      ...TIP_TEXTS.triple(n),
      work: (times) => {
        const part = (n / 3) * times;
        return chain(
          n,
          times,
          `${figure(part)} + 2 × ${figure(part)}`,
          `${figure(part)} + ${figure(part * 2)}`,
        );
      },
    }),
  ),
  rule(
    'oddDouble',
    (n) => n % 2 === 1 && n > 4 && isEasy((n - 1) / 2),
    (n) => ({
      ...TIP_TEXTS.oddDouble(n),
      work: (times) => {
        const part = ((n - 1) / 2) * times;
        return chain(n, times, `2 × ${figure(part)} + ${times}`, `${figure(part * 2)} + ${times}`);
      },
    }),
  ),
];

/** Two factors from 3 to 12, as near to each other as can be. */
const twoSteps = (factor: number): [number, number] | null => {
  const large = divisors(factor).find((divisor) => divisor * divisor >= factor);
  if (!large || large > 12 || factor / large < 3) return null;
  return [factor / large, large];
};
