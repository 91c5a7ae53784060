import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const kindOf = groupOf(
  {
    marks: {
      combination: 'In a combination two or more substances become one.',
      decomposition: 'In a decomposition one substance breaks up into two or more.',
      displacement: 'In a displacement an element takes the place of another in its compound.',
      'double displacement': 'In a double displacement two compounds exchange their ions.',
    },
    facts: [
      ['CaO + H₂O → Ca(OH)₂', 'combination', 'Two substances become one.'],
      ['2Mg + O₂ → 2MgO', 'combination', 'Two substances become one.'],
      ['C + O₂ → CO₂', 'combination', 'Two substances become one.'],
      ['NH₃ + HCl → NH₄Cl', 'combination', 'Two substances become one.'],
      ['CaCO₃ → CaO + CO₂', 'decomposition', 'One substance stands on the left, two on the right.'],
      ['2H₂O → 2H₂ + O₂', 'decomposition', 'One substance stands on the left, two on the right.'],
      ['2AgCl → 2Ag + Cl₂', 'decomposition', 'One substance stands on the left, two on the right.'],
      [
        '2FeSO₄ → Fe₂O₃ + SO₂ + SO₃',
        'decomposition',
        'One substance stands on the left, three on the right.',
      ],
      ['Fe + CuSO₄ → FeSO₄ + Cu', 'displacement', 'Iron takes the place of copper.'],
      ['Zn + CuSO₄ → ZnSO₄ + Cu', 'displacement', 'Zinc takes the place of copper.'],
      ['Pb + CuCl₂ → PbCl₂ + Cu', 'displacement', 'Lead takes the place of copper.'],
      ['Cu + 2AgNO₃ → Cu(NO₃)₂ + 2Ag', 'displacement', 'Copper takes the place of silver.'],
      [
        'Na₂SO₄ + BaCl₂ → BaSO₄ + 2NaCl',
        'double displacement',
        'Two compounds exchange ions, and barium sulphate settles.',
      ],
      [
        'AgNO₃ + KCl → AgCl + KNO₃',
        'double displacement',
        'Two compounds exchange ions, and silver chloride settles.',
      ],
      [
        'Pb(NO₃)₂ + 2KI → PbI₂ + 2KNO₃',
        'double displacement',
        'Two compounds exchange ions, and yellow lead iodide settles.',
      ],
      [
        'NaOH + HCl → NaCl + H₂O',
        'double displacement',
        'Two compounds exchange ions; here they also neutralise each other.',
      ],
    ],
  },
  (equation) =>
    `Which kind of reaction is ${equation}: combination, decomposition, displacement or double displacement?`,
  'How many substances are on each side, and is one of them an element alone?',
);

const kind = (draw: Draw): MadeQuestion => {
  const made = kindOf(draw);
  return { ...made, accept: [...(made.accept ?? []), `${made.answer} reaction`] };
};

/** A fuel with the numbers of its atoms of carbon, hydrogen and oxygen. */
const FUELS = [
  ['methane, CH₄', 1, 4, 0],
  ['ethane, C₂H₆', 2, 6, 0],
  ['propane, C₃H₈', 3, 8, 0],
  ['butane, C₄H₁₀', 4, 10, 0],
  ['pentane, C₅H₁₂', 5, 12, 0],
  ['heptane, C₇H₁₆', 7, 16, 0],
  ['octane, C₈H₁₈', 8, 18, 0],
  ['ethene, C₂H₄', 2, 4, 0],
  ['propene, C₃H₆', 3, 6, 0],
  ['ethyne, C₂H₂', 2, 2, 0],
  ['benzene, C₆H₆', 6, 6, 0],
  ['methanol, CH₃OH', 1, 4, 1],
  ['ethanol, C₂H₅OH', 2, 6, 1],
  ['glucose, C₆H₁₂O₆', 6, 12, 6],
] as const;

const balance = (draw: Draw): MadeQuestion => {
  const [fuel, carbon, hydrogen, oxygen] = draw.pick(FUELS);
  const single = carbon + hydrogen / 4 - oxygen / 2;
  const times = Number.isInteger(single) ? 1 : 2;
  const [gas, water] = [times * carbon, (times * hydrogen) / 2];
  const atoms = 2 * gas + water - times * oxygen;
  const answer = show(atoms / 2);
  return {
    ask: `When ${fuel}, burns fully with O₂, only CO₂ and H₂O form. In the equation balanced with the smallest whole numbers, which number stands before O₂?`,
    hint: 'Balance carbon first, then hydrogen, and oxygen last.',
    steps: [
      `${times === 1 ? 'With one molecule of the fuel' : 'One molecule of the fuel would need an odd number of oxygen atoms, so take 2'}: ${gas} CO₂ and ${water} H₂O.`,
      `Oxygen on the right: ${gas} × 2 + ${water} = ${2 * gas + water} atoms.`,
      ...(oxygen > 0
        ? [
            `The fuel brings ${times * oxygen} of them, so ${atoms} ${atoms === 1 ? 'is' : 'are'} left for O₂.`,
          ]
        : []),
      `Two atoms are in each O₂: ${atoms} ÷ 2 = ${answer}.`,
    ],
    answer,
    accept: [`${answer} O₂`],
    check: `${times} * (${carbon} + ${hydrogen} / 4 - ${oxygen} / 2)`,
    slips: [
      {
        answer: show(atoms),
        why: 'This is the number of oxygen atoms. They come in pairs, as O₂.',
        check: `2 * ${atoms / 2}`,
      },
      {
        answer: show(gas + water / 2),
        why: 'The fuel brings oxygen of its own. Take those atoms away before you halve.',
        check: `${gas} + ${water} / 2`,
      },
      {
        answer: show(single),
        why: 'The numbers have to be whole: double all of them.',
        check: `${carbon} + ${hydrogen} / 4 - ${oxygen} / 2`,
      },
    ],
  };
};

/** What breaks up on heating, what stays and what escapes, with their masses in a fixed ratio. */
const HEATED = [
  ['calcium carbonate', 'calcium oxide', 'carbon dioxide', 25, 14],
  ['magnesium carbonate', 'magnesium oxide', 'carbon dioxide', 21, 10],
  ['zinc carbonate', 'zinc oxide', 'carbon dioxide', 125, 81],
] as const;

const conserved = (draw: Draw): MadeQuestion => {
  const [from, solid, gas, before, after] = draw.pick(HEATED);
  const fifths = draw.whole(1, 10);
  const [start, left] = [(before * fifths) / 5, (after * fifths) / 5];
  const answer = `${show((fifths * (before - after)) / 5)} g`;
  return {
    ask: `Heating ${show(start)} g of ${from} fully leaves ${show(left)} g of ${solid}. How many grams of ${gas} escaped?`,
    hint: 'Mass is neither lost nor made in a reaction.',
    steps: [
      `Before: ${show(start)} g. After: ${show(left)} g of solid, and the gas.`,
      `${show(start)} − ${show(left)} = ${answer} of ${gas}.`,
    ],
    answer,
    check: `${start} - ${left}`,
    slips: [
      {
        answer: `${show(start + left)} g`,
        why: `You added. The ${solid} and the gas together have the mass of the ${from}.`,
        check: `${start} + ${left}`,
      },
      {
        answer: `${show(left)} g`,
        why: `This is the ${solid} that stays. The gas is the rest.`,
      },
    ],
  };
};

const electrolysis = (draw: Draw): MadeQuestion => {
  const part = draw.whole(4, 30);
  const [gas, other, share] = draw.pick([
    ['oxygen', 'hydrogen', 1],
    ['hydrogen', 'oxygen', 2],
  ] as const);
  const total = 3 * part;
  const answer = `${share * part} mL`;
  return {
    ask: `Water is split by a current: 2H₂O → 2H₂ + O₂. The two gases together fill ${total} mL. How many mL of this is ${gas}?`,
    hint: 'The volumes of the gases are as the numbers before them.',
    steps: [
      'There are 2 parts of hydrogen to 1 part of oxygen, 3 parts in all.',
      `One part: ${total} ÷ 3 = ${part} mL.`,
      gas === 'oxygen'
        ? `Oxygen is one part: ${answer}.`
        : `Hydrogen is two parts: 2 × ${part} = ${answer}.`,
    ],
    answer,
    check: `${total} * ${share} / 3`,
    slips: [
      {
        answer: `${(3 - share) * part} mL`,
        why: `This is the ${other}. There is twice as much hydrogen as oxygen.`,
        check: `${total} * ${3 - share} / 3`,
      },
      {
        answer: `${show(total / 2)} mL`,
        why: 'The two gases are not equal shares: the volumes are as 2 to 1.',
        check: `${total} / 2`,
      },
    ],
  };
};

/** Equations with what is oxidised in them and what is reduced. */
const REDOX = [
  ['CuO + H₂ → Cu + H₂O', 'H₂', 'CuO', 'H₂ gains oxygen and CuO loses it.'],
  ['ZnO + C → Zn + CO', 'C', 'ZnO', 'C gains oxygen and ZnO loses it.'],
  ['PbO + C → Pb + CO', 'C', 'PbO', 'C gains oxygen and PbO loses it.'],
  ['Fe₂O₃ + 2Al → 2Fe + Al₂O₃', 'Al', 'Fe₂O₃', 'Al gains oxygen and Fe₂O₃ loses it.'],
  ['Fe₂O₃ + 3CO → 2Fe + 3CO₂', 'CO', 'Fe₂O₃', 'CO gains oxygen and Fe₂O₃ loses it.'],
  ['CuO + Mg → Cu + MgO', 'Mg', 'CuO', 'Mg gains oxygen and CuO loses it.'],
  ['3MnO₂ + 4Al → 3Mn + 2Al₂O₃', 'Al', 'MnO₂', 'Al gains oxygen and MnO₂ loses it.'],
  ['H₂S + Cl₂ → S + 2HCl', 'H₂S', 'Cl₂', 'H₂S loses hydrogen and Cl₂ gains it.'],
  ['MnO₂ + 4HCl → MnCl₂ + 2H₂O + Cl₂', 'HCl', 'MnO₂', 'HCl loses hydrogen and MnO₂ loses oxygen.'],
] as const;

const NAMES: Readonly<Record<string, string>> = {
  'H₂': 'hydrogen',
  C: 'carbon',
  Al: 'aluminium',
  CO: 'carbon monoxide',
  Mg: 'magnesium',
  'H₂S': 'hydrogen sulphide',
  'Cl₂': 'chlorine',
  HCl: 'hydrochloric acid',
  CuO: 'copper oxide',
  ZnO: 'zinc oxide',
  PbO: 'lead oxide',
  'Fe₂O₃': 'iron oxide',
  'MnO₂': 'manganese dioxide',
};

const redox = (draw: Draw): MadeQuestion => {
  const [equation, oxidised, reduced, why] = draw.pick(REDOX);
  const isOxidised = draw.chance();
  const [right, wrong] = isOxidised ? [oxidised, reduced] : [reduced, oxidised];
  return {
    ask: `In ${equation}, which substance is ${isOxidised ? 'oxidised' : 'reduced'}: ${draw.shuffle([right, wrong]).join(' or ')}?`,
    hint: 'Follow the oxygen and the hydrogen: which substance gains, and which one loses?',
    steps: [
      'Gaining oxygen or losing hydrogen is oxidation; losing oxygen or gaining hydrogen is reduction.',
      why,
      `So ${right} is ${isOxidised ? 'oxidised' : 'reduced'}.`,
    ],
    answer: right,
    accept: [NAMES[right] ?? `the ${right}`],
    slips: [
      { answer: wrong, why: `${why} So ${wrong} is ${isOxidised ? 'reduced' : 'oxidised'}.` },
    ],
  };
};

export const CHAPTER_01 = [
  { id: 'kind', level: 'know', make: kind },
  { id: 'conserved', level: 'use', make: conserved },
  { id: 'balance', level: 'use', make: balance },
  { id: 'electrolysis', level: 'think', make: electrolysis },
  { id: 'redox', level: 'use', make: redox },
] as const satisfies readonly Maker[];
