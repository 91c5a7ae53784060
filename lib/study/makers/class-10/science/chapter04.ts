import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const family = groupOf(
  {
    marks: {
      alcohol: 'An alcohol has –OH and a name that ends in -ol.',
      aldehyde: 'An aldehyde has –CHO and a name that ends in -al.',
      ketone: 'A ketone has C=O inside its chain and a name that ends in -one.',
      'carboxylic acid': 'A carboxylic acid has –COOH and a name that ends in -oic acid.',
    },
    facts: [
      ['methanol, CH₃OH', 'alcohol', 'Its end is -ol.'],
      ['ethanol, CH₃CH₂OH', 'alcohol', 'Its end is -ol.'],
      ['propanol, CH₃CH₂CH₂OH', 'alcohol', 'Its end is -ol.'],
      ['butanol, CH₃CH₂CH₂CH₂OH', 'alcohol', 'Its end is -ol.'],
      ['methanal, HCHO', 'aldehyde', 'Its end is -al.'],
      ['ethanal, CH₃CHO', 'aldehyde', 'Its end is -al.'],
      ['propanal, CH₃CH₂CHO', 'aldehyde', 'Its end is -al.'],
      ['butanal, CH₃CH₂CH₂CHO', 'aldehyde', 'Its end is -al.'],
      ['propanone, CH₃COCH₃', 'ketone', 'Its end is -one.'],
      ['butanone, CH₃COCH₂CH₃', 'ketone', 'Its end is -one.'],
      ['pentanone, CH₃COCH₂CH₂CH₃', 'ketone', 'Its end is -one.'],
      ['methanoic acid, HCOOH', 'carboxylic acid', 'It has –COOH.'],
      ['ethanoic acid, CH₃COOH', 'carboxylic acid', 'It has –COOH.'],
      ['propanoic acid, CH₃CH₂COOH', 'carboxylic acid', 'It has –COOH.'],
      ['butanoic acid, CH₃CH₂CH₂COOH', 'carboxylic acid', 'It has –COOH.'],
    ],
  },
  (thing) => `To which family does ${thing}, belong: alcohol, aldehyde, ketone or carboxylic acid?`,
  'Look at the end of the name and at the group that is not plain carbon and hydrogen.',
);

const functionalGroup = (draw: Draw): MadeQuestion => {
  const made = family(draw);
  return { ...made, accept: [...(made.accept ?? []), `${made.answer}s`] };
};

/** Chains by name, with how many atoms of hydrogen they have more than twice the carbon. */
const CHAINS = [
  ['alkane', 2, '2n + 2'],
  ['alkene with one double bond', 0, '2n'],
  ['alkyne with one triple bond', -2, '2n − 2'],
] as const;

const hydrogen = (draw: Draw): MadeQuestion => {
  const [kind, more, formula] = draw.pick(CHAINS);
  const carbon = draw.whole(5, 15);
  const count = (extra: number) => String(2 * carbon + extra);
  return {
    ask: `How many hydrogen atoms are in one molecule of an open-chain ${kind} with ${carbon} carbon atoms?`,
    hint: 'Use the general formula of its family.',
    steps: [
      `With n carbon atoms it has ${formula} hydrogen atoms.`,
      `2 × ${carbon}${more === 0 ? '' : more > 0 ? ' + 2' : ' − 2'} = ${count(more)}.`,
    ],
    answer: count(more),
    accept: [`${count(more)} hydrogen atoms`],
    check: `2 * ${carbon} + ${more}`,
    slips: CHAINS.filter(([other]) => other !== kind).map(([other, extra]) => ({
      answer: count(extra),
      why: `An ${other} has that many. Each further bond between carbons costs two hydrogen atoms.`,
      check: `2 * ${carbon} + ${extra}`,
    })),
  };
};

const SERIES = [
  ['methane, the first alkane,', 'alkane', 16, 1],
  ['ethene, the first alkene,', 'alkene', 28, 2],
  ['ethyne, the first alkyne,', 'alkyne', 26, 2],
  ['methanol, the first alcohol,', 'alcohol', 32, 1],
  ['methanoic acid, the first carboxylic acid,', 'carboxylic acid', 46, 1],
] as const;

const member = (draw: Draw): MadeQuestion => {
  const [first, kind, mass, start] = draw.pick(SERIES);
  const carbon = draw.whole(start + 3, 10);
  const steps = carbon - start;
  const answer = `${mass + 14 * steps} u`;
  return {
    ask: `A molecule of ${first} has a mass of ${mass} u, and each next member of the series has one CH₂ (14 u) more. What is the mass in u of the ${kind} with ${carbon} carbon atoms?`,
    hint: `How many CH₂ are added on the way from ${start === 1 ? '1 carbon atom' : '2 carbon atoms'} to ${carbon}?`,
    steps: [
      `From ${start} to ${carbon} carbon atoms ${steps} CH₂ are added.`,
      `${mass} + ${steps} × 14 = ${answer}.`,
    ],
    answer,
    check: `${mass} + (${carbon} - ${start}) * (12 + 2)`,
    slips: [
      {
        answer: `${mass + 14 * carbon} u`,
        why: `The first member has ${start === 1 ? 'a carbon atom' : 'two carbon atoms'} already: only ${steps} CH₂ are added.`,
        check: `${mass} + ${carbon} * 14`,
      },
      {
        answer: `${mass + 12 * steps} u`,
        why: 'You added only carbon. Each CH₂ has two hydrogen atoms as well.',
        check: `${mass} + ${steps} * 12`,
      },
    ],
  };
};

const bonds = (draw: Draw): MadeQuestion => {
  const [carbon, isRing] = [draw.whole(4, 12), draw.chance()];
  const [joins, atoms] = isRing ? [carbon, 2 * carbon] : [carbon - 1, 2 * carbon + 2];
  const answer = String(joins + atoms);
  return {
    ask: `${carbon} carbon atoms form ${isRing ? 'a ring' : 'an open chain'} with single bonds only, and all other bonds go to hydrogen atoms. How many covalent bonds are in this molecule?`,
    hint: 'Count the bonds between carbon atoms, then those to hydrogen.',
    steps: [
      `Between carbon atoms: ${joins} bonds${isRing ? ', for the ring is closed' : ', one less than atoms'}.`,
      isRing
        ? `In a ring each carbon atom has 2 bonds left: ${carbon} × 2 = ${atoms} hydrogen atoms.`
        : `An alkane has 2 × ${carbon} + 2 = ${atoms} hydrogen atoms, with one bond each.`,
      `${joins} + ${atoms} = ${answer}.`,
    ],
    answer,
    accept: [`${answer} bonds`],
    // Each bond has two ends: four at a carbon atom, one at a hydrogen atom.
    check: `(4 * ${carbon} + ${atoms}) / 2`,
    slips: [
      {
        answer: String(atoms),
        why: 'These are the bonds to hydrogen. The carbon atoms are bonded to each other too.',
      },
      {
        answer: String(isRing ? joins + atoms - 1 : joins + atoms + 1),
        why: isRing
          ? 'A ring is closed: it has as many bonds between carbons as carbon atoms.'
          : 'A chain has one bond between carbons less than it has carbon atoms.',
      },
      {
        answer: String(4 * carbon),
        why: 'You gave each carbon atom four bonds of its own. A bond between two carbons is shared.',
        check: `4 * ${carbon}`,
      },
    ],
  };
};

const KINDS = [
  ['alkane', 2, 'With 2n + 2 all bonds between the carbon atoms are single.'],
  ['alkene', 0, 'With 2n one bond between carbon atoms is double.'],
  ['alkyne', -2, 'With 2n − 2 one bond between carbon atoms is triple.'],
] as const;

const readFormula = (draw: Draw): MadeQuestion => {
  const [kind, more, why] = draw.pick(KINDS);
  const carbon = draw.whole(3, 14);
  const hydrogens = 2 * carbon + more;
  return {
    ask: `An open chain of ${carbon} carbon atoms carries ${show(hydrogens)} hydrogen atoms and has at most one double or triple bond. Is it an alkane, an alkene or an alkyne?`,
    hint: `Compare ${hydrogens} with 2 × ${carbon}.`,
    steps: [
      `Here n = ${carbon}, and 2n = ${2 * carbon}.`,
      `${hydrogens} is ${more === 0 ? '2n' : more > 0 ? '2n + 2' : '2n − 2'}. ${why}`,
    ],
    answer: kind,
    accept: [`an ${kind}`],
    slips: KINDS.filter(([other]) => other !== kind).map(([other, extra, reason]) => ({
      answer: other,
      why: `${reason} That would be ${2 * carbon + extra} hydrogen atoms.`,
    })),
  };
};

export const CHAPTER_04 = [
  { id: 'functional-group', level: 'know', make: functionalGroup },
  { id: 'hydrogen', level: 'use', make: hydrogen },
  { id: 'member', level: 'use', make: member },
  { id: 'bonds', level: 'think', make: bonds },
  { id: 'read-formula', level: 'use', make: readFormula },
] as const satisfies readonly Maker[];
