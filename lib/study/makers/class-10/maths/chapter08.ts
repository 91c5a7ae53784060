import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';
import { reduced, slashed, unreduced } from './slashed';

/** Opposite, adjacent and hypotenuse with nothing in common. */
const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
  [20, 21, 29],
  [21, 20, 29],
] as const;

type Sides = { opposite: number; adjacent: number; hypotenuse: number };
type Side = keyof Sides;

const NAMES = ['sin', 'cos', 'tan', 'cosec', 'sec', 'cot'] as const;
type Name = (typeof NAMES)[number];

const RATIOS: Readonly<Record<Name, readonly [top: Side, over: Side]>> = {
  sin: ['opposite', 'hypotenuse'],
  cos: ['adjacent', 'hypotenuse'],
  tan: ['opposite', 'adjacent'],
  cosec: ['hypotenuse', 'opposite'],
  sec: ['hypotenuse', 'adjacent'],
  cot: ['adjacent', 'opposite'],
};

const drawSides = (draw: Draw): Sides => {
  const [opposite, adjacent, hypotenuse] = draw.pick(TRIPLES);
  return { opposite, adjacent, hypotenuse };
};

const ratioIn = (name: Name, sides: Sides): string => {
  const [top, over] = RATIOS[name];
  return slashed(sides[top], sides[over]);
};

const checkOf = (name: Name, sides: Sides): string => {
  const [top, over] = RATIOS[name];
  return `${sides[top]} / ${sides[over]}`;
};

/** The ratios that a pupil takes for the one asked, with the sentence that tells them. */
const mistaken = (asked: Name, taken: readonly Name[], sides: Sides) =>
  taken
    .filter((name) => name !== asked)
    .map((name) => ({
      answer: ratioIn(name, sides),
      why: `That is ${name} A. ${asked === 'cosec' ? 'The cosecant' : `The ratio ${asked} A`} is ${RATIOS[asked].join(' by ')}.`,
      check: checkOf(name, sides),
    }));

const fromTriangle = (draw: Draw): MadeQuestion => {
  const [small, times, asked] = [
    drawSides(draw),
    draw.whole(1, 3),
    draw.pick(['sin', 'cos', 'tan'] as const),
  ];
  const [bc, ab, ac] = [small.opposite * times, small.adjacent * times, small.hypotenuse * times];
  const [top, over] = RATIOS[asked];
  const letters: Readonly<Record<Side, string>> = {
    opposite: 'BC',
    adjacent: 'AB',
    hypotenuse: 'AC',
  };
  return {
    ask: `In △ABC the right angle is at B, with AB = ${ab} cm, BC = ${bc} cm and AC = ${ac} cm. What is ${asked} A, as a fraction in lowest terms?`,
    hint: 'Which side lies opposite A, which touches it, and which is the hypotenuse?',
    steps: [
      'Opposite A lies BC, adjacent is AB, and the hypotenuse is AC.',
      `${asked} A = ${letters[top]}/${letters[over]} = ${reduced(small[top] * times, small[over] * times)}`,
    ],
    answer: ratioIn(asked, small),
    check: `${small[top] * times} / ${small[over] * times}`,
    slips: [
      ...unreduced(small[top] * times, small[over] * times),
      ...mistaken(asked, ['sin', 'cos', 'tan', 'cot'], small),
    ],
  };
};

const otherRatio = (draw: Draw): MadeQuestion => {
  const sides = drawSides(draw);
  const [given = 'sin', asked = 'tan'] = draw.some(NAMES, 2);
  const [gTop, gOver] = RATIOS[given];
  const [top, over] = RATIOS[asked];
  if (gTop === over && gOver === top) return otherRatio(draw);
  const known: readonly Side[] = [gTop, gOver];
  const missing =
    (['opposite', 'adjacent', 'hypotenuse'] as const).find((side) => !known.includes(side)) ??
    'hypotenuse';
  const [a, b] =
    missing === 'hypotenuse'
      ? [sides.opposite, sides.adjacent]
      : [sides.hypotenuse, missing === 'opposite' ? sides.adjacent : sides.opposite];
  const square = sides[missing] ** 2;
  const sign = missing === 'hypotenuse' ? '+' : '−';
  return {
    ask: `A is an acute angle with ${given} A = ${ratioIn(given, sides)}. What is ${asked} A, as a fraction?`,
    hint: 'Draw a right-angled triangle with these two sides and find the third.',
    steps: [
      `${given} A is ${gTop} by ${gOver}: take ${sides[gTop]} and ${sides[gOver]}.`,
      `Third side: √(${a ** 2} ${sign} ${b ** 2}) = √${square} = ${sides[missing]}, the ${missing}${missing === 'hypotenuse' ? '' : ' side'}.`,
      `${asked} A is ${top} by ${over}: ${ratioIn(asked, sides)}.`,
    ],
    answer: ratioIn(asked, sides),
    check: checkOf(asked, sides),
    slips: mistaken(
      asked,
      [NAMES[(NAMES.indexOf(asked) + 3) % 6] ?? 'sin', ...NAMES.filter((name) => name !== given)],
      sides,
    ).slice(0, 3),
  };
};

/** Squares and values of standard angles, as quarters. */
const VALUES = [
  ['sin 30°', 1, 2, 'sin(30 deg)'],
  ['cos 60°', 1, 2, 'cos(60 deg)'],
  ['sin² 30°', 1, 4, 'sin(30 deg)^2'],
  ['cos² 60°', 1, 4, 'cos(60 deg)^2'],
  ['sin² 45°', 1, 2, 'sin(45 deg)^2'],
  ['cos² 45°', 1, 2, 'cos(45 deg)^2'],
  ['sin² 60°', 3, 4, 'sin(60 deg)^2'],
  ['cos² 30°', 3, 4, 'cos(30 deg)^2'],
  ['tan 45°', 1, 1, 'tan(45 deg)'],
  ['tan² 60°', 3, 1, 'tan(60 deg)^2'],
  ['tan² 30°', 1, 3, 'tan(30 deg)^2'],
  ['sin 90°', 1, 1, 'sin(90 deg)'],
  ['cos 0°', 1, 1, 'cos(0 deg)'],
] as const;

const standard = (draw: Draw): MadeQuestion => {
  const [one = VALUES[0], two = VALUES[1], three = VALUES[2]] = draw.some(VALUES, 3);
  const [a, b, c] = [one, two, three].map(([, , over]) => over * draw.whole(1, 3)) as [
    number,
    number,
    number,
  ];
  const parts = [one, two, three].map(
    ([, top, over], at) => (top * ([a, b, c][at] ?? 0)) / over,
  ) as [number, number, number];
  const times = (count: number, name: string): string => (count === 1 ? name : `${count} ${name}`);
  const answer = parts[0] + parts[1] - parts[2];
  return {
    ask: `What is ${times(a, one[0])} + ${times(b, two[0])} − ${times(c, three[0])}?`,
    hint: 'Write the three values first. Where there is a square, square the value.',
    steps: [
      ...[one, two, three].map(
        ([name, top, over], at) =>
          `${name} = ${slashed(top, over)}${[a, b, c][at] === 1 ? '' : `, so ${[a, b, c][at]} ${name} = ${parts[at]}`}.`,
      ),
      `${parts[0]} + ${parts[1]} − ${parts[2]} = ${show(answer)}.`,
    ],
    answer: show(answer),
    check: `${a} * ${one[3]} + ${b} * ${two[3]} - ${c} * ${three[3]}`,
    slips: [
      {
        answer: show(parts[0] + parts[1] + parts[2]),
        why: 'The last term is taken away.',
        check: `${a} * ${one[3]} + ${b} * ${two[3]} + ${c} * ${three[3]}`,
      },
      {
        answer: show(a + b - c),
        why: 'You left the values of the angles out: not every sine, cosine or tangent is 1.',
        check: `${a} + ${b} - ${c}`,
      },
    ],
  };
};

const quotient = (draw: Draw): MadeQuestion => {
  const [p, q] = [draw.whole(2, 7), draw.whole(2, 9)];
  const [a, b] = [draw.whole(1, 6), draw.whole(1, 6)];
  // p tan A = q, and the fraction is (p sin A − a cos A)/(p sin A + b cos A).
  if (q <= a || p === q) return quotient(draw);
  const [top, over] = [q - a, q + b];
  const cos = (count: number): string => `${count === 1 ? '' : `${count} `}cos A`;
  return {
    ask: `For an acute angle A, ${p} tan A = ${q}. What is (${p} sin A − ${cos(a)})/(${p} sin A + ${cos(b)}), in lowest terms?`,
    hint: 'Divide top and bottom by cos A.',
    steps: [
      `Divided by cos A it becomes (${p} tan A − ${a})/(${p} tan A + ${b}).`,
      `(${q} − ${a})/(${q} + ${b}) = ${reduced(top, over)}`,
    ],
    answer: slashed(top, over),
    check: `(${p} * sin(atan(${q} / ${p})) - ${a} * cos(atan(${q} / ${p}))) / (${p} * sin(atan(${q} / ${p})) + ${b} * cos(atan(${q} / ${p})))`,
    slips: [
      {
        answer: slashed(-a, b),
        why: `The ${p} sin A on top and below cannot be cancelled: it stands in a sum.`,
        check: `-${a} / ${b}`,
      },
      {
        answer: slashed(over, top),
        why: 'You turned the fraction upside down.',
        check: `${over} / ${top}`,
      },
      {
        answer: slashed(p - a, p + b),
        why: `You put 1 for tan A. Here ${p} tan A is ${q}.`,
        check: `(${p} - ${a}) / (${p} + ${b})`,
      },
    ],
  };
};

const secantAndTangent = (draw: Draw): MadeQuestion => {
  const [isSecant, asksCos] = [draw.chance(), draw.chance()];
  const [top, over] = draw.pick([
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 1],
    [6, 1],
    [7, 1],
    [3, 2],
    [4, 3],
    [5, 2],
    [5, 3],
    [7, 2],
  ] as const);
  const [first, second, inverse] = isSecant ? ['sec', 'tan', 'cos'] : ['cosec', 'cot', 'sin'];
  const other = isSecant ? 'sin' : 'cos';
  const number = slashed(top, over);
  const [sum, gap, product] = [top ** 2 + over ** 2, top ** 2 - over ** 2, 2 * top * over];
  const [up, asked, unasked, rest] = asksCos
    ? [product, inverse, other, gap]
    : [gap, other, inverse, product];
  return {
    ask: `For an acute angle A, ${first} A + ${second} A = ${number}. What is ${asked} A, as a fraction in lowest terms?`,
    hint: `${first}² A − ${second}² A = 1 can be factorised.`,
    steps: [
      `(${first} A + ${second} A)(${first} A − ${second} A) = 1, so ${first} A − ${second} A = ${slashed(over, top)}.`,
      `Add both: 2 ${first} A = ${number} + ${slashed(over, top)} = ${slashed(sum, top * over)}, so ${first} A = ${slashed(sum, product)} and ${inverse} A = ${slashed(product, sum)}.`,
      ...(asksCos
        ? []
        : [
            `Subtract: 2 ${second} A = ${slashed(gap, top * over)}, so ${second} A = ${slashed(gap, product)}.`,
            `${other} A = ${second} A ÷ ${first} A = ${slashed(gap, sum)}.`,
          ]),
    ],
    answer: slashed(up, sum),
    check: asksCos
      ? `2 / (${top} / ${over} + ${over} / ${top})`
      : `(${top} / ${over} - ${over} / ${top}) / (${top} / ${over} + ${over} / ${top})`,
    slips: [
      {
        answer: slashed(rest, sum),
        why: `That is ${unasked} A.`,
        check: `${rest} / ${sum}`,
      },
      {
        answer: slashed(sum, up),
        why: `That is the reciprocal of ${asked} A. Turn it over.`,
        check: `${sum} / ${up}`,
      },
    ],
  };
};

export const CHAPTER_08: BookMakers[number] = [
  { id: 'from-triangle', level: 'know', make: fromTriangle },
  { id: 'other-ratio', level: 'use', make: otherRatio },
  { id: 'standard', level: 'use', make: standard },
  { id: 'quotient', level: 'think', make: quotient },
  { id: 'secant-and-tangent', level: 'think', make: secantAndTangent },
];
