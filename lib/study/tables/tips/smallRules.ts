import { figure } from '@/data/study/tables/figure';
import { TIP_TEXTS } from '@/data/study/tables/tipTexts';
import { chain, inParts } from './chains';
import { ones, type Rule, rule } from './tip';

/** Tips for the smallest and the roundest numbers. */
export const SMALL_RULES: readonly Rule[] = [
  rule(
    'same',
    (n) => n === 1,
    () => ({
      ...TIP_TEXTS.same(),
      work: (times) => chain(1, times),
    }),
  ),
  rule(
    'twice',
    (n) => n === 2,
    () => ({
      ...TIP_TEXTS.twice(),
      work: (times) => chain(2, times, `${times} + ${times}`),
    }),
  ),
  rule(
    'fromTen',
    (n) => [8, 9, 11, 12].includes(n),
    (n) => ({
      ...TIP_TEXTS.fromTen(n),
      work: inParts(n, 10),
    }),
  ),
  rule(
    'fiveAndMore',
    (n) => n === 6 || n === 7,
    (n) => ({
      ...TIP_TEXTS.fiveAndMore(n),
      work: inParts(n, 5),
    }),
  ),
  rule(
    'tens',
    (n) => ones(n) === 0 && n !== 100,
    (n) => ({
      ...TIP_TEXTS.tens(n),
      work: (times) =>
        n === 10
          ? chain(n, times)
          : chain(n, times, `${n / 10} × ${times} × 10`, `${figure((n / 10) * times)} × 10`),
    }),
  ),
  rule(
    'hundred',
    (n) => n === 100,
    () => ({
      ...TIP_TEXTS.hundred(),
      work: (times) => chain(100, times),
    }),
  ),
  rule(
    'halfAgain',
    (n) => n === 15,
    () => ({
      ...TIP_TEXTS.halfAgain(),
      work: (times) =>
        chain(15, times, `10 × ${times} + 10 × ${times} ÷ 2`, `${10 * times} + ${5 * times}`),
    }),
  ),
  rule(
    'threePlaces',
    (n) => n === 111,
    () => ({
      ...TIP_TEXTS.threePlaces(),
      work: (times) => chain(111, times, `${figure(100 * times)} + ${10 * times} + ${times}`),
    }),
  ),
];
