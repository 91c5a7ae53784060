import { TIP_TEXTS } from '@/data/study/tables/tipTexts';
import { fromAnchor, inParts } from './chains';
import { ones, type Rule, rule } from './tip';

/** Tips that cut a number into two parts. */
export const PART_RULES: readonly Rule[] = [
  rule(
    'split',
    (n) => n > 12 && n < 100 && ones(n) > 0 && ones(n) < 8,
    (n) => ({
      ...TIP_TEXTS.split(n, n - ones(n), ones(n)),
      work: inParts(n, n - ones(n)),
    }),
  ),
  rule(
    'roundDown',
    (n) => n > 12 && n < 98 && ones(n) > 6,
    (n) => ({
      ...TIP_TEXTS.roundDown(n, n + 10 - ones(n)),
      work: inParts(n, n + 10 - ones(n)),
    }),
  ),
  rule(
    'belowHundred',
    (n) => n > 87 && n < 100,
    (n) => ({
      ...TIP_TEXTS.belowHundred(n),
      work: inParts(n, 100),
    }),
  ),
  rule(
    'aboveHundred',
    (n) => n > 100 && n !== 111,
    (n) => ({
      ...TIP_TEXTS.aboveHundred(n),
      work: inParts(n, 100),
    }),
  ),
  rule(
    'nearQuarter',
    (n) => [24, 26, 49, 51, 74, 76].includes(n),
    (n) => {
      const base = 25 * Math.round(n / 25);
      return { ...TIP_TEXTS.nearQuarter(n, base), work: inParts(n, base) };
    },
  ),
  rule(
    'nines',
    (n) => n % 9 === 0 && n > 9 && n % 10 !== 0,
    (n) => ({
      ...TIP_TEXTS.nines(n),
      work: inParts(n, (n / 9) * 10),
    }),
  ),
];

/** The last resort: it works for nearly every number. */
export const ANCHOR_RULE = rule(
  'anchors',
  (n) => n > 2 && n !== 10 && n !== 100,
  (n) => ({
    ...TIP_TEXTS.anchors(n),
    work: fromAnchor(n),
  }),
);
