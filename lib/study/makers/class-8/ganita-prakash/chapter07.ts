import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { hcf } from '@/lib/study/worksheets/fraction';
import { show } from '@/lib/study/worksheets/text';

/** Two different numbers without a common factor. */
const coprime = (draw: Draw, low: number, high: number): [number, number] => {
  const [one, other] = [draw.whole(low, high), draw.whole(low, high)];
  return one !== other && hcf(one, other) === 1 ? [one, other] : coprime(draw, low, high);
};

const simplify = (draw: Draw): MadeQuestion => {
  const [one, other] = coprime(draw, 2, 9);
  const by = draw.pick([4, 6, 8, 9, 10, 12, 15]);
  const lesser = [2, 3, 5].find((prime) => by % prime === 0) ?? by;
  const answer = `${one} : ${other}`;
  return {
    ask: `Write the ratio ${one * by} : ${other * by} in its simplest form.`,
    hint: 'Which is the largest number that divides both?',
    steps: [
      `The HCF of ${one * by} and ${other * by} is ${by}.`,
      `${one * by} ÷ ${by} = ${one} and ${other * by} ÷ ${by} = ${other}: it is ${answer}.`,
    ],
    answer,
    check: `[${one * by}, ${other * by}] / gcd(${one * by}, ${other * by})`,
    slips: [
      {
        answer: `${other} : ${one}`,
        why: 'The order counts: what stands first stays first.',
        check: `[${other}, ${one}]`,
      },
      {
        answer: `${(one * by) / lesser} : ${(other * by) / lesser}`,
        why: 'That ratio is equal, but both numbers can be divided further.',
        check: `[${one * by}, ${other * by}] / ${lesser}`,
      },
    ],
  };
};

const missingTerm = (draw: Draw): MadeQuestion => {
  const [one, other] = coprime(draw, 2, 12);
  const by = draw.whole(3, 9);
  return {
    ask: `${one} : ${other} = ${one * by} : □. Which number stands in the box?`,
    hint: `By which number is ${one} multiplied to give ${one * by}?`,
    steps: [
      `${one * by} is ${by} times ${one}.`,
      `The other term is multiplied by ${by} too: ${by} × ${other} = ${other * by}.`,
    ],
    answer: show(other * by),
    check: `${one * by} / ${one} * ${other}`,
    slips: [
      {
        answer: show(other + one * by - one),
        why: 'You added the same number to both. Equal ratios come from multiplying.',
        check: `${other} + (${one * by} - ${one})`,
      },
    ],
  };
};

/** What is bought by the kilogram, with prices that are possible. */
const GOODS = [
  ['onions', 25, 45],
  ['potatoes', 20, 40],
  ['tomatoes', 20, 60],
  ['rice', 45, 90],
  ['atta', 35, 55],
  ['bananas', 40, 70],
] as const;

const atTheSameRate = (draw: Draw): MadeQuestion => {
  const [what, low, high] = draw.pick(GOODS);
  const rate = draw.whole(low, high);
  const first = draw.whole(2, 5);
  const second = first + draw.whole(1, 5);
  const [paid, cost] = [first * rate, second * rate];
  return {
    ask: `${first} kg of ${what} cost ₹${paid}. How much do ${second} kg cost at the same rate?`,
    hint: 'Find the price of 1 kg first.',
    steps: [
      `1 kg costs ${paid} ÷ ${first} = ${rate} rupees.`,
      `${second} × ${rate} = ${show(cost)} rupees.`,
    ],
    answer: `₹${show(cost)}`,
    check: `${paid} * ${second} / ${first}`,
    slips: [
      {
        answer: `₹${show(paid + second - first)}`,
        why: `You added ${second - first} for the kilograms. Each kilogram has its price.`,
        check: `${paid} + ${second} - ${first}`,
      },
      {
        answer: `₹${show(paid * second)}`,
        why: `₹${paid} is the price of ${first} kg, not of one.`,
        check: `${paid} * ${second}`,
      },
    ],
  };
};

const PAIRS = [
  ['Meher', 'Joseph'],
  ['Arif', 'Kamala'],
  ['Pema', 'Rohan'],
  ['Sukhdeep', 'Ananya'],
  ['Lalit', 'Fatima'],
] as const;

const sharing = (draw: Draw): MadeQuestion => {
  const [one, other] = coprime(draw, 2, 7);
  const [first, second] = draw.pick(PAIRS);
  const part = 50 * draw.whole(4, 30);
  const total = part * (one + other);
  return {
    ask: `${first} and ${second} share ₹${show(total)} from their stall in the ratio ${one} : ${other}. How much does ${first} get?`,
    hint: 'How many equal parts are there in all?',
    steps: [
      `There are ${one} + ${other} = ${one + other} parts, and one part is ${show(total)} ÷ ${one + other} = ${show(part)} rupees.`,
      `${first} gets ${one} × ${show(part)} = ${show(one * part)} rupees.`,
    ],
    answer: `₹${show(one * part)}`,
    check: `${total} * ${one} / (${one} + ${other})`,
    slips: [
      {
        answer: `₹${show(other * part)}`,
        why: `That is what ${second} gets: the ratio names ${first} first.`,
        check: `${total} * ${other} / (${one} + ${other})`,
      },
      {
        answer: `₹${show(part)}`,
        why: `That is one part. ${first} gets ${one} of them.`,
        check: `${total} / (${one} + ${other})`,
      },
    ],
  };
};

const MIXES = [
  ['lemon syrup', 'water', 'ml', 50],
  ['cement', 'sand', 'kg', 5],
  ['rice', 'urad dal', 'g', 50],
  ['red paint', 'white paint', 'ml', 50],
] as const;

const mixture = (draw: Draw): MadeQuestion => {
  const [first, second, unit, step] = draw.pick(MIXES);
  const [one, other] = coprime(draw, 2, 7);
  const part = step * draw.whole(2, 9) * (one + other);
  const given = other * part;
  return {
    ask: `In a mixture ${first} and ${second} are in the ratio ${one} : ${other}. How many ${unit} of ${first} go with ${show(given)} ${unit} of ${second}?`,
    hint: `The ${show(given)} ${unit} are only one side of the ratio. How many parts are they?`,
    steps: [
      `${show(given)} ${unit} are ${other} parts: one part is ${show(given)} ÷ ${other} = ${show(part)} ${unit}.`,
      `${one} parts are ${one} × ${show(part)} = ${show(one * part)} ${unit}.`,
    ],
    answer: `${show(one * part)} ${unit}`,
    check: `${given} * ${one} / ${other}`,
    slips: [
      {
        answer: `${show((given * one) / (one + other))} ${unit}`,
        why: `You shared the ${show(given)} ${unit} among all parts, but they are the ${second} alone.`,
        check: `${given} * ${one} / (${one} + ${other})`,
      },
    ],
  };
};

const agesLater = (draw: Draw): MadeQuestion => {
  const [one, other] = draw.pick([
    [2, 3],
    [3, 4],
    [3, 5],
    [4, 5],
    [5, 7],
    [5, 8],
  ] as const);
  const [unit, later] = [draw.whole(3, 6), draw.whole(2, 9)];
  const [young, old] = [one * unit + later, other * unit + later];
  const by = hcf(young, old);
  const answer = `${young / by} : ${old / by}`;
  const [brother, sister] = draw.pick([
    ['Deepak', 'Ritu'],
    ['Ishaan', 'Tara'],
    ['Yusuf', 'Amina'],
    ['Karma', 'Dolma'],
  ] as const);
  return {
    ask: `The ages of ${sister} and her older brother ${brother} are in the ratio ${one} : ${other} and add up to ${(one + other) * unit} years. What is the ratio of their ages ${later} years later, in simplest form?`,
    hint: 'Find both ages first.',
    steps: [
      `${(one + other) * unit} ÷ ${one + other} = ${unit}, so they are ${one * unit} and ${other * unit} years old.`,
      `${later} years later they are ${young} and ${old} years old.`,
      `In simplest form the ratio is ${answer}.`,
    ],
    answer,
    check: `[${one * unit} + ${later}, ${other * unit} + ${later}] / gcd(${young}, ${old})`,
    slips: [
      {
        answer: `${one} : ${other}`,
        why: 'Adding the same to both changes the ratio. Only multiplying keeps it.',
        check: `[${one}, ${other}]`,
      },
      {
        answer: `${one + later} : ${other + later}`,
        why: 'The years are added to the ages, not to the terms of the ratio.',
        check: `[${one} + ${later}, ${other} + ${later}]`,
      },
    ],
  };
};

export const CHAPTER_7 = [
  { id: 'simplify', level: 'know', make: simplify },
  { id: 'missing-term', level: 'know', make: missingTerm },
  { id: 'at-the-same-rate', level: 'use', make: atTheSameRate },
  { id: 'sharing', level: 'use', make: sharing },
  { id: 'mixture', level: 'use', make: mixture },
  { id: 'ages-later', level: 'think', make: agesLater },
] as const satisfies BookMakers[number];
