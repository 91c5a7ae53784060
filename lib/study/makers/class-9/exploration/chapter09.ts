import { choiceOf } from '@/lib/study/makers/choiceOf';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { hcf } from '@/lib/study/worksheets/fraction';
import { show } from '@/lib/study/worksheets/text';

const particle = groupOf(
  {
    marks: {
      atom: 'An atom is a single one, without charge.',
      molecule: 'A molecule is two or more atoms held together, without charge.',
      ion: 'An ion has a charge.',
    },
    facts: [
      ['He', 'atom', 'Helium stays single: He.'],
      ['Ne', 'atom', 'Neon stays single: Ne.'],
      ['Ar', 'atom', 'Argon stays single: Ar.'],
      ['O₂', 'molecule', 'O₂ is two atoms of oxygen held together.'],
      ['O₃', 'molecule', 'Ozone, O₃, is three atoms of oxygen held together.'],
      ['N₂', 'molecule', 'N₂ is two atoms of nitrogen held together.'],
      ['S₈', 'molecule', 'S₈ is a ring of eight atoms of sulphur.'],
      ['P₄', 'molecule', 'P₄ is four atoms of phosphorus held together.'],
      ['CO₂', 'molecule', 'CO₂ is three atoms held together.'],
      ['NH₃', 'molecule', 'NH₃ is four atoms held together.'],
      ['Na⁺', 'ion', 'Na⁺ has a positive charge.'],
      ['Cl⁻', 'ion', 'Cl⁻ has a negative charge.'],
      ['Ca²⁺', 'ion', 'Ca²⁺ has two positive charges.'],
      ['NH₄⁺', 'ion', 'NH₄⁺ is a group of atoms with a charge.'],
      ['SO₄²⁻', 'ion', 'SO₄²⁻ is a group of atoms with a charge.'],
      ['OH⁻', 'ion', 'OH⁻ is a group of atoms with a charge.'],
    ],
  },
  (thing) => `Is ${thing} an atom, a molecule or an ion?`,
  'Look for a charge first, then count the atoms.',
);

const symbol = choiceOf({
  pairs: [
    ['sodium', 'Na', 'S', 'Na comes from natrium.', 'S is sulphur.'],
    ['potassium', 'K', 'P', 'K comes from kalium.', 'P is phosphorus.'],
    ['iron', 'Fe', 'I', 'Fe comes from ferrum.', 'I is iodine.'],
    ['silver', 'Ag', 'Si', 'Ag comes from argentum.', 'Si is silicon.'],
    ['gold', 'Au', 'Ag', 'Au comes from aurum.', 'Ag is silver.'],
    ['copper', 'Cu', 'Co', 'Cu comes from cuprum.', 'Co is cobalt.'],
    ['lead', 'Pb', 'La', 'Pb comes from plumbum.', 'La is lanthanum.'],
    ['tin', 'Sn', 'Ti', 'Sn comes from stannum.', 'Ti is titanium.'],
    ['mercury', 'Hg', 'Mg', 'Hg comes from hydrargyrum.', 'Mg is magnesium.'],
    ['magnesium', 'Mg', 'Mn', 'Mg is magnesium.', 'Mn is manganese.'],
    ['manganese', 'Mn', 'Mg', 'Mn is manganese.', 'Mg is magnesium.'],
    ['chlorine', 'Cl', 'C', 'Cl is chlorine.', 'C is carbon.'],
    ['calcium', 'Ca', 'C', 'Ca is calcium.', 'C is carbon.'],
    ['phosphorus', 'P', 'K', 'P is phosphorus.', 'K is potassium.'],
    ['fluorine', 'F', 'Fe', 'F is fluorine.', 'Fe is iron.'],
    ['boron', 'B', 'Br', 'B is boron.', 'Br is bromine.'],
  ],
  ask: (about, one, other) => `Which is the symbol of ${about}: ${one} or ${other}?`,
  hint: 'Some symbols come from the Latin name.',
});

const MASSES = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  Na: 23,
  Mg: 24,
  Al: 27,
  S: 32,
  Cl: 35.5,
  K: 39,
  Ca: 40,
} as const;

type Element = keyof typeof MASSES;
type Compound = readonly [name: string, formula: string, ...parts: (readonly [Element, number])[]];

const COMPOUNDS: readonly [Compound, ...Compound[]] = [
  ['water', 'H₂O', ['H', 2], ['O', 1]],
  ['carbon dioxide', 'CO₂', ['C', 1], ['O', 2]],
  ['ammonia', 'NH₃', ['N', 1], ['H', 3]],
  ['methane', 'CH₄', ['C', 1], ['H', 4]],
  ['sulphuric acid', 'H₂SO₄', ['H', 2], ['S', 1], ['O', 4]],
  ['nitric acid', 'HNO₃', ['H', 1], ['N', 1], ['O', 3]],
  ['calcium carbonate', 'CaCO₃', ['Ca', 1], ['C', 1], ['O', 3]],
  ['aluminium oxide', 'Al₂O₃', ['Al', 2], ['O', 3]],
  ['sulphur dioxide', 'SO₂', ['S', 1], ['O', 2]],
  ['glucose', 'C₆H₁₂O₆', ['C', 6], ['H', 12], ['O', 6]],
  ['sodium carbonate', 'Na₂CO₃', ['Na', 2], ['C', 1], ['O', 3]],
  ['calcium chloride', 'CaCl₂', ['Ca', 1], ['Cl', 2]],
  ['potassium nitrate', 'KNO₃', ['K', 1], ['N', 1], ['O', 3]],
  ['magnesium chloride', 'MgCl₂', ['Mg', 1], ['Cl', 2]],
  ['ethane', 'C₂H₆', ['C', 2], ['H', 6]],
  ['hydrogen sulphide', 'H₂S', ['H', 2], ['S', 1]],
];

const unitMass = (draw: Draw): MadeQuestion => {
  const [name, formula, ...parts] = draw.pick(COMPOUNDS);
  const given = parts.map(([element]) => `${element} = ${MASSES[element]} u`).join(', ');
  const sum = parts.map(([element, count]) => `${count} * ${MASSES[element]}`).join(' + ');
  const worked = parts
    .map(([element, count]) => (count === 1 ? MASSES[element] : `${count} × ${MASSES[element]}`))
    .join(' + ');
  const total = parts.reduce((mass, [element, count]) => mass + count * MASSES[element], 0);
  const once = parts.reduce((mass, [element]) => mass + MASSES[element], 0);
  return {
    ask: `What is the formula mass of ${name}, ${formula}, in u? Take ${given}.`,
    hint: 'The small number counts the atom before it.',
    steps: [`${worked} = ${show(total)} u.`],
    answer: `${show(total)} u`,
    check: sum,
    slips: [
      {
        answer: `${show(once)} u`,
        why: 'You took one atom of each kind. The small numbers tell how many there are.',
        check: parts.map(([element]) => MASSES[element]).join(' + '),
      },
    ],
  };
};

const CATIONS = [
  ['sodium', 'Na', 1],
  ['potassium', 'K', 1],
  ['magnesium', 'Mg', 2],
  ['calcium', 'Ca', 2],
  ['zinc', 'Zn', 2],
  ['aluminium', 'Al', 3],
] as const;

const ANIONS = [
  ['chloride', 'Cl', 1],
  ['oxide', 'O', 2],
  ['sulphide', 'S', 2],
  ['hydroxide', 'OH', 1],
  ['bromide', 'Br', 1],
  ['sulphate', 'SO₄', 2],
  ['phosphate', 'PO₄', 3],
] as const;

const SMALL = ['', '', '₂', '₃', '₄', '₅', '₆'] as const;

const isGroup = (anion: string): boolean => !['Cl', 'Br', 'O', 'S'].includes(anion);

const join = (cation: string, many: number, anion: string, often: number): string =>
  `${cation}${SMALL[many]}${isGroup(anion) && often > 1 ? `(${anion})` : anion}${SMALL[often]}`;

const formula = (draw: Draw): MadeQuestion => {
  const [metal, cation, plus] = draw.pick(CATIONS);
  const [rest, anion, minus] = draw.pick(ANIONS);
  const by = hcf(plus, minus);
  const [many, often] = [minus / by, plus / by];
  const answer = join(cation, many, anion, often);
  const isEven = many === often;
  return {
    ask: `The ion of ${metal} has the charge ${plus}+, the ${rest} ion ${anion} has the charge ${minus}−. What is the formula of ${metal} ${rest}?`,
    hint: 'All charges together must be zero.',
    steps: [
      `${many} × ${plus} positive and ${often} × ${minus} negative charges cancel.`,
      `So the formula is ${answer}.`,
    ],
    answer,
    slips: [
      {
        answer: isEven ? join(cation, 2, anion, 2) : join(cation, often, anion, many),
        why: isEven
          ? 'The charges cancel one to one, so no small numbers are needed.'
          : 'You swapped the small numbers. Each charge goes to the other ion.',
      },
      {
        answer: isEven ? join(cation, plus, anion, 1) : `${cation}${anion}`,
        why: isEven
          ? 'One of each is enough: their charges are equal.'
          : 'The charges do not cancel one to one.',
      },
      ...(isGroup(anion) && often > 1
        ? [
            {
              answer: `${cation}${SMALL[many]}${anion}${SMALL[often]}`,
              why: 'The group needs brackets, so that the number behind counts all of it.',
            },
          ]
        : []),
    ],
  };
};

/** What combines, in the ratio of the masses, and what it becomes. */
const REACTIONS = [
  ['magnesium', 'oxygen', 'magnesium oxide', 3, 2],
  ['iron', 'sulphur', 'iron sulphide', 7, 4],
  ['hydrogen', 'oxygen', 'water', 1, 8],
  ['carbon', 'oxygen', 'carbon dioxide', 3, 8],
  ['copper', 'oxygen', 'copper oxide', 4, 1],
  ['nitrogen', 'hydrogen', 'ammonia', 14, 3],
] as const;

const missingMass = (draw: Draw): MadeQuestion => {
  const [one, other, made, a, b] = draw.pick(REACTIONS);
  const times = draw.whole(2, 15);
  const [first, whole] = [(a * times) / 2, ((a + b) * times) / 2];
  const answer = whole - first;
  return {
    ask: `${show(first)} g of ${one} combines fully with ${other}, and ${show(whole)} g of ${made} is formed. How many grams of ${other} have combined?`,
    hint: 'In a reaction no mass is lost and none is gained.',
    steps: [
      `All of the ${made} comes from ${one} and ${other}.`,
      `${show(whole)} − ${show(first)} = ${show(answer)} g.`,
    ],
    answer: `${show(answer)} g`,
    accept: [`${show(answer)} grams`],
    check: `${whole} - ${first}`,
    slips: [
      {
        answer: `${show(whole + first)} g`,
        why: `You added. The mass of the ${made} already contains the ${one}.`,
        check: `${whole} + ${first}`,
      },
      {
        answer: `${show(whole)} g`,
        why: `This is the mass of the ${made}, not of the ${other} in it.`,
        check: `${whole}`,
      },
    ],
  };
};

const tooMuch = (draw: Draw): MadeQuestion => {
  const [one, other, made, a, b] = draw.pick(REACTIONS);
  const [least, more] = [draw.whole(2, 9), draw.whole(1, 4)];
  const isFirstShort = draw.chance();
  const [first, second] = isFirstShort
    ? [a * least, b * (least + more)]
    : [a * (least + more), b * least];
  const answer = (a + b) * least;
  const left = isFirstShort ? b * more : a * more;
  return {
    ask: `${one.charAt(0).toUpperCase()}${one.slice(1)} and ${other} combine to ${made} in the ratio ${a} : ${b} by mass. There are ${first} g of ${one} and ${second} g of ${other}. How many grams of ${made} can be formed at most?`,
    hint: 'Which of the two is used up first?',
    steps: [
      `${first} g of ${one} would need ${show((first * b) / a)} g of ${other}; there are ${second} g.`,
      `So the ${isFirstShort ? one : other} is used up, and ${left} g of ${isFirstShort ? other : one} stay over.`,
      `${isFirstShort ? first : show((second * a) / b)} + ${isFirstShort ? show((first * b) / a) : second} = ${answer} g of ${made}.`,
    ],
    answer: `${answer} g`,
    accept: [`${answer} grams`],
    check: `(${a} + ${b}) * min(${first} / ${a}, ${second} / ${b})`,
    slips: [
      {
        answer: `${first + second} g`,
        why: 'You added all that is there. The ratio is fixed, so some of one element stays over.',
        check: `${first} + ${second}`,
      },
      {
        answer: `${(a + b) * (least + more)} g`,
        why: `You reckoned from the ${isFirstShort ? other : one}, but the ${isFirstShort ? one : other} is used up earlier.`,
        check: `(${a} + ${b}) * max(${first} / ${a}, ${second} / ${b})`,
      },
    ],
  };
};

export const CHAPTER_09 = [
  { id: 'particle', level: 'know', make: particle },
  { id: 'formula', level: 'use', make: formula },
  { id: 'unit-mass', level: 'use', make: unitMass },
  { id: 'too-much', level: 'think', make: tooMuch },
  { id: 'symbol', level: 'know', make: symbol },
  { id: 'missing-mass', level: 'use', make: missingMass },
] as const satisfies readonly Maker[];
