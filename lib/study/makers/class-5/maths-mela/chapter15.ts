import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const PICTURED = [
  'books',
  'trees',
  'kites',
  'mangoes',
  'balls',
  'bicycles',
  'fish',
  'birds',
] as const;

const rowOfPictures = (draw: Draw): MadeQuestion => {
  const many = draw.pick(PICTURED);
  const [key, count] = [draw.pick([4, 6, 8, 10, 12, 20] as const), draw.whole(3, 9)];
  const isHalf = draw.chance();
  const half = isHalf ? key / 2 : 0;
  const total = count * key + half;
  return {
    ask: `In a pictograph one picture stands for ${key} ${many}. A row shows ${count} pictures${isHalf ? ' and half a picture' : ''}. How many ${many} does the row stand for?`,
    hint: isHalf
      ? `How many ${many} does half a picture stand for?`
      : `Count on: ${key}, ${key * 2}, ${key * 3} …`,
    steps: [
      `${count} pictures: ${count} × ${key} = ${count * key} ${many}.`,
      ...(isHalf ? [`Half a picture: ${half}. Together ${total} ${many}.`] : []),
    ],
    answer: `${total} ${many}`,
    check: `${count} * ${key} + ${half}`,
    slips: [
      {
        answer: `${count + (isHalf ? 1 : 0)} ${many}`,
        why: `You counted pictures. Each of them stands for ${key} ${many}.`,
      },
      {
        answer: `${isHalf ? (count + 1) * key : count + key} ${many}`,
        why: isHalf
          ? `You counted the half picture as a whole one. It stands for ${half}.`
          : `You added. Each of the ${count} pictures stands for ${key}.`,
      },
    ],
  };
};

const TALLIES = ['birds', 'scooters', 'votes', 'runs', 'trees', 'bicycles', 'visitors'] as const;

const tally = (draw: Draw): MadeQuestion => {
  const [bundles, strokes] = [draw.whole(3, 9), draw.whole(2, 4)];
  const [name, things] = [draw.pick(CHILDREN), draw.pick(TALLIES)];
  const total = bundles * 5 + strokes;
  return {
    ask: `In tally marks ${name} has ${bundles} bundles of five and ${strokes} single strokes. How many ${things} are counted?`,
    hint: 'A bundle is four strokes with a fifth across.',
    steps: [
      `${bundles} bundles: ${bundles} × 5 = ${bundles * 5}.`,
      `With the single strokes: ${bundles * 5} + ${strokes} = ${total} ${things}.`,
    ],
    answer: `${total} ${things}`,
    check: `${bundles} * 5 + ${strokes}`,
    slips: [
      {
        answer: `${bundles * 4 + strokes} ${things}`,
        why: 'You counted four strokes in a bundle. The one across counts too.',
        check: `${bundles} * 4 + ${strokes}`,
      },
      {
        answer: `${bundles + strokes} ${things}`,
        why: 'You counted a bundle like a stroke. A bundle is worth five.',
        check: `${bundles} + ${strokes}`,
      },
    ],
  };
};

const picturesNeeded = (draw: Draw): MadeQuestion => {
  const many = draw.pick(PICTURED);
  const [key, count] = [draw.pick([3, 4, 5, 6, 8, 10, 20] as const), draw.whole(4, 12)];
  const total = key * count;
  return {
    ask: `In a pictograph one picture stands for ${key} ${many}. How many pictures are drawn for ${total} ${many}?`,
    hint: `How often does ${key} go into ${total}?`,
    steps: [`${total} ÷ ${key} = ${count}.`, `So ${count} pictures are drawn.`],
    answer: `${count} pictures`,
    check: `${total} / ${key}`,
    slips: [
      {
        answer: `${show(total * key)} pictures`,
        why: `You multiplied. There are fewer pictures than ${many}, not more.`,
        check: `${total} * ${key}`,
      },
      {
        answer: `${total - key} pictures`,
        why: `You took ${key} away. Ask how often ${key} goes into ${total}.`,
        check: `${total} - ${key}`,
      },
    ],
  };
};

const SERVED = [
  ['plates of food', 'plates', 'Monday', 'Tuesday', 'were served'],
  ['glasses of lassi', 'glasses', 'Saturday', 'Sunday', 'were sold'],
  ['newspapers', 'newspapers', 'Friday', 'Thursday', 'were sold'],
  ['packets of milk', 'packets', 'Monday', 'Wednesday', 'were sold'],
  ['visitors', 'visitors', 'Sunday', 'Friday', 'came'],
] as const;

const rowsCompared = (draw: Draw): MadeQuestion => {
  const [things, unit, first, second, what] = draw.pick(SERVED);
  const key = draw.pick([4, 5, 6, 8, 10, 20] as const);
  const [few, more] = [draw.whole(3, 7), draw.whole(2, 5)];
  const many = few + more;
  return {
    ask: `In a pictograph one picture stands for ${key} ${things}. ${first} has ${many} pictures, ${second} has ${few}. How many more ${unit} ${what} on ${first}?`,
    hint: 'How many pictures more are there?',
    steps: [
      `${many} − ${few} = ${more} pictures more.`,
      `${more} × ${key} = ${more * key} ${unit}.`,
    ],
    answer: `${more * key} ${unit}`,
    check: `${many} * ${key} - ${few} * ${key}`,
    slips: [
      {
        answer: `${more} ${unit}`,
        why: `That is the number of pictures. Each of them stands for ${key}.`,
        check: `${many} - ${few}`,
      },
      {
        answer: `${(many + few) * key} ${unit}`,
        why: 'You added both days. “How many more” asks for the difference.',
        check: `(${many} + ${few}) * ${key}`,
      },
      {
        answer: `${many * key} ${unit}`,
        why: `That is all of ${first}. How many more is that than on ${second}?`,
        check: `${many} * ${key}`,
      },
    ],
  };
};

const GRAPHS = [
  ['Favourite games', ['cricket', 'kabaddi', 'football', 'kho-kho', 'badminton']],
  ['Favourite fruits', ['mango', 'banana', 'guava', 'litchi', 'orange']],
  ['The way to school', ['on foot', 'by bus', 'by bicycle', 'by auto', 'by boat']],
  ['Favourite colours', ['red', 'blue', 'green', 'yellow', 'white']],
  ['Pets of a street', ['dogs', 'cats', 'parrots', 'goats', 'rabbits']],
] as const;

const fromBars = (draw: Draw): MadeQuestion => {
  const [title, names] = draw.pick(GRAPHS);
  const bars = draw.some(names, 4);
  const values = draw.some([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], 4);
  const sorted = [...values].sort((one, other) => other - one);
  const [top = 0, next = 0, , low = 0] = sorted;
  const nameOf = (value: number) => bars[values.indexOf(value)] ?? '';
  const rows = bars.map((name, at) => `${name} ${values[at]}`).join(', ');
  const isTotal = draw.chance();
  const total = values.reduce((sum, value) => sum + value, 0);
  const start = `${title}: the bars of a bar graph end at these numbers: ${rows}.`;
  if (isTotal) {
    return {
      ask: `${start} How many were counted in all?`,
      hint: 'Add up all four bars.',
      steps: [
        `${values[0]} + ${values[1]} = ${(values[0] ?? 0) + (values[1] ?? 0)} and ${values[2]} + ${values[3]} = ${(values[2] ?? 0) + (values[3] ?? 0)}.`,
        `Together ${total}.`,
      ],
      answer: `${total}`,
      check: values.join(' + '),
      slips: [
        {
          answer: `${top}`,
          why: `${top} is the highest bar only. All four bars count.`,
          check: `max(${values.join(', ')})`,
        },
        {
          answer: `${total - low}`,
          why: 'One bar is missing, the lowest. It counts too.',
          check: `${total} - min(${values.join(', ')})`,
        },
      ],
    };
  }
  return {
    ask: `${start} By how much is the highest bar above the lowest?`,
    hint: 'Which number is the largest, which the smallest?',
    steps: [
      `Highest: ${nameOf(top)} with ${top}. Lowest: ${nameOf(low)} with ${low}.`,
      `${top} − ${low} = ${top - low}.`,
    ],
    answer: `${top - low}`,
    check: `max(${values.join(', ')}) - min(${values.join(', ')})`,
    slips: [
      {
        answer: `${top - next}`,
        why: `You took the second highest bar, ${nameOf(next)}. Compare with the lowest.`,
        check: `${top} - ${next}`,
      },
      {
        answer: `${top + low}`,
        why: 'You added the two. The question asks for the difference.',
        check: `${top} + ${low}`,
      },
    ],
  };
};

const findTheKey = (draw: Draw): MadeQuestion => {
  const rows = draw.some([2, 3, 4, 5, 6, 7], 3);
  const pictures = rows.reduce((sum, count) => sum + count, 0);
  const key = draw.pick([3, 4, 5, 6, 8] as const);
  const total = pictures * key;
  const things = draw.pick(['children', 'trees', 'books', 'visitors', 'votes'] as const);
  return {
    ask: `A pictograph of ${total} ${things} has three rows, with ${rows[0]}, ${rows[1]} and ${rows[2]} pictures. How many ${things} does one picture stand for?`,
    hint: 'How many pictures are there in all?',
    steps: [
      `${rows.join(' + ')} = ${pictures} pictures.`,
      `${total} ÷ ${pictures} = ${key}: one picture stands for ${key} ${things}.`,
    ],
    answer: `${key} ${things}`,
    check: `${total} / (${rows.join(' + ')})`,
    slips: [
      {
        answer: `${pictures} ${things}`,
        why: `${pictures} is the number of pictures. How many ${things} fall to each?`,
        check: rows.join(' + '),
      },
      ...(total % 3 === 0
        ? [
            {
              answer: `${total / 3} ${things}`,
              why: `You shared the ${things} among three rows. Share them among all the pictures.`,
              check: `${total} / 3`,
            },
          ]
        : []),
    ],
  };
};

export const CHAPTER_15 = [
  { id: 'row-of-pictures', level: 'know', make: rowOfPictures },
  { id: 'pictures-needed', level: 'use', make: picturesNeeded },
  { id: 'rows-compared', level: 'use', make: rowsCompared },
  { id: 'find-the-key', level: 'think', make: findTheKey },
  { id: 'tally', level: 'know', make: tally },
  { id: 'from-bars', level: 'use', make: fromBars },
] as const;
