import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const LENGTHS: Sorting<'mm' | 'cm' | 'm' | 'km'> = {
  marks: {
    mm: 'Millimetres (mm) are the smallest marks of a ruler.',
    cm: 'A centimetre (cm) is about as wide as a finger.',
    m: 'A metre (m) is about one long step of a grown-up.',
    km: 'A kilometre (km) is a walk of a quarter of an hour.',
  },
  facts: [
    ['the thickness of a coin', 'mm', 'A coin is much thinner than a finger.'],
    ['the length of a grain of rice', 'mm', 'A grain of rice is shorter than a finger is wide.'],
    ['the length of an ant', 'mm', 'An ant is shorter than a finger is wide.'],
    ['the thickness of a pencil lead', 'mm', 'The lead is thinner than the pencil.'],
    ['the length of a new pencil', 'cm', 'A pencil is as long as a hand with its fingers.'],
    ['the width of a notebook', 'cm', 'A notebook fits under two hands.'],
    ['the height of a steel tumbler', 'cm', 'A tumbler is about as high as a hand is long.'],
    ['the length of a toothbrush', 'cm', 'A toothbrush is as long as a hand with its fingers.'],
    ['the height of a coconut palm', 'm', 'A palm is as high as a house of several floors.'],
    ['the length of a bus', 'm', 'You can walk along a bus in some ten steps.'],
    ['the length of a classroom', 'm', 'You can cross a classroom in some ten steps.'],
    ['the length of a sari', 'm', 'A sari is a few long steps long.'],
    ['the distance from Delhi to Agra', 'km', 'Nobody walks that in a day.'],
    ['the length of the river Ganga', 'km', 'The river crosses several states.'],
    ['the distance between two towns', 'km', 'One goes there by bus or train.'],
    ['the length of a train journey', 'km', 'A train leaves whole districts behind.'],
  ],
};

const IN_WORDS: Readonly<Record<string, string>> = {
  mm: 'millimetre',
  cm: 'centimetre',
  m: 'metre',
  km: 'kilometre',
};

const bestUnit = groupOf(
  LENGTHS,
  (thing) => `In which unit would you best give ${thing}: mm, cm, m or km?`,
  'Think of a finger, a long step and a walk. Which of them is nearest?',
);

const unitFor = (draw: Draw): MadeQuestion => {
  const made = bestUnit(draw);
  const word = IN_WORDS[made.answer] ?? made.answer;
  return { ...made, accept: [word, `${word}s`] };
};

const UNITS = [
  ['cm', 'mm', 10, 'millimetres', 2, 40],
  ['m', 'cm', 100, 'centimetres', 2, 12],
  ['km', 'm', 1000, 'metres', 2, 15],
] as const;

const toSmaller = (draw: Draw): MadeQuestion => {
  const [large, small, worth, name, low, high] = draw.pick(UNITS);
  const count = draw.whole(low, high);
  const rest = worth === 10 ? draw.whole(2, 9) : draw.whole(2, worth / 10 - 1);
  const wrong = worth === 10 ? 100 : worth / 10;
  const total = count * worth + rest;
  return {
    ask: `How many ${name} are ${count} ${large} ${rest} ${small}?`,
    hint: `1 ${large} has ${show(worth)} ${small}.`,
    steps: [
      `${count} ${large} = ${count} × ${show(worth)} = ${show(count * worth)} ${small}.`,
      `${show(count * worth)} + ${rest} = ${show(total)} ${small}.`,
    ],
    answer: `${show(total)} ${small}`,
    check: `${count} * ${worth} + ${rest}`,
    slips: [
      {
        answer: `${show(count * wrong + rest)} ${small}`,
        why: `You took ${show(wrong)} ${small} for 1 ${large}. It has ${show(worth)}.`,
        check: `${count} * ${wrong} + ${rest}`,
      },
      {
        answer: `${show(count + rest)} ${small}`,
        why: `You cannot add ${large} to ${small} as they are. Change the ${count} ${large} first.`,
        check: `${count} + ${rest}`,
      },
    ],
  };
};

const WAYS = [
  ['From home to the market', 'from there to school'],
  ['From the village to the bridge', 'from there to the station'],
  ['Up to the temple', 'from there to the lake'],
  ['From the ferry to the post office', 'from there home'],
] as const;

const wayInAll = (draw: Draw): MadeQuestion => {
  const [first, then] = draw.pick(WAYS);
  const [km, more] = [draw.whole(1, 6), draw.whole(1, 5)];
  const [one, other] = [draw.whole(11, 19) * 50, draw.whole(10, 19) * 50];
  const metres = one + other;
  const [rest, total] = [metres - 1000, km + more + 1];
  const answer = `${total} km ${rest} m`;
  return {
    ask: `${first} it is ${km} km ${one} m, ${then} ${more} km ${other} m. How long is the whole way, in kilometres and metres?`,
    hint: 'Add the metres first. 1,000 m make 1 km.',
    steps: [
      `${one} m + ${other} m = ${show(metres)} m = 1 km ${rest} m.`,
      `${km} km + ${more} km + 1 km = ${total} km, so ${answer}.`,
    ],
    answer,
    check: `[floor((${(km + more) * 1000} + ${metres}) / 1000), mod(${metres}, 1000)]`,
    slips: [
      {
        answer: `${total - 1} km ${rest} m`,
        why: 'The 1,000 metres that make a kilometre got lost. Add it to the others.',
        check: `[${km} + ${more}, ${metres} - 1000]`,
      },
    ],
  };
};

const CUT = [
  ['A tailor has', 'of cloth and cuts off'],
  ['An electrician has', 'of wire and uses'],
  ['A gardener has', 'of hose and cuts off'],
  ['A florist has', 'of ribbon and uses'],
] as const;

const lengthLeft = (draw: Draw): MadeQuestion => {
  const [who, does] = draw.pick(CUT);
  const metres = draw.whole(5, 12);
  const [cut, cm] = [draw.whole(1, metres - 2), draw.whole(11, 89)];
  const [left, rest] = [metres - cut - 1, 100 - cm];
  const answer = `${left} m ${rest} cm`;
  return {
    ask: `${who} ${metres} m ${does} ${cut} m ${cm} cm. How much is left, in metres and centimetres?`,
    hint: 'Change one of the metres into centimetres.',
    steps: [
      `${metres} m = ${metres - 1} m 100 cm.`,
      `${metres - 1} m − ${cut} m = ${left} m and 100 cm − ${cm} cm = ${rest} cm: ${answer}.`,
    ],
    answer,
    check: `[floor((${metres} * 100 - ${cut * 100 + cm}) / 100), mod(${metres} * 100 - ${cut * 100 + cm}, 100)]`,
    slips: [
      {
        answer: `${left + 1} m ${rest} cm`,
        why: 'One metre was changed into centimetres, so there is one metre less.',
        check: `[${metres} - ${cut}, 100 - ${cm}]`,
      },
    ],
  };
};

const longerOfTwo = (draw: Draw): MadeQuestion => {
  const [large, small, worth] = draw.pick(UNITS);
  const count = draw.whole(2, 9);
  const rest = worth === 10 ? draw.whole(2, 8) : draw.whole(2, 9) * (worth / 100);
  const both = count * worth + rest;
  // As one reads it who forgets the empty place.
  const run = worth === 10 ? both - draw.whole(1, rest) : count * worth + rest * 10;
  const [mixed, plain] = [`${count} ${large} ${rest} ${small}`, `${show(run)} ${small}`];
  const isMixed = both > run;
  const shown = draw.shuffle([mixed, plain]);
  return {
    ask: `Which is longer: ${shown[0]} or ${shown[1]}?`,
    hint: `Write both in ${small}. 1 ${large} has ${show(worth)} ${small}.`,
    steps: [
      `${mixed} = ${show(count * worth)} + ${rest} = ${show(both)} ${small}.`,
      `Compare ${show(both)} and ${show(run)}: ${isMixed ? mixed : plain} is longer.`,
    ],
    answer: isMixed ? mixed : plain,
    ...(isMixed && { accept: [`${show(both)} ${small}`] }),
    check: isMixed ? `[${count}, ${rest}]` : `max(${count} * ${worth} + ${rest}, ${run})`,
    slips: [
      {
        answer: isMixed ? plain : mixed,
        why: `Change the unit first: ${mixed} is ${show(both)} ${small}.`,
      },
    ],
  };
};

const ROWS = [
  ['lamp posts', 'A straight road', [25, 50]],
  ['trees', 'A straight path', [5, 10, 20]],
  ['flags', 'A straight lane', [4, 5, 10]],
  ['fence posts', 'One side of a field', [2, 4, 5]],
] as const;

const postsInRow = (draw: Draw): MadeQuestion => {
  const [things, where, gaps] = draw.pick(ROWS);
  const gap = draw.pick(gaps);
  const count = draw.whole(6, 24);
  const length = gap * count;
  return {
    ask: `${where} is ${show(length)} m long. There are ${things} along it, one at each end and one every ${gap} m. How many ${things} are there?`,
    hint: `Draw a short one: ${gap * 2} m. How many stand there?`,
    steps: [
      `${show(length)} ÷ ${gap} = ${count} gaps.`,
      `There is one at each end, so one more than there are gaps: ${count + 1} ${things}.`,
    ],
    answer: `${count + 1} ${things}`,
    check: `${length} / ${gap} + 1`,
    slips: [
      {
        answer: `${count} ${things}`,
        why: `${count} is the number of gaps. Two gaps need three of them.`,
        check: `${length} / ${gap}`,
      },
      {
        answer: `${count - 1} ${things}`,
        why: 'You left out both ends. One stands at each end too.',
        check: `${length} / ${gap} - 1`,
      },
    ],
  };
};

const steps = (draw: Draw): MadeQuestion => {
  const step = draw.pick([40, 50, 60, 80] as const);
  const hundreds = draw.whole(2, 9);
  const count = hundreds * 100;
  const metres = (count * step) / 100;
  const name = draw.pick(CHILDREN);
  return {
    ask: `One step of ${name} is ${step} cm long. How many metres is a way of ${count} steps?`,
    hint: 'Find the length in centimetres first.',
    steps: [
      `${count} × ${step} cm = ${show(count * step)} cm.`,
      `100 cm make a metre: ${show(count * step)} ÷ 100 = ${show(metres)} m.`,
    ],
    answer: `${show(metres)} m`,
    check: `${count} * ${step} / 100`,
    slips: [
      {
        answer: `${show(count * step)} m`,
        why: 'So many centimetres it is. The question asks for metres.',
        check: `${count} * ${step}`,
      },
      {
        answer: `${show(metres / 10)} m`,
        why: 'You divided by 1,000. A metre has 100 centimetres.',
        check: `${count} * ${step} / 1000`,
      },
    ],
  };
};

export const CHAPTER_05 = [
  { id: 'to-smaller', level: 'know', make: toSmaller },
  { id: 'way-in-all', level: 'use', make: wayInAll },
  { id: 'length-left', level: 'use', make: lengthLeft },
  { id: 'posts-in-row', level: 'think', make: postsInRow },
  { id: 'unit-for', level: 'know', make: unitFor },
  { id: 'longer-of-two', level: 'use', make: longerOfTwo },
  { id: 'steps', level: 'use', make: steps },
] as const;
