import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { type Fraction, fraction, hcf, lcm, minus, plus } from '@/lib/study/worksheets/fraction';

/** `3/4`; a whole number stays one. */
const plain = ({ top, over }: Fraction): string => (over === 1 ? `${top}` : `${top}/${over}`);

/** `1 3/4` where a fraction is more than one and no whole number. */
const mixed = ({ top, over }: Fraction): string[] =>
  over > 1 && top > over ? [`${Math.floor(top / over)} ${top % over}/${over}`] : [];

/** A fraction below one, in lowest terms. */
const proper = (draw: Draw, low: number, high: number): Fraction => {
  const over = draw.whole(low, high);
  const top = draw.whole(1, over - 1);
  return hcf(top, over) === 1 ? { top, over } : proper(draw, low, high);
};

const BOTTOMS = [2, 3, 4, 5, 6, 8, 10, 12] as const;

/** Two proper fractions with different bottoms, such as are met in a kitchen. */
const unlike = (draw: Draw): [Fraction, Fraction] => {
  const [one = 2, other = 3] = draw.some(BOTTOMS, 2);
  if (lcm(one, other) > 30) return unlike(draw);
  return [proper(draw, one, one), proper(draw, other, other)];
};

/** `3/4 = 9/12`, or that it has this bottom already. */
const widened = (value: Fraction, common: number): string =>
  value.over === common
    ? `${plain(value)} stays as it is`
    : `${plain(value)} = ${(value.top * common) / value.over}/${common}`;

/** Right, but asked in lowest terms. */
const unreduced = (raw: string, value: Fraction) =>
  raw === plain(value)
    ? []
    : [{ answer: raw, why: 'The amount is right. Now make it simpler: lowest terms are asked.' }];

const SHARED = ['roti', 'cake', 'watermelon', 'chikki', 'rope'] as const;

const fewerShares = (draw: Draw): MadeQuestion => {
  const [what, top] = [draw.pick(SHARED), draw.whole(1, 3)];
  const [one = 5, other = 9] = draw.some([5, 7, 8, 10, 11, 13], 2);
  if (hcf(top, one) + hcf(top, other) > 2) return fewerShares(draw);
  const [small, large] = [Math.min(one, other), Math.max(one, other)];
  return {
    ask: `Which is more of a ${what}: ${top}/${one} or ${top}/${other}?`,
    hint: 'Into how many parts is it cut each time? Which parts are larger?',
    steps: [
      `With ${large} parts each part is smaller than with ${small}.`,
      `The same number of larger parts is more: ${top}/${small}.`,
    ],
    answer: `${top}/${small}`,
    check: `max(${top} / ${one}, ${top} / ${other})`,
    slips: [
      {
        answer: `${top}/${large}`,
        why: `${large} is more than ${small}, but cut into ${large} parts each part is smaller.`,
        check: `${top} / ${large}`,
      },
    ],
  };
};

const missingTop = (draw: Draw): MadeQuestion => {
  const [{ top, over }, by] = [proper(draw, 3, 12), draw.whole(2, 8)];
  return {
    ask: `Which number belongs into the box: ${top}/${over} = ☐/${over * by}?`,
    hint: `By what was ${over} multiplied to become ${over * by}?`,
    steps: [
      `${over} × ${by} = ${over * by}.`,
      `So the top is multiplied by ${by} as well: ${top} × ${by} = ${top * by}.`,
    ],
    answer: `${top * by}`,
    check: `${top} / ${over} * ${over * by}`,
    slips: [
      {
        answer: `${top + over * by - over}`,
        why: 'You added the same number to both. The value stays only when both are multiplied.',
        check: `${top} + (${over * by} - ${over})`,
      },
      {
        answer: `${top}`,
        why: 'The parts have become smaller, so there must be more of them.',
      },
    ],
  };
};

const lowestTerms = (draw: Draw): MadeQuestion => {
  const [value, first, second] = [proper(draw, 3, 9), draw.pick([2, 3]), draw.pick([2, 3, 4, 5])];
  const by = first * second;
  const [top, over] = [value.top * by, value.over * by];
  return {
    ask: `Write ${top}/${over} in lowest terms.`,
    hint: `By which number can both ${top} and ${over} be divided?`,
    steps: [
      `Both can be divided by ${by}: ${top} ÷ ${by} = ${value.top} and ${over} ÷ ${by} = ${value.over}.`,
      `${plain(value)} cannot be made simpler.`,
    ],
    answer: plain(value),
    check: `${top} / ${over}`,
    slips: [
      {
        answer: `${top / first}/${over / first}`,
        why: `This is equal to it, but top and bottom can still be divided by ${second}.`,
        check: `${top} / ${over}`,
      },
    ],
  };
};

const sum = (draw: Draw): MadeQuestion => {
  const [one, other] = unlike(draw);
  const [value, common] = [plus(one, other), lcm(one.over, other.over)];
  const tops = [(one.top * common) / one.over, (other.top * common) / other.over];
  const raw = `${(tops[0] ?? 0) + (tops[1] ?? 0)}/${common}`;
  return {
    ask: `Find ${plain(one)} + ${plain(other)} in lowest terms.`,
    hint: `Change both into fractions with ${common} below.`,
    steps: [
      `${widened(one, common)} and ${widened(other, common)}.`,
      `Together ${raw}${raw === plain(value) ? '' : ` = ${plain(value)}`}.`,
    ],
    answer: plain(value),
    ...(mixed(value).length > 0 && { accept: mixed(value) }),
    check: `${one.top} / ${one.over} + ${other.top} / ${other.over}`,
    slips: [
      ...unreduced(raw, value),
      {
        answer: `${one.top + other.top}/${one.over + other.over}`,
        why: 'You added the bottoms as well. First make the pieces equally large.',
        check: `(${one.top} + ${other.top}) / (${one.over} + ${other.over})`,
      },
      {
        answer: `${one.top + other.top}/${common}`,
        why: `The bottoms became ${common}, but the tops have to grow with them.`,
        check: `(${one.top} + ${other.top}) / ${common}`,
      },
    ],
  };
};

const VESSELS = [
  ['A can holds', 'litre of oil', 'is poured out'],
  ['A jug has', 'litre of chaas', 'is drunk'],
  ['A bag holds', 'kilogram of rice', 'is cooked'],
  ['A ribbon measures', 'metre', 'is cut off'],
] as const;

const difference = (draw: Draw): MadeQuestion => {
  const [holds, what, gone] = draw.pick(VESSELS);
  const [one, other] = unlike(draw);
  const rest = minus(one, other);
  if (rest.top <= 0) return difference(draw);
  const unit = what.split(' ')[0];
  const common = lcm(one.over, other.over);
  const tops = [(one.top * common) / one.over, (other.top * common) / other.over];
  const raw = `${(tops[0] ?? 0) - (tops[1] ?? 0)}/${common}`;
  const added = plus(one, other);
  return {
    ask: `${holds} ${plain(one)} ${what}. Of this, ${plain(other)} ${unit} ${gone}. What fraction of a ${unit} is left? Give it in lowest terms.`,
    hint: `Change both into fractions with ${common} below.`,
    steps: [
      `${widened(one, common)} and ${widened(other, common)}.`,
      `Left: ${raw}${raw === plain(rest) ? '' : ` = ${plain(rest)}`}.`,
    ],
    answer: plain(rest),
    accept: [`${plain(rest)} ${unit}`],
    check: `${one.top} / ${one.over} - ${other.top} / ${other.over}`,
    slips: [
      ...unreduced(raw, rest),
      {
        answer: plain(added),
        why: 'You added. What is gone has to be subtracted.',
        check: `${one.top} / ${one.over} + ${other.top} / ${other.over}`,
      },
    ],
  };
};

const WALKS = [
  [
    'Lata walks',
    'of the way to school with her father and',
    'with a friend. The rest she walks alone',
  ],
  ['Of a field,', 'is sown with bajra and', 'with moong. The rest lies empty'],
  ['Kiran spends', 'of a holiday with her aunt and', 'at a camp. The rest she is at home'],
  ['Of a wall,', 'is painted on Monday and', 'on Tuesday. The rest is left for Wednesday'],
] as const;

const restOfWhole = (draw: Draw): MadeQuestion => {
  const [start, middle, end] = draw.pick(WALKS);
  const [one, other] = unlike(draw);
  const both = plus(one, other);
  const rest = minus(fraction(1), both);
  if (rest.top <= 0) return restOfWhole(draw);
  return {
    ask: `${start} ${plain(one)} ${middle} ${plain(other)} of it ${end}. What fraction is the rest, in lowest terms?`,
    hint: 'What part is gone by then? The whole is 1.',
    steps: [
      `${plain(one)} + ${plain(other)} = ${plain(both)}.`,
      `1 − ${plain(both)} = ${plain(rest)}.`,
    ],
    answer: plain(rest),
    check: `1 - ${one.top} / ${one.over} - ${other.top} / ${other.over}`,
    slips: [
      {
        answer: plain(both),
        why: 'That is the part that is gone. Take it away from the whole.',
        check: `${one.top} / ${one.over} + ${other.top} / ${other.over}`,
      },
      {
        answer: plain(minus(fraction(1), one)),
        why: `You took away ${plain(one)} only. ${plain(other)} goes as well.`,
        check: `1 - ${one.top} / ${one.over}`,
      },
    ],
  };
};

export const CHAPTER_07 = [
  { id: 'fewer-shares', level: 'know', make: fewerShares },
  { id: 'lowest-terms', level: 'use', make: lowestTerms },
  { id: 'sum', level: 'use', make: sum },
  { id: 'rest-of-whole', level: 'think', make: restOfWhole },
  { id: 'missing-top', level: 'know', make: missingTop },
  { id: 'difference', level: 'use', make: difference },
] as const;
