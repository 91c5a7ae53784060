import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const ROOM_THINGS = [
  'A carpet',
  'A curtain',
  'A table',
  'A blackboard',
  'A sari',
  'A bench',
] as const;

const inCentimetres = (draw: Draw): MadeQuestion => {
  const [metres, isSmall] = [draw.whole(1, 5), draw.chance()];
  const centimetres = isSmall ? draw.whole(2, 9) : draw.whole(1, 9) * 10;
  const answer = `${metres * 100 + centimetres} cm`;
  return {
    ask: `${draw.pick(ROOM_THINGS)} is ${metres} m ${centimetres} cm long. How many centimetres is that?`,
    hint: 'A metre has 100 centimetres.',
    steps: [
      `${metres} m is ${metres * 100} cm.`,
      `${metres * 100} + ${centimetres} = ${metres * 100 + centimetres} cm.`,
    ],
    answer,
    check: `${metres} * 100 + ${centimetres}`,
    slips: [
      {
        answer: `${metres * 10 + centimetres} cm`,
        why: 'You counted ten centimetres for a metre. A metre has a hundred.',
        check: `${metres} * 10 + ${centimetres}`,
      },
      {
        answer: `${show(metres * 1000 + centimetres)} cm`,
        why: 'A thousand metres make a kilometre. A metre has 100 centimetres.',
        check: `${metres} * 1000 + ${centimetres}`,
      },
    ],
  };
};

const OBJECTS = ['pencil', 'crayon', 'spoon', 'leaf', 'comb', 'paintbrush'] as const;

const brokenRuler = (draw: Draw): MadeQuestion => {
  const [start, length] = [draw.whole(2, 6), draw.whole(5, 9)];
  const [end, thing] = [start + length, draw.pick(OBJECTS)];
  const answer = `${length} cm`;
  return {
    ask: `The beginning of a ruler has broken off. A ${thing} lies along it from the mark ${start} cm to the mark ${end} cm. How long is the ${thing}?`,
    hint: 'How many steps of 1 cm are there from one mark to the other?',
    steps: [
      `The ${thing} does not begin at 0, so the mark at its end alone does not tell.`,
      `${end} − ${start} = ${length} cm.`,
    ],
    answer,
    check: `${end} - ${start}`,
    slips: [
      {
        answer: `${end} cm`,
        why: `You read off its end only. It begins at ${start}, not at 0.`,
        check: String(end),
      },
      {
        answer: `${length + 1} cm`,
        why: 'You counted the marks. Count the gaps between them.',
        check: `${end} - ${start} + 1`,
      },
    ],
  };
};

const inParts = (centimetres: number): string =>
  `${Math.floor(centimetres / 100)} m ${centimetres % 100} cm`;

const LONG_THINGS = ['rope', 'ribbon', 'garland', 'paper chain', 'skipping rope'] as const;

const difference = (draw: Draw): MadeQuestion => {
  const thing = draw.pick(LONG_THINGS);
  const [first = 'Meena', second = 'Kabir'] = draw.some(CHILDREN, 2);
  const [metres, apart] = [draw.whole(1, 3), draw.whole(2, 3)];
  const [small, large] = [draw.whole(2, 8) * 5, draw.whole(10, 18) * 5];
  const [longer, shorter] = [(metres + apart) * 100 + small, metres * 100 + large];
  const gap = longer - shorter;
  const answer = inParts(gap);
  return {
    ask: `${first}’s ${thing} is ${inParts(longer)} long, ${second}’s is ${inParts(shorter)}. How much longer is ${first}’s ${thing}? Write it like 1 m 20 cm.`,
    hint: 'There are too few centimetres to take away from: change a metre into 100 cm.',
    steps: [
      `${inParts(longer)} is ${metres + apart - 1} m ${small + 100} cm.`,
      `Centimetres: ${small + 100} − ${large} = ${small + 100 - large}. Metres: ${metres + apart - 1} − ${metres} = ${apart - 1}.`,
      `The difference is ${answer}.`,
    ],
    answer,
    accept: [`${gap} cm`],
    check: `[floor((${longer} - ${shorter}) / 100), mod(${longer} - ${shorter}, 100)]`,
    slips: [
      {
        answer: `${apart} m ${large - small} cm`,
        why: 'You took the smaller centimetres from the larger ones. They have to be taken from the longer length, after changing a metre.',
        check: `[${apart}, ${large} - ${small}]`,
      },
      {
        answer: `${apart} m ${small + 100 - large} cm`,
        why: 'The centimetres are right. One metre was changed into centimetres, so one metre less is left.',
        check: `[${apart}, ${small} + 100 - ${large}]`,
      },
    ].slice(large - small === 50 ? 1 : 0),
  };
};

const CUT = [
  ['ribbon', 'bows', 'bow', 20, 45],
  ['string', 'kites', 'kite', 30, 60],
  ['cloth', 'napkins', 'napkin', 25, 45],
  ['wire', 'hooks', 'hook', 15, 35],
] as const;

const cutOff = (draw: Draw): MadeQuestion => {
  const [stuff, many, one, low, high] = draw.pick(CUT);
  const [pieces, piece] = [draw.whole(4, 8), draw.whole(low, high)];
  const used = pieces * piece;
  const metres = Math.floor(used / 100) + draw.whole(1, 2);
  const left = metres * 100 - used;
  const answer = `${left} cm`;
  return {
    ask: `From ${metres} m of ${stuff}, pieces for ${pieces} ${many} are cut, ${piece} cm for each ${one}. How many centimetres of ${stuff} are left?`,
    hint: 'Change the metres into centimetres first.',
    steps: [
      `${metres} m is ${metres * 100} cm.`,
      `${pieces} × ${piece} = ${used} cm are cut off.`,
      `${metres * 100} − ${used} = ${left} cm.`,
    ],
    answer,
    check: `${metres} * 100 - ${pieces} * ${piece}`,
    slips: [
      {
        answer: `${used} cm`,
        why: 'That is what is cut off. What is left is asked.',
        check: `${pieces} * ${piece}`,
      },
      {
        answer: `${metres * 100 - piece} cm`,
        why: `That is for one ${one} only. There are ${pieces}.`,
        check: `${metres} * 100 - ${piece}`,
      },
    ],
  };
};

const ALONG = [
  ['trees', 'a straight path', [4, 5, 6, 8]],
  ['lamp posts', 'a straight road', [20, 25, 30]],
  ['flags', 'a straight wall', [2, 3, 4]],
  ['fence posts', 'one side of a field', [2, 3, 4]],
] as const;

const inARow = (draw: Draw): MadeQuestion => {
  const [things, place, gaps] = draw.pick(ALONG);
  const [gap, steps] = [draw.pick(gaps), draw.whole(5, 12)];
  const length = gap * steps;
  const answer = `${steps + 1} ${things}`;
  return {
    ask: `Along ${place} of ${show(length)} m stand ${things}, ${gap} m apart, the first at its beginning and the last at its end. How many ${things} are there?`,
    hint: 'Draw the first three. How many gaps are between them?',
    steps: [
      `${show(length)} ÷ ${gap} = ${steps} gaps.`,
      `There is one more at the end than there are gaps: ${steps} + 1 = ${steps + 1} ${things}.`,
    ],
    answer,
    check: `${length} / ${gap} + 1`,
    slips: [
      {
        answer: `${steps} ${things}`,
        why: 'You counted the gaps. There is one at the beginning and one at the end.',
        check: `${length} / ${gap}`,
      },
      {
        answer: `${steps - 1} ${things}`,
        why: 'You left out the first and the last. They stand there too.',
        check: `${length} / ${gap} - 1`,
      },
    ],
  };
};

export const CHAPTER_6 = [
  { id: 'in-centimetres', level: 'know', make: inCentimetres },
  { id: 'broken-ruler', level: 'use', make: brokenRuler },
  { id: 'cut-off', level: 'use', make: cutOff },
  { id: 'in-a-row', level: 'think', make: inARow },
  { id: 'difference', level: 'use', make: difference },
] as const satisfies readonly Maker[];
