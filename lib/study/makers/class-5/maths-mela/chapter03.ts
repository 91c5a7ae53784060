import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const ANGLES: Sorting<'acute' | 'right' | 'obtuse' | 'straight'> = {
  marks: {
    acute: 'An acute angle is narrower than the corner of a book.',
    right: 'A right angle fits the corner of a book: a quarter turn.',
    obtuse: 'An obtuse angle is wider than the corner of a book, but less than a half turn.',
    straight: 'A straight angle is a half turn: both arms lie in one line.',
  },
  facts: [
    ['the hands of a clock at 1 o’clock', 'acute', 'At 1 o’clock the hands are close together.'],
    ['the hands of a clock at 2 o’clock', 'acute', 'At 3 they make a corner; 2 is narrower.'],
    ['the hands of a clock at 3 o’clock', 'right', 'From 12 to 3 is a quarter of the clock.'],
    ['the hands of a clock at 4 o’clock', 'obtuse', 'At 3 they make a corner; 4 is wider.'],
    ['the hands of a clock at 5 o’clock', 'obtuse', 'At 6 they lie in one line; 5 is just less.'],
    ['the hands of a clock at 6 o’clock', 'straight', 'At 6 the hands lie in one line.'],
    ['the hands of a clock at 7 o’clock', 'obtuse', 'On the left side, 7 is as wide as 5.'],
    ['the hands of a clock at 8 o’clock', 'obtuse', 'On the left side, 8 is as wide as 4.'],
    ['the hands of a clock at 9 o’clock', 'right', 'From 9 to 12 is a quarter of the clock.'],
    ['the hands of a clock at 10 o’clock', 'acute', 'On the left side, 10 is as narrow as 2.'],
    ['the hands of a clock at 11 o’clock', 'acute', 'On the left side, 11 is as narrow as 1.'],
    ['two sides at the corner of a postcard', 'right', 'A postcard has square corners.'],
    ['the wall and the floor of a room', 'right', 'A wall stands square on the floor.'],
    ['two sides at the corner of a chessboard', 'right', 'A chessboard is a square.'],
    ['the two covers of a book opened flat', 'straight', 'Both covers lie in one line.'],
    ['two arms stretched out, one to each side', 'straight', 'Both arms lie in one line.'],
    ['the two slanting lines of the letter V', 'acute', 'A V is narrower than a square corner.'],
    [
      'two sides of an equal-sided triangle',
      'acute',
      'Its corners are narrower than a square one.',
    ],
    ['the two lines of the letter L', 'right', 'An L has a square corner.'],
    ['two sides at the corner of a honeycomb cell', 'obtuse', 'Its corners are wider than square.'],
  ],
};

const kindOfAngle = groupOf(
  ANGLES,
  (thing) => `${thing}: is the angle between them acute, right, obtuse or straight?`,
  'Hold the corner of a book against it, in your mind.',
);

const PARTS = [
  [3, '1/4', ['a quarter', 'quarter', 'one quarter'], '1/3'],
  [6, '1/2', ['a half', 'half', 'one half'], '1/6'],
  [9, '3/4', ['three quarters'], '1/9'],
] as const;

const minuteHand = (draw: Draw): MadeQuestion => {
  const [passed, part, words, wrong] = draw.pick(PARTS);
  const start = draw.whole(1, 12);
  const end = ((start + passed - 1) % 12) + 1;
  const rest = { '1/4': '3/4', '1/2': '1/12', '3/4': '1/4' }[part];
  return {
    ask: `The minute hand moves from the ${start} to the ${end}, in less than an hour. Which part of a full turn is that?`,
    hint: 'How many numbers does it move on? A full turn has 12.',
    steps: [
      `It moves on by ${passed} numbers of 12.`,
      `${passed} of 12 is ${part} of a full turn.`,
    ],
    answer: part,
    accept: [...words, `${passed}/12`],
    check: `${passed} / 12`,
    slips: [
      {
        answer: wrong,
        why: `It moves on by ${passed} numbers, but the full turn has 12 of them.`,
        check: wrong,
      },
      {
        answer: rest,
        why:
          part === '1/2'
            ? 'One number on the clock is 1/12 of the turn. Count how many it passes.'
            : 'That is the rest of the turn, or a turn the wrong way round.',
        check: rest,
      },
    ],
  };
};

const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;

const directionAfter = (start: number, quarters: number) =>
  DIRECTIONS[(start + quarters + 8) % 4] ?? 'north';

const quarterTurn = (draw: Draw): MadeQuestion => {
  const [start, isRight] = [draw.whole(0, 3), draw.chance()];
  const from = directionAfter(start, 0);
  const name = draw.pick(CHILDREN);
  const [right, left] = [directionAfter(start, 1), directionAfter(start, -1)];
  const [answer, other] = isRight ? [right, left] : [left, right];
  const side = isRight ? 'right' : 'left';
  return {
    ask: `${name} faces ${from} and makes a quarter turn to the ${side}. Which way does ${name} face now?`,
    hint: `Draw north at the top, east at the right, and stand in the middle, facing ${from}.`,
    steps: [
      'Turning to the right the order is north, east, south, west; to the left it runs backwards.',
      `From ${from}, a quarter turn to the ${side} leads to ${answer}.`,
    ],
    answer,
    slips: [
      {
        answer: other,
        why: `That is a quarter turn to the ${isRight ? 'left' : 'right'}. Facing ${from}, lift your ${side} hand.`,
      },
      {
        answer: directionAfter(start, 2),
        why: 'That is the opposite way: half a turn, two quarters.',
      },
    ],
  };
};

const DIALS = [
  ['A fan regulator', 8],
  ['A round dial', 12],
  ['A toy wheel', 16],
  ['A spinner', 20],
  ['A big wheel', 24],
] as const;

const dialTurn = (draw: Draw): MadeQuestion => {
  const [dial, marks] = draw.pick(DIALS);
  const quarter = marks / 4;
  const kind = draw.pick(['acute', 'right', 'obtuse', 'straight'] as const);
  const moved = {
    acute: draw.whole(1, quarter - 1),
    right: quarter,
    obtuse: draw.whole(quarter + 1, 2 * quarter - 1),
    straight: 2 * quarter,
  }[kind];
  const others = (['acute', 'right', 'obtuse', 'straight'] as const).filter((one) => one !== kind);
  const compared = {
    acute: `less than ${quarter}`,
    right: `just ${quarter}`,
    obtuse: `more than ${quarter}, but less than ${2 * quarter}`,
    straight: `just ${2 * quarter}, half of all`,
  }[kind];
  return {
    ask: `${dial} has ${marks} marks, evenly spaced around it. It is turned on by ${moved === 1 ? 'one mark' : `${moved} marks`}. Is the angle acute, right, obtuse or straight?`,
    hint: `How many of the ${marks} marks make a quarter turn?`,
    steps: [
      `A quarter turn is ${marks} ÷ 4 = ${quarter} marks, a half turn ${2 * quarter} marks.`,
      `${moved} is ${compared}: the angle is ${kind}.`,
    ],
    answer: kind,
    accept: [`${kind} angle`],
    slips: others.map((one) => ({
      answer: one,
      why: `Here ${quarter} marks make a right angle and ${2 * quarter} marks a straight one. Compare with ${moved}.`,
    })),
  };
};

const TURNS = [
  [1, 'a quarter turn'],
  [2, 'a half turn'],
  [3, 'three quarter turns'],
] as const;

const severalTurns = (draw: Draw): MadeQuestion => {
  const start = draw.whole(0, 3);
  const [first, firstName] = draw.pick(TURNS);
  const [second, secondName] = draw.pick(TURNS);
  const [third, thirdName] = draw.pick(TURNS);
  const quarters = first + second + third;
  const name = draw.pick(CHILDREN);
  const [from, answer] = [directionAfter(start, 0), directionAfter(start, quarters)];
  const rest = ['none is', 'one is', 'two are', 'three are'][quarters % 4];
  return {
    ask: `${name} faces ${from} and makes, always to the right, ${firstName}, then ${secondName}, then ${thirdName}. Which way does ${name} face at the end?`,
    hint: 'Count all the quarter turns. Four of them bring you back.',
    steps: [
      `In quarter turns: ${first} + ${second} + ${third} = ${quarters}.`,
      `Every four are a full turn, which changes nothing: ${rest} left over.`,
      `From ${from} that leads to ${answer}.`,
    ],
    answer,
    slips: DIRECTIONS.filter((direction) => direction !== answer).map((direction) => ({
      answer: direction,
      why:
        direction === directionAfter(start, -quarters)
          ? 'That is what turns to the left would give. These go to the right.'
          : `Write the quarter turns down one by one: there are ${quarters}.`,
    })),
  };
};

const rightAngles = (draw: Draw): MadeQuestion => {
  const [full, quarters] = [draw.whole(1, 4), draw.whole(1, 3)];
  const half = draw.whole(1, 4);
  const [fulls, halves, parts] = [
    full === 1 ? 'one full turn' : `${full} full turns`,
    half === 1 ? 'one half turn' : `${half} half turns`,
    quarters === 1 ? 'one quarter turn' : `${quarters} quarter turns`,
  ];
  const total = full * 4 + half * 2 + quarters;
  return {
    ask: `A dancer makes ${fulls}, ${halves} and ${parts}. How many right angles has she turned through in all?`,
    hint: 'A right angle is a quarter turn. How many are in a half turn and in a full turn?',
    steps: [
      'A full turn has 4 right angles, a half turn 2, a quarter turn one.',
      `${full} × 4 + ${half} × 2 + ${quarters} = ${total} right angles.`,
    ],
    answer: `${total} right angles`,
    check: `${full} * 4 + ${half} * 2 + ${quarters}`,
    slips: [
      {
        answer: `${full + half + quarters} right angles`,
        why: 'You counted the turns. Each has its own number of right angles.',
        check: `${full} + ${half} + ${quarters}`,
      },
      {
        answer: `${full * 2 + half + quarters} right angles`,
        why: 'A straight angle has 2 right angles; a full turn has 4.',
      },
    ],
  };
};

export const CHAPTER_03 = [
  { id: 'minute-hand', level: 'know', make: minuteHand },
  { id: 'quarter-turn', level: 'use', make: quarterTurn },
  { id: 'dial-turn', level: 'use', make: dialTurn },
  { id: 'several-turns', level: 'think', make: severalTurns },
  { id: 'kind-of-angle', level: 'know', make: kindOfAngle },
  { id: 'right-angles', level: 'use', make: rightAngles },
] as const;
