import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const VEHICLES = [
  ['A train has', 'coaches', 'coach', 62, 98],
  ['A bus stand has', 'buses', 'bus', 32, 58],
  ['A ferry company has', 'boats', 'boat', 42, 88],
  ['A metro train has', 'coaches', 'coach', 42, 58],
] as const;

const seats = (draw: Draw): MadeQuestion => {
  const [start, many, one, low, high] = draw.pick(VEHICLES);
  const count = draw.whole(4, 9);
  const each = draw.whole(low, high);
  const [tens, ones] = [Math.floor(each / 10), each % 10];
  const answer = `${show(count * each)} seats`;
  return {
    ask: `${start} ${count} ${many}, and each ${one} has ${each} seats. How many seats are there in all?`,
    hint:
      ones === 0 ? `${tens} tens for each ${one}.` : `Split ${each} into ${tens * 10} and ${ones}.`,
    steps: [
      ones === 0
        ? `${count} × ${tens} tens = ${count * tens} tens.`
        : `${count} × ${tens * 10} = ${count * tens * 10} and ${count} × ${ones} = ${count * ones}.`,
      `${count} × ${each} = ${show(count * each)} seats.`,
    ],
    answer,
    check: `${count} * ${each}`,
    slips: [
      {
        answer: `${show(count * tens * 10 + ((count * ones) % 10))} seats`,
        why: `The tens of ${count} × ${ones} = ${count * ones} got lost. Carry them.`,
      },
      {
        answer: `${show(count * tens * 10 + ones)} seats`,
        why: `You counted the ${ones} only once. Each ${one} has so many beside the tens.`,
        check: `${count} * ${tens * 10} + ${ones}`,
      },
      {
        answer: `${count + each} seats`,
        why: `You added. There are ${count} times ${each} seats.`,
        check: `${count} + ${each}`,
      },
    ],
  };
};

const entry = (draw: Draw): MadeQuestion => {
  const [adult, child] = [draw.whole(8, 20) * 5, draw.whole(2, 6) * 5];
  const [adults, children] = [draw.whole(2, 6), draw.whole(12, 30)];
  const total = adults * adult + children * child;
  const answer = `₹${show(total)}`;
  return {
    ask: `A ticket to the transport museum costs ₹${adult} for a grown-up and ₹${child} for a child. How much do ${adults} teachers and ${children} children pay together?`,
    hint: 'Work out the teachers and the children apart.',
    steps: [
      `Teachers: ${adults} × ${adult} = ${show(adults * adult)}.`,
      `Children: ${children} × ${child} = ${show(children * child)}.`,
      `${show(adults * adult)} + ${show(children * child)} = ${show(total)}, so ₹${show(total)}.`,
    ],
    answer,
    check: `${adults} * ${adult} + ${children} * ${child}`,
    slips: [
      {
        answer: `₹${show(adults * child + children * adult)}`,
        why: 'You exchanged the two tickets: the dearer one is for the teachers.',
        check: `${adults} * ${child} + ${children} * ${adult}`,
      },
      {
        answer: `₹${show((adults + children) * (adult + child))}`,
        why: 'You gave everybody both tickets. Each person needs only one.',
        check: `(${adults} + ${children}) * (${adult} + ${child})`,
      },
      {
        answer: `₹${show(children * child)}`,
        why: 'You forgot the teachers.',
        check: `${children} * ${child}`,
      },
    ],
  };
};

/** Who waits, what takes them, and for how many there may be room. */
const RIDES = [
  ['pupils wait for a trip', 'pupils', 'buses', 'bus', [40, 45, 50]],
  ['visitors wait for the toy train', 'visitors', 'rounds', 'round', [24, 30, 36]],
  ['tourists want to cross a lake', 'tourists', 'boats', 'boat', [12, 15, 18]],
  ['pilgrims wait for a cable car', 'pilgrims', 'rides', 'ride', [8, 12, 16]],
] as const;

const tripsNeeded = (draw: Draw): MadeQuestion => {
  const [who, people, many, one, sizes] = draw.pick(RIDES);
  const [size, full] = [draw.pick(sizes), draw.whole(3, 9)];
  const rest = draw.whole(2, size - 1);
  const all = size * full + rest;
  const answer = `${full + 1} ${many}`;
  return {
    ask: `${all} ${who}. There is room for ${size} in one ${one}. How many ${many} are needed for all of them?`,
    hint: `How many people do ${full} ${many} take?`,
    steps: [
      `${full} × ${size} = ${full * size}, so after ${full} full ${many} there are still ${all} − ${full * size} = ${rest} ${people}.`,
      `They need one ${one} more: ${full} + 1 = ${full + 1} ${many}.`,
    ],
    answer,
    check: `ceil(${all} / ${size})`,
    slips: [
      {
        answer: `${full} ${many}`,
        why: `Then ${rest} ${people} would be left behind.`,
        check: `floor(${all} / ${size})`,
      },
      {
        answer: `${rest} ${many}`,
        why: `${rest} is the number of ${people} who are left after ${full} full ${many}.`,
        check: `mod(${all}, ${size})`,
      },
    ],
  };
};

const LONG = [
  ['A toy train makes', 'rounds a day and carries', 'children in each round', 'children'],
  ['A bus makes', 'trips a week with', 'passengers on each trip', 'passengers'],
  ['A shelf shows', 'rows of model cars,', 'cars in each row', 'cars'],
  ['A parking place has', 'rows with room for', 'scooters in each row', 'scooters'],
] as const;

const longProduct = (draw: Draw): MadeQuestion => {
  const [start, middle, end, unit] = draw.pick(LONG);
  const [tens, ones] = [draw.whole(1, 3), draw.whole(2, 8)];
  const [count, each] = [tens * 10 + ones, draw.whole(21, 48)];
  const answer = `${show(count * each)} ${unit}`;
  return {
    ask: `${start} ${count} ${middle} ${each} ${end}. How many ${unit} is that?`,
    hint: `Split ${count} into ${tens * 10} and ${ones}.`,
    steps: [
      `${tens * 10} × ${each} = ${show(tens * 10 * each)} and ${ones} × ${each} = ${ones * each}.`,
      `${show(tens * 10 * each)} + ${ones * each} = ${show(count * each)} ${unit}.`,
    ],
    answer,
    check: `${count} * ${each}`,
    slips: [
      {
        answer: `${show((tens + ones) * each)} ${unit}`,
        why: `The ${tens} of ${count} stands for ${tens * 10}. You multiplied by ${tens} only.`,
        check: `(${tens} + ${ones}) * ${each}`,
      },
      {
        answer: `${show(tens * 10 * Math.floor(each / 10) * 10 + ones * (each % 10))} ${unit}`,
        why: 'You multiplied tens with tens and ones with ones only. Each part of one number meets both parts of the other.',
        check: `${tens * 10} * ${Math.floor(each / 10) * 10} + ${ones} * ${each % 10}`,
      },
    ],
  };
};

/** Two kinds of vehicles with their wheels; the second has more. */
const WHEELS = [
  ['bicycles', 2, 'cars', 4],
  ['scooters', 2, 'auto-rickshaws', 3],
  ['auto-rickshaws', 3, 'cars', 4],
  ['motorcycles', 2, 'tractors', 4],
] as const;

const wheels = (draw: Draw): MadeQuestion => {
  const [few, low, more, high] = draw.pick(WHEELS);
  const [one, other] = [draw.whole(4, 12), draw.whole(3, 11)];
  const [count, all] = [one + other, one * low + other * high];
  const extra = all - count * low;
  const answer = `${other} ${more}`;
  return {
    ask: `${draw.pick(CHILDREN)} counts ${count} vehicles in a yard, only ${few} and ${more}. Together they have ${all} wheels; ${few} have ${low} each and ${more} ${high}. How many ${more} are there?`,
    hint: `How many wheels would there be if all of them were ${few}?`,
    steps: [
      `If all were ${few}, there would be ${count} × ${low} = ${count * low} wheels.`,
      `There are ${all} − ${count * low} = ${extra} more. Each of the ${more} brings ${high} − ${low} = ${high - low} more.`,
      `${extra} ÷ ${high - low} = ${other}, so there are ${other} ${more}.`,
    ],
    answer,
    check: `(${all} - ${count} * ${low}) / (${high} - ${low})`,
    slips: [
      {
        answer: `${one} ${more}`,
        why: `That is the number of ${few}. Check with the wheels: which kind has more?`,
        check: `(${count} * ${high} - ${all}) / (${high} - ${low})`,
      },
      {
        answer: `${extra} ${more}`,
        why: `${extra} wheels are over. Each of the ${more} takes ${high - low} of them.`,
        check: `${all} - ${count} * ${low}`,
      },
      {
        answer: `${count} ${more}`,
        why: `${count} is the number of all vehicles. Some of them are ${few}.`,
        check: String(count),
      },
    ],
  };
};

export const CHAPTER_13 = [
  { id: 'seats', level: 'know', make: seats },
  { id: 'trips-needed', level: 'use', make: tripsNeeded },
  { id: 'long-product', level: 'use', make: longProduct },
  { id: 'wheels', level: 'think', make: wheels },
  { id: 'entry', level: 'use', make: entry },
] as const satisfies readonly Maker[];
