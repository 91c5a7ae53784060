import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { by, type Fraction, fraction, hcf, times } from '@/lib/study/worksheets/fraction';

/** `3/4`; a whole number stays one. */
const plain = ({ top, over }: Fraction): string => (over === 1 ? `${top}` : `${top}/${over}`);

/** `1 3/4` where a fraction is more than one and no whole number. */
const mixed = ({ top, over }: Fraction): string[] =>
  over > 1 && top > over ? [`${Math.floor(top / over)} ${top % over}/${over}`] : [];

/** A fraction below one, in lowest terms. */
const proper = (draw: Draw, from = 2, to = 9): Fraction => {
  const over = draw.whole(Math.max(from, 2), to);
  const top = draw.whole(1, over - 1);
  return hcf(top, over) === 1 ? { top, over } : proper(draw, from, to);
};

const wholeTimes = (draw: Draw): MadeQuestion => {
  const [factor, part] = [draw.whole(2, 9), proper(draw, 5, 13)];
  const product = fraction(factor * part.top, part.over);
  const raw = `${factor * part.top}/${part.over}`;
  return {
    ask: `Find ${factor} × ${plain(part)} in lowest terms.`,
    hint: `How many pieces of the size 1/${part.over} are there in all?`,
    steps: [
      `The pieces stay as they are: ${factor} × ${part.top} = ${factor * part.top} of them, so ${raw}.`,
      raw === plain(product)
        ? `${raw} is in lowest terms.`
        : `In lowest terms this is ${plain(product)}.`,
    ],
    answer: plain(product),
    ...(mixed(product).length > 0 && { accept: mixed(product) }),
    check: `${factor} * ${part.top} / ${part.over}`,
    slips: [
      {
        answer: `${factor * part.top}/${factor * part.over}`,
        why: 'You multiplied the bottom too: then the value does not change at all.',
        check: `${part.top} / ${part.over}`,
      },
    ],
  };
};

const product = (draw: Draw): MadeQuestion => {
  const [one, other] = [proper(draw), proper(draw)];
  const value = times(one, other);
  const crossed = by(one, other);
  if (plain(crossed) === plain(value)) return product(draw);
  const raw = `${one.top * other.top}/${one.over * other.over}`;
  return {
    ask: `Find ${plain(one)} × ${plain(other)} in lowest terms.`,
    hint: 'Tops with tops, bottoms with bottoms.',
    steps: [
      `${one.top} × ${other.top} = ${one.top * other.top} and ${one.over} × ${other.over} = ${one.over * other.over}: ${raw}.`,
      raw === plain(value)
        ? `${raw} is in lowest terms.`
        : `In lowest terms this is ${plain(value)}.`,
    ],
    answer: plain(value),
    check: `${one.top} / ${one.over} * ${other.top} / ${other.over}`,
    slips: [
      {
        answer: plain(crossed),
        why: 'You multiplied crosswise, which is division.',
        check: `(${one.top} / ${one.over}) / (${other.top} / ${other.over})`,
      },
    ],
  };
};

const quotient = (draw: Draw): MadeQuestion => {
  const [one, other] = [proper(draw), proper(draw, 3)];
  const value = by(one, other);
  const wrong = times(one, other);
  const turned = by(other, one);
  if (plain(turned) === plain(value)) return quotient(draw);
  return {
    ask: `Find ${plain(one)} ÷ ${plain(other)} in lowest terms.`,
    hint: 'Which number is the reciprocal of the divisor?',
    steps: [
      `Multiply by the reciprocal: ${plain(one)} × ${other.over}/${other.top} = ${one.top * other.over}/${one.over * other.top}.`,
      `In lowest terms: ${plain(value)}.`,
    ],
    answer: plain(value),
    ...(mixed(value).length > 0 && { accept: mixed(value) }),
    check: `(${one.top} / ${one.over}) / (${other.top} / ${other.over})`,
    slips: [
      {
        answer: plain(wrong),
        why: 'You multiplied. To divide, turn the second fraction over first.',
        check: `${one.top} / ${one.over} * ${other.top} / ${other.over}`,
      },
      ...(plain(turned) === plain(wrong)
        ? []
        : [
            {
              answer: plain(turned),
              why: 'You turned over the first fraction. Only the divisor is turned.',
              check: `(${other.top} / ${other.over}) / (${one.top} / ${one.over})`,
            },
          ]),
    ],
  };
};

const POURED = [
  ['glasses', 'lassi'],
  ['cups', 'tea'],
  ['bottles', 'coconut water'],
  ['bowls', 'dal'],
] as const;

const howManyFit = (draw: Draw): MadeQuestion => {
  const [[vessels, drink], over] = [draw.pick(POURED), draw.whole(3, 8)];
  const [litres, top] = [draw.whole(2, 9), draw.pick([1, 2, 3])];
  if (top >= over || hcf(top, over) !== 1 || (litres * over) % top !== 0) return howManyFit(draw);
  const count = (litres * over) / top;
  const wrong = fraction(litres * top, over);
  return {
    ask: `How many ${vessels} of ${top}/${over} litre can be filled from ${litres} litres of ${drink}?`,
    hint: `How often does ${top}/${over} fit into ${litres}?`,
    steps: [
      `${litres} ÷ ${top}/${over} = ${litres} × ${over}/${top}.`,
      `${litres} × ${over} = ${litres * over}, divided by ${top}: ${count}.`,
    ],
    answer: `${count}`,
    accept: [`${count} ${vessels}`],
    check: `${litres} / (${top} / ${over})`,
    slips: [
      {
        answer: plain(wrong),
        why: `You multiplied by ${top}/${over}. Dividing asks how often it fits into ${litres}.`,
        check: `${litres} * ${top} / ${over}`,
      },
    ],
  };
};

const backToWhole = (draw: Draw): MadeQuestion => {
  const [part, unit] = [proper(draw, 3), draw.whole(3, 12)];
  if (part.top === 1) return backToWhole(draw);
  const [given, whole] = [part.top * unit, part.over * unit];
  const wrong = fraction(given * part.top, part.over);
  const [who, what] = draw.pick([
    ['Rehana has read', 'pages of a book'],
    ['Arun has walked', 'kilometres of a pilgrimage'],
    ['Sushila has sold', 'mangoes of her basket'],
    ['Lobsang has painted', 'posts of a fence'],
  ] as const);
  return {
    ask: `${who} ${given} ${what}. That is ${plain(part)} of all. How many are there in all?`,
    hint: `How many are 1/${part.over} of all?`,
    steps: [
      `${part.top} parts are ${given}, so one part is ${given} ÷ ${part.top} = ${unit}.`,
      `All ${part.over} parts: ${part.over} × ${unit} = ${whole}.`,
    ],
    answer: `${whole}`,
    check: `${given} / (${part.top} / ${part.over})`,
    slips: [
      {
        answer: plain(wrong),
        why: `That is ${plain(part)} of ${given}. But ${given} is the part, not the whole.`,
        check: `${given} * ${part.top} / ${part.over}`,
      },
    ],
  };
};

export const CHAPTER_08 = [
  { id: 'whole-times', level: 'know', make: wholeTimes },
  { id: 'product', level: 'know', make: product },
  { id: 'quotient', level: 'use', make: quotient },
  { id: 'how-many-fit', level: 'use', make: howManyFit },
  { id: 'back-to-whole', level: 'think', make: backToWhole },
] as const;
