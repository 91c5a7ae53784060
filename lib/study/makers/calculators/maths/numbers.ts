import type { MathsCalculatorId } from '@/data/study/calculators/mathsFields';
import { numeric } from '@/lib/study/makers/calculators/numeric';
import type { Maker } from '@/lib/study/makers/maker';
import { bracketed, show, sumOf } from '@/lib/study/worksheets/text';

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

const GOODS = [
  'school bag',
  'pair of sandals',
  'cricket bat',
  'table fan',
  'water bottle',
] as const;
const NAMES = ['Asha', 'Imran', 'Kavya', 'Rohan', 'Sana'] as const;

const discount: Maker = {
  id: 'discount',
  level: 'use',
  make: (draw) => {
    const [thing, rate] = [draw.pick(GOODS), draw.whole(1, 9) * 5];
    const price = draw.whole(4, 40) * 40;
    const off = (price * rate) / 100;
    return numeric({
      ask: `A ${thing} marked ₹${show(price)} is sold at ${rate}% off. What does it cost then?`,
      hint: `First find ${rate}% of ₹${show(price)}.`,
      steps: [
        `${show(price)} × ${rate} ÷ 100 = ${show(off)}`,
        `${show(price)} − ${show(off)} = ${show(price - off)}`,
      ],
      value: price - off,
      sign: '₹',
      check: `${price} * (1 - ${rate} / 100)`,
      slips: [
        [off, 'That is what is taken off. Subtract it from the marked price.'],
        [price + off, 'You added the discount. It makes the price smaller.'],
        [price - rate, `You took ₹${rate} off. ${rate}% is a share of the price.`],
      ],
    });
  },
};

const percentageChange: Maker = {
  id: 'percentage-change',
  level: 'think',
  make: (draw) => {
    const old = draw.whole(2, 20) * 100;
    const rate = draw.pick([4, 5, 8, 12, 15, 20, 25, 30, 40]);
    const now = old + (old * rate) / 100;
    return numeric({
      ask: `A library had ${show(old)} members last year and has ${show(now)} now. By what per cent has the number grown?`,
      hint: 'The growth is a share of the old number.',
      steps: [
        `${show(now)} − ${show(old)} = ${show(now - old)}`,
        `${show(now - old)} ÷ ${show(old)} × 100 = ${rate}`,
      ],
      value: rate,
      unit: '%',
      check: `(${now} - ${old}) / ${old} * 100`,
      slips: [
        [100 + rate, 'That is what the new number is of the old one. Ask how much more it is.'],
        [now - old, 'That is how many more there are. Divide by the old number, times 100.'],
      ],
    });
  },
};

const mixedSum: Maker = {
  id: 'mixed-sum',
  level: 'use',
  make: (draw) => {
    const [below, other] = draw.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [4, 7],
    ] as const);
    const [whole, more] = [draw.whole(1, 4), draw.whole(1, 3)];
    const top = whole * below + 1;
    const second = more * other + 1;
    const [sum, under] = [top * other + second * below, below * other];
    return {
      ask: `What is ${whole} 1/${below} + ${more} 1/${other}? Give an improper fraction.`,
      hint: `Write both as fractions over ${under}.`,
      steps: [
        `${whole} 1/${below} = ${top}/${below} and ${more} 1/${other} = ${second}/${other}.`,
        `${top * other}/${under} + ${second * below}/${under} = ${sum}/${under}`,
      ],
      answer: `${sum}/${under}`,
      check: `(${top} / ${below}) + (${second} / ${other})`,
      slips: [
        {
          answer: `${top + second}/${below + other}`,
          why: 'You added above and below. Fractions need a common number below first.',
        },
      ],
    };
  },
};

const fractionPieces: Maker = {
  id: 'fraction-pieces',
  level: 'think',
  make: (draw) => {
    const [top, below] = draw.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [3, 8],
      [5, 6],
    ] as const);
    const count = draw.whole(2, 9) * below;
    const length = (count * top) / below;
    return numeric({
      ask: `How many pieces of ${top}/${below} m can be cut from a rope of ${length} m?`,
      hint: `Divide ${length} by ${top}/${below}: turn the second fraction over.`,
      steps: [`${length} ÷ ${top}/${below} = ${length} × ${below}/${top}`, `That makes ${count}.`],
      value: count,
      unit: ' pieces',
      check: `${length} / (${top} / ${below})`,
      slips: [
        [
          (length * top) / below,
          'You multiplied by the piece. How often it goes into the rope is a division.',
        ],
      ],
    });
  },
};

const PAIRS = [
  [12, 18],
  [15, 20],
  [24, 36],
  [16, 24],
  [18, 30],
  [20, 28],
  [21, 28],
  [25, 40],
  [30, 45],
  [36, 48],
  [28, 42],
  [32, 40],
  [45, 60],
  [14, 35],
  [27, 36],
] as const;

const together: Maker = {
  id: 'lcm-together',
  level: 'use',
  make: (draw) => {
    const [one, other] = draw.pick(PAIRS);
    const common = gcd(one, other);
    const answer = (one * other) / common;
    return numeric({
      ask: `Two lamps flash every ${one} and every ${other} seconds. They flash together now. After how many seconds do they next flash together?`,
      hint: 'It is the smallest number that both divide: the LCM.',
      steps: [
        `The HCF of ${one} and ${other} is ${common}.`,
        `${one} × ${other} ÷ ${common} = ${show(answer)}`,
      ],
      value: answer,
      unit: ' seconds',
      check: `lcm(${one}, ${other})`,
      slips: [
        [common, 'That is the HCF. Together again asks for the LCM.'],
        [one * other, 'The product is a common multiple, but not the smallest one.'],
      ],
    });
  },
};

const equalPieces: Maker = {
  id: 'hcf-pieces',
  level: 'think',
  make: (draw) => {
    const [one, other] = draw.pick(PAIRS);
    const times = draw.whole(2, 4);
    const common = gcd(one, other) * times;
    return numeric({
      ask: `Planks of ${one * times} cm and ${other * times} cm are sawn into equal pieces, as long as possible, with nothing left over. How long is a piece?`,
      hint: 'The length divides both numbers and is the largest that does: the HCF.',
      steps: [
        `${one * times} = ${common} × ${(one * times) / common} and ${other * times} = ${common} × ${(other * times) / common}.`,
        `So a piece is ${common} cm long.`,
      ],
      value: common,
      unit: ' cm',
      check: `gcd(${one * times}, ${other * times})`,
      slips: [
        [(one * other * times) / gcd(one, other), 'That is the LCM, longer than the planks.'],
      ],
    });
  },
};

const biggerShare: Maker = {
  id: 'bigger-share',
  level: 'use',
  make: (draw) => {
    const less = draw.whole(2, 5);
    const more = less + draw.whole(1, 4);
    const part = draw.whole(3, 30) * 20;
    const total = part * (less + more);
    const [one, other] = draw.some(NAMES, 2);
    return numeric({
      ask: `${one} and ${other} share ₹${show(total)} in the ratio ${less} : ${more}. How much does ${other} get?`,
      hint: `There are ${less} + ${more} equal parts.`,
      steps: [
        `${show(total)} ÷ ${less + more} = ${show(part)} for one part.`,
        `${more} × ${show(part)} = ${show(more * part)}`,
      ],
      value: more * part,
      sign: '₹',
      check: `${total} * ${more} / (${less} + ${more})`,
      slips: [
        [less * part, `That is the share of ${one}.`],
        [total / more, `You divided by ${more}. There are ${less + more} parts in all.`],
      ],
    });
  },
};

const simplestRatio: Maker = {
  id: 'one-part-known',
  level: 'think',
  make: (draw) => {
    const [sand, cement] = [draw.whole(3, 7), draw.whole(1, 2)];
    const buckets = draw.whole(3, 20);
    return numeric({
      ask: `A mason mixes sand and cement in the ratio ${sand} : ${cement}. He has ${cement * buckets} kg of cement. How many kilograms of sand does he need?`,
      hint: `${cement * buckets} kg are ${cement === 1 ? 'one part' : 'two parts'}.`,
      steps: [
        `${cement * buckets} ÷ ${cement} = ${buckets} kg in one part.`,
        `${sand} × ${buckets} = ${show(sand * buckets)}`,
      ],
      value: sand * buckets,
      unit: ' kg',
      check: `${cement * buckets} / ${cement} * ${sand}`,
      slips: [
        [
          (cement * buckets * cement) / sand,
          'You turned the ratio over. There is more sand than cement.',
        ],
        [cement * buckets + sand, 'A ratio compares by multiplying, not by adding.'],
      ],
    });
  },
};

const plainAverage: Maker = {
  id: 'average-with-zero',
  level: 'use',
  make: (draw) => {
    const mean = draw.whole(12, 45);
    const [one, other, third] = [draw.whole(1, 9), draw.whole(1, 9), draw.whole(1, 9)];
    const runs = [mean + one, mean + other, mean + third, 2 * mean - one - other - third, 0];
    const sum = runs.reduce((total, value) => total + value, 0);
    return numeric({
      ask: `A batter scores ${runs.map(show).join(', ')} runs in five matches. What is the average?`,
      hint: 'The match without a run counts as one of the five.',
      steps: [
        `${runs.map(show).join(' + ')} = ${show(sum)}`,
        `${show(sum)} ÷ 5 = ${show(sum / 5)}`,
      ],
      value: sum / 5,
      unit: ' runs',
      check: `(${runs.join(' + ')}) / 5`,
      slips: [
        [sum / 4, 'You left the zero out of the count. There are five matches.'],
        [sum, 'That is the sum. Divide it by the number of matches.'],
      ],
    });
  },
};

const newAverage: Maker = {
  id: 'missing-number',
  level: 'think',
  make: (draw) => {
    const [count, mean] = [draw.whole(3, 6), draw.whole(55, 80)];
    const wanted = mean + draw.whole(1, 3);
    const next = wanted * (count + 1) - mean * count;
    const name = draw.pick(NAMES);
    return numeric({
      ask: `After ${count} tests ${name} has an average of ${mean} marks. Which mark in the next test makes it ${wanted}?`,
      hint: `${count + 1} tests with the average ${wanted} make ${count + 1} × ${wanted} marks in all.`,
      steps: [
        `${count} × ${mean} = ${mean * count} and ${count + 1} × ${wanted} = ${wanted * (count + 1)}.`,
        `${wanted * (count + 1)} − ${mean * count} = ${next}`,
      ],
      value: next,
      unit: ' marks',
      check: `${count + 1} * ${wanted} - ${count} * ${mean}`,
      slips: [
        [wanted, 'That mark alone cannot lift the average of the tests before it.'],
        [2 * wanted - mean, 'You averaged two averages. All the tests before count together.'],
      ],
    });
  },
};

const equation = (b: number, c: number): string =>
  `${sumOf([
    [1, 'x²'],
    [b, 'x'],
    [c, ''],
  ])} = 0`;

const largerRoot: Maker = {
  id: 'positive-root',
  level: 'use',
  make: (draw) => {
    const more = draw.whole(2, 9);
    const width = draw.whole(3, 15);
    const area = width * (width + more);
    return numeric({
      ask: `A garden is ${more} m longer than it is wide, and its area is ${show(area)} m². How wide is it?`,
      hint: `With the width x: ${equation(more, -area)}. A width is above zero.`,
      steps: [
        `D = ${more}² + 4 × ${show(area)} = ${show(more * more + 4 * area)}, and its root is ${2 * width + more}.`,
        `x = (−${more} + ${2 * width + more}) ÷ 2 = ${width}`,
      ],
      value: width,
      unit: ' m',
      check: `(-${more} + sqrt(${more}^2 + 4 * ${area})) / 2`,
      slips: [
        [width + more, 'That is the length. The question asks for the width.'],
        [2 * width, 'You forgot to divide by 2a, which is 2.'],
      ],
    });
  },
};

const discriminant: Maker = {
  id: 'discriminant-of',
  level: 'think',
  make: (draw) => {
    const [a, b, c] = [draw.whole(2, 5), -draw.whole(3, 9), -draw.whole(1, 6)];
    const value = b * b - 4 * a * c;
    const text = sumOf([
      [a, 'x²'],
      [b, 'x'],
      [c, ''],
    ]);
    return numeric({
      ask: `What is the discriminant of ${text} = 0?`,
      hint: `D = b² − 4ac with b = ${show(b)} and c = ${show(c)}.`,
      steps: [
        `b² = ${b * b} and 4ac = 4 × ${a} × ${bracketed(c)} = ${show(4 * a * c)}.`,
        `${b * b} − ${bracketed(4 * a * c)} = ${show(value)}`,
      ],
      value,
      check: `(${b})^2 - 4 * ${a} * (${c})`,
      slips: [
        [b * b + 4 * a * c, 'c is negative, so −4ac is positive.'],
        [-b * b - 4 * a * c, 'The square of b is positive, whatever sign b has.'],
      ],
    });
  },
};

export const MATHS_NUMBERS = {
  percentage: [discount, percentageChange],
  fractions: [mixedSum, fractionPieces],
  'hcf-lcm': [together, equalPieces],
  ratio: [biggerShare, simplestRatio],
  average: [plainAverage, newAverage],
  quadratic: [largerRoot, discriminant],
} satisfies Partial<Record<MathsCalculatorId, readonly Maker[]>>;
