import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { bracketed, show, sumOf } from '@/lib/study/worksheets/text';
import { slashed } from './slashed';

const signed = (draw: Draw, low: number, high: number): number =>
  draw.pick([-1, 1]) * draw.whole(low, high);

const equation = (a: number, b: number, c: number): string =>
  `${sumOf([
    [a, 'x²'],
    [b, 'x'],
    [c, ''],
  ])} = 0`;

const discriminant = (draw: Draw): MadeQuestion => {
  const [a, b, c] = [draw.whole(2, 6), signed(draw, 2, 9), signed(draw, 1, 7)];
  const [square, part] = [b * b, 4 * a * c];
  return {
    ask: `What is the discriminant of ${equation(a, b, c)}?`,
    hint: `D = b² − 4ac with a = ${a}, b = ${show(b)} and c = ${show(c)}.`,
    steps: [
      `b² = ${bracketed(b)}² = ${square}, and 4ac = 4 × ${a} × ${bracketed(c)} = ${show(part)}.`,
      `D = ${square} − ${bracketed(part)} = ${show(square - part)}.`,
    ],
    answer: show(square - part),
    accept: [`D = ${show(square - part)}`],
    check: `(${b})^2 - 4 * ${a} * (${c})`,
    slips: [
      {
        answer: show(square + part),
        why: c < 0 ? 'c is negative, so −4ac becomes positive.' : '4ac is taken away, not added.',
        check: `(${b})^2 + 4 * ${a} * (${c})`,
      },
      {
        answer: show(-square - part),
        why: 'The square of b is positive, whatever sign b has.',
        check: `-(${b})^2 - 4 * ${a} * (${c})`,
      },
      {
        answer: show(square - a * c),
        why: 'You left out the 4 of b² − 4ac.',
        check: `(${b})^2 - ${a} * (${c})`,
      },
    ],
  };
};

const largerRoot = (draw: Draw): MadeQuestion => {
  const large = draw.whole(2, 9);
  const size = draw.whole(1, 9);
  const small = draw.chance() && size < large ? size : -size;
  if (large + small === 0) return largerRoot(draw);
  const [b, c] = [-(large + small), large * small];
  const bracket = (root: number): string => `(x ${root < 0 ? '+' : '−'} ${Math.abs(root)})`;
  return {
    ask: `What is the larger root of ${equation(1, b, c)}?`,
    hint: `Which two numbers have the product ${show(c)} and the sum ${show(b)}?`,
    steps: [
      `They are ${show(-large)} and ${show(-small)}, so ${bracket(large)}${bracket(small)} = 0.`,
      `The roots are ${show(large)} and ${show(small)}; the larger is ${show(large)}.`,
    ],
    answer: show(large),
    accept: [`x = ${large}`],
    check: `(${-b} + sqrt((${b})^2 - 4 * (${c}))) / 2`,
    slips: [
      {
        answer: show(-small),
        why: `A root has the opposite sign of the number in its bracket: ${bracket(small)} = 0 gives ${show(small)}.`,
        check: `-(${-b} - sqrt((${b})^2 - 4 * (${c}))) / 2`,
      },
      {
        answer: show(small),
        why: 'That is the smaller root.',
        check: `(${-b} - sqrt((${b})^2 - 4 * (${c}))) / 2`,
      },
    ],
  };
};

const PLOTS = [
  'A rectangular garden',
  'A vegetable bed',
  'A school hall',
  'A rectangular playground',
  'A paddy field',
] as const;

const rectangle = (draw: Draw): MadeQuestion => {
  const [broad, more] = [draw.whole(6, 24), draw.whole(2, 9)];
  const long = broad + more;
  const area = broad * long;
  return {
    ask: `${draw.pick(PLOTS)} is ${more} m longer than it is broad. Its area is ${show(area)} m². How broad is it?`,
    hint: `With breadth b the length is b + ${more}.`,
    steps: [
      `b(b + ${more}) = ${show(area)}, so b² + ${more}b − ${show(area)} = 0.`,
      `(b + ${long})(b − ${broad}) = 0, so b = −${long} or b = ${broad}.`,
      `A breadth is positive: ${broad} m.`,
    ],
    answer: `${broad} m`,
    accept: [`${broad} metres`],
    check: `(-${more} + sqrt(${more}^2 + 4 * ${area})) / 2`,
    slips: [
      {
        answer: `${long} m`,
        why: 'That is the length.',
        check: `(${more} + sqrt(${more}^2 + 4 * ${area})) / 2`,
      },
      {
        answer: `−${long} m`,
        why: 'It solves the equation, but no breadth is negative. Take the other root.',
        check: `(-${more} - sqrt(${more}^2 + 4 * ${area})) / 2`,
      },
    ],
  };
};

const JOURNEYS = [
  ['A passenger train', 40, 10, 200],
  ['A passenger train', 50, 10, 300],
  ['A bus', 45, 5, 450],
  ['A bus', 40, 5, 360],
  ['An express train', 60, 20, 240],
  ['An express train', 80, 20, 400],
  ['An express train', 75, 15, 450],
  ['A goods train', 30, 10, 120],
  ['A goods train', 30, 6, 180],
  ['A car', 60, 12, 360],
  ['A car', 60, 15, 300],
  ['A bus', 36, 9, 180],
  ['A tractor', 20, 5, 100],
  ['A bicycle', 12, 3, 60],
  ['A bicycle', 15, 5, 60],
  ['A steamer', 20, 4, 120],
] as const;

const faster = (draw: Draw): MadeQuestion => {
  const [what, speed, more, way] = draw.pick(JOURNEYS);
  const [quick, product] = [speed + more, way * more];
  return {
    ask: `${what} covers ${way} km at a steady speed. Going ${more} km/h faster it would need one hour less. How fast does it go, in km/h?`,
    hint: 'Time is distance divided by speed. Write both times; they differ by one.',
    steps: [
      `${way}/v − ${way}/(v + ${more}) = 1.`,
      `Multiply by v(v + ${more}): ${show(product)} = v² + ${more}v.`,
      `v² + ${more}v − ${show(product)} = 0, so (v + ${quick})(v − ${speed}) = 0.`,
      `A speed is positive: v = ${speed} km/h.`,
    ],
    answer: `${speed} km/h`,
    check: `(-${more} + sqrt(${more}^2 + 4 * ${product})) / 2`,
    slips: [
      {
        answer: `${quick} km/h`,
        why: 'That is the faster speed.',
        check: `(${more} + sqrt(${more}^2 + 4 * ${product})) / 2`,
      },
    ],
  };
};

const NATURES = ['two distinct real roots', 'two equal real roots', 'no real roots'] as const;

const nature = (draw: Draw): MadeQuestion => {
  const wanted = draw.whole(0, 2);
  const [p, q] = [draw.whole(1, 4), signed(draw, 1, 5)];
  const other = draw.whole(1, 6);
  const [a, b] = wanted === 1 ? [p * p, 2 * p * q] : [draw.whole(2, 5), signed(draw, 3, 8)];
  const edge = (b * b) / (4 * a);
  const c =
    wanted === 1 ? q * q : wanted === 2 ? Math.floor(edge) + other : Math.ceil(edge) - other;
  if (c === 0) return nature(draw);
  const value = b * b - 4 * a * c;
  const right = NATURES[wanted] ?? NATURES[0];
  const sign = value > 0 ? 'positive' : value < 0 ? 'negative' : 'zero';
  const whys = [
    `For two distinct roots the discriminant must be positive. Here it is ${show(value)}.`,
    `For equal roots the discriminant must be 0. Here it is ${show(value)}.`,
    `Without real roots the discriminant would be negative. Here it is ${show(value)}.`,
  ];
  return {
    ask: `Has ${equation(a, b, c)} two distinct real roots, two equal real roots or no real roots?`,
    hint: 'The sign of the discriminant decides.',
    steps: [
      `D = ${bracketed(b)}² − 4 × ${a} × ${bracketed(c)} = ${b * b} − ${bracketed(4 * a * c)} = ${show(value)}.`,
      `D is ${sign}: ${right}.`,
    ],
    answer: right,
    accept: [right.replace('real ', '')],
    slips: NATURES.map((answer, at) => ({ answer, why: whys[at] ?? '' })).filter(
      ({ answer }) => answer !== right,
    ),
  };
};

const equalRoots = (draw: Draw): MadeQuestion => {
  const [p, q] = [draw.whole(1, 6), draw.whole(2, 7)];
  const [a, c, k] = [p * p, q * q, 2 * p * q];
  return {
    ask: `For which positive k has ${a === 1 ? '' : a}x² + kx + ${c} = 0 two equal roots?`,
    hint: 'What must the discriminant be?',
    steps: [
      `D = k² − 4 × ${a} × ${c} = k² − ${show(4 * a * c)}.`,
      `D = 0 gives k² = ${show(4 * a * c)}.`,
      `k is positive: k = ${k}.`,
    ],
    answer: show(k),
    accept: [`k = ${k}`],
    check: `sqrt(4 * ${a} * ${c})`,
    slips: [
      {
        answer: show(4 * a * c),
        why: 'That is k². Take its root.',
        check: `4 * ${a} * ${c}`,
      },
      {
        answer: show(p * q),
        why: 'You left out the 4 of b² − 4ac.',
        check: `sqrt(${a} * ${c})`,
      },
    ],
  };
};

const byFormula = (draw: Draw): MadeQuestion => {
  const over = draw.whole(2, 5);
  const top = draw.whole(1, 9);
  const other = -draw.whole(1, 6);
  if (slashed(top, over) !== `${top}/${over}`) return byFormula(draw);
  const [a, b, c] = [over, -(top + other * over), top * other];
  if (b === 0) return byFormula(draw);
  const root = top - other * over;
  return {
    ask: `What is the positive root of ${equation(a, b, c)}? Give a fraction in lowest terms.`,
    hint: 'Use the formula. Find the discriminant first.',
    steps: [
      `D = ${bracketed(b)}² − 4 × ${a} × (${show(c)}) = ${show(b * b - 4 * a * c)} = ${root}².`,
      `x = (${show(-b)} + ${root})/${2 * a} = ${show(root - b)}/${2 * a} = ${top}/${over}.`,
    ],
    answer: `${top}/${over}`,
    accept: [`x = ${top}/${over}`],
    check: `(${-b} + sqrt((${b})^2 - 4 * ${a} * (${c}))) / (2 * ${a})`,
    slips: [
      {
        answer: slashed(root - b, a),
        why: `The formula divides by 2a, which is ${2 * a}.`,
        check: `(${-b} + sqrt((${b})^2 - 4 * ${a} * (${c}))) / ${a}`,
      },
      {
        answer: slashed(root + b, 2 * a),
        why: `The formula starts from −b, and here b is ${show(b)}.`,
        check: `(${b} + sqrt((${b})^2 - 4 * ${a} * (${c}))) / (2 * ${a})`,
      },
      {
        answer: show(other),
        why: 'That is the negative root.',
        check: `(${-b} - sqrt((${b})^2 - 4 * ${a} * (${c}))) / (2 * ${a})`,
      },
    ],
  };
};

export const CHAPTER_04: BookMakers[number] = [
  { id: 'discriminant', level: 'know', make: discriminant },
  { id: 'rectangle', level: 'use', make: rectangle },
  { id: 'nature', level: 'use', make: nature },
  { id: 'faster', level: 'think', make: faster },
  { id: 'larger-root', level: 'know', make: largerRoot },
  { id: 'by-formula', level: 'use', make: byFormula },
  { id: 'equal-roots', level: 'think', make: equalRoots },
];
