import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { ordinal, show } from '@/lib/study/worksheets/text';

const nextNumber = (draw: Draw): MadeQuestion => {
  const [step, rises] = [draw.pick([3, 4, 6, 7, 8, 9, 11, 12, 15, 25]), draw.chance()];
  const first = rises ? draw.whole(12, 90) : draw.whole(150, 190);
  const by = rises ? step : -step;
  const row = Array.from({ length: 4 }, (_, at) => first + at * by);
  const last = first + 3 * by;
  const sign = rises ? '+' : '−';
  const answer = show(last + by);
  return {
    ask: `What is the next number: ${row.join(', ')}, ☐?`,
    hint: 'How far is it from each number to the next one?',
    steps: [
      `Each step is ${sign} ${step}: ${row[0]} ${sign} ${step} = ${row[1]}, and so on.`,
      `${last} ${sign} ${step} = ${last + by}.`,
    ],
    answer,
    check: `${first} + 4 * (${by})`,
    slips: [
      {
        answer: show(last - by),
        why: `You went back. The numbers become ${rises ? 'larger' : 'smaller'} from left to right.`,
        check: `${last} - (${by})`,
      },
      {
        answer: show(last + 2 * by),
        why: 'You went two steps on. The box is one step after the last number.',
        check: `${last} + 2 * (${by})`,
      },
    ],
  };
};

/** What lies in rows: the piece, the pieces, what each is worth in rupees. */
const MONEY = [
  ['coin of ₹2', 'coins of ₹2', 2],
  ['coin of ₹5', 'coins of ₹5', 5],
  ['coin of ₹10', 'coins of ₹10', 10],
  ['note of ₹20', 'notes of ₹20', 20],
  ['note of ₹50', 'notes of ₹50', 50],
] as const;

const moneyRows = (draw: Draw): MadeQuestion => {
  const [one, many, worth] = draw.pick(MONEY);
  const [rows, each] = [draw.whole(3, 6), draw.whole(3, 7)];
  const pieces = rows * each;
  const answer = `₹${show(pieces * worth)}`;
  return {
    ask: `${draw.pick(CHILDREN)} lays ${many} in ${rows} rows, ${each} in each row. How much money is that?`,
    hint: 'Do not count one by one: how many are in a row, and how many rows are there?',
    steps: [
      `${rows} rows of ${each} are ${rows} × ${each} = ${pieces} pieces.`,
      `Each is a ${one}: ${pieces} × ${worth} = ${show(pieces * worth)}, so ₹${show(pieces * worth)}.`,
    ],
    answer,
    check: `${rows} * ${each} * ${worth}`,
    slips: [
      {
        answer: `₹${pieces}`,
        why: `You counted the pieces. Each of them is worth ₹${worth}.`,
        check: `${rows} * ${each}`,
      },
      {
        answer: `₹${show((rows + each) * worth)}`,
        why: 'You added rows and pieces. Every row has all of its pieces: multiply.',
        check: `(${rows} + ${each}) * ${worth}`,
      },
    ],
  };
};

const BORDERS = [
  ['A string of beads goes', 'bead', ['red', 'blue', 'yellow']],
  ['A string of beads goes', 'bead', ['green', 'white', 'black', 'red']],
  ['A rangoli border goes', 'picture', ['lotus', 'leaf', 'lamp']],
  ['A rangoli border goes', 'picture', ['star', 'fish', 'leaf', 'lamp', 'flower']],
  ['A garland goes', 'flower', ['rose', 'marigold', 'jasmine']],
  ['The border of a sari goes', 'picture', ['peacock', 'mango', 'flower', 'elephant']],
] as const;

const repeating = (draw: Draw): MadeQuestion => {
  const [start, thing, order] = draw.pick(BORDERS);
  const [group, place] = [order.length, draw.whole(13, 39)];
  const rest = place % group;
  const full = place - rest;
  const at = (number: number): string => order[(number - 1) % group] ?? order[0];
  return {
    ask: `${start} ${order.join(', ')}, and then again ${order.join(', ')}, and so on. What is the ${ordinal(place)} ${thing}?`,
    hint: `The group of ${group} comes again and again. Which number near ${place} is in the table of ${group}?`,
    steps: [
      `Whole groups of ${group} end at number ${full}.`,
      rest === 0
        ? `So number ${place} is the last one of a group: ${at(place)}.`
        : `Number ${place} is ${rest} after that, so it is like number ${rest}: ${at(place)}.`,
    ],
    answer: at(place),
    slips: [
      {
        answer: at(place + 1),
        why: 'That is the next one. Find the last number of a whole group and count on from there.',
      },
      {
        answer: at(place - 1 + group),
        why: 'That is the one before it. Find the last number of a whole group and count on.',
      },
    ],
  };
};

/** Rows of shapes that share a side: one, many, sides. */
const ROWS = [
  ['triangle', 'triangles', 3],
  ['square', 'squares', 4],
  ['pentagon', 'pentagons', 5],
  ['hexagon', 'hexagons', 6],
] as const;

const matchsticks = (draw: Draw): MadeQuestion => {
  const [one, many, sides] = draw.pick(ROWS);
  const count = draw.whole(5, 12);
  const more = sides - 1;
  const answer = `${sides + (count - 1) * more} matchsticks`;
  return {
    ask: `${draw.pick(CHILDREN)} lays ${many} of matchsticks in a row. Neighbours share one matchstick, so one ${one} takes ${sides}, two take ${sides + more} and three take ${sides + 2 * more}. How many matchsticks do ${count} ${many} take?`,
    hint: 'How many matchsticks does each new one need?',
    steps: [
      `The first ${one} takes ${sides}. Each new one needs ${more} more, since one side is there already.`,
      `${count - 1} new ones take ${count - 1} × ${more} = ${(count - 1) * more}.`,
      `${sides} + ${(count - 1) * more} = ${sides + (count - 1) * more} matchsticks.`,
    ],
    answer,
    check: `1 + ${count} * ${more}`,
    slips: [
      {
        answer: `${count * sides} matchsticks`,
        why: 'You gave each one all its sides. Neighbours share a matchstick.',
        check: `${count} * ${sides}`,
      },
      {
        answer: `${count * more} matchsticks`,
        why: `The first ${one} has no neighbour yet: it needs one matchstick more.`,
        check: `${count} * ${more}`,
      },
    ],
  };
};

const savings = (draw: Draw): MadeQuestion => {
  const [first, more] = [draw.pick([5, 10, 15, 20]), draw.pick([2, 5, 10])];
  const weeks = draw.pick([4, 6, 8]);
  const last = first + (weeks - 1) * more;
  const all = (weeks / 2) * (first + last);
  const row = Array.from({ length: weeks }, (_, at) => first + at * more);
  const answer = `₹${show(all)}`;
  return {
    ask: `${draw.pick(CHILDREN)} puts ₹${first} into a clay piggy bank in the first week, and in each later week ₹${more} more than in the week before. How much is in it after ${weeks} weeks?`,
    hint: 'Write the amounts in a row. What do the first and the last make together, and the next two?',
    steps: [
      `The amounts are ${row.join(', ')}.`,
      `First and last make ${first} + ${last} = ${first + last}, and so does each pair further in.`,
      `There are ${weeks / 2} such pairs: ${weeks / 2} × ${first + last} = ${show(all)}, so ₹${show(all)}.`,
    ],
    answer,
    check: row.join(' + '),
    slips: [
      {
        answer: `₹${last}`,
        why: 'That is what goes in during the last week. All the weeks have to be added.',
        check: `${first} + ${weeks - 1} * ${more}`,
      },
      {
        answer: `₹${show(first * weeks)}`,
        why: 'That would be the same amount every week. Here it grows.',
        check: `${first} * ${weeks}`,
      },
    ],
  };
};

export const CHAPTER_3 = [
  { id: 'next-number', level: 'know', make: nextNumber },
  { id: 'repeating', level: 'use', make: repeating },
  { id: 'matchsticks', level: 'think', make: matchsticks },
  { id: 'money-rows', level: 'use', make: moneyRows },
  { id: 'savings', level: 'think', make: savings },
] as const satisfies readonly Maker[];
