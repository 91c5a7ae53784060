import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { hcf, lcm } from '@/lib/study/worksheets/fraction';

const ANIMALS = ['frog', 'rabbit', 'deer', 'squirrel', 'kangaroo', 'grasshopper', 'goat'] as const;

const factorsOf = (value: number): number[] =>
  Array.from({ length: value }, (_, at) => at + 1).filter((by) => value % by === 0);

const landsOn = (draw: Draw): MadeQuestion => {
  const [jump, count] = [draw.whole(3, 9), draw.whole(5, 12)];
  const right = jump * count;
  const [below, above] = [right - draw.whole(1, jump - 1), right + draw.whole(1, jump - 1)];
  const shown = draw.shuffle([below, right, above]);
  const animal = draw.pick(ANIMALS);
  return {
    ask: `A ${animal} starts at 0 and jumps ${jump} numbers at a time. On which of these does it land: ${shown[0]}, ${shown[1]} or ${shown[2]}?`,
    hint: `Which of them is in the table of ${jump}?`,
    steps: [
      `${count - 1} × ${jump} = ${right - jump}, ${count} × ${jump} = ${right}, ${count + 1} × ${jump} = ${right + jump}.`,
      `Of the three only ${right} is in the table of ${jump}.`,
    ],
    answer: `${right}`,
    check: `${count} * ${jump}`,
    slips: [
      { answer: `${below}`, why: `It jumps from ${right - jump} to ${right}, over ${below}.` },
      { answer: `${above}`, why: `It jumps from ${right} to ${right + jump}, over ${above}.` },
    ],
  };
};

const WHOLES = [12, 16, 18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48, 50, 54, 56, 60, 63] as const;

const noFactor = (draw: Draw): MadeQuestion => {
  const whole = draw.pick(WHOLES);
  const inside = draw.some(
    factorsOf(whole).filter((by) => by > 1 && by < whole),
    3,
  );
  const outside = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((by) => by < whole && whole % by > 0);
  const [odd = 11] = draw.some(outside, 1);
  const shown = draw.shuffle([odd, ...inside]);
  const below = whole - (whole % odd);
  return {
    ask: `Which of these is not a factor of ${whole}: ${shown[0]}, ${shown[1]}, ${shown[2]} or ${shown[3]}?`,
    hint: `Which of these jumps would miss ${whole}, starting at 0?`,
    steps: [
      `${inside.map((by) => `${by} × ${whole / by} = ${whole}`).join(', ')}.`,
      `Jumps of ${odd} lead to ${below} and then to ${below + odd}: ${odd} is not a factor.`,
    ],
    answer: `${odd}`,
    check: `${odd}`,
    slips: inside.map((by) => ({
      answer: `${by}`,
      why: `${by} × ${whole / by} = ${whole}, so ${by} is a factor.`,
      check: `${whole} / ${whole / by}`,
    })),
  };
};

const howManyFactors = (draw: Draw): MadeQuestion => {
  const whole = draw.pick(WHOLES);
  const all = factorsOf(whole);
  const pairs = all.filter((by) => by * by <= whole);
  const double = pairs.find((by) => by * by === whole);
  const count = all.length;
  return {
    ask: `In how many ways can a ${draw.pick(ANIMALS)} jump from 0 to ${whole}, if all its jumps are equally long and a whole number? One jump of ${whole} counts too.`,
    hint: `The lengths are the factors of ${whole}. Look for pairs.`,
    steps: [
      `Pairs: ${pairs.map((by) => `${by} × ${whole / by}`).join(', ')}.`,
      `Lengths of the jumps: ${all.join(', ')}. That makes ${count}.`,
    ],
    answer: `${count} ways`,
    check: `size([${all.join(', ')}])[1]`,
    slips: [
      {
        answer: `${pairs.length} ways`,
        why: `You counted the pairs. In ${double ? `each pair but ${double} × ${double}` : 'each pair'} there are two lengths.`,
      },
      {
        answer: `${count - 2} ways`,
        why: `Jumps of 1 count, and so does the one jump of ${whole}.`,
        check: `${count} - 2`,
      },
    ],
  };
};

const PAIRS = [
  [4, 6],
  [6, 8],
  [6, 9],
  [4, 10],
  [8, 12],
  [9, 12],
  [10, 15],
  [6, 10],
  [8, 10],
  [12, 15],
  [10, 12],
  [12, 18],
  [15, 20],
  [6, 15],
] as const;

const meetings = [
  (one: number, other: number) =>
    ({
      ask: `Two animals start at 0. One jumps ${one} numbers at a time, the other ${other}. On which number, after 0, do both land first?`,
      unit: '',
    }) as const,
  (one: number, other: number) =>
    ({
      ask: `Two buses leave together. One line leaves every ${one} minutes, the other every ${other} minutes. After how many minutes do they leave together again?`,
      unit: ' minutes',
    }) as const,
  (one: number, other: number) =>
    ({
      ask: `Two lamps flash together. One flashes every ${one} seconds, the other every ${other} seconds. After how many seconds do they flash together again?`,
      unit: ' seconds',
    }) as const,
] as const;

const firstMeeting = (draw: Draw): MadeQuestion => {
  const [one, other] = draw.pick(PAIRS);
  const { ask, unit } = draw.pick(meetings)(one, other);
  const common = lcm(one, other);
  const rowOf = (jump: number) =>
    Array.from({ length: common / jump }, (_, at) => (at + 1) * jump).join(', ');
  return {
    ask,
    hint: `Which is the first number in the table of ${one} that is also in the table of ${other}?`,
    steps: [
      `Multiples of ${one}: ${rowOf(one)} …`,
      `Multiples of ${other}: ${rowOf(other)} …`,
      `The first in both rows is ${common}.`,
    ],
    answer: `${common}${unit}`,
    check: `lcm(${one}, ${other})`,
    slips: [
      {
        answer: `${one * other}${unit}`,
        why: `${one} × ${other} is in both rows, but there is a smaller number that is too.`,
        check: `${one} * ${other}`,
      },
      {
        answer: `${one + other}${unit}`,
        why: `You added. ${one + other} is not in both rows.`,
        check: `${one} + ${other}`,
      },
    ],
  };
};

const firstAbove = (draw: Draw): MadeQuestion => {
  const [jump, limit] = [draw.whole(6, 13), draw.pick([80, 90, 100, 110, 130, 150] as const)];
  const count = Math.floor(limit / jump);
  const [last, next] = [count * jump, (count + 1) * jump];
  return {
    ask: `A ${draw.pick(ANIMALS)} jumps ${jump} numbers at a time from 0. What is the first number above ${limit} on which it lands?`,
    hint: `With how many jumps does it come as near to ${limit} as it can without passing it?`,
    steps: [
      `${count} × ${jump} = ${last} is not above ${limit}.`,
      `One more jump: ${last} + ${jump} = ${next}.`,
    ],
    answer: `${next}`,
    check: `(floor(${limit} / ${jump}) + 1) * ${jump}`,
    slips: [
      {
        answer: `${limit + jump}`,
        why: `You began to jump at ${limit}. It began at 0.`,
        check: `${limit} + ${jump}`,
      },
      {
        answer: `${last}`,
        why: `${last} is not above ${limit}. It makes one more jump.`,
        check: `floor(${limit} / ${jump}) * ${jump}`,
      },
    ],
  };
};

const TREASURES = [
  [12, 18],
  [18, 30],
  [16, 24],
  [20, 30],
  [24, 36],
  [18, 27],
  [28, 42],
  [30, 45],
  [40, 60],
  [36, 60],
  [32, 48],
  [24, 40],
  [36, 48],
  [42, 63],
] as const;

const longestJump = (draw: Draw): MadeQuestion => {
  const [one, other] = draw.pick(TREASURES);
  const longest = hcf(one, other);
  const common = factorsOf(longest);
  const shorter = common.at(-2) ?? 1;
  return {
    ask: `Treasures lie at ${one} and ${other}. A ${draw.pick(ANIMALS)} starts at 0 and always jumps equally far, a whole number each time. What is its longest jump with which it lands on both?`,
    hint: `Its jump has to be a factor of ${one} and of ${other}.`,
    steps: [
      `Factors of ${one}: ${factorsOf(one).join(', ')}.`,
      `Factors of ${other}: ${factorsOf(other).join(', ')}.`,
      `In both lists: ${common.join(', ')}. The longest jump is ${longest}.`,
    ],
    answer: `${longest}`,
    check: `gcd(${one}, ${other})`,
    slips: [
      {
        answer: `${shorter}`,
        why: `Jumps of ${shorter} reach both, but a longer jump does it too.`,
      },
      {
        answer: `${lcm(one, other)}`,
        why: `That is where jumps of ${one} and of ${other} meet. The jump itself cannot be longer than ${one}.`,
        check: `lcm(${one}, ${other})`,
      },
    ],
  };
};

export const CHAPTER_13 = [
  { id: 'lands-on', level: 'know', make: landsOn },
  { id: 'first-meeting', level: 'use', make: firstMeeting },
  { id: 'first-above', level: 'use', make: firstAbove },
  { id: 'longest-jump', level: 'think', make: longestJump },
  { id: 'no-factor', level: 'know', make: noFactor },
  { id: 'how-many-factors', level: 'think', make: howManyFactors },
] as const;
