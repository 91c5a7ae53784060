import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { ordinal, show } from '@/lib/study/worksheets/text';

const triangular = (place: number): number => (place * (place + 1)) / 2;

const ROWS = [
  ['square numbers', (n: number) => n * n, 12],
  ['triangular numbers', triangular, 14],
  ['cube numbers', (n: number) => n ** 3, 4],
  ['powers of 2', (n: number) => 2 ** n, 5],
] as const;

const nextInRow = (draw: Draw): MadeQuestion => {
  const [name, at, last] = draw.pick(ROWS);
  const start = draw.whole(1, last);
  const row = [0, 1, 2, 3, 4].map((more) => at(start + more));
  const next = at(start + 5);
  const [fourth, fifth] = [at(start + 3), at(start + 4)];
  return {
    ask: `Which number comes next in the row of ${name}: ${row.map(show).join(', ')}?`,
    hint: 'Write the steps between the numbers underneath. How do they grow?',
    steps: [
      `From ${show(fourth)} to ${show(fifth)} the step is ${show(fifth - fourth)}; the next step is larger, ${show(next - fifth)}.`,
      `${show(fifth)} + ${show(next - fifth)} = ${show(next)}.`,
    ],
    answer: show(next),
    check: `${fifth} + ${next - fifth}`,
    slips: [
      {
        answer: show(2 * fifth - fourth),
        why: 'You took the last step once more. In this row the steps themselves grow.',
        check: `${fifth} + (${fifth} - ${fourth})`,
      },
    ],
  };
};

const oddSum = (draw: Draw): MadeQuestion => {
  const count = draw.whole(6, 40);
  const last = 2 * count - 1;
  return {
    ask: `Find the sum of the odd numbers from 1 to ${last}: 1 + 3 + 5 + … + ${last}.`,
    hint: 'How many odd numbers are there? Think of the square that they build.',
    steps: [
      `From 1 to ${last} there are (${last} + 1) ÷ 2 = ${count} odd numbers.`,
      `They build a square: ${count} × ${count} = ${show(count ** 2)}.`,
    ],
    answer: show(count ** 2),
    check: `((${last} + 1) / 2) ^ 2`,
    slips: [
      {
        answer: show(last ** 2),
        why: `${last} is the last number. Its square would need ${last} odd numbers; here are only ${count}.`,
        check: `${last} ^ 2`,
      },
      {
        answer: show(triangular(last)),
        why: 'That is the sum of all numbers. The even ones are to be left out.',
        check: `${last} * (${last} + 1) / 2`,
      },
    ],
  };
};

const upAndDown = (draw: Draw): MadeQuestion => {
  const top = draw.whole(6, 45);
  return {
    ask: `Find 1 + 2 + 3 + … + ${top - 1} + ${top} + ${top - 1} + … + 3 + 2 + 1.`,
    hint: 'Look at 1 + 2 + 1 and at 1 + 2 + 3 + 2 + 1 first.',
    steps: [
      '1 + 2 + 1 = 2 × 2 and 1 + 2 + 3 + 2 + 1 = 3 × 3.',
      `Up to ${top} and down again: ${top} × ${top} = ${show(top ** 2)}.`,
    ],
    answer: show(top ** 2),
    check: `2 * (${top - 1} * ${top} / 2) + ${top}`,
    slips: [
      {
        answer: show(top ** 2 + top),
        why: `You counted the ${top} at the top twice. It stands there only once.`,
        check: `${top} * (${top} + 1)`,
      },
      {
        answer: show(triangular(top)),
        why: 'That is the way up only. The way down has to be added.',
        check: `${top} * (${top} + 1) / 2`,
      },
    ],
  };
};

const twoTriangles = (draw: Draw): MadeQuestion => {
  const place = draw.whole(5, 30);
  return {
    ask: `The triangular numbers begin 1, 3, 6, 10, 15. What is the sum of the ${ordinal(place)} and the ${ordinal(place + 1)} triangular number?`,
    hint: 'Try it with small ones: 1 + 3, 3 + 6, 6 + 10.',
    steps: [
      `The ${ordinal(place)} is ${show(triangular(place))}, the ${ordinal(place + 1)} is ${show(triangular(place))} + ${place + 1} = ${show(triangular(place + 1))}.`,
      `Together they make a square: ${place + 1} × ${place + 1} = ${show((place + 1) ** 2)}.`,
    ],
    answer: show((place + 1) ** 2),
    check: `${triangular(place)} + ${triangular(place + 1)}`,
    slips: [
      {
        answer: show(place ** 2),
        why: `The square has the side of the larger place, ${place + 1}.`,
        check: `${place} ^ 2`,
      },
      {
        answer: show(2 * place + 1),
        why: 'You added the places. Add the triangular numbers that stand there.',
        check: `${place} + ${place + 1}`,
      },
    ],
  };
};

const PAIRS = [
  ['points lie on a circle. Each is joined with every other by a straight line', 'lines'],
  ['friends meet at a mela. Each shakes hands once with every other', 'handshakes'],
  ['kabaddi teams play a league. Each plays once against every other', 'matches'],
  ['villages are joined by roads. Each pair of villages has a road of its own', 'roads'],
] as const;

const everyPair = (draw: Draw): MadeQuestion => {
  const [story, things] = draw.pick(PAIRS);
  const count = draw.whole(6, 15);
  const pairs = triangular(count - 1);
  return {
    ask: `${count} ${story}. How many ${things} are there?`,
    hint: 'Let them come one after the other. How many does each newcomer bring?',
    steps: [
      `The second brings 1, the third 2, and the last ${count - 1}.`,
      `1 + 2 + … + ${count - 1} = ${count} × ${count - 1} ÷ 2 = ${pairs}.`,
    ],
    answer: `${pairs} ${things}`,
    check: `combinations(${count}, 2)`,
    slips: [
      {
        answer: `${count * (count - 1)} ${things}`,
        why: 'You counted each pair from both sides. Take half of it.',
        check: `${count} * (${count} - 1)`,
      },
      {
        answer: `${count ** 2} ${things}`,
        why: 'Nobody is paired with itself, and each pair counts only once.',
        check: `${count} ^ 2`,
      },
    ],
  };
};

const lastOdd = (draw: Draw): MadeQuestion => {
  const count = draw.whole(7, 40);
  return {
    ask: `The odd numbers are added from 1 on, 1 + 3 + 5 + …, until the sum is ${show(count ** 2)}. Which odd number is the last one added?`,
    hint: `${show(count ** 2)} is a square. Of which number?`,
    steps: [
      `${count} × ${count} = ${show(count ** 2)}, so ${count} odd numbers are added.`,
      `The last of them is 2 × ${count} − 1 = ${2 * count - 1}.`,
    ],
    answer: show(2 * count - 1),
    check: `2 * sqrt(${count ** 2}) - 1`,
    slips: [
      {
        answer: show(count),
        why: `That is how many odd numbers there are. The ${ordinal(count)} odd number is asked.`,
        check: `sqrt(${count ** 2})`,
      },
      {
        answer: show(2 * count + 1),
        why: 'You went one odd number too far: the first one is 1, not 3.',
        check: `2 * sqrt(${count ** 2}) + 1`,
      },
    ],
  };
};

export const CHAPTER_01 = [
  { id: 'next-in-row', level: 'know', make: nextInRow },
  { id: 'odd-sum', level: 'use', make: oddSum },
  { id: 'up-and-down', level: 'use', make: upAndDown },
  { id: 'last-odd', level: 'think', make: lastOdd },
  { id: 'two-triangles', level: 'use', make: twoTriangles },
  { id: 'every-pair', level: 'think', make: everyPair },
] as const;
