import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const SUBSTANCES: Sorting<'element' | 'compound' | 'mixture'> = {
  marks: {
    element: 'An element has one kind of atom only.',
    compound: 'In a compound elements have combined in a fixed ratio.',
    mixture: 'In a mixture substances are together in any ratio and keep their properties.',
  },
  facts: [
    ['gold', 'element', 'Gold has only atoms of gold.'],
    ['iron', 'element', 'Iron has only atoms of iron.'],
    ['oxygen', 'element', 'Oxygen has only atoms of oxygen.'],
    ['sulphur', 'element', 'Sulphur has only atoms of sulphur.'],
    ['diamond', 'element', 'Diamond has only atoms of carbon.'],
    ['mercury', 'element', 'Mercury has only atoms of mercury.'],
    ['distilled water', 'compound', 'Water has hydrogen and oxygen, combined.'],
    ['common salt', 'compound', 'Salt has sodium and chlorine, combined.'],
    ['carbon dioxide', 'compound', 'Carbon dioxide has carbon and oxygen, combined.'],
    ['sugar', 'compound', 'Sugar has carbon, hydrogen and oxygen, combined.'],
    ['baking soda', 'compound', 'Baking soda has sodium, hydrogen, carbon and oxygen, combined.'],
    ['iron sulphide', 'compound', 'Iron sulphide has iron and sulphur, combined.'],
    ['air', 'mixture', 'Air has nitrogen, oxygen and other gases side by side.'],
    ['brass', 'mixture', 'Brass has copper and zinc in shares that vary.'],
    ['milk', 'mixture', 'Milk has water, fat, sugar and protein.'],
    ['sea water', 'mixture', 'Sea water has water and several salts.'],
    ['soil', 'mixture', 'Soil has sand, clay, humus and more.'],
    ['steel', 'mixture', 'Steel has iron with a little carbon in shares that vary.'],
  ],
};

const kind = groupOf(
  SUBSTANCES,
  (thing) => `Is ${thing} an element, a compound or a mixture?`,
  'Is it one kind of atom, elements combined in a fixed ratio, or several substances together?',
);

const FORMULAS = [
  ['H₂O', 'water', [2, 1]],
  ['CO₂', 'carbon dioxide', [1, 2]],
  ['NH₃', 'ammonia', [1, 3]],
  ['CH₄', 'methane', [1, 4]],
  ['H₂O₂', 'hydrogen peroxide', [2, 2]],
  ['SO₂', 'sulphur dioxide', [1, 2]],
  ['H₂S', 'hydrogen sulphide', [2, 1]],
  ['C₂H₆', 'ethane', [2, 6]],
] as const;

const atoms = (draw: Draw): MadeQuestion => {
  const [formula, name, counts] = draw.pick(FORMULAS);
  const times = draw.whole(2, 9);
  const each = counts[0] + counts[1];
  return {
    ask: `One molecule of ${name} is written ${formula}. How many atoms are there in ${times} such molecules?`,
    hint: 'A small digit counts the atom before it; no digit means one.',
    steps: [
      `In one molecule: ${counts[0]} + ${counts[1]} = ${each} atoms.`,
      `${times} × ${each} = ${times * each} atoms.`,
    ],
    answer: String(times * each),
    accept: [`${times * each} atoms`],
    check: `${times} * (${counts[0]} + ${counts[1]})`,
    slips: [
      {
        answer: String(each),
        why: `This is the number for one molecule. There are ${times}.`,
        check: `${counts[0]} + ${counts[1]}`,
      },
      {
        answer: String(times * 2),
        why: 'You counted the kinds of atoms. The small digits tell how many there are of each.',
        check: `${times} * 2`,
      },
    ].filter(({ answer }, at) => at === 0 || answer !== String(each)),
  };
};

const airShare = (draw: Draw): MadeQuestion => {
  const litres = draw.whole(2, 20) * 50;
  const [gas, percent, rest] = draw.pick([
    ['oxygen', 21, 'nitrogen and all else'],
    ['nitrogen', 78, 'oxygen and all else'],
  ] as const);
  const answer = (litres * percent) / 100;
  const place = draw.pick(['a cupboard', 'a large box', 'a tank']);
  return {
    ask: `About ${percent}% of the volume of dry air is ${gas}. How many litres of ${gas} are in ${place} with ${show(litres)} litres of dry air?`,
    hint: `Take ${percent} of every 100.`,
    steps: [`${show(litres)} × ${percent} ÷ 100 = ${show(answer)} litres.`],
    answer: `${show(answer)} litres`,
    accept: [`${show(answer)} L`],
    check: `${litres} * ${percent} / 100`,
    slips: [
      {
        answer: `${show(litres - answer)} litres`,
        why: `This is the rest: ${rest}.`,
        check: `${litres} - ${litres} * ${percent} / 100`,
      },
    ],
  };
};

/** Two elements with the fixed ratio of their masses, rounded as usual. */
const RATIOS = [
  ['Hydrogen', 'oxygen', 'water', 1, 8],
  ['Carbon', 'oxygen', 'carbon dioxide', 3, 8],
  ['Iron', 'sulphur', 'iron sulphide', 7, 4],
  ['Magnesium', 'oxygen', 'magnesium oxide', 3, 2],
] as const;

const fixedRatio = (draw: Draw): MadeQuestion => {
  const [one, other, made, a, b] = draw.pick(RATIOS);
  const times = draw.whole(2, 12);
  const [first, second] = [a * times, b * times];
  return {
    ask: `${one} and ${other} combine to ${made} in the ratio ${a} : ${b} by mass. How many grams of ${other} combine with ${first} g of ${one.toLowerCase()}?`,
    hint: `How many times ${a} is ${first}?`,
    steps: [`${first} ÷ ${a} = ${times}.`, `${times} × ${b} = ${second} g of ${other}.`],
    answer: `${second} g`,
    check: `${first} * ${b} / ${a}`,
    slips: [
      {
        answer: `${first + second} g`,
        why: `This is the mass of the ${made}. Only its ${other} is asked.`,
        check: `${first} + ${first} * ${b} / ${a}`,
      },
      {
        answer: `${first + b - a} g`,
        why: 'You kept the difference. In a ratio both parts are multiplied by the same number.',
        check: `${first} + ${b} - ${a}`,
      },
    ],
  };
};

export const chapter08 = [
  { id: 'kind', level: 'know', make: kind },
  { id: 'atoms', level: 'use', make: atoms },
  { id: 'air-share', level: 'use', make: airShare },
  {
    id: 'count-mixtures',
    level: 'use',
    make: countOf(SUBSTANCES, 'mixture', 'How many of these are mixtures'),
  },
  { id: 'fixed-ratio', level: 'think', make: fixedRatio },
] as const satisfies readonly Maker[];
