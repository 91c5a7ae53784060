import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const CHILDREN = ['Sunita', 'Akbar', 'Mawia', 'Revathi', 'Gagan', 'Philip'] as const;

/** Solute and solvent, as they stand in the question. */
const SOLUTIONS = [
  ['lemonade', 'sugar', 'water'],
  ['salt water', 'salt', 'water'],
  ['soda water', 'carbon dioxide', 'water'],
  ['vinegar', 'acetic acid', 'water'],
  ['tincture of iodine', 'iodine', 'alcohol'],
  ['air', 'oxygen', 'nitrogen'],
  ['tank water that fish breathe in', 'oxygen', 'water'],
  ['a solution of washing soda', 'washing soda', 'water'],
  ['sugar syrup that is mostly water', 'sugar', 'water'],
  ['a solution of copper sulphate', 'copper sulphate', 'water'],
] as const;

const solute = (draw: Draw): MadeQuestion => {
  const [solution, dissolved, solvent] = draw.pick(SOLUTIONS);
  const isSolute = draw.chance();
  const [answer, other] = isSolute ? [dissolved, solvent] : [solvent, dissolved];
  const [one, two] = draw.shuffle([dissolved, solvent]);
  const why = `In ${solution} the ${dissolved} is dissolved, and the ${solvent} dissolves it.`;
  return {
    ask: `In ${solution}, what is the ${isSolute ? 'solute' : 'solvent'}: ${one} or ${two}?`,
    hint: 'The solvent dissolves, the solute is dissolved. There is more of the solvent here.',
    steps: ['What is dissolved is the solute; what dissolves it is the solvent.', why],
    answer,
    slips: [{ answer: other, why }],
  };
};

/** Densities in tenths of g/cm³, rounded. */
const MATERIALS = [
  ['aluminium', 27],
  ['iron', 79],
  ['glass', 25],
  ['brass', 85],
  ['teak wood', 7],
  ['marble', 27],
  ['candle wax', 9],
  ['cork', 2],
] as const;

const density = (draw: Draw): MadeQuestion => {
  const [material, tenths] = draw.pick(MATERIALS);
  const volume = draw.whole(2, 20) * 10;
  const mass = (volume * tenths) / 10;
  const answer = show(tenths / 10);
  return {
    ask: `A piece of ${material} has a mass of ${show(mass)} g and a volume of ${volume} cm³. What is its density in g/cm³?`,
    hint: 'Divide the mass by the volume.',
    steps: [`${show(mass)} ÷ ${volume} = ${answer}, so ${answer} g/cm³.`],
    answer: `${answer} g/cm³`,
    accept: [`${answer} g/cm3`, answer],
    check: `${mass} / ${volume}`,
    slips: [
      {
        answer: `${show(mass * volume)} g/cm³`,
        why: 'You multiplied. Density is the mass of each cubic centimetre: divide.',
        check: `${mass} * ${volume}`,
      },
    ],
  };
};

const dissolves = (draw: Draw): MadeQuestion => {
  const [each, water] = [draw.whole(10, 60) * 2, draw.pick([50, 150, 200, 250, 300, 350, 450])];
  const most = (each * water) / 100;
  return {
    ask: `At a certain temperature ${each} g of a salt at most dissolve in 100 g of water. How many grams at most dissolve in ${water} g of water at this temperature?`,
    hint: `What part or how many times of 100 g is ${water} g?`,
    steps: [
      `${water} ÷ 100 = ${show(water / 100)}.`,
      `${show(water / 100)} × ${each} = ${show(most)} g.`,
    ],
    answer: `${show(most)} g`,
    check: `${each} * ${water} / 100`,
    slips: [
      {
        answer: `${show(each + water)} g`,
        why: 'You added. Each 100 g of water takes the same amount: multiply.',
        check: `${each} + ${water}`,
      },
      {
        answer: `${each} g`,
        why: `This is for 100 g of water. Here are ${water} g.`,
      },
    ].filter(({ answer }) => answer !== `${show(most)} g`),
  };
};

const floats = (draw: Draw): MadeQuestion => {
  const low = draw.whole(4, 12) * 10;
  const volume = draw.whole(3, 9) * 5;
  const rise = low + volume;
  const doesFloat = draw.chance();
  const mass = doesFloat ? volume - draw.whole(1, 6) : volume + draw.whole(1, 30);
  const answer = doesFloat ? 'float' : 'sink';
  const why = `${mass} g in ${volume} cm³ is ${doesFloat ? 'less' : 'more'} than 1 g in each cm³.`;
  return {
    ask: `${draw.pick(CHILDREN)} pushes a lump of ${mass} g just under the water in a measuring cylinder: the level goes from ${low} mL to ${rise} mL. Let go, does the lump float or sink in the water, of which 1 mL has a mass of 1 g?`,
    hint: 'First find the volume, then compare with the mass.',
    steps: [`The volume is ${rise} − ${low} = ${volume} mL, the same as ${volume} cm³.`, why],
    answer,
    accept: [`${answer}s`],
    slips: [
      {
        answer: doesFloat ? 'sink' : 'float',
        why: `The volume is the rise of ${volume} mL alone. ${why}`,
      },
    ],
  };
};

export const chapter09 = [
  { id: 'solute', level: 'know', make: solute },
  { id: 'density', level: 'use', make: density },
  { id: 'dissolves', level: 'use', make: dissolves },
  { id: 'floats', level: 'think', make: floats },
] as const satisfies readonly Maker[];
