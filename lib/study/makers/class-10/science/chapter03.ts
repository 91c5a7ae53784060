import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { capital, show } from '@/lib/study/worksheets/text';

/** From the most to the least reactive; the salt with which each is tried. */
const SERIES = [
  ['magnesium', 'magnesium sulphate'],
  ['zinc', 'zinc sulphate'],
  ['iron', 'iron(II) sulphate'],
  ['lead', 'lead nitrate'],
  ['copper', 'copper sulphate'],
  ['silver', 'silver nitrate'],
] as const;

const displaces = (draw: Draw): MadeQuestion => {
  const [one, other] = draw.some([0, 1, 2, 3, 4, 5] as const, 2);
  const [metal, at] = [SERIES[one ?? 0][0], other ?? 1];
  const [rival, salt] = SERIES[at];
  const isHigher = (one ?? 0) < at;
  const answer = isHigher ? 'yes' : 'no';
  return {
    ask: `A clean strip of ${metal} is put into ${salt} solution. Does ${rival} settle on it: yes or no?`,
    hint: `Which of the two stands higher in the reactivity series: ${metal} or ${rival}?`,
    steps: [
      'A part of the series, from the top: magnesium, zinc, iron, lead, copper, silver.',
      `${isHigher ? `Here ${metal} stands above ${rival} and displaces it` : `Here ${metal} stands below ${rival} and cannot displace it`}: ${answer}.`,
    ],
    answer,
    slips: [
      {
        answer: isHigher ? 'no' : 'yes',
        why: `The more reactive metal takes the place of the other. In the series ${metal} stands ${isHigher ? 'above' : 'below'} ${rival}.`,
      },
    ],
  };
};

/** Metals and their partners, with the charges of the ions. */
const COMPOUNDS = [
  ['sodium', 1, 'oxide', 2],
  ['sodium', 1, 'sulphide', 2],
  ['potassium', 1, 'oxide', 2],
  ['potassium', 1, 'sulphide', 2],
  ['magnesium', 2, 'chloride', 1],
  ['calcium', 2, 'chloride', 1],
  ['aluminium', 3, 'chloride', 1],
  ['aluminium', 3, 'oxide', 2],
  ['aluminium', 3, 'sulphide', 2],
] as const;

const article = (name: string): string => `${/^[ao]/.test(name) ? 'an' : 'a'} ${name}`;

const ions = (draw: Draw): MadeQuestion => {
  const [metal, plus, anion, minus] = draw.pick(COMPOUNDS);
  const count = draw.whole(2, 9) * minus;
  const answer = String((count * plus) / minus);
  return {
    ask: `${capital(article(metal))} ion carries a charge of ${plus} plus, ${article(anion)} ion of ${minus} minus. How many ${anion} ions go with ${count} ${metal} ions in ${metal} ${anion}?`,
    hint: 'Together the charges must make zero.',
    steps: [
      `The ${metal} ions carry ${count} × ${plus} = ${count * plus} plus.`,
      `Each ${anion} ion carries ${minus} minus: ${count * plus} ÷ ${minus} = ${answer}.`,
    ],
    answer,
    accept: [`${answer} ${anion} ions`],
    check: `${count} * ${plus} / ${minus}`,
    slips: [
      {
        answer: show((count * minus) / plus),
        why: `You took the charges the other way round: it is ${plus} plus for ${metal}.`,
      },
      {
        answer: String(count),
        why: 'Equal numbers balance only where the charges are equal.',
      },
      {
        answer: String(count * plus),
        why: `This is the charge to be balanced. Each ${anion} ion brings ${minus} minus.`,
        check: `${count} * ${plus}`,
      },
    ].filter((slip) => /^\d+$/.test(slip.answer)),
  };
};

const JEWELS = [
  ['A ring', 2, 9],
  ['A pair of jhumkas', 4, 12],
  ['A bangle', 8, 16],
  ['A chain', 8, 25],
] as const;

const carat = (draw: Draw): MadeQuestion => {
  const [jewel, low, high] = draw.pick(JEWELS);
  const tenths = draw.whole(Math.ceil((low * 10) / 24), Math.floor((high * 10) / 24));
  const parts = draw.pick([22, 18, 14] as const);
  const [mass, gold] = [(tenths * 24) / 10, (tenths * parts) / 10];
  const isGold = draw.chance();
  const answer = `${show(isGold ? gold : mass - gold)} g`;
  const asked = isGold ? parts : 24 - parts;
  return {
    ask: `${jewel} of ${parts}-carat gold weighs ${show(mass)} g. Of 24 parts ${parts} are gold. How many grams of ${isGold ? 'pure gold' : 'other metals'} does it hold?`,
    hint: 'Find one of the 24 parts first.',
    steps: [
      `One part: ${show(mass)} ÷ 24 = ${show(tenths / 10)} g.`,
      `${isGold ? 'Gold' : 'Other metals'}: ${asked} parts, ${asked} × ${show(tenths / 10)} = ${answer}.`,
    ],
    answer,
    check: `${mass} * ${asked} / 24`,
    slips: [
      {
        answer: `${show(isGold ? mass - gold : gold)} g`,
        why: isGold
          ? 'This is the mass of the other metals. The gold is the larger share.'
          : 'This is the pure gold. The other metals are the rest.',
        check: `${mass} * ${24 - asked} / 24`,
      },
      {
        answer: `${show((mass * asked) / 100)} g`,
        why: `You took ${asked} of a hundred. Carats are parts of 24.`,
        check: `${mass} * ${asked} / 100`,
      },
    ],
  };
};

const METALS = ['P', 'Q', 'R', 'S'] as const;

const order = (draw: Draw): MadeQuestion => {
  const [first = 'P', second = 'Q', third = 'R', last = 'S'] = draw.shuffle(METALS);
  const clues = draw.shuffle([
    `${first} displaces ${second}`,
    `${second} displaces ${third}`,
    `${third} displaces ${last}`,
  ]);
  const isMost = draw.chance();
  const [right, wrong] = isMost ? [first, last] : [last, first];
  return {
    ask: `Four metals are tried with each other’s salt solutions: ${clues.join(', ')}. Which metal is the ${isMost ? 'most' : 'least'} reactive: P, Q, R or S?`,
    hint: 'A metal displaces only metals that are less reactive. Put the clues in a row.',
    steps: [
      'Who displaces is more reactive than who is displaced.',
      `In a row, the most reactive first: ${first}, ${second}, ${third}, ${last}.`,
      `So the ${isMost ? 'most' : 'least'} reactive is ${right}.`,
    ],
    answer: right,
    accept: [`metal ${right}`],
    slips: [
      {
        answer: wrong,
        why: `This is the other end of the row: ${wrong} ${isMost ? 'displaces none of the others' : 'displaces another one and is displaced by none'}.`,
      },
      {
        answer: isMost ? second : third,
        why: isMost
          ? `One metal displaces ${second}, so there is a more reactive one.`
          : `One metal is displaced by ${third}, so there is a less reactive one.`,
      },
    ],
  };
};

const wonBy = groupOf(
  {
    marks: {
      electrolysis: 'Metals at the top of the series hold on too firmly for carbon.',
      'reduction with carbon': 'The oxides of metals in the middle give their oxygen to carbon.',
      'heating in air': 'Metals low in the series come free by heat alone.',
    },
    facts: [
      ['sodium from molten sodium chloride', 'electrolysis', 'Sodium stands near the top.'],
      ['potassium from a molten salt', 'electrolysis', 'Potassium stands at the top.'],
      ['magnesium from molten magnesium chloride', 'electrolysis', 'Magnesium stands high.'],
      ['calcium from molten calcium chloride', 'electrolysis', 'Calcium stands near the top.'],
      ['aluminium from alumina', 'electrolysis', 'Aluminium stands above zinc and carbon.'],
      ['zinc from zinc oxide', 'reduction with carbon', 'Zinc stands in the middle.'],
      ['iron from haematite', 'reduction with carbon', 'Iron stands in the middle.'],
      ['lead from lead oxide', 'reduction with carbon', 'Lead stands in the middle.'],
      ['tin from tin oxide', 'reduction with carbon', 'Tin stands in the middle.'],
      ['iron from magnetite', 'reduction with carbon', 'Iron stands in the middle.'],
      ['mercury from cinnabar', 'heating in air', 'Mercury stands low.'],
      ['mercury from mercury oxide', 'heating in air', 'Mercury stands low.'],
      ['copper from copper sulphide', 'heating in air', 'Copper stands low.'],
    ],
  },
  (thing) =>
    `How is ${thing} usually won: by electrolysis, by reduction with carbon or by heating in air?`,
  'Where in the reactivity series does the metal stand: at the top, in the middle or low down?',
);

const extraction = (draw: Draw): MadeQuestion => {
  const made = wonBy(draw);
  return { ...made, accept: [`by ${made.answer}`] };
};

export const CHAPTER_03 = [
  { id: 'displaces', level: 'know', make: displaces },
  { id: 'ions', level: 'use', make: ions },
  { id: 'carat', level: 'use', make: carat },
  { id: 'order', level: 'think', make: order },
  { id: 'extraction', level: 'use', make: extraction },
] as const satisfies readonly Maker[];
