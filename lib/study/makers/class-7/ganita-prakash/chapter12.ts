import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { hundredths, show } from '@/lib/study/worksheets/text';

/** A whole number between the two that does not end in 0. */
const uneven = (draw: Draw, low: number, high: number): number => {
  const value = draw.whole(low, high);
  return value % 10 === 0 ? value + 1 : value;
};

const shift = (draw: Draw): MadeQuestion => {
  const [digits, by, isTimes] = [uneven(draw, 112, 986), draw.pick([10, 100]), draw.chance()];
  const value = isTimes ? (digits * by) / 100 : digits / (100 * by);
  const other = by === 10 ? 100 : 10;
  const wrong = isTimes ? (digits * other) / 100 : digits / (100 * other);
  const [sign, places] = [isTimes ? '×' : '÷', by === 10 ? 'one place' : 'two places'];
  return {
    ask: `Find ${hundredths(digits)} ${sign} ${by}.`,
    hint: `Every digit becomes worth ${isTimes ? `${by} times as much` : `a ${by === 10 ? 'tenth' : 'hundredth'} of what it was`}.`,
    steps: [
      `Each digit moves ${places} to the ${isTimes ? 'left' : 'right'}.`,
      `${hundredths(digits)} ${sign} ${by} = ${show(value)}.`,
    ],
    answer: show(value),
    check: `${digits / 100} ${isTimes ? '*' : '/'} ${by}`,
    slips: [
      {
        answer: show(wrong),
        why: `That is ${hundredths(digits)} ${sign} ${other}. For ${by} the digits move ${places}.`,
        check: `${digits / 100} ${isTimes ? '*' : '/'} ${other}`,
      },
    ],
  };
};

const tenthsTimesTenths = (draw: Draw): MadeQuestion => {
  const [one, other] = [uneven(draw, 2, 29), uneven(draw, 2, 9)];
  const [first, second] = [show(one / 10), show(other / 10)];
  return {
    ask: `Find ${first} × ${second}.`,
    hint: `First find ${one} × ${other}. What is a tenth of a tenth?`,
    steps: [
      `${one} × ${other} = ${one * other}, and tenths of tenths are hundredths.`,
      `${one * other} hundredths: ${hundredths(one * other)}.`,
    ],
    answer: hundredths(one * other),
    check: `${one / 10} * ${other / 10}`,
    slips: [
      {
        answer: show((one * other) / 10),
        why: 'You counted tenths. Tenths times tenths make hundredths.',
        check: `${one} * ${other} / 10`,
      },
    ],
  };
};

const GOODS = [
  ['Tomatoes cost', 300, 580],
  ['Onions cost', 280, 490],
  ['Guavas cost', 600, 980],
  ['Wheat flour costs', 320, 480],
  ['Sugar costs', 420, 500],
] as const;

const priceByWeight = (draw: Draw): MadeQuestion => {
  const [goods, low, high] = draw.pick(GOODS);
  const [price, weight] = [draw.whole(low / 5, high / 5) * 5, uneven(draw, 12, 38)];
  const [rate, kilos] = [show(price / 10), show(weight / 10)];
  const cost = price * weight;
  const paid = (cost / 100).toFixed(2);
  return {
    ask: `${goods} ₹${rate} a kilogram. What is to be paid for ${kilos} kg, in rupees?`,
    hint: 'Estimate with whole numbers, then multiply without points.',
    steps: [
      `${price} × ${weight} = ${show(cost)}.`,
      `Tenths times tenths are hundredths: ${paid}.`,
    ],
    answer: `₹${paid}`,
    check: `${price / 10} * ${weight / 10}`,
    slips: [
      {
        answer: `₹${show(cost / 10)}`,
        why: `The point stands wrong: ${Math.ceil(weight / 10)} kg would cost only ₹${show((Math.ceil(weight / 10) * price) / 10)}.`,
        check: `${price} * ${weight} / 10`,
      },
    ],
  };
};

const byDecimal = (draw: Draw): MadeQuestion => {
  const [divisor, quotient] = [draw.whole(2, 9), draw.whole(2, 40) * 10];
  const value = divisor * quotient;
  if (quotient % 100 === 0) return byDecimal(draw);
  const dividend = value / 100;
  return {
    ask: `Find ${show(dividend)} ÷ ${hundredths(divisor)}.`,
    hint: 'Multiply both numbers by 100: the quotient stays the same.',
    steps: [
      `${show(dividend)} × 100 = ${show(value)} and ${hundredths(divisor)} × 100 = ${divisor}.`,
      `${show(value)} ÷ ${divisor} = ${show(quotient)}.`,
    ],
    answer: show(quotient),
    check: `${dividend} / ${divisor / 100}`,
    slips: [
      {
        answer: show(quotient / 10),
        why: `Multiply both by the same number: ${hundredths(divisor)} needs 100, so ${show(dividend)} is multiplied by 100 too, not by 10.`,
        check: `${dividend} * 10 / ${divisor}`,
      },
      {
        answer: show(quotient / 100),
        why: `You divided by ${divisor}. Something as small as ${hundredths(divisor)} fits far more often.`,
        check: `${dividend} / ${divisor}`,
      },
    ],
  };
};

const knownProduct = (draw: Draw): MadeQuestion => {
  const [one, other] = [uneven(draw, 12, 89), uneven(draw, 12, 89)];
  if ((one * other) % 10 === 0) return knownProduct(draw);
  const [first, second] = [show(one / 10), hundredths(other)];
  const product = one * other;
  return {
    ask: `${one} × ${other} = ${show(product)}. What is ${first} × ${second}?`,
    hint: `By what are ${one} and ${other} divided?`,
    steps: [
      `${one} is divided by 10 and ${other} by 100, so the product is divided by 1,000.`,
      `${show(product)} ÷ 1,000 = ${show(product / 1000)}.`,
    ],
    answer: show(product / 1000),
    check: `${one / 10} * ${other / 100}`,
    slips: [
      {
        answer: show(product / 100),
        why: 'One place and two places make three places after the point.',
        check: `${product} / 100`,
      },
      {
        answer: show(product / 10_000),
        why: `Four places are one too many: ${first} has one and ${second} has two.`,
        check: `${product} / 10000`,
      },
    ],
  };
};

export const CHAPTER_12 = [
  { id: 'shift', level: 'know', make: shift },
  { id: 'tenths-times-tenths', level: 'know', make: tenthsTimesTenths },
  { id: 'price-by-weight', level: 'use', make: priceByWeight },
  { id: 'by-decimal', level: 'use', make: byDecimal },
  { id: 'known-product', level: 'think', make: knownProduct },
] as const;
