import type { Draw } from '@/lib/study/worksheets/draw';
import { type Claims, whoIsRight } from '@/lib/study/worksheets/generators/primary/claims';
import {
  digitSumClue,
  digitsClue,
  makeRiddle,
  multipleClue,
  oddClue,
} from '@/lib/study/worksheets/generators/primary/riddles';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';

const claims = (make: (draw: Draw) => Claims) => (draw: Draw) => whoIsRight(draw, make(draw));

/** The sum without what was carried. */
const withoutCarrying = (one: number, other: number): number =>
  [100, 10, 1].reduce(
    (all, size) =>
      all + (((Math.floor(one / size) % 10) + (Math.floor(other / size) % 10)) % 10) * size,
    0,
  );

/** The smaller digit from the larger at each place, whichever stands above. */
const smallerFromLarger = (from: number, taken: number): number =>
  [100, 10, 1].reduce(
    (all, size) =>
      all + Math.abs((Math.floor(from / size) % 10) - (Math.floor(taken / size) % 10)) * size,
    0,
  );

const clock = (hour: number, minute: number): string =>
  `${hour}:${String(minute).padStart(2, '0')}`;

const WHO = inSlots(6, [
  claims((draw) => {
    const [one, other] = [draw.whole(2, 5) * 100 + draw.whole(45, 89), draw.whole(115, 289)];
    const wrong = withoutCarrying(one, other);
    const sum = `${one} + ${other} =`;
    return {
      right: [`${sum} ${one + other}`, `${other} + ${one} = ${one + other}`],
      wrong: [wrong === one + other ? `${sum} ${wrong + 100}` : `${sum} ${wrong}`],
      how: `${one} + ${other} = ${one + other}: look at what is carried`,
    };
  }),
  claims((draw) => {
    const [tens, ones, by] = [draw.whole(2, 9), draw.whole(5, 9), draw.whole(3, 9)];
    const number = tens * 10 + ones;
    return {
      right: [`${number} × ${by} = ${number * by}`, `${by} × ${number} = ${number * by}`],
      wrong: [
        `${number} × ${by} = ${tens * by * 10 + ((ones * by) % 10)}`,
        `${number} × ${by} = ${tens * by + ones * by}`,
      ],
      how: `${tens * 10} × ${by} + ${ones} × ${by} = ${tens * by * 10} + ${ones * by}`,
    };
  }),
  claims((draw) => {
    const [minute, hour] = [draw.whole(1, 5), draw.whole(2, 11)];
    const before = minute * 5;
    return {
      right: [`${before} minutes to ${hour} is ${clock(hour - 1, 60 - before)}`],
      wrong: [
        `${before} minutes to ${hour} is ${clock(hour, before)}`,
        `${before} minutes to ${hour} is ${clock(hour, 60 - before)}`,
      ],
      how: `It is not yet ${hour} o’clock: ${60 - before} minutes past ${hour - 1}`,
    };
  }),
  claims((draw) => {
    const [whole, rest] = [draw.whole(2, 9), draw.whole(2, 9)];
    const [big, small, each] = draw.pick([
      ['m', 'cm', 100],
      ['kg', 'g', 1000],
      ['L', 'mL', 1000],
    ] as const);
    return {
      right: [`${whole} ${big} ${rest} ${small} = ${whole * each + rest} ${small}`],
      wrong: [
        `${whole} ${big} ${rest} ${small} = ${whole * 10 + rest} ${small}`,
        `${whole} ${big} ${rest} ${small} = ${(whole * each) / 10 + rest} ${small}`,
      ],
      how: `1 ${big} = ${each} ${small}`,
    };
  }),
  claims((draw) => {
    const [one = 2, other = 3] = draw.some([2, 3, 4, 5, 6, 8], 2).sort((a, b) => a - b);
    return {
      right: [`[1|${one}] > [1|${other}]`, `[1|${other}] < [1|${one}]`],
      wrong: [`[1|${other}] > [1|${one}]`, `[1|${one}] < [1|${other}]`],
      how: `More parts make smaller parts: ${other} parts are smaller than ${one}`,
    };
  }),
  claims((draw) => {
    const [divisor, quotient] = [draw.whole(4, 9), draw.whole(4, 9)];
    const left = draw.whole(1, divisor - 2);
    const number = divisor * quotient + left;
    return {
      right: [`${number} ÷ ${divisor} = ${quotient} remainder ${left}`],
      wrong: [
        `${number} ÷ ${divisor} = ${quotient - 1} remainder ${left + divisor}`,
        `${number} ÷ ${divisor} = ${quotient} remainder ${left + 1}`,
      ],
      how: `${divisor} × ${quotient} = ${divisor * quotient}, and the remainder is smaller than ${divisor}`,
    };
  }),
  claims((draw) => {
    const [from, taken] = [
      draw.whole(4, 9) * 100 + draw.whole(1, 35),
      draw.whole(1, 2) * 100 + draw.whole(46, 89),
    ];
    return {
      right: [`${from} − ${taken} = ${from - taken}`],
      wrong: [
        `${from} − ${taken} = ${smallerFromLarger(from, taken)}`,
        `${from} − ${taken} = ${from - taken + 10}`,
      ],
      how: `${from - taken} + ${taken} = ${from}`,
    };
  }),
  claims((draw) => {
    const [hundreds, tens] = [draw.whole(2, 7), draw.whole(11, 19)];
    return {
      right: [`${hundreds} hundreds + ${tens} tens = ${hundreds * 100 + tens * 10}`],
      wrong: [
        `${hundreds} hundreds + ${tens} tens = ${hundreds}${tens}`,
        `${hundreds} hundreds + ${tens} tens = ${hundreds * 100 + tens}`,
      ],
      how: `${tens} tens are ${tens * 10}`,
    };
  }),
  claims((draw) => {
    const number = draw.whole(3, 99);
    return {
      right: [`${number} × 0 = 0`, `${number} + 0 = ${number}`, `${number} − 0 = ${number}`],
      wrong: [`${number} × 0 = ${number}`, `${number} + 0 = 0`],
      how: `No groups of ${number} are nothing; adding nothing changes nothing`,
    };
  }),
]);

const RIDDLES: TopicGenerator['make'] = (draw) =>
  makeRiddle(draw, { low: 21, high: 98, width: draw.pick([20, 40]) }, (number) => [
    oddClue(number),
    digitSumClue(number),
    digitsClue(number, 1, 0),
    ...[3, 4, 5, 6, 7, 8, 9].filter((by) => number % by === 0).map(multipleClue),
  ]);

export const GRADE_3_REASONING = {
  WHR: { count: 6, layout: 'list', make: WHO },
  RDE: { count: 10, layout: 'list', make: RIDDLES },
} as const satisfies Record<string, TopicGenerator>;
