import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { TRIPLES } from '@/lib/study/worksheets/generators/triples';
import { several, single } from '@/lib/study/worksheets/question';
import { raised, show } from '@/lib/study/worksheets/text';

const PATTERNS = inSlots(6, [
  (draw) => {
    const many = draw.whole(5, 40);
    return single(
      `What is the sum of the first ${many} odd numbers, 1 + 3 + 5 + …?`,
      show(many * many),
      {
        how: `${many} odd numbers make a square of side ${many}`,
      },
    );
  },
  (draw) => {
    const side = draw.whole(4, 50);
    return single(
      `How many whole numbers lie between ${side}² and ${side + 1}², without these two?`,
      String(2 * side),
      { how: `From ${show(side * side + 1)} to ${show(side * side + 2 * side)}` },
    );
  },
  (draw) => {
    const [base, power] = [draw.whole(2, 9), draw.whole(5, 30)];
    const ends = Array.from({ length: 4 }, (_, at) => base ** (at + 1) % 10);
    return single(
      `Which digit does ${base}${raised(power)} end in?`,
      String(ends[(power - 1) % 4] ?? 0),
      { how: `The last digits of the powers of ${base} go ${ends.join(', ')} and again` },
    );
  },
  (draw) => {
    const side = draw.whole(11, 60);
    return single(`${side + 1}² − ${side}² =`, String(2 * side + 1), {
      how: `${side} + ${side + 1}`,
    });
  },
  (draw) => {
    const side = draw.whole(4, 20);
    const small = (side * (side - 1)) / 2;
    return several(
      `The triangular numbers are 1, 3, 6, 10, … Which two neighbours among them add up to ${side}²?`,
      [
        { label: 'Smaller', answer: show(small) },
        { label: 'Larger', answer: show(small + side) },
      ],
      { how: `They differ by ${side}: ${show(small)} + ${show(small + side)} = ${side * side}` },
    );
  },
  (draw) => {
    const many = draw.whole(3, 12);
    const side = (many * (many + 1)) / 2;
    return single(
      `What is the sum of the first ${many} cubes, 1³ + 2³ + 3³ and so on?`,
      show(side * side),
      { how: `The square of 1 + 2 + 3 and so on up to ${many}, that is ${side}²` },
    );
  },
]);

/** Length of a ladder, how far away its foot stands, and how high it reaches, in metres. */
const LADDERS = [
  [2.5, 0.7, 2.4],
  [2.5, 1.5, 2],
  [5, 1.4, 4.8],
  [5, 3, 4],
  [6.5, 2.5, 6],
  [7.5, 2.1, 7.2],
  [7.5, 4.5, 6],
] as const;

const RIGHT_TRIANGLES = inSlots(6, [
  (draw) => {
    const [one, other, long] = draw.pick(TRIPLES);
    return single(
      `The legs of a right triangle measure ${one} cm and ${other} cm. How long is the hypotenuse?`,
      String(long),
      { unit: 'cm', how: `${one}² + ${other}² = ${show(long * long)}` },
    );
  },
  (draw) => {
    const [one, other, long] = draw.pick(TRIPLES);
    const [known, wanted] = draw.chance() ? [one, other] : [other, one];
    return single(
      `The hypotenuse of a right triangle measures ${long} cm, one leg measures ${known} cm. How long is the other leg?`,
      String(wanted),
      { unit: 'cm', how: `${long}² − ${known}² = ${show(wanted * wanted)}` },
    );
  },
  (draw) => {
    const [long, foot, high] = draw.pick(LADDERS);
    return single(
      `A ladder of ${long} m leans against a wall, its foot ${foot} m away from the wall. How high does it reach?`,
      String(high),
      { unit: 'm', how: `${long}² − ${foot}² = ${high}²` },
    );
  },
  (draw) => {
    const [one, other, long] = draw.pick(TRIPLES);
    const isRight = draw.chance();
    const shown = isRight ? long : long - 1;
    return single(
      `The sides of a triangle measure ${one} cm, ${other} cm and ${shown} cm. Has it a right angle?`,
      isRight ? 'yes' : 'no',
      {
        choices: ['yes', 'no'],
        how: `${one}² + ${other}² = ${show(long * long)}; compare it with ${
          shown > other ? `${shown}² = ${show(shown * shown)}` : 'the square of the longest side'
        }`,
      },
    );
  },
  (draw) => {
    const [one, other, long] = draw.pick(TRIPLES);
    return single(
      `A rectangle measures ${one} cm by ${other} cm. How long is its diagonal?`,
      String(long),
      { unit: 'cm', how: `${one}² + ${other}² = ${show(long * long)}` },
    );
  },
  (draw) => {
    const side = draw.whole(3, 30);
    return single(
      `A square has sides of ${side} cm. A second square is drawn on its diagonal. What is the area of the second square?`,
      show(2 * side * side),
      { unit: 'cm²', how: `Twice the first: 2 × ${side}²` },
    );
  },
]);

export const GRADE_8_FIGURES = {
  NPS: { count: 10, layout: 'list', make: PATTERNS },
  PTH: { count: 8, layout: 'list', make: RIGHT_TRIANGLES },
} as const satisfies Record<string, TopicGenerator>;
