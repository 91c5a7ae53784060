import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { hcf, lcm } from '@/lib/study/worksheets/fraction';
import { raised, show } from '@/lib/study/worksheets/text';

/** `2³ × 3` for 24. */
const inPrimes = (number: number): string => {
  const parts: string[] = [];
  let rest = number;
  for (let prime = 2; rest > 1; prime++) {
    let power = 0;
    for (; rest % prime === 0; rest /= prime) power++;
    if (power > 0) parts.push(`${prime}${power > 1 ? raised(power) : ''}`);
  }
  return parts.join(' × ');
};

const COPRIME = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [5, 6],
  [3, 7],
  [4, 9],
] as const;

const highestFactor = (draw: Draw): MadeQuestion => {
  const [common, [less, more]] = [
    draw.pick([12, 14, 15, 18, 20, 24, 28, 30, 36, 42] as const),
    draw.pick(COPRIME),
  ];
  const [one, other] = [common * less, common * more];
  return {
    ask: `What is the HCF of ${one} and ${other}?`,
    hint: 'Split both into primes and take the smallest power of each common prime.',
    steps: [
      `${one} = ${inPrimes(one)} and ${other} = ${inPrimes(other)}.`,
      `What both have in common is ${inPrimes(common)} = ${common}.`,
    ],
    answer: show(common),
    check: `gcd(${one}, ${other})`,
    slips: [
      {
        answer: show(lcm(one, other)),
        why: 'That is the LCM. The HCF divides both numbers, so it is not larger than either.',
        check: `lcm(${one}, ${other})`,
      },
      {
        answer: show(common / 2),
        why: `${common / 2} divides both numbers, but so does its double.`,
        check: `gcd(${one}, ${other}) / 2`,
      },
      {
        answer: show(common / 3),
        why: `${common / 3} divides both numbers, but so does three times that.`,
        check: `gcd(${one}, ${other}) / 3`,
      },
    ].filter(({ answer }) => !answer.includes('.')),
  };
};

const TOGETHER = [
  { what: 'Three temple bells in Madurai ring', unit: 'minutes', verb: 'ring' },
  { what: 'Three fountains in a park in Jaipur rise', unit: 'seconds', verb: 'rise' },
  { what: 'Three drummers in Thrissur strike', unit: 'seconds', verb: 'strike' },
  { what: 'Buses of three routes leave the stand in Shillong', unit: 'minutes', verb: 'leave' },
] as const;

const together = (draw: Draw): MadeQuestion => {
  const { what, unit, verb } = draw.pick(TOGETHER);
  const [a = 12, b = 15, c = 18] = draw
    .some([8, 10, 12, 15, 16, 18, 20, 24, 30, 36], 3)
    .toSorted((one, other) => one - other);
  const [all, common] = [lcm(lcm(a, b), c), hcf(hcf(a, b), c)];
  return {
    ask: `${what} every ${a}, ${b} and ${c} ${unit}. They ${verb} together now. After how many ${unit} do they ${verb} together again?`,
    hint: `The time is a multiple of ${a}, of ${b} and of ${c}.`,
    steps: [
      `${a} = ${inPrimes(a)}, ${b} = ${inPrimes(b)}, ${c} = ${inPrimes(c)}.`,
      `LCM: the highest power of each prime, ${inPrimes(all)} = ${show(all)}.`,
    ],
    answer: `${show(all)} ${unit}`,
    check: `lcm(${a}, ${b}, ${c})`,
    slips: [
      {
        answer: `${show(a * b * c)} ${unit}`,
        why: 'The product is a common multiple, but not the smallest one.',
        check: `${a} * ${b} * ${c}`,
      },
      {
        answer: `${show(lcm(a, b))} ${unit}`,
        why: `That fits the first two only: ${c} does not divide it.`,
        check: `lcm(${a}, ${b})`,
      },
      {
        answer: `${show(common)} ${unit}`,
        why: 'That is the HCF. A time that fits all three must be a multiple of each.',
        check: `gcd(${a}, ${b}, ${c})`,
      },
    ].slice(0, common > 1 ? 3 : 2),
  };
};

const otherNumber = (draw: Draw): MadeQuestion => {
  const [common, [less, more]] = [draw.whole(4, 24), draw.pick(COPRIME)];
  const [known, other] = draw.shuffle([common * less, common * more]) as [number, number];
  const multiple = common * less * more;
  return {
    ask: `The HCF of two numbers is ${common} and their LCM is ${show(multiple)}. One of the numbers is ${known}. What is the other?`,
    hint: 'HCF times LCM is the product of the two numbers.',
    steps: [
      `${common} × ${show(multiple)} = ${show(common * multiple)} is the product of the numbers.`,
      `${show(common * multiple)} ÷ ${known} = ${other}.`,
    ],
    answer: show(other),
    check: `${common} * ${multiple} / ${known}`,
    slips: [
      {
        answer: show(multiple / known),
        why: 'You divided the LCM alone. The product of the numbers is HCF times LCM.',
        check: `${multiple} / ${known}`,
      },
      {
        answer: show(multiple - known),
        why: 'HCF and LCM tell the product of the numbers, not their sum.',
        check: `${multiple} - ${known}`,
      },
    ],
  };
};

const equalRemainders = (draw: Draw): MadeQuestion => {
  const [common, [less, more]] = [
    draw.pick([12, 14, 15, 16, 18, 20, 21, 24, 28, 30, 35, 36] as const),
    draw.pick(COPRIME),
  ];
  const rest = draw.whole(2, 9);
  const [one, other] = [common * less, common * more];
  return {
    ask: `What is the largest number by which both ${one + rest} and ${other + rest} can be divided with the remainder ${rest}?`,
    hint: 'Take the remainder away from both numbers first.',
    steps: [
      `It divides ${one + rest} − ${rest} = ${one} and ${other + rest} − ${rest} = ${other}.`,
      `${one} = ${inPrimes(one)} and ${other} = ${inPrimes(other)}.`,
      `HCF = ${inPrimes(common)} = ${common}, which is larger than the remainder.`,
    ],
    answer: show(common),
    check: `gcd(${one}, ${other})`,
    slips: [
      {
        answer: show(hcf(one + rest, other + rest)),
        why: 'You took the HCF of the numbers as they stand. Take the remainder away first.',
        check: `gcd(${one + rest}, ${other + rest})`,
      },
      {
        answer: show(common + rest),
        why: 'The remainder is taken away from the two numbers; it is not added to the divisor.',
        check: `gcd(${one}, ${other}) + ${rest}`,
      },
    ],
  };
};

const smallestWithRest = (draw: Draw): MadeQuestion => {
  const [a = 12, b = 15, c = 20] = draw
    .some([8, 9, 10, 12, 14, 15, 16, 18, 20, 24], 3)
    .toSorted((one, other) => one - other);
  const rest = draw.whole(2, 7);
  const all = lcm(lcm(a, b), c);
  return {
    ask: `What is the smallest number above ${rest} that leaves the remainder ${rest} when it is divided by ${a}, by ${b} and by ${c}?`,
    hint: `Without the ${rest} it would be a multiple of all three.`,
    steps: [
      `${a} = ${inPrimes(a)}, ${b} = ${inPrimes(b)}, ${c} = ${inPrimes(c)}: LCM = ${show(all)}.`,
      `${show(all)} + ${rest} = ${show(all + rest)}.`,
    ],
    answer: show(all + rest),
    check: `lcm(${a}, ${b}, ${c}) + ${rest}`,
    slips: [
      {
        answer: show(all),
        why: `${show(all)} leaves no remainder at all. Add the ${rest}.`,
        check: `lcm(${a}, ${b}, ${c})`,
      },
      {
        answer: show(all - rest),
        why: 'A remainder lies above the multiple, so it is added.',
        check: `lcm(${a}, ${b}, ${c}) - ${rest}`,
      },
    ],
  };
};

const rationalOrNot = (draw: Draw): MadeQuestion => {
  const [prime, side, more] = [
    draw.pick([2, 3, 5, 7] as const),
    draw.whole(3, 12),
    draw.whole(2, 9),
  ];
  const [number, isRational, why] = draw.pick([
    [`√${side ** 2} + ${more}`, true, `√${side ** 2} = ${side}, so the number is ${side + more}.`],
    [
      `√${prime} + ${more}`,
      false,
      `If √${prime} + ${more} were a fraction, so would be √${prime}. But √${prime} is irrational.`,
    ],
    [
      `${more}√${prime}`,
      false,
      `If ${more}√${prime} were a fraction, dividing by ${more} would make √${prime} one. But √${prime} is irrational.`,
    ],
    [
      `√${prime} × √${prime * side ** 2}`,
      true,
      `√${prime} × √${prime * side ** 2} = √${prime ** 2 * side ** 2} = ${prime * side}.`,
    ],
    [
      `√${prime * side ** 2} ÷ √${prime}`,
      true,
      `√${prime * side ** 2} ÷ √${prime} = √${side ** 2} = ${side}.`,
    ],
    [
      `√${prime * side ** 2}`,
      false,
      `√${prime * side ** 2} = ${side}√${prime}, and √${prime} is irrational.`,
    ],
  ] as const);
  const [answer, other] = isRational ? ['rational', 'irrational'] : ['irrational', 'rational'];
  return {
    ask: `Is ${number} rational or irrational?`,
    hint: 'Simplify the roots as far as you can.',
    steps: [why, `So it is ${answer}.`],
    answer,
    slips: [{ answer: other, why }],
  };
};

export const CHAPTER_01: BookMakers[number] = [
  { id: 'highest-factor', level: 'know', make: highestFactor },
  { id: 'together', level: 'use', make: together },
  { id: 'other-number', level: 'use', make: otherNumber },
  { id: 'equal-remainders', level: 'think', make: equalRemainders },
  { id: 'rational-or-not', level: 'know', make: rationalOrNot },
  { id: 'smallest-with-rest', level: 'think', make: smallestWithRest },
];
