import { drawPrice } from '@/lib/study/worksheets/generators/plausible';
import { CHILDREN } from '@/lib/study/worksheets/generators/primary/names';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { TRIPLES } from '@/lib/study/worksheets/generators/triples';
import { several, single } from '@/lib/study/worksheets/question';
import { ordinal, show } from '@/lib/study/worksheets/text';

/** Age of a daughter some years ago, and how many times as old her mother was. */
const AGES = [
  [4, 7],
  [5, 5],
  [5, 6],
  [6, 5],
  [7, 4],
  [7, 5],
  [8, 4],
] as const;

const TWO_UNKNOWNS = inSlots(6, [
  (draw) => {
    const [pen, notebook] = [drawPrice(draw, 'pen'), drawPrice(draw, 'notebook')];
    const [one = 2, other = 3] = draw.some([2, 3, 4, 5, 6], 2);
    const first = one * pen + other * notebook;
    const second = other * pen + one * notebook;
    return several(
      `${one} pens and ${other} notebooks cost ₹${first}, ${other} pens and ${one} notebooks cost ₹${second}. What does one of each cost?`,
      [
        { label: 'Pen', answer: String(pen), unit: '₹' },
        { label: 'Notebook', answer: String(notebook), unit: '₹' },
      ],
      {
        how: `Added: x + y = ${pen + notebook}. Subtracted: x − y = ${show(pen - notebook)}`,
      },
    );
  },
  (draw) => {
    const [boat, stream] = [draw.whole(8, 16), draw.whole(1, 5)];
    const [down, up] = [draw.whole(2, 5), draw.whole(2, 6)];
    return several(
      `A boat goes ${(boat + stream) * down} km downstream in ${down} hours and ${(boat - stream) * up} km upstream in ${up} hours. Find the speed of the boat in still water and of the stream.`,
      [
        { label: 'Boat', answer: String(boat), unit: 'km/h' },
        { label: 'Stream', answer: String(stream), unit: 'km/h' },
      ],
      { how: `x + y = ${boat + stream}, x − y = ${boat - stream}` },
    );
  },
  (draw) => {
    const [young, times] = draw.pick(AGES);
    const ago = draw.whole(2, 6);
    return several(
      `The ages of a mother and her daughter add up to ${(times + 1) * young + 2 * ago} years. ${ago} years ago the mother was ${times} times as old as the daughter. How old are they now?`,
      [
        { label: 'Mother', answer: String(times * young + ago), unit: 'years' },
        { label: 'Daughter', answer: String(young + ago), unit: 'years' },
      ],
      { how: `${ago} years ago: ${times + 1} parts are ${(times + 1) * young} years` },
    );
  },
  (draw) => {
    const tens = draw.whole(1, 8);
    const ones = draw.whole(tens + 1, 9);
    return single(
      `The digits of a two-digit number add up to ${tens + ones}. With its digits exchanged it becomes ${9 * (ones - tens)} greater. Which number is it?`,
      String(10 * tens + ones),
      { how: `x + y = ${tens + ones}, 9(y − x) = ${9 * (ones - tens)}` },
    );
  },
  (draw) => {
    const [cows, hens] = [draw.whole(4, 18), draw.whole(5, 30)];
    return several(
      `Cows and hens of a farm have ${cows + hens} heads and ${4 * cows + 2 * hens} legs. How many of each are there?`,
      [
        { label: 'Cows', answer: String(cows) },
        { label: 'Hens', answer: String(hens) },
      ],
      { how: `x + y = ${cows + hens}, 4x + 2y = ${4 * cows + 2 * hens}` },
    );
  },
  (draw) => {
    const [twos, fives] = [draw.whole(5, 30), draw.whole(5, 30)];
    return several(
      `A tin holds ${twos + fives} coins of ₹2 and ₹5. Together they are worth ₹${2 * twos + 5 * fives}. How many of each are there?`,
      [
        { label: '₹2', answer: String(twos) },
        { label: '₹5', answer: String(fives) },
      ],
      { how: `x + y = ${twos + fives}, 2x + 5y = ${2 * twos + 5 * fives}` },
    );
  },
]);

/** Way, speed and how much faster, so that one or two whole hours are saved. */
const [FIRST_TRIP = { far: 300, speed: 50, faster: 10, saved: 1 }, ...MORE_TRIPS] = [40, 45, 50, 60]
  .flatMap((speed) => [5, 10, 15, 20, 30].map((faster) => ({ speed, faster })))
  .flatMap(({ speed, faster }) =>
    [1, 2].map((saved) => ({
      speed,
      faster,
      saved,
      far: (saved * speed * (speed + faster)) / faster,
    })),
  )
  .filter(({ far }) => Number.isInteger(far) && far <= 900);

const QUADRATICS = inSlots(7, [
  (draw) => {
    const [wide, more] = [draw.whole(6, 25), draw.whole(2, 12)];
    return single(
      `A rectangular garden is ${more} m longer than wide. Its area is ${show(wide * (wide + more))} m². How wide is it?`,
      String(wide),
      { unit: 'm', how: `x² + ${more}x − ${show(wide * (wide + more))} = 0` },
    );
  },
  (draw) => {
    const number = draw.whole(7, 40);
    return single(
      `The product of two consecutive positive integers is ${show(number * (number + 1))}. Which is the smaller one?`,
      String(number),
      { how: `x² + x − ${show(number * (number + 1))} = 0` },
    );
  },
  (draw) => {
    const trip = draw.pick([FIRST_TRIP, ...MORE_TRIPS]);
    return single(
      `A train goes ${trip.far} km at a steady speed. If it were ${trip.faster} km/h faster, it would need ${trip.saved === 1 ? '1 hour' : '2 hours'} less. Find its speed.`,
      String(trip.speed),
      {
        unit: 'km/h',
        how: `x² + ${trip.faster}x − ${show(trip.speed * (trip.speed + trip.faster))} = 0`,
      },
    );
  },
  (draw) => {
    const [short, long, side] = draw.pick(TRIPLES);
    return several(
      `The hypotenuse of a right triangle is ${side} cm long, and one leg is ${long - short} cm longer than the other. Find the legs.`,
      [
        { label: 'Shorter leg', answer: String(short), unit: 'cm' },
        { label: 'Longer leg', answer: String(long), unit: 'cm' },
      ],
      { how: `x² + (x + ${long - short})² = ${side * side}` },
    );
  },
  (draw) => {
    const [young, more] = [draw.whole(4, 14), draw.whole(2, 8)];
    return single(
      `A girl is ${more} years older than her brother. The product of their ages is ${young * (young + more)}. How old is the brother?`,
      String(young),
      { unit: 'years', how: `x² + ${more}x − ${young * (young + more)} = 0` },
    );
  },
  (draw) => {
    const number = draw.whole(4, 20);
    return single(
      `The squares of two consecutive positive integers add up to ${show(number ** 2 + (number + 1) ** 2)}. Which is the smaller one?`,
      String(number),
      { how: `2x² + 2x + 1 = ${show(number ** 2 + (number + 1) ** 2)}` },
    );
  },
  (draw) => {
    const number = draw.whole(2, 20);
    return single(
      `A number greater than 1 and its reciprocal add up to [${number * number + 1}|${number}]. Which number is it?`,
      String(number),
      { how: `${number}x² − ${number * number + 1}x + ${number} = 0` },
    );
  },
]);

const PROGRESSIONS = inSlots(7, [
  (draw) => {
    const [first, more, months] = [
      draw.whole(4, 20) * 50,
      draw.whole(1, 6) * 10,
      draw.whole(8, 24),
    ];
    return single(
      `${draw.pick(CHILDREN)} saves ₹${show(first)} in the first month and ₹${more} more each month than in the month before. How much is saved in ${months} months together?`,
      show((months * (2 * first + (months - 1) * more)) / 2),
      { unit: '₹', how: `[${months}|2] × (2 × ${first} + ${months - 1} × ${more})` },
    );
  },
  (draw) => {
    const [first, more, row] = [draw.whole(12, 24), draw.whole(1, 4), draw.whole(9, 25)];
    return single(
      `A hall has ${first} seats in its first row and ${more} more in each further row. How many seats are in the ${ordinal(row)} row?`,
      show(first + (row - 1) * more),
      { how: `${first} + ${row - 1} × ${more}` },
    );
  },
  (draw) => {
    const [top, rows] = [draw.whole(2, 9), draw.whole(6, 20)];
    const low = top + rows - 1;
    return single(
      `Logs lie in rows: ${low} in the lowest, one fewer in each row above, ${top} in the top row. How many logs are there?`,
      show((rows * (low + top)) / 2),
      { how: `${rows} rows: [${rows}|2] × (${low} + ${top})` },
    );
  },
  (draw) => {
    const [first, more, far] = [draw.whole(20, 40), draw.whole(11, 20), draw.whole(5, 30)];
    return single(
      `A taxi costs ₹${first} for the first kilometre and ₹${more} for each further kilometre. What do ${far} km cost?`,
      show(first + (far - 1) * more),
      { unit: '₹', how: `${first} + ${far - 1} × ${more}` },
    );
  },
  (draw) => {
    const [fine, more, days] = [draw.whole(4, 10) * 50, draw.whole(1, 4) * 25, draw.whole(5, 20)];
    return single(
      `A builder pays a fine of ₹${fine} for the first day of delay and ₹${more} more for each next day than for the day before. What is the fine for ${days} days together?`,
      show((days * (2 * fine + (days - 1) * more)) / 2),
      { unit: '₹', how: `[${days}|2] × (2 × ${fine} + ${days - 1} × ${more})` },
    );
  },
  (draw) => {
    const by = draw.whole(3, 19);
    const [low, high, name] = draw.pick([
      [10, 99, 'two-digit'],
      [100, 999, 'three-digit'],
    ] as const);
    const [first, last] = [Math.ceil(low / by) * by, Math.floor(high / by) * by];
    return single(
      `How many ${name} numbers are divisible by ${by}?`,
      show((last - first) / by + 1),
      { how: `First ${first}, last ${last}, common difference ${by}` },
    );
  },
  (draw) => {
    const [first, more, months] = [
      draw.whole(10, 30) * 100,
      draw.whole(1, 4) * 50,
      draw.whole(8, 30),
    ];
    return single(
      `A loan is paid back with ₹${show(first)} in the first month and ₹${more} more in each next month. What is the number of the month in which ₹${show(first + (months - 1) * more)} is paid?`,
      String(months),
      { how: `${show(first)} + (n − 1) × ${more}` },
    );
  },
]);

export const GRADE_10_STORIES = {
  WPE: { count: 8, layout: 'list', make: TWO_UNKNOWNS },
  WQD: { count: 8, layout: 'list', make: QUADRATICS },
  WAP: { count: 8, layout: 'list', make: PROGRESSIONS },
} as const satisfies Record<string, TopicGenerator>;
