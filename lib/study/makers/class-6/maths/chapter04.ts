import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const COUNTED = [
  ['birds at a feeder', 'birds'],
  ['scooters at a crossing', 'scooters'],
  ['books lent by a library', 'books'],
  ['throws of a six in a game of ludo', 'sixes'],
  ['pupils who come by bus', 'pupils'],
] as const;

const tally = (draw: Draw): MadeQuestion => {
  const [[what, things], bundles, single] = [
    draw.pick(COUNTED),
    draw.whole(2, 9),
    draw.whole(2, 4),
  ];
  const total = 5 * bundles + single;
  return {
    ask: `A tally of the ${what} shows ${bundles} full bundles and ${single} single strokes. How many ${things} were counted?`,
    hint: 'How many strokes make a full bundle?',
    steps: [
      `A full bundle has 5 strokes: ${bundles} × 5 = ${5 * bundles}.`,
      `${5 * bundles} + ${single} = ${total} ${things}.`,
    ],
    answer: `${total} ${things}`,
    check: `${bundles} * 5 + ${single}`,
    slips: [
      {
        answer: `${bundles + single} ${things}`,
        why: 'You counted bundles and strokes alike. A bundle stands for 5.',
        check: `${bundles} + ${single}`,
      },
      {
        answer: `${4 * bundles + single} ${things}`,
        why: 'The slanting stroke across four others counts too: a bundle is 5.',
        check: `${bundles} * 4 + ${single}`,
      },
    ],
  };
};

const SIZES = [3, 4, 5, 6, 7] as const;

const frequency = (draw: Draw): MadeQuestion => {
  const sizes = draw.some(SIZES, 3);
  const [top = 5, middle = 4, rare = 6] = sizes;
  const [most, some, few] = [draw.whole(6, 7), draw.whole(3, 5), draw.whole(1, 2)];
  if (top === most) return frequency(draw);
  const list = draw.shuffle(
    [
      [top, most],
      [middle, some],
      [rare, few],
    ].flatMap(([size = 0, count = 0]) => Array.from({ length: count }, () => size)),
  );
  return {
    ask: `The shoe sizes of ${list.length} pupils are ${list.join(', ')}. What is the frequency of the size that occurs most often?`,
    hint: 'Make a tally for each size.',
    steps: [
      `Size ${top}: ${most} pupils. Size ${middle}: ${some}. Size ${rare}: ${few}.`,
      `${most} + ${some} + ${few} = ${list.length}, so nothing was missed. The highest frequency is ${most}.`,
    ],
    answer: show(most),
    check: `${list.length} - ${some} - ${few}`,
    slips: [
      {
        answer: show(top),
        why: `Size ${top} is the most common one. Its frequency is how many pupils wear it.`,
      },
      {
        answer: show(list.length),
        why: 'That is the number of all pupils.',
      },
    ],
  };
};

const PICTURED = [
  ['saplings planted', 'Ward A', 'Ward B'],
  ['kites sold', 'Rafiq’s stall', 'Leela’s stall'],
  ['bicycles repaired', 'May', 'June'],
  ['books read', 'Class 6A', 'Class 6B'],
] as const;

const pictograph = (draw: Draw): MadeQuestion => {
  const [[things, one, other], key] = [draw.pick(PICTURED), draw.pick([4, 6, 8, 10, 12, 20])];
  const [less, more] = [draw.whole(2, 6), draw.whole(1, 5)];
  const total = more * key + key / 2;
  return {
    ask: `A pictograph shows the ${things}, with one picture for ${key}. ${one} has ${less} pictures, ${other} has ${less + more} and a half. How many more were there for ${other}?`,
    hint: `How many pictures more has ${other}?`,
    steps: [
      `${less + more} and a half less ${less} is ${more} and a half.`,
      `${more} × ${key} = ${more * key}, and half a picture is ${key / 2}.`,
      `${more * key} + ${key / 2} = ${total}.`,
    ],
    answer: show(total),
    check: `(${less + more}.5 - ${less}) * ${key}`,
    slips: [
      {
        answer: show(more + 0.5),
        why: `That is the number of pictures. Each of them stands for ${key}.`,
        check: `${more} + 0.5`,
      },
      {
        answer: show((less + more) * key + key / 2),
        why: `That is all of ${other}. The question is how many more.`,
        check: `${less + more}.5 * ${key}`,
      },
    ],
  };
};

const PLACES = [
  ['visitors of a museum', 'visitors'],
  ['tickets sold by a ferry', 'tickets'],
  ['litres of milk collected by a dairy', 'litres'],
  ['letters brought to a village', 'letters'],
] as const;

const barTotal = (draw: Draw): MadeQuestion => {
  const [[what, things], key] = [draw.pick(PLACES), draw.pick([5, 20, 25, 50])];
  const heights = [0, 1, 2, 3].map(() => draw.whole(3, 12));
  const units = heights.reduce((sum, height) => sum + height, 0);
  return {
    ask: `A bar graph shows the ${what} on four days; 1 unit of height stands for ${key}. The bars are ${heights.slice(0, 3).join(', ')} and ${heights[3]} units high. How many ${things} is that in all?`,
    hint: 'Add the heights first.',
    steps: [
      `${heights.join(' + ')} = ${units} units.`,
      `${units} × ${key} = ${show(units * key)} ${things}.`,
    ],
    answer: `${show(units * key)} ${things}`,
    check: `(${heights.join(' + ')}) * ${key}`,
    slips: [
      {
        answer: `${units} ${things}`,
        why: `These are the units of height. Each unit stands for ${key}.`,
        check: heights.join(' + '),
      },
      {
        answer: `${units + key} ${things}`,
        why: 'The scale multiplies each unit; it is not added once.',
        check: `${units} + ${key}`,
      },
    ],
  };
};

const THINGS = ['bicycles', 'trees', 'houses', 'buses', 'boats', 'goats'] as const;

const findKey = (draw: Draw): MadeQuestion => {
  const [things, key] = [draw.pick(THINGS), draw.pick([4, 6, 8, 10, 12])];
  const [given, asked] = draw.some([3, 4, 5, 6, 7, 8, 9], 2);
  if (given === undefined || asked === undefined) return findKey(draw);
  const [shown, wanted] = [given * key + key / 2, asked * key];
  return {
    ask: `In a pictograph ${given} and a half pictures stand for ${shown} ${things}. How many pictures are needed for ${wanted} ${things}?`,
    hint: 'What does one picture stand for? Count in halves.',
    steps: [
      `${given} and a half pictures are ${2 * given + 1} halves: ${shown} ÷ ${2 * given + 1} = ${key / 2} for one half.`,
      `One picture stands for 2 × ${key / 2} = ${key}.`,
      `${wanted} ÷ ${key} = ${asked} pictures.`,
    ],
    answer: `${asked} pictures`,
    check: `${wanted} / (${shown} / ${given}.5)`,
    slips: [
      {
        answer: `${2 * asked} pictures`,
        why: `${key / 2} is what half a picture stands for. A whole one stands for ${key}.`,
        check: `${wanted} / ${key / 2}`,
      },
    ],
  };
};

const scale = (draw: Draw): MadeQuestion => {
  const [room, step] = [draw.whole(9, 15), draw.pick([2, 5, 10, 20, 50])];
  const heights = draw.some(
    Array.from({ length: room - 2 }, (_, at) => at + 2),
    3,
  );
  const values = [...heights, room].map((height) => height * step);
  const shown = draw.shuffle(values);
  return {
    ask: `A sheet has room for bars of ${room} squares at most. The values are ${shown.slice(0, 3).map(show).join(', ')} and ${show(shown[3] ?? 0)}, and the scale starts at 0. How much must one square stand for at least, so that all bars fit?`,
    hint: 'Only the largest value decides.',
    steps: [
      `The largest value is ${show(room * step)}.`,
      `${show(room * step)} ÷ ${room} = ${step} for one square.`,
    ],
    answer: show(step),
    check: `${room * step} / ${room}`,
    slips: [
      {
        answer: show(room),
        why: 'That is the number of squares. Divide the largest value by it.',
      },
      {
        answer: show(room * step),
        why: 'That is the largest value. It has to be spread over all the squares.',
        check: `${room} * ${step}`,
      },
    ],
  };
};

export const CHAPTER_04 = [
  { id: 'tally', level: 'know', make: tally },
  { id: 'frequency', level: 'use', make: frequency },
  { id: 'pictograph', level: 'use', make: pictograph },
  { id: 'find-key', level: 'think', make: findKey },
  { id: 'bar-total', level: 'use', make: barTotal },
  { id: 'scale', level: 'think', make: scale },
] as const;
