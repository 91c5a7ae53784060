import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { hcf, lcm } from '@/lib/study/worksheets/fraction';
import { show } from '@/lib/study/worksheets/text';

/** Two numbers without a common factor, the larger one second, both above 1. */
const coprime = (draw: Draw, high: number): readonly [number, number] => {
  const [one, other] = [draw.whole(2, high), draw.whole(2, high)];
  return one < other && hcf(one, other) === 1 ? [one, other] : coprime(draw, high);
};

const largestFactor = (draw: Draw): MadeQuestion => {
  const [common, [small, large]] = [draw.pick([4, 6, 8, 9, 10, 12, 14, 15, 18]), coprime(draw, 7)];
  const [one, other] = [common * small, common * large];
  const part = [2, 3, 5, 7].find((prime) => common % prime === 0) ?? 1;
  return {
    ask: `What is the HCF of ${one} and ${other}?`,
    hint: 'Which primes do both numbers share, and how often?',
    steps: [
      `${one} = ${common} × ${small} and ${other} = ${common} × ${large}.`,
      `${small} and ${large} have no common factor but 1, so the HCF is ${common}.`,
    ],
    answer: `${common}`,
    check: `gcd(${one}, ${other})`,
    slips: [
      {
        answer: `${common / part}`,
        why: `It divides both, but it is not the highest: a common factor ${part} is left.`,
        check: `gcd(${one}, ${other}) / ${part}`,
      },
      {
        answer: show(common * small * large),
        why: 'That is the LCM. The HCF divides both numbers.',
        check: `lcm(${one}, ${other})`,
      },
    ],
  };
};

const leastMultiple = (draw: Draw): MadeQuestion => {
  const [common, [small, large]] = [draw.whole(2, 9), coprime(draw, 7)];
  const [one, other] = [common * small, common * large];
  const least = common * small * large;
  return {
    ask: `What is the LCM of ${one} and ${other}?`,
    hint: `Walk through the multiples of ${other} until ${one} divides one.`,
    steps: [
      `${one} = ${common} × ${small} and ${other} = ${common} × ${large}.`,
      `The common ${common} is needed once: ${common} × ${small} × ${large} = ${least}.`,
    ],
    answer: show(least),
    check: `lcm(${one}, ${other})`,
    slips: [
      {
        answer: show(one * other),
        why: `That is the product. Both share the factor ${common}, so there is a smaller multiple.`,
        check: `${one} * ${other}`,
      },
      {
        answer: `${common}`,
        why: 'That is the HCF. A multiple of both is at least as large as both.',
        check: `gcd(${one}, ${other})`,
      },
    ],
  };
};

const MEETINGS = [
  ['Two bells ring', 'ring', 'minutes'],
  ['Two buses leave the stand', 'leave', 'minutes'],
  ['Two lamps flash', 'flash', 'seconds'],
  ['Two sprinklers start', 'start', 'minutes'],
] as const;

const togetherAgain = (draw: Draw): MadeQuestion => {
  const [common, [small, large]] = [draw.pick([3, 4, 5, 6, 10]), coprime(draw, 5)];
  const [who, does, unit] = draw.pick(MEETINGS);
  const [one, other] = [common * small, common * large];
  const least = lcm(one, other);
  return {
    ask: `${who} together just now. One does so every ${one} ${unit}, the other every ${other} ${unit}. After how many ${unit} do both ${does} together again?`,
    hint: `The time has to be a multiple of ${one} and of ${other}.`,
    steps: [
      `${least} = ${large} × ${one} and ${least} = ${small} × ${other}.`,
      `No smaller number is a multiple of both: they ${does} together after ${least} ${unit}.`,
    ],
    answer: `${least} ${unit}`,
    check: `lcm(${one}, ${other})`,
    slips: [
      {
        answer: `${show(one * other)} ${unit}`,
        why: 'It happens then too, but not for the first time: look for the least common multiple.',
        check: `${one} * ${other}`,
      },
      {
        answer: `${common} ${unit}`,
        why: `That is the HCF. The first of them comes only after ${one} ${unit}.`,
        check: `gcd(${one}, ${other})`,
      },
    ],
  };
};

const SHARED = [
  ['laddoos', 'barfis', 'boxes'],
  ['pencils', 'erasers', 'packets'],
  ['roses', 'marigolds', 'garlands'],
  ['apples', 'oranges', 'baskets'],
] as const;

const mostParcels = (draw: Draw): MadeQuestion => {
  const [common, [small, large]] = [draw.whole(4, 15), coprime(draw, 7)];
  const [first, second, parcels] = draw.pick(SHARED);
  const [one, other] = [common * small, common * large];
  return {
    ask: `${one} ${first} and ${other} ${second} are put into ${parcels}, all alike and nothing left over. What is the largest possible number of ${parcels}?`,
    hint: 'The number has to divide both.',
    steps: [
      `${one} = ${common} × ${small} and ${other} = ${common} × ${large}, so ${common} divides both.`,
      `${small} and ${large} share no factor, so ${common} is the highest: ${small} ${first} and ${large} ${second} in each.`,
    ],
    answer: `${common}`,
    accept: [`${common} ${parcels}`],
    check: `gcd(${one}, ${other})`,
    slips: [
      {
        answer: `${small + large}`,
        why: `That is how many things come together in each. The number of ${parcels} is asked.`,
        check: `(${one} + ${other}) / gcd(${one}, ${other})`,
      },
      {
        answer: show(common * small * large),
        why: `That is the LCM. There cannot be more ${parcels} than ${first}.`,
        check: `lcm(${one}, ${other})`,
      },
    ].filter(({ answer }) => answer !== `${common}`),
  };
};

const otherNumber = (draw: Draw): MadeQuestion => {
  const [common, pair] = [draw.whole(2, 12), coprime(draw, 9)];
  const [given = 2, hidden = 3] = draw.shuffle(pair);
  const [one, other] = [common * given, common * hidden];
  const least = common * given * hidden;
  return {
    ask: `The HCF of two numbers is ${common} and their LCM is ${show(least)}. One of them is ${one}. What is the other?`,
    hint: 'HCF × LCM is the product of the two numbers.',
    steps: [
      `${common} × ${show(least)} = ${show(common * least)}, the product of both numbers.`,
      `${show(common * least)} ÷ ${one} = ${other}.`,
    ],
    answer: `${other}`,
    check: `${common} * ${least} / ${one}`,
    slips: [
      {
        answer: `${hidden}`,
        why: 'You divided the LCM alone. The HCF belongs to the product too.',
        check: `${least} / ${one}`,
      },
    ],
  };
};

export const CHAPTER_11 = [
  { id: 'largest-factor', level: 'know', make: largestFactor },
  { id: 'least-multiple', level: 'know', make: leastMultiple },
  { id: 'together-again', level: 'use', make: togetherAgain },
  { id: 'most-parcels', level: 'use', make: mostParcels },
  { id: 'other-number', level: 'think', make: otherNumber },
] as const;
