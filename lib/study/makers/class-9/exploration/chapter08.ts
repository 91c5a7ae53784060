import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

/** Common isotopes: name, atomic number, mass number. */
const NUCLIDES = [
  ['carbon', 6, 12],
  ['carbon', 6, 14],
  ['nitrogen', 7, 14],
  ['oxygen', 8, 16],
  ['oxygen', 8, 18],
  ['fluorine', 9, 19],
  ['neon', 10, 22],
  ['sodium', 11, 23],
  ['magnesium', 12, 25],
  ['aluminium', 13, 27],
  ['silicon', 14, 29],
  ['phosphorus', 15, 31],
  ['sulphur', 16, 34],
  ['chlorine', 17, 35],
  ['chlorine', 17, 37],
  ['argon', 18, 40],
  ['potassium', 19, 39],
  ['calcium', 20, 44],
  ['iron', 26, 56],
  ['copper', 29, 63],
] as const;

const particles = (draw: Draw): MadeQuestion => {
  const [name, number, mass] = draw.pick(NUCLIDES);
  const kind = draw.pick(['neutrons', 'electrons', 'protons'] as const);
  const neutrons = mass - number;
  const answer = kind === 'neutrons' ? neutrons : number;
  return {
    ask: `An atom of ${name} has the atomic number ${number} and the mass number ${mass}. How many ${kind} does it have?`,
    hint: 'The atomic number counts the protons, the mass number protons and neutrons together.',
    steps:
      kind === 'neutrons'
        ? [`${mass} − ${number} = ${neutrons} neutrons.`]
        : [
            `The atomic number is the number of protons: ${number}.`,
            ...(kind === 'electrons' ? [`A neutral atom has as many electrons: ${number}.`] : []),
          ],
    answer: `${answer} ${kind}`,
    check: kind === 'neutrons' ? `${mass} - ${number}` : `${mass} - ${neutrons}`,
    slips: [
      {
        answer: `${mass} ${kind}`,
        why: 'The mass number counts protons and neutrons together.',
        check: `${mass}`,
      },
      {
        answer: `${kind === 'neutrons' ? number : neutrons} ${kind}`,
        why:
          kind === 'neutrons'
            ? 'The atomic number counts the protons.'
            : `You took the atomic number off the mass number: that gives the neutrons.`,
        check: kind === 'neutrons' ? `${number}` : `${mass} - ${number}`,
      },
    ],
  };
};

/** The first eighteen elements with the electrons of their shells. */
const SHELLS = [
  ['hydrogen', [1]],
  ['helium', [2]],
  ['lithium', [2, 1]],
  ['beryllium', [2, 2]],
  ['boron', [2, 3]],
  ['carbon', [2, 4]],
  ['nitrogen', [2, 5]],
  ['oxygen', [2, 6]],
  ['fluorine', [2, 7]],
  ['neon', [2, 8]],
  ['sodium', [2, 8, 1]],
  ['magnesium', [2, 8, 2]],
  ['aluminium', [2, 8, 3]],
  ['silicon', [2, 8, 4]],
  ['phosphorus', [2, 8, 5]],
  ['sulphur', [2, 8, 6]],
  ['chlorine', [2, 8, 7]],
  ['argon', [2, 8, 8]],
] as const;

const outerShell = (draw: Draw): MadeQuestion => {
  const at = draw.whole(2, 17);
  const [name, shells] = SHELLS[at] ?? SHELLS[10];
  const number = at + 1;
  const outer = shells[shells.length - 1] ?? 1;
  return {
    ask: `${name.charAt(0).toUpperCase()}${name.slice(1)} has the atomic number ${number}. How many electrons are in the outermost shell of its atom?`,
    hint: 'The first shell takes 2 electrons, the second takes 8.',
    steps: [
      `${number} electrons fill the shells as ${shells.join(', ')}.`,
      `The outermost shell has ${outer}.`,
    ],
    answer: String(outer),
    accept: [`${outer} ${outer === 1 ? 'electron' : 'electrons'}`],
    check: number > 10 ? `${number} - 2 - 8` : `${number} - 2`,
    slips: [
      {
        answer: String(number),
        why: 'This is the number of all electrons. Fill the inner shells first.',
        check: `${number}`,
      },
      {
        answer: String(number > 10 ? number - 2 : 8 - outer),
        why:
          number > 10
            ? 'You filled the first shell only. The second takes 8 of the rest.'
            : 'This is the number of places that are still free.',
        check: number > 10 ? `${number} - 2` : `8 - (${number} - 2)`,
      },
    ],
  };
};

const valency = (draw: Draw): MadeQuestion => {
  const at = draw.whole(2, 17);
  const [name, shells] = SHELLS[at] ?? SHELLS[10];
  const outer = shells[shells.length - 1] ?? 1;
  const answer = outer <= 4 ? outer : 8 - outer;
  return {
    ask: `The electrons of an atom of ${name} fill its shells as ${shells.join(', ')}. What is the valency of ${name}?`,
    hint: 'How many electrons does it give, take or share to have a full outer shell?',
    steps: [
      outer <= 4
        ? `It has ${outer} in the outer shell, so the valency is ${answer}.`
        : `It lacks 8 − ${outer} = ${answer} for a full shell, so the valency is ${answer}.`,
    ],
    answer: String(answer),
    check: outer <= 4 ? `8 - ${8 - outer}` : `8 - ${outer}`,
    slips: [
      {
        answer: String(outer <= 4 ? 8 - outer : outer),
        why:
          outer <= 4
            ? 'You counted what is missing. It is easier to give or share the few that are there.'
            : 'You counted the outer electrons. It is the missing ones that count here.',
        check: outer <= 4 ? `8 - ${outer}` : `${outer}`,
      },
      {
        answer: String(at + 1),
        why: 'This is the number of all electrons. Only the outermost shell takes part.',
        check: shells.join(' + '),
      },
    ],
  };
};

const averageMass = (draw: Draw): MadeQuestion => {
  const light = draw.whole(10, 60);
  const gap = draw.pick([1, 2]);
  const percent = draw.pick([20, 25, 30, 40, 60, 70, 75, 80, 90]);
  const heavy = light + gap;
  const answer = (light * percent + heavy * (100 - percent)) / 100;
  return {
    ask: `An element has two isotopes: ${percent}% of its atoms have the mass ${light} u and ${100 - percent}% have ${heavy} u. What is its average atomic mass, in u?`,
    hint: 'Take 100 atoms, add up their masses and divide.',
    steps: [
      `100 atoms: ${percent} × ${light} + ${100 - percent} × ${heavy} = ${show(answer * 100)} u.`,
      `${show(answer * 100)} ÷ 100 = ${show(answer)} u.`,
    ],
    answer: `${show(answer)} u`,
    check: `(${percent} * ${light} + ${100 - percent} * ${heavy}) / 100`,
    slips: [
      {
        answer: `${show((light + heavy) / 2)} u`,
        why: 'You took the plain mean. One isotope is more common and counts more.',
        check: `(${light} + ${heavy}) / 2`,
      },
      {
        answer: `${show((heavy * percent + light * (100 - percent)) / 100)} u`,
        why: 'You swapped the two shares.',
        check: `(${percent} * ${heavy} + ${100 - percent} * ${light}) / 100`,
      },
    ],
  };
};

const ion = (draw: Draw): MadeQuestion => {
  const [name, symbol, number, charge] = draw.pick([
    ['sodium', 'Na⁺', 11, 1],
    ['lithium', 'Li⁺', 3, 1],
    ['potassium', 'K⁺', 19, 1],
    ['magnesium', 'Mg²⁺', 12, 2],
    ['calcium', 'Ca²⁺', 20, 2],
    ['aluminium', 'Al³⁺', 13, 3],
    ['fluorine', 'F⁻', 9, -1],
    ['chlorine', 'Cl⁻', 17, -1],
    ['bromine', 'Br⁻', 35, -1],
    ['oxygen', 'O²⁻', 8, -2],
    ['sulphur', 'S²⁻', 16, -2],
    ['nitrogen', 'N³⁻', 7, -3],
    ['iodine', 'I⁻', 53, -1],
    ['zinc', 'Zn²⁺', 30, 2],
  ] as const);
  const size = Math.abs(charge);
  const [answer, slip] = [number - charge, number + charge];
  return {
    ask: `The atomic number of ${name} is ${number}. How many electrons has the ion ${symbol}?`,
    hint: 'A plus sign means that electrons are missing.',
    steps: [
      `The neutral atom has ${number} electrons.`,
      charge > 0
        ? `It has lost ${size}: ${number} − ${size} = ${answer}.`
        : `It has gained ${size}: ${number} + ${size} = ${answer}.`,
    ],
    answer: String(answer),
    accept: [`${answer} electrons`],
    check: `${number} - (${charge})`,
    slips: [
      {
        answer: String(slip),
        why: 'The wrong way round. Electrons are negative: a plus means fewer of them, a minus more.',
        check: `${number} + (${charge})`,
      },
      {
        answer: String(number),
        why: 'This is right for the neutral atom. An ion has lost or gained electrons.',
        check: `${number}`,
      },
    ],
  };
};

const pair = groupOf(
  {
    marks: {
      isotopes: 'Isotopes have the same number of protons but different numbers of neutrons.',
      isobars: 'Isobars are atoms of different elements with the same mass number.',
      neither: 'If both numbers differ, the atoms are neither isotopes nor isobars.',
    },
    facts: [
      ['carbon-12 and carbon-14', 'isotopes', 'Both are carbon, with 6 protons.'],
      ['chlorine-35 and chlorine-37', 'isotopes', 'Both are chlorine, with 17 protons.'],
      ['hydrogen-1 and hydrogen-3', 'isotopes', 'Both are hydrogen, with 1 proton.'],
      ['uranium-235 and uranium-238', 'isotopes', 'Both are uranium, with 92 protons.'],
      ['cobalt-59 and cobalt-60', 'isotopes', 'Both are cobalt, with 27 protons.'],
      ['oxygen-16 and oxygen-18', 'isotopes', 'Both are oxygen, with 8 protons.'],
      ['argon-40 and calcium-40', 'isobars', 'Argon has 18 protons, calcium 20, and both 40.'],
      ['potassium-40 and argon-40', 'isobars', 'Potassium has 19 protons, argon 18, and both 40.'],
      ['carbon-14 and nitrogen-14', 'isobars', 'Carbon has 6 protons, nitrogen 7, and both 14.'],
      ['hydrogen-3 and helium-3', 'isobars', 'Hydrogen has 1 proton, helium 2, and both 3.'],
      ['sulphur-36 and argon-36', 'isobars', 'Sulphur has 16 protons, argon 18, and both 36.'],
      ['carbon-12 and oxygen-16', 'neither', 'Protons and mass number are both different.'],
      ['sodium-23 and magnesium-24', 'neither', 'Protons and mass number are both different.'],
      ['nitrogen-14 and oxygen-16', 'neither', 'Protons and mass number are both different.'],
      ['helium-4 and lithium-7', 'neither', 'Protons and mass number are both different.'],
    ],
  },
  (thing) =>
    `The number behind each name is the mass number. Are ${thing} isotopes, isobars or neither?`,
  'Same element, or same mass number?',
);

export const CHAPTER_08 = [
  { id: 'particles', level: 'know', make: particles },
  { id: 'outer-shell', level: 'use', make: outerShell },
  { id: 'ion', level: 'use', make: ion },
  { id: 'average-mass', level: 'think', make: averageMass },
  { id: 'pair', level: 'know', make: pair },
  { id: 'valency', level: 'use', make: valency },
] as const satisfies readonly Maker[];
