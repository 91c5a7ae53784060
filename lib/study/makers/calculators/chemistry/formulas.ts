import type { ChemistryCalculatorId } from '@/data/study/calculators/scienceTitles';
import { numeric, tidy } from '@/lib/study/makers/calculators/numeric';
import type { Maker } from '@/lib/study/makers/maker';
import { show } from '@/lib/study/worksheets/text';

// Formula, the masses to take, and the sum: `[times, mass, atom]`.
const SUBSTANCES = [
  [
    'Ca(OH)₂',
    [
      [1, 40, 'Ca'],
      [2, 16, 'O'],
      [2, 1, 'H'],
    ],
  ],
  [
    'CaCO₃',
    [
      [1, 40, 'Ca'],
      [1, 12, 'C'],
      [3, 16, 'O'],
    ],
  ],
  [
    'H₂SO₄',
    [
      [2, 1, 'H'],
      [1, 32, 'S'],
      [4, 16, 'O'],
    ],
  ],
  [
    'HNO₃',
    [
      [1, 1, 'H'],
      [1, 14, 'N'],
      [3, 16, 'O'],
    ],
  ],
  [
    'Mg(OH)₂',
    [
      [1, 24, 'Mg'],
      [2, 16, 'O'],
      [2, 1, 'H'],
    ],
  ],
  [
    'Al₂O₃',
    [
      [2, 27, 'Al'],
      [3, 16, 'O'],
    ],
  ],
  [
    'Na₂CO₃',
    [
      [2, 23, 'Na'],
      [1, 12, 'C'],
      [3, 16, 'O'],
    ],
  ],
  [
    'NaHCO₃',
    [
      [1, 23, 'Na'],
      [1, 1, 'H'],
      [1, 12, 'C'],
      [3, 16, 'O'],
    ],
  ],
  [
    'C₆H₁₂O₆',
    [
      [6, 12, 'C'],
      [12, 1, 'H'],
      [6, 16, 'O'],
    ],
  ],
  [
    'C₂H₅OH',
    [
      [2, 12, 'C'],
      [6, 1, 'H'],
      [1, 16, 'O'],
    ],
  ],
  [
    'Mg(NO₃)₂',
    [
      [1, 24, 'Mg'],
      [2, 14, 'N'],
      [6, 16, 'O'],
    ],
  ],
  [
    'Fe₂O₃',
    [
      [2, 56, 'Fe'],
      [3, 16, 'O'],
    ],
  ],
  [
    'NH₄NO₃',
    [
      [2, 14, 'N'],
      [4, 1, 'H'],
      [3, 16, 'O'],
    ],
  ],
  [
    'Al(OH)₃',
    [
      [1, 27, 'Al'],
      [3, 16, 'O'],
      [3, 1, 'H'],
    ],
  ],
  [
    'CH₃COOH',
    [
      [2, 12, 'C'],
      [4, 1, 'H'],
      [2, 16, 'O'],
    ],
  ],
] as const;

type Part = readonly [times: number, mass: number, atom: string];

const massOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, [times, mass]) => sum + times * mass, 0);

const massesOf = (parts: readonly Part[]): string =>
  parts.map(([, mass, atom]) => `${atom} ${mass}`).join(', ');

const sumLine = (parts: readonly Part[]): string =>
  parts.map(([times, mass]) => (times === 1 ? `${mass}` : `${times} × ${mass}`)).join(' + ');

const sumCheck = (parts: readonly Part[]): string =>
  parts.map(([times, mass]) => `${times} * ${mass}`).join(' + ');

const molarMass: Maker = {
  id: 'molar-mass-of',
  level: 'use',
  make: (draw) => {
    const [formula, parts] = draw.pick(SUBSTANCES);
    const value = massOf(parts);
    const once = parts.reduce((sum, [, mass]) => sum + mass, 0);
    return numeric({
      ask: `What is the molar mass of ${formula}, in g/mol? Take ${massesOf(parts)}.`,
      hint: 'Count each atom; a number behind a bracket counts everything in it.',
      steps: [`${sumLine(parts)} = ${value}`],
      value,
      unit: ' g/mol',
      check: sumCheck(parts),
      slips: [[once, 'You counted each kind of atom once. Look at the small numbers.']],
    });
  },
};

const shareOfOxygen: Maker = {
  id: 'mass-of-one-element',
  level: 'think',
  make: (draw) => {
    const [formula, parts] = draw.pick(SUBSTANCES);
    const [times, mass, atom] = parts.at(-1) ?? parts[0];
    const moles = draw.whole(2, 5);
    const value = times * mass * moles;
    return numeric({
      ask: `How many grams of ${atom} are in ${moles} mol of ${formula}? Take ${atom} as ${mass}.`,
      hint: `Count the ${atom} in the formula first.`,
      steps: [
        `One mole of it has ${times} × ${mass} = ${times * mass} g of ${atom}.`,
        `${moles} × ${times * mass} = ${show(value)}`,
      ],
      value,
      unit: ' g',
      check: `${moles} * ${times} * ${mass}`,
      slips: [
        [mass * moles, `You counted one ${atom} in each ${formula}.`],
        [times * mass, 'That is in one mole.'],
      ],
    });
  },
};

// Burning CₙH₂ₙ₊₂ and its kin: equation, the numbers before all four.
const BURNING = [
  ['CH₄', 1, 2, 1, 2],
  ['C₃H₈', 1, 5, 3, 4],
  ['C₅H₁₂', 1, 8, 5, 6],
  ['C₂H₄', 1, 3, 2, 2],
  ['C₄H₈', 1, 6, 4, 4],
  ['C₂H₆', 2, 7, 4, 6],
  ['C₄H₁₀', 2, 13, 8, 10],
  ['C₂H₂', 2, 5, 4, 2],
  ['C₆H₁₂O₆', 1, 6, 6, 6],
  ['C₂H₅OH', 1, 3, 2, 3],
  ['CH₃OH', 2, 3, 2, 4],
  ['C₆H₆', 2, 15, 12, 6],
  ['C₇H₁₆', 1, 11, 7, 8],
] as const;

const oxygenToBurn: Maker = {
  id: 'oxygen-to-burn',
  level: 'use',
  make: (draw) => {
    const [fuel, fuels, oxygen, dioxide, water] = draw.pick(BURNING);
    const inFuel = 2 * dioxide + water - 2 * oxygen;
    return numeric({
      ask: `Balance ${fuel} + O₂ → CO₂ + H₂O with the smallest whole numbers. Which number stands before O₂?`,
      hint: 'Settle C first, then H, and O last.',
      steps: [
        `${fuels} ${fuel} give ${dioxide} CO₂ and ${water} H₂O, with 2 × ${dioxide} + ${water} = ${2 * dioxide + water} O.`,
        inFuel === 0
          ? `${2 * dioxide + water} ÷ 2 = ${oxygen}`
          : `The fuel brings ${inFuel} of them: (${2 * dioxide + water} − ${inFuel}) ÷ 2 = ${oxygen}`,
      ],
      value: oxygen,
      check: `(2 * ${dioxide} + ${water} - ${inFuel}) / 2`,
      slips: [
        [2 * oxygen, 'That is the number of O atoms. O₂ has two of them.'],
        [dioxide, 'That is the number before CO₂. The water needs oxygen too.'],
      ],
    });
  },
};

const METALS = [
  ['Al', 'Al₂O₃', 4, 3, 2],
  ['Fe', 'Fe₂O₃', 4, 3, 2],
  ['Mg', 'MgO', 2, 1, 2],
  ['Na', 'Na₂O', 4, 1, 2],
  ['Ca', 'CaO', 2, 1, 2],
  ['P', 'P₂O₅', 4, 5, 2],
] as const;

const ASKED = ['metal', 'oxygen', 'oxide'] as const;

const oxide: Maker = {
  id: 'numbers-of-an-oxide',
  level: 'think',
  make: (draw) => {
    const [element, product, first, second, third] = draw.pick(METALS);
    const what = draw.pick(ASKED);
    const numbers = { metal: first, oxygen: second, oxide: third };
    const names = { metal: element, oxygen: 'O₂', oxide: product };
    const value = numbers[what];
    return numeric({
      ask: `Balance ${element} + O₂ → ${product} with the smallest whole numbers. Which number stands before ${names[what]}? Write 1 where none is written.`,
      hint: 'O comes in pairs on the left: begin with an even number of O on the right.',
      steps: [
        `${first} ${element} and ${second} O₂ give ${third} ${product}.`,
        `So the number before ${names[what]} is ${value}.`,
      ],
      value,
      check: `${value}`,
      slips: [
        [value * 2, 'These numbers can be halved: take the smallest ones.'],
        [value + 1, 'Count each element on both sides once more.'],
      ],
    });
  },
};

const molesOf: Maker = {
  id: 'moles-of-grams',
  level: 'use',
  make: (draw) => {
    const [formula, parts] = draw.pick(SUBSTANCES);
    const moles = draw.pick([0.1, 0.2, 0.25, 0.5, 1.5, 2, 2.5, 3]);
    const one = massOf(parts);
    const mass = tidy(one * moles);
    return numeric({
      ask: `How many moles are ${show(mass)} g of ${formula}? Its molar mass is ${one} g/mol.`,
      hint: 'Moles are mass over molar mass.',
      steps: [`${show(mass)} ÷ ${one} = ${show(moles)}`],
      value: moles,
      unit: ' mol',
      check: `${mass} / ${one}`,
      slips: [[mass * one, 'You multiplied. A mole weighs the molar mass: divide by it.']],
    });
  },
};

const gramsOf: Maker = {
  id: 'atoms-in-moles',
  level: 'think',
  make: (draw) => {
    const [formula, parts] = draw.pick(SUBSTANCES);
    const [times, , atom] = parts.at(-1) ?? parts[0];
    const one = massOf(parts);
    const moles = draw.pick([0.1, 0.2, 0.5, 2, 3, 4]);
    const mass = tidy(one * moles);
    const value = tidy(moles * times);
    return numeric({
      ask: `How many moles of ${atom} atoms are in ${show(mass)} g of ${formula}? Its molar mass is ${one} g/mol.`,
      hint: `Find the moles of ${formula} first, then count the ${atom} in it.`,
      steps: [
        `${show(mass)} ÷ ${one} = ${show(moles)} mol of ${formula}`,
        `${times} × ${show(moles)} = ${show(value)}`,
      ],
      value,
      unit: ' mol',
      check: `${mass} / ${one} * ${times}`,
      slips: [
        [moles / times, `Each ${formula} has ${times} of them: multiply.`],
        [mass * times, 'You took grams for moles.'],
      ],
    });
  },
};

export const CHEMISTRY_FORMULAS = {
  'molar-mass': [molarMass, shareOfOxygen],
  balance: [oxygenToBurn, oxide],
  moles: [molesOf, gramsOf],
} satisfies Partial<Record<ChemistryCalculatorId, readonly Maker[]>>;
