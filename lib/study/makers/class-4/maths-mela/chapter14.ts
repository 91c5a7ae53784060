import { CHILDREN } from '@/lib/study/makers/children';
import { counted } from '@/lib/study/makers/counted';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { capital } from '@/lib/study/worksheets/text';

const COUNTED = ['cars', 'bicycles', 'autos', 'crows', 'dogs', 'red cars', 'parrots'] as const;

const tally = (draw: Draw): MadeQuestion => {
  const [bundles, strokes] = [draw.whole(2, 8), draw.whole(1, 4)];
  const [things, name] = [draw.pick(COUNTED), draw.pick(CHILDREN)];
  const count = bundles * 5 + strokes;
  const answer = `${count} ${things}`;
  return {
    ask: `${name} makes a tally of the ${things} in the street: ${bundles} full bundles, each with a stroke across, and ${counted(strokes, 'single stroke', 'single strokes')}. How many ${things} is that?`,
    hint: 'How many strokes does a full bundle have, with the one across?',
    steps: [
      'A full bundle has 4 strokes and one across: 5.',
      `${bundles} × 5 = ${bundles * 5}, and ${bundles * 5} + ${strokes} = ${count} ${things}.`,
    ],
    answer,
    check: `${bundles} * 5 + ${strokes}`,
    slips: [
      {
        answer: `${bundles * 4 + strokes} ${things}`,
        why: 'You left out the strokes across. Each of them counts one too.',
        check: `${bundles} * 4 + ${strokes}`,
      },
      {
        answer: `${bundles + strokes} ${things}`,
        why: 'You counted each bundle as one. It stands for five.',
        check: `${bundles} + ${strokes}`,
      },
    ],
  };
};

const PICTOGRAPHS = [
  ['book', 'books', 'lent on', ['Monday', 'Tuesday', 'Friday'], [4, 6, 10, 20]],
  ['glass', 'glasses of lassi', 'sold on', ['Saturday', 'Sunday', 'Monday'], [4, 6, 8, 10]],
  ['tree', 'trees', 'planted in', ['June', 'July', 'August'], [10, 20, 50, 100]],
  ['fish', 'fish', 'caught on', ['Monday', 'Wednesday', 'Sunday'], [10, 20, 50]],
] as const;

const pictograph = (draw: Draw): MadeQuestion => {
  const [picture, things, done, days, keys] = draw.pick(PICTOGRAPHS);
  const [each, full, day] = [draw.pick(keys), draw.whole(3, 8), draw.pick(days)];
  const count = full * each + each / 2;
  const answer = `${count} ${things}`;
  return {
    ask: `In a pictograph one picture of a ${picture} stands for ${each} ${things}. Beside ${day} there are ${full} pictures and half a picture. How many ${things} were ${done} ${day}?`,
    hint: 'For how many does half a picture stand?',
    steps: [
      `${full} pictures: ${full} × ${each} = ${full * each}.`,
      `Half a picture: ${each} ÷ 2 = ${each / 2}. Together ${full * each} + ${each / 2} = ${count} ${things}.`,
    ],
    answer,
    check: `${full} * ${each} + ${each} / 2`,
    slips: [
      {
        answer: `${(full + 1) * each} ${things}`,
        why: 'You counted the half picture as a whole one.',
        check: `(${full} + 1) * ${each}`,
      },
      {
        answer: `${full * each} ${things}`,
        why: 'You forgot the half picture.',
        check: `${full} * ${each}`,
      },
      {
        answer: `${full + 1} ${things}`,
        why: `You counted the pictures. Each of them stands for ${each}.`,
        check: `${full} + 1`,
      },
    ],
  };
};

const GRAPHS = [
  ['Class 3', 'class 4', 'saplings planted'],
  ['Ward 1', 'ward 2', 'dustbins put up'],
  ['The red team', 'the green team', 'bottles collected'],
  ['The morning shift', 'the day shift', 'books borrowed'],
] as const;

const barGraph = (draw: Draw): MadeQuestion => {
  const [one, other, title] = draw.pick(GRAPHS);
  const things = title.split(' ')[0] ?? title;
  const scale = draw.pick([2, 5, 10, 20]);
  const [low, apart] = [draw.whole(2, 5), draw.whole(2, 5)];
  const high = low + apart;
  const answer = `${apart * scale} ${things}`;
  return {
    ask: `A bar graph has the title “${capital(title)}”. One square of height stands for ${scale} ${things}. ${one} has a bar of ${high} squares, ${other} one of ${low} squares. How many more ${things} does the first bar show?`,
    hint: 'By how many squares is the first bar higher? And what is one square worth?',
    steps: [
      `The first bar is ${high} − ${low} = ${apart} squares higher.`,
      `Each square stands for ${scale}: ${apart} × ${scale} = ${apart * scale} ${things}.`,
    ],
    answer,
    check: `${high} * ${scale} - ${low} * ${scale}`,
    slips: [
      {
        answer: `${apart} ${things}`,
        why: `You counted the squares. Each of them stands for ${scale}.`,
        check: `${high} - ${low}`,
      },
      {
        answer: `${high * scale} ${things}`,
        why: 'That is the whole first bar. Only what it has more is asked.',
        check: `${high} * ${scale}`,
      },
      {
        answer: `${(high + low) * scale} ${things}`,
        why: 'You put both bars together. “How many more” asks for the difference.',
        check: `(${high} + ${low}) * ${scale}`,
      },
    ],
  };
};

const FAVOURITES = [
  ['favourite fruit', ['mango', 'guava', 'banana', 'orange']],
  ['favourite game', ['cricket', 'kho-kho', 'kabaddi', 'football']],
  ['favourite season', ['winter', 'summer', 'spring', 'the rains']],
] as const;

const CHOICES = [
  ...FAVOURITES,
  ['way to school', ['on foot', 'by bus', 'by bicycle', 'by auto']],
] as const;

const missingRow = (draw: Draw): MadeQuestion => {
  const [what, options] = draw.pick(CHOICES);
  const [first, second, third, rest] = [
    draw.whole(8, 15),
    draw.whole(6, 12),
    draw.whole(5, 10),
    draw.whole(3, 9),
  ];
  const shown = draw.shuffle(options);
  const all = first + second + third + rest;
  const answer = `${rest} children`;
  return {
    ask: `${all} children name their ${what}: ${shown[0]} ${first}, ${shown[1]} ${second}, ${shown[2]} ${third}, and all the others ${shown[3]}. How many children are in the last group?`,
    hint: 'How many are in the other three groups together?',
    steps: [
      `The other groups: ${first} + ${second} + ${third} = ${first + second + third}.`,
      `${all} − ${first + second + third} = ${rest} children.`,
    ],
    answer,
    check: `${all} - ${first} - ${second} - ${third}`,
    slips: [
      {
        answer: `${first + second + third} children`,
        why: 'Those are in the first three groups. The others are asked.',
        check: `${first} + ${second} + ${third}`,
      },
      {
        answer: `${rest + third} children`,
        why: 'You left one of the groups out when you added.',
        check: `${all} - ${first} - ${second}`,
      },
    ],
  };
};

const twiceAsMany = (draw: Draw): MadeQuestion => {
  const [what, options] = draw.pick(FAVOURITES);
  const [one, other, last] = draw.shuffle(options);
  const [few, rest, times] = [draw.whole(4, 11), draw.whole(5, 14), draw.pick([2, 3])];
  const [all, word] = [few * (times + 1) + rest, times === 2 ? 'twice' : 'three times'];
  const answer = `${few} children`;
  return {
    ask: `${all} children name their ${what}. ${rest} choose ${last}. All the others choose ${one} or ${other}, ${word} as many ${one} as ${other}. How many children choose ${other}?`,
    hint: `Draw one box for ${other} and ${times} boxes for ${one}.`,
    steps: [
      `Without those who choose ${last}: ${all} − ${rest} = ${all - rest}.`,
      `One part and ${times} parts are ${times + 1} equal parts: ${all - rest} ÷ ${times + 1} = ${few} children.`,
    ],
    answer,
    check: `(${all} - ${rest}) / (${times} + 1)`,
    slips: [
      {
        answer: `${few * times} children`,
        why: `Those choose ${one}. The smaller group is asked.`,
        check: `(${all} - ${rest}) / (${times} + 1) * ${times}`,
      },
      {
        answer: `${all - rest} children`,
        why: 'Those are both groups together. Divide them into equal parts.',
        check: `${all} - ${rest}`,
      },
    ],
  };
};

export const CHAPTER_14 = [
  { id: 'tally', level: 'know', make: tally },
  { id: 'pictograph', level: 'use', make: pictograph },
  { id: 'bar-graph', level: 'use', make: barGraph },
  { id: 'twice-as-many', level: 'think', make: twiceAsMany },
  { id: 'missing-row', level: 'use', make: missingRow },
] as const satisfies readonly Maker[];
