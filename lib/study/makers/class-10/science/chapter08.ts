import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

/** Traits of the pea: the letter, the look that is dominant, the one that is recessive, and of what. */
const TRAITS = [
  ['T', 'tall', 'dwarf', 'plant'],
  ['R', 'round', 'wrinkled', 'seed'],
  ['Y', 'yellow', 'green', 'seed'],
  ['V', 'violet', 'white', 'flower'],
  ['G', 'green', 'yellow', 'pod'],
  ['F', 'full', 'pinched', 'pod'],
] as const;

const looks = (draw: Draw): MadeQuestion => {
  const [letter, dominant, recessive, thing] = draw.pick(TRAITS);
  const small = letter.toLowerCase();
  const pair = draw.pick([`${letter}${letter}`, `${letter}${small}`, `${small}${small}`]);
  const isRecessive = pair === `${small}${small}`;
  const [right, wrong] = isRecessive ? [recessive, dominant] : [dominant, recessive];
  return {
    ask: `In peas ${letter} stands for ${dominant} and is dominant, ${small} stands for ${recessive}. How does a ${thing} with ${pair} look: ${dominant} or ${recessive}?`,
    hint: `Is there a capital ${letter} in the pair?`,
    steps: [
      `One ${letter} is enough to make it ${dominant}; only ${small}${small} is ${recessive}.`,
      `So with ${pair} it is ${right}.`,
    ],
    answer: right,
    slips: [
      {
        answer: wrong,
        why: isRecessive
          ? `There is no ${letter} in the pair that could make it ${dominant}.`
          : `There is a ${letter} in the pair, and ${dominant} is dominant.`,
      },
    ],
  };
};

const monohybrid = (draw: Draw): MadeQuestion => {
  const [letter, dominant, recessive] = draw.pick([TRAITS[0], TRAITS[3]] as const);
  const small = letter.toLowerCase();
  const mixed = `${letter}${small}`;
  const [isMixed, isDominant] = [draw.chance(), draw.chance()];
  const partner = isMixed ? mixed : `${small}${small}`;
  const share = isMixed ? 3 : 2;
  const parts = isDominant ? share : 4 - share;
  const total = draw.whole(10, 60) * 4;
  const answer = show((total * parts) / 4);
  const [look, other] = isDominant ? [dominant, recessive] : [recessive, dominant];
  const young = isMixed
    ? `${letter}${letter}, ${mixed}, ${mixed}, ${small}${small}`
    : `${mixed}, ${mixed}, ${small}${small}, ${small}${small}`;
  return {
    ask: `In peas ${letter} (${dominant}) is dominant over ${small} (${recessive}). A plant with ${mixed} is crossed with one with ${partner}, and ${total} seeds grow. How many of the young plants are expected to ${letter === 'T' ? `be ${look}` : `have ${look} flowers`}?`,
    hint: `Write down the four ways in which ${mixed} and ${partner} can combine.`,
    steps: [
      `The four ways: ${young}.`,
      `${parts} of the four ${parts === 1 ? 'is' : 'are'} ${look}.`,
      `${total} × ${parts} ÷ 4 = ${answer}.`,
    ],
    answer,
    accept: [`${answer} plants`],
    check: `${total} * ${parts} / 4`,
    slips: [
      {
        answer: show((total * (4 - parts)) / 4),
        why: `These are the ${other} ones.`,
        check: `${total} * ${4 - parts} / 4`,
      },
      {
        answer: show(total / 2),
        why: 'Half and half comes from another cross. Write down the four ways.',
        check: `${total} / 2`,
      },
      {
        answer: show((total * (isDominant ? 3 : 1)) / 4),
        why: 'Three to one comes when both parents are mixed. Here one of them is pure.',
        check: `${total} * ${isDominant ? 3 : 1} / 4`,
      },
    ],
  };
};

const LOOKS = [
  ['round and yellow', 9],
  ['round and green', 3],
  ['wrinkled and yellow', 3],
  ['wrinkled and green', 1],
] as const;

const dihybrid = (draw: Draw): MadeQuestion => {
  const [look, parts] = draw.pick(LOOKS);
  const one = draw.whole(5, 60);
  const total = 16 * one;
  const answer = show(one * parts);
  return {
    ask: `Pea plants RrYy are crossed with each other and give ${show(total)} seeds. Round (R) is dominant over wrinkled, yellow (Y) over green. How many seeds should be ${look}?`,
    hint: 'The ratio is 9 : 3 : 3 : 1.',
    steps: [
      `The ratio has 9 + 3 + 3 + 1 = 16 parts: ${show(total)} ÷ 16 = ${one}.`,
      `${look.charAt(0).toUpperCase()}${look.slice(1)}: ${parts} ${parts === 1 ? 'part' : 'parts'}, ${parts} × ${one} = ${answer}.`,
    ],
    answer,
    accept: [`${answer} seeds`],
    check: `${total} * ${parts} / (9 + 3 + 3 + 1)`,
    slips: [9, 3, 1].map((other) => ({
      answer: show(one * other),
      why: `This is ${other === 1 ? 'one part' : `${other} parts`} of 16. ${parts === 9 ? 'Both traits are dominant here: 9 parts.' : parts === 3 ? 'One trait is dominant and the other recessive: 3 parts.' : 'Both traits are recessive: a single part.'}`,
      check: `${total} * ${other} / 16`,
    })),
  };
};

const among = (draw: Draw): MadeQuestion => {
  const dominant = 3 * draw.whole(8, 60);
  const isPure = draw.chance();
  const answer = show(isPure ? dominant / 3 : (2 * dominant) / 3);
  return {
    ask: `Two tall pea plants, both Tt, are crossed. ${dominant} of the young plants are tall. How many of these tall ones are expected to be ${isPure ? 'TT' : 'Tt'}?`,
    hint: 'Leave out the dwarf plants. What are the others: TT or Tt, and in which ratio?',
    steps: [
      'Tt × Tt gives TT, Tt, Tt and tt. Three of these four are tall.',
      `Of the three tall ones ${isPure ? 'one is TT' : 'two are Tt'}.`,
      isPure ? `${dominant} ÷ 3 = ${answer}.` : `${dominant} × 2 ÷ 3 = ${answer}.`,
    ],
    answer,
    accept: [`${answer} plants`],
    check: `${dominant} * ${isPure ? 1 : 2} / 3`,
    slips: [
      {
        answer: show(isPure ? (2 * dominant) / 3 : dominant / 3),
        why: `This is the number of ${isPure ? 'Tt' : 'TT'}. There are two Tt for one TT.`,
      },
      {
        answer: show((dominant * (isPure ? 1 : 2)) / 4),
        why: 'You took a share of all four. The dwarf plants are left out here, so there are three.',
      },
    ].filter((slip) => /^[\d,]+$/.test(slip.answer)),
  };
};

const testCross = (draw: Draw): MadeQuestion => {
  const [letter, dominant, recessive] = draw.pick([TRAITS[0], TRAITS[3]] as const);
  const small = letter.toLowerCase();
  const [isPure, half] = [draw.chance(), draw.whole(20, 60)];
  const counts = isPure
    ? `all ${2 * half} young plants are ${dominant}`
    : `${half + draw.whole(-3, 3)} young plants are ${dominant} and ${half} are ${recessive}`;
  // By their letters alone TT and Tt would count as one answer.
  const [right, wrong] = isPure ? ['pure', 'mixed'] : ['mixed', 'pure'];
  return {
    ask: `${letter} (${dominant}) is dominant over ${small} (${recessive}). A ${dominant} plant is crossed with a ${recessive} one, and ${counts}. Was the ${dominant} parent most likely pure (${letter}${letter}) or mixed (${letter}${small})?`,
    hint: `The ${recessive} parent can only give ${small}. What must the other have given?`,
    steps: [
      `The ${recessive} parent is ${small}${small} and gives ${small} to every young plant.`,
      isPure
        ? `All young plants are ${dominant}, so all got ${letter} from the other parent, which has no ${small} to give: it is pure.`
        : `About half of the young are ${recessive}, so they got ${small} from the other parent as well: it is mixed.`,
    ],
    answer: right,
    accept: isPure ? ['homozygous'] : ['hybrid', 'heterozygous'],
    slips: [
      {
        answer: wrong,
        why: isPure
          ? `A mixed parent would give ${small} to about half of the young, and these would be ${recessive}.`
          : `A pure parent has no ${small} to give, so no young plant would be ${recessive}.`,
      },
    ],
  };
};

export const CHAPTER_08 = [
  { id: 'looks', level: 'know', make: looks },
  { id: 'monohybrid', level: 'use', make: monohybrid },
  { id: 'dihybrid', level: 'use', make: dihybrid },
  { id: 'among', level: 'think', make: among },
  { id: 'test-cross', level: 'think', make: testCross },
] as const satisfies readonly Maker[];
