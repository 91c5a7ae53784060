import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const counted = (count: number, unit: 'hour' | 'minute' | 'second'): string =>
  `${show(count)} ${unit}${count === 1 ? '' : 's'}`;

const onClock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const SMALLER = [
  ['minute', 'second'],
  ['hour', 'minute'],
] as const;

const toSmaller = (draw: Draw): MadeQuestion => {
  const [large, small] = draw.pick(SMALLER);
  const [count, rest] = [draw.whole(2, 9), draw.whole(5, 55)];
  const total = count * 60 + rest;
  return {
    ask: `How many ${small}s are ${counted(count, large)} ${counted(rest, small)}?`,
    hint: `One ${large} has 60 ${small}s.`,
    steps: [
      `${counted(count, large)} = ${count} × 60 = ${counted(count * 60, small)}.`,
      `${count * 60} + ${rest} = ${counted(total, small)}.`,
    ],
    answer: counted(total, small),
    check: `${count} * 60 + ${rest}`,
    slips: [
      {
        answer: counted(count * 100 + rest, small),
        why: `You took 100 ${small}s for one ${large}. It has 60.`,
        check: `${count} * 100 + ${rest}`,
      },
      {
        answer: counted(count + rest, small),
        why: `You added the two numbers as they stand. Change the ${large}s into ${small}s first.`,
        check: `${count} + ${rest}`,
      },
    ],
  };
};

const fromSeconds = (draw: Draw): MadeQuestion => {
  const [minutes, rest] = [draw.whole(2, 9), draw.whole(2, 58)];
  const total = minutes * 60 + rest;
  const answer = `${counted(minutes, 'minute')} ${counted(rest, 'second')}`;
  const [wrong, wrongRest] = [Math.floor(total / 100), total % 100];
  return {
    ask: `Write ${total} seconds in minutes and seconds.`,
    hint: 'How often does 60 go into it?',
    steps: [
      `${minutes} × 60 = ${minutes * 60}, and one more 60 would be too many.`,
      `${total} − ${minutes * 60} = ${rest}: ${answer}.`,
    ],
    answer,
    check: `[floor(${total} / 60), mod(${total}, 60)]`,
    slips: [
      {
        answer: `${counted(wrong, 'minute')} ${counted(wrongRest, 'second')}`,
        why: 'You split after the hundreds. A minute has 60 seconds, not 100.',
        check: `[floor(${total} / 100), mod(${total}, 100)]`,
      },
    ],
  };
};

const RACES = [
  'runs the long round',
  'swims one length',
  'cycles round the field',
  'finishes the sack race',
  'finishes the obstacle race',
] as const;

const raceGap = (draw: Draw): MadeQuestion => {
  const [race, over] = [draw.pick(RACES), draw.whole(2, 19)];
  const fast = draw.whole(41, 58);
  const slow = 60 + over;
  const [first, second] = draw.some(CHILDREN, 2);
  return {
    ask: `${first} ${race} in ${fast} seconds, ${second} in 1 minute ${over} seconds. By how many seconds is ${first} faster?`,
    hint: 'Write both times in seconds.',
    steps: [
      `1 minute ${over} seconds = ${slow} seconds.`,
      `${slow} − ${fast} = ${slow - fast} seconds.`,
    ],
    answer: `${slow - fast} seconds`,
    check: `60 + ${over} - ${fast}`,
    slips: [
      {
        answer: `${100 + over - fast} seconds`,
        why: 'You took 100 seconds for the minute. It has 60.',
        check: `100 + ${over} - ${fast}`,
      },
      {
        answer: `${fast - over} seconds`,
        why: 'You left out the minute of the slower time.',
        check: `${fast} - ${over}`,
      },
    ],
  };
};

const SPANS = [
  ['A train leaves', 'arrives', 'How long is the journey', 2, 5],
  ['A bus leaves', 'arrives', 'How long is the journey', 2, 4],
  ['A film begins', 'ends', 'How long is the film', 3, 3],
  ['A hockey match begins', 'ends', 'How long is the match', 2, 2],
  ['A sports day begins', 'ends', 'How long does it last', 3, 4],
] as const;

const howLong = (draw: Draw): MadeQuestion => {
  const [begins, ends, ask, least, most] = draw.pick(SPANS);
  const hour = draw.whole(1, 6);
  const [from, to] = [draw.whole(6, 11) * 5, draw.whole(1, 5) * 5];
  const later = draw.whole(least, most);
  const [start, end] = [hour * 60 + from, (hour + later) * 60 + to];
  const [hours, minutes] = [Math.floor((end - start) / 60), (end - start) % 60];
  const answer = `${counted(hours, 'hour')} ${counted(minutes, 'minute')}`;
  const next = (hour + 1) * 60;
  return {
    ask: `${begins} at ${onClock(start)} pm and ${ends} at ${onClock(end)} pm. ${ask}, in hours and minutes?`,
    hint: `Go on in steps: first to ${onClock(next)}.`,
    steps: [
      `From ${onClock(start)} to ${onClock(next)}: ${60 - from} minutes.`,
      `From ${onClock(next)} to ${onClock(end)}: ${counted(later - 1, 'hour')} ${to} minutes.`,
      `Together: ${answer}.`,
    ],
    answer,
    check: `[floor((${end} - ${start}) / 60), mod(${end} - ${start}, 60)]`,
    slips: [
      {
        answer: `${counted(hours, 'hour')} ${counted(100 + to - from, 'minute')}`,
        why: 'You subtracted as if an hour had 100 minutes. Count on in steps instead.',
      },
      {
        answer: `${counted(later, 'hour')} ${counted(minutes, 'minute')}`,
        why: 'The last of these hours is not full. Take one away.',
      },
    ],
  };
};

const endTime = (draw: Draw): MadeQuestion => {
  const [hour, from] = [draw.whole(7, 9), draw.whole(7, 11) * 5];
  const [lasts, extra] = [draw.pick([0, 1] as const), draw.whole(6, 11) * 5];
  const start = hour * 60 + from;
  const end = start + lasts * 60 + extra;
  const length = lasts === 0 ? `${extra} minutes` : `1 hour ${extra} minutes`;
  const what = draw.pick([
    'A music class',
    'A drawing competition',
    'A cooking lesson',
    'A kabaddi match',
    'A visit to the museum',
  ] as const);
  const next = (hour + 1) * 60;
  return {
    ask: `${what} begins at ${onClock(start)} am and lasts ${length}. At what time does it end?`,
    hint: 'First go on to the next full hour.',
    steps: [
      `To ${onClock(next)} it is ${60 - from} minutes.`,
      `The rest is ${lasts * 60 + extra - (60 - from)} minutes more: ${onClock(end)} am.`,
    ],
    answer: `${onClock(end)} am`,
    accept: [onClock(end), onClock(end).replace(':', '.'), `${onClock(end).replace(':', '.')} am`],
    check: `[floor(${end} / 60), mod(${end}, 60)]`,
    slips: [
      {
        answer: `${hour + lasts}:${from + extra}`,
        why: 'After 59 minutes a new hour begins: 60 minutes become an hour.',
      },
      {
        answer: onClock(end - 60),
        why: 'The minutes that make a full hour got lost. Add that hour.',
      },
    ].flatMap((slip) => [slip, { ...slip, answer: `${slip.answer} am` }]),
  };
};

const PARTS = [
  [10, 6],
  [15, 4],
  [20, 3],
  [30, 2],
] as const;

const COUNTED = [
  ['beats of the pulse', 'beats', 66, 96],
  ['jumps with the rope', 'jumps', 84, 132],
  ['steps', 'steps', 96, 144],
  ['claps', 'claps', 120, 180],
] as const;

const inAMinute = (draw: Draw): MadeQuestion => {
  const [seconds, times] = draw.pick(PARTS);
  const [things, unit, low, high] = draw.pick(COUNTED);
  const count = draw.whole(Math.ceil(low / times), Math.floor(high / times));
  const name = draw.pick(CHILDREN);
  return {
    ask: `${name} counts ${count} ${things} in ${seconds} seconds. If it goes on like that, how many is that in a minute?`,
    hint: `How many times does ${seconds} seconds fit into a minute?`,
    steps: [`60 ÷ ${seconds} = ${times}.`, `${times} × ${count} = ${show(times * count)} ${unit}.`],
    answer: `${show(times * count)} ${unit}`,
    check: `${count} * 60 / ${seconds}`,
    slips: [
      {
        answer: `${show(count * seconds)} ${unit}`,
        why: `You multiplied by ${seconds}. But ${seconds} seconds fit into a minute ${times} times.`,
        check: `${count} * ${seconds}`,
      },
      {
        answer: `${show(count * 60)} ${unit}`,
        why: `That would be ${count} in every second. It took ${seconds} seconds.`,
        check: `${count} * 60`,
      },
    ],
  };
};

const strokes = (draw: Draw): MadeQuestion => {
  const [gap, few] = [draw.whole(2, 5), draw.whole(3, 6)];
  const many = few * 2;
  const what = draw.pick(['A temple bell', 'A school bell', 'A wall clock', 'A drum'] as const);
  const [short, long] = [gap * (few - 1), gap * (many - 1)];
  return {
    ask: `${what} strikes ${few} times, evenly. From the first stroke to the last it takes ${short} seconds. How many seconds does it take from the first to the last of ${many} strokes?`,
    hint: `How many pauses are between ${few} strokes?`,
    steps: [
      `${few} strokes have ${few - 1} pauses: ${short} ÷ ${few - 1} = ${gap} seconds each.`,
      `${many} strokes have ${many - 1} pauses: ${many - 1} × ${gap} = ${long} seconds.`,
    ],
    answer: `${long} seconds`,
    check: `${short} / (${few} - 1) * (${many} - 1)`,
    slips: [
      {
        answer: `${2 * short} seconds`,
        why: `You doubled the time. Count the pauses: ${few - 1} become ${many - 1}.`,
        check: `2 * ${short}`,
      },
      {
        answer: `${many * gap} seconds`,
        why: `${many} strokes have only ${many - 1} pauses between them.`,
        check: `${many} * ${gap}`,
      },
    ],
  };
};

export const CHAPTER_12 = [
  { id: 'to-smaller', level: 'know', make: toSmaller },
  { id: 'race-gap', level: 'use', make: raceGap },
  { id: 'how-long', level: 'use', make: howLong },
  { id: 'strokes', level: 'think', make: strokes },
  { id: 'from-seconds', level: 'know', make: fromSeconds },
  { id: 'end-time', level: 'use', make: endTime },
  { id: 'in-a-minute', level: 'use', make: inAMinute },
] as const;
