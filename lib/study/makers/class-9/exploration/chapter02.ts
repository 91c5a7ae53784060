import { choiceOf } from '@/lib/study/makers/choiceOf';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const NUCLEUS = 'The nucleus holds the DNA and directs the cell.';
const MITOCHONDRION = 'The mitochondrion releases energy from food.';
const CHLOROPLAST = 'The chloroplast makes food with the energy of light.';
const RIBOSOME = 'Ribosomes build proteins.';
const GOLGI = 'The Golgi apparatus packs and sends out what the cell has made.';
const LYSOSOME = 'Lysosomes break down waste and worn-out parts.';
const VACUOLE = 'The large vacuole stores cell sap.';
const WALL = 'The cell wall is a firm layer outside the membrane of plant cells.';
const MEMBRANE = 'The cell membrane lets some substances pass and stops others.';

const organelle = choiceOf({
  pairs: [
    ['directs what the cell does', 'nucleus', 'ribosome', NUCLEUS, RIBOSOME],
    ['holds nearly all of the DNA', 'nucleus', 'vacuole', NUCLEUS, VACUOLE],
    [
      'releases energy from food',
      'mitochondrion',
      'chloroplast',
      MITOCHONDRION,
      `${CHLOROPLAST} It stores energy instead of releasing it.`,
    ],
    [
      'is found in very great number in hard-working muscle',
      'mitochondrion',
      'chloroplast',
      `${MITOCHONDRION} Muscle needs much of it.`,
      `${CHLOROPLAST} Animals have none.`,
    ],
    ['makes food from light', 'chloroplast', 'mitochondrion', CHLOROPLAST, MITOCHONDRION],
    ['builds proteins', 'ribosome', 'lysosome', RIBOSOME, LYSOSOME],
    [
      'is found even in bacteria',
      'ribosome',
      'mitochondrion',
      'Bacteria build proteins too, so they have ribosomes.',
      'Bacteria have no organelles with a membrane of their own, so no mitochondria.',
    ],
    ['packs substances and sends them out', 'Golgi apparatus', 'nucleus', GOLGI, NUCLEUS],
    ['forms the vesicles that become lysosomes', 'Golgi apparatus', 'vacuole', GOLGI, VACUOLE],
    ['breaks down worn-out parts of the cell', 'lysosome', 'ribosome', LYSOSOME, RIBOSOME],
    [
      'keeps a plant cell firm with its sap',
      'vacuole',
      'nucleus',
      `${VACUOLE} It presses outwards.`,
      NUCLEUS,
    ],
    ['is made mainly of cellulose', 'cell wall', 'cell membrane', WALL, MEMBRANE],
    [
      'decides what enters and leaves every cell',
      'cell membrane',
      'cell wall',
      MEMBRANE,
      `${WALL} It lets water and what is dissolved in it pass.`,
    ],
    [
      'is missing in our cheek cells',
      'cell wall',
      'cell membrane',
      'Animal cells have no cell wall.',
      'Every cell has a membrane.',
    ],
  ],
  ask: (about, one, other) => `Which part of a cell ${about}: the ${one} or the ${other}?`,
  hint: 'Recall the work of each of the two.',
});

const kindOfCell = groupOf(
  {
    marks: {
      prokaryotic:
        'Prokaryotic cells have no membrane around their DNA. Bacteria are of this kind.',
      eukaryotic: 'Eukaryotic cells have a true nucleus with a membrane of its own.',
    },
    facts: [
      ['Lactobacillus in curd', 'prokaryotic', 'Lactobacillus is a bacterium.'],
      ['Rhizobium in the roots of gram', 'prokaryotic', 'Rhizobium is a bacterium.'],
      ['Escherichia coli in the gut', 'prokaryotic', 'Escherichia coli is a bacterium.'],
      ['the germ of cholera', 'prokaryotic', 'Cholera comes from a bacterium.'],
      ['the germ of tuberculosis', 'prokaryotic', 'Tuberculosis comes from a bacterium.'],
      ['Nostoc, a blue-green bacterium', 'prokaryotic', 'Blue-green bacteria have no nucleus.'],
      ['Amoeba', 'eukaryotic', 'Amoeba is one cell with a true nucleus.'],
      ['Paramecium', 'eukaryotic', 'Paramecium has true nuclei.'],
      ['yeast', 'eukaryotic', 'Yeast is a fungus, and its cell has a nucleus.'],
      ['the peel of an onion', 'eukaryotic', 'Plant cells have a true nucleus.'],
      ['the leaf of a neem tree', 'eukaryotic', 'Plant cells have a true nucleus.'],
      ['our cheek', 'eukaryotic', 'Animal cells have a true nucleus.'],
      ['Spirogyra', 'eukaryotic', 'Spirogyra is a green alga with a nucleus in each cell.'],
      ['the liver of a goat', 'eukaryotic', 'Animal cells have a true nucleus.'],
      ['a mushroom', 'eukaryotic', 'A mushroom is a fungus, and its cells have nuclei.'],
    ],
  },
  (thing) => `Think of a cell of ${thing}. Is it prokaryotic or eukaryotic?`,
  'Is it a bacterium? Then it has no true nucleus.',
);

/** Cells with the salt solution in which they keep their size, in tenths of a per cent. */
const CELLS = [
  ['A red blood cell', 9],
  ['A strip of potato', 15],
  ['A piece of carrot', 18],
  ['A slice of beetroot', 21],
] as const;

const osmosis = (draw: Draw): MadeQuestion => {
  const [cell, own] = draw.pick(CELLS);
  const outside = draw.pick([
    own,
    draw.whole(0, own - 3),
    draw.whole(own + 4, 60),
    draw.whole(own + 4, 60),
    draw.whole(0, own - 3),
  ]);
  const answer = outside === own ? 'stay' : outside < own ? 'swell' : 'shrink';
  const reasons = {
    stay: 'Both sides are equally salty, so as much water goes in as comes out.',
    swell: 'The solution is weaker than the inside, so more water goes in than comes out.',
    shrink: 'The solution is stronger than the inside, so more water leaves than goes in.',
  } as const;
  const others = (['stay', 'swell', 'shrink'] as const).filter((one) => one !== answer);
  return {
    ask: `${cell} keeps its size in a salt solution of ${show(own / 10)}%. It is now put into ${outside === 0 ? 'pure water' : `a solution of ${show(outside / 10)}%`}. Does it swell, shrink or stay as it is?`,
    hint: 'Water moves through the membrane towards the side that has more dissolved in it.',
    steps: [
      `Inside it is like ${show(own / 10)}%, outside ${show(outside / 10)}%.`,
      reasons[answer],
    ],
    answer,
    accept: [`${answer}s`, `it ${answer}s`, ...(answer === 'stay' ? ['stay as it is'] : [])],
    slips: others.map((other) => ({ answer: other, why: reasons[answer] })),
  };
};

const IMAGES = [
  ['a cheek cell', 50, 70],
  ['a cell of an onion peel', 150, 300],
  ['a Paramecium', 150, 300],
  ['a pollen grain', 20, 60],
  ['a cell of a leaf', 30, 80],
] as const;

const realWidth = (draw: Draw): MadeQuestion => {
  const [cell, low, high] = draw.pick(IMAGES);
  const [times, real] = [draw.pick([100, 200, 400]), draw.whole(low / 10, high / 10) * 10];
  const image = (real * times) / 1000;
  return {
    ask: `A photograph shows ${cell} ${show(times)} times as wide as it is. In the photograph it is ${show(image)} mm wide. How many micrometres wide is it really?`,
    hint: 'A millimetre has 1,000 micrometres. The real cell is smaller than its picture.',
    steps: [
      `${show(image)} mm = ${show(image * 1000)} μm.`,
      `${show(image * 1000)} ÷ ${times} = ${real} μm.`,
    ],
    answer: `${real} μm`,
    accept: [`${real} micrometres`],
    check: `${image} * 1000 / ${times}`,
    slips: [
      {
        answer: `${show(real / 1000)} μm`,
        why: 'This is the width in millimetres. A millimetre has 1,000 micrometres.',
        check: `${image} / ${times}`,
      },
      {
        answer: `${show(image * 1000 * times)} μm`,
        why: 'You multiplied by the enlargement. The real cell is smaller than its picture.',
        check: `${image} * 1000 * ${times}`,
      },
    ],
  };
};

const SPECIES = [
  ['a human being', 46],
  ['a pea plant', 14],
  ['an onion plant', 16],
  ['a maize plant', 20],
  ['a rice plant', 24],
  ['a tomato plant', 24],
  ['a potato plant', 48],
  ['a mango tree', 40],
  ['a cat', 38],
  ['a dog', 78],
  ['a cow', 60],
  ['a horse', 64],
  ['a fruit fly', 8],
  ['a radish plant', 18],
] as const;

const chromosomes = (draw: Draw): MadeQuestion => {
  const [species, full] = draw.pick(SPECIES);
  const half = full / 2;
  const kind = draw.pick(['mitosis', 'meiosis', 'back'] as const);
  if (kind === 'back')
    return {
      ask: `An egg cell of ${species} has ${half} chromosomes. How many chromosomes does an ordinary body cell of ${species} have?`,
      hint: 'An egg cell comes from meiosis.',
      steps: [
        'Meiosis halves the number, and fertilisation brings it back.',
        `2 × ${half} = ${full} chromosomes.`,
      ],
      answer: `${full} chromosomes`,
      check: `2 * ${half}`,
      slips: [
        {
          answer: `${half} chromosomes`,
          why: 'An egg cell has half the number. A body cell has a set from each parent.',
          check: `${half}`,
        },
      ],
    };
  const [answer, slip] = kind === 'mitosis' ? [full, half] : [half, full];
  return {
    ask: `A body cell of ${species} has ${full} chromosomes. A cell with this number divides by ${kind}. How many chromosomes does each new cell have?`,
    hint: 'One kind of division makes cells for growth, the other makes egg cells and sperm or pollen.',
    steps: [
      kind === 'mitosis'
        ? `Mitosis copies all chromosomes and shares them equally: ${full} in each new cell.`
        : `Meiosis halves the number: ${full} ÷ 2 = ${half} chromosomes.`,
    ],
    answer: `${answer} chromosomes`,
    check: kind === 'mitosis' ? `2 * ${full} / 2` : `${full} / 2`,
    slips: [
      {
        answer: `${slip} chromosomes`,
        why:
          kind === 'mitosis'
            ? 'Halving belongs to meiosis. In mitosis all chromosomes are copied first.'
            : 'Mitosis keeps the number. Meiosis halves it.',
        check: String(slip),
      },
      {
        answer: `${2 * full} chromosomes`,
        why: 'The copies are shared between the new cells, so no cell ends with the double.',
        check: `2 * ${full}`,
      },
    ],
  };
};

export const CHAPTER_02 = [
  { id: 'organelle', level: 'know', make: organelle },
  { id: 'osmosis', level: 'use', make: osmosis },
  { id: 'real-width', level: 'use', make: realWidth },
  { id: 'chromosomes', level: 'think', make: chromosomes },
  { id: 'kind-of-cell', level: 'know', make: kindOfCell },
] as const satisfies readonly Maker[];
