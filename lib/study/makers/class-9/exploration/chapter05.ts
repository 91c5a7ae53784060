import { choiceOf } from '@/lib/study/makers/choiceOf';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const kind = groupOf(
  {
    marks: {
      solution:
        'In a solution nothing can be seen or filtered out, and a beam of light leaves no path.',
      suspension: 'In a suspension the particles are large enough to see, and they settle.',
      colloid: 'In a colloid the particles do not settle, but they make a beam of light visible.',
    },
    facts: [
      ['salt stirred into water', 'solution', 'Salt spreads evenly and cannot be filtered out.'],
      ['sugar syrup', 'solution', 'Sugar spreads evenly and cannot be filtered out.'],
      ['vinegar', 'solution', 'Vinegar is acetic acid dissolved in water.'],
      ['soda water in a closed bottle', 'solution', 'Carbon dioxide is dissolved in the water.'],
      ['clean, dry air', 'solution', 'Its gases are mixed evenly.'],
      ['brass', 'solution', 'Zinc is mixed evenly into copper: a solid solution.'],
      ['muddy water', 'suspension', 'The mud settles when the water stands.'],
      ['chalk powder in water', 'suspension', 'The chalk settles when the water stands.'],
      ['wheat flour stirred into cold water', 'suspension', 'The flour settles in a while.'],
      ['sand stirred into water', 'suspension', 'Sand settles at once.'],
      ['turmeric powder in water', 'suspension', 'The powder settles when the water stands.'],
      ['milk', 'colloid', 'Tiny drops of fat stay spread and scatter light.'],
      ['fog', 'colloid', 'Tiny drops of water hang in the air and scatter light.'],
      ['smoke', 'colloid', 'Tiny solid particles hang in the air and scatter light.'],
      ['jelly', 'colloid', 'The liquid is spread in fine drops and does not settle.'],
      ['butter', 'colloid', 'Fine drops of water are held in fat.'],
      ['shaving foam', 'colloid', 'Fine bubbles of gas are held in a liquid.'],
    ],
  },
  (thing) => `Is ${thing} a solution, a suspension or a colloid?`,
  'Does anything settle? Would the beam of a torch show inside it?',
);

const method = choiceOf({
  pairs: [
    [
      'salt from sea water',
      'evaporation',
      'filtration',
      'When the water has gone, the salt is left.',
      'Dissolved salt goes through a filter with the water.',
    ],
    [
      'tea leaves from tea',
      'filtration',
      'distillation',
      'The leaves are too large for the sieve or the filter.',
      'Distillation is for a liquid that is to be boiled off and caught again.',
    ],
    [
      'mustard oil from water',
      'a separating funnel',
      'filtration',
      'The two do not mix, and the heavier one is let out below.',
      'Both are liquids and go through a filter.',
    ],
    [
      'kerosene from water',
      'a separating funnel',
      'a magnet',
      'The two do not mix, and water is let out below.',
      'Neither of them is drawn by a magnet.',
    ],
    [
      'cream from milk',
      'centrifuging',
      'filtration',
      'In a fast spin the lighter cream gathers at the middle.',
      'The drops of fat are so fine that they pass the filter.',
    ],
    [
      'blood cells from the liquid of blood',
      'centrifuging',
      'evaporation',
      'In a fast spin the heavier cells go to the bottom.',
      'Evaporation would dry up the liquid, which is wanted too.',
    ],
    [
      'the dyes in black ink from one another',
      'chromatography',
      'filtration',
      'Water carries each dye another distance up the paper.',
      'Dissolved dyes all go through a filter.',
    ],
    [
      'the green and yellow colours of a leaf from one another',
      'chromatography',
      'a separating funnel',
      'On paper each colour is carried another distance.',
      'All the colours are dissolved in the same liquid: there are no two layers.',
    ],
    [
      'camphor from sand',
      'sublimation',
      'filtration',
      'On heating camphor becomes vapour and sets as a solid on a cold surface.',
      'Both are solids, and nothing is there to flow through a filter.',
    ],
    [
      'acetone from water, with which it mixes',
      'distillation',
      'a separating funnel',
      'Acetone boils at 56 °C, long before water.',
      'They mix, so there are no two layers to part.',
    ],
    [
      'pure water from salt water, so that the water is caught',
      'distillation',
      'evaporation',
      'The steam is led away and cooled back to water.',
      'In plain evaporation the water is lost to the air.',
    ],
    [
      'nitrogen and oxygen of liquid air from each other',
      'fractional distillation',
      'chromatography',
      'They boil at different temperatures and come off one after the other.',
      'Paper and a solvent do not help with liquid air.',
    ],
    [
      'iron filings from sulphur powder',
      'a magnet',
      'a separating funnel',
      'A magnet draws iron but not sulphur.',
      'A funnel is for two liquids in layers.',
    ],
    [
      'pure crystals of copper sulphate from an impure sample',
      'crystallisation',
      'a magnet',
      'Pure crystals grow from the hot solution as it cools.',
      'Nothing in it is drawn by a magnet.',
    ],
  ],
  ask: (about, one, other) => `Which is right to separate ${about}: ${one} or ${other}?`,
  hint: 'In what do the parts differ: size, boiling point, weight, or how they dissolve?',
});

const SOLUTES = [
  ['salt', 'water'],
  ['sugar', 'water'],
  ['glucose', 'water'],
  ['washing soda', 'water'],
] as const;

const massPercent = (draw: Draw): MadeQuestion => {
  const [total, percent] = [draw.pick([50, 100, 150, 200, 250, 300, 400]), draw.whole(2, 12) * 2];
  const solute = (total * percent) / 100;
  const solvent = total - solute;
  const [what, into] = draw.pick(SOLUTES);
  return {
    ask: `${show(solute)} g of ${what} is dissolved in ${show(solvent)} g of ${into}. What is the mass by mass percentage of the solution?`,
    hint: 'Compare the solute with the mass of the whole solution.',
    steps: [
      `The solution: ${show(solute)} + ${show(solvent)} = ${total} g.`,
      `${show(solute)} ÷ ${total} × 100 = ${percent}%.`,
    ],
    answer: `${percent}%`,
    check: `${solute} / (${solute} + ${solvent}) * 100`,
    slips: [
      {
        // As it is usually written, with one decimal.
        answer: `${show(Math.round((solute / solvent) * 1000) / 10)}%`,
        why: `You compared with the ${into} alone. The solution is ${what} and ${into} together.`,
      },
      {
        answer: `${show(solute)}%`,
        why: `This is the mass of the ${what} in grams, which is a percentage only in 100 g of solution.`,
        check: `${solute}`,
      },
    ],
  };
};

const LIQUIDS = [
  ['A hand sanitiser', 'alcohol', [60, 65, 70, 75, 80]],
  ['A bottle of vinegar', 'acetic acid', [4, 5, 6]],
  ['A cleaning liquid', 'alcohol', [10, 15, 20, 30]],
] as const;

const volumePercent = (draw: Draw): MadeQuestion => {
  const [liquid, part, shares] = draw.pick(LIQUIDS);
  const [percent = 5] = draw.some(shares, 1);
  const total = draw.whole(2, 15) * 50;
  const answer = (total * percent) / 100;
  return {
    ask: `${liquid} is ${percent}% ${part} by volume. How many millilitres of ${part} are in ${total} mL of it?`,
    hint: `Of every 100 mL, ${percent} mL is ${part}.`,
    steps: [`${total} × ${percent} ÷ 100 = ${show(answer)} mL.`],
    answer: `${show(answer)} mL`,
    check: `${total} * ${percent} / 100`,
    slips: [
      {
        answer: `${show(total - answer)} mL`,
        why: `This is the rest of the liquid, without the ${part}.`,
        check: `${total} - ${total} * ${percent} / 100`,
      },
      {
        answer: `${percent} mL`,
        why: 'That would be right for 100 mL.',
        check: `${percent}`,
      },
    ],
  };
};

const withArticle = (percent: number): string =>
  `${[8, 18].includes(percent) ? 'an' : 'a'} ${percent}%`;

const dilution = (draw: Draw): MadeQuestion => {
  const [strong, weak] = draw.pick([
    [10, 5],
    [15, 5],
    [20, 5],
    [20, 8],
    [12, 4],
    [12, 3],
    [16, 4],
    [24, 8],
    [25, 10],
    [30, 12],
    [10, 4],
    [18, 6],
  ] as const);
  const mass = draw.whole(2, 12) * 50;
  const solute = (mass * strong) / 100;
  const total = (solute * 100) / weak;
  const what = draw.pick(['salt', 'sugar']);
  return {
    ask: `How many grams of water must be added to ${mass} g of ${withArticle(strong)} ${what} solution (by mass) to make it ${withArticle(weak)} solution?`,
    hint: `The mass of the ${what} stays the same. How heavy must the whole solution become?`,
    steps: [
      `${what === 'salt' ? 'Salt' : 'Sugar'} in it: ${mass} × ${strong} ÷ 100 = ${show(solute)} g.`,
      `If this is ${weak}% of the whole, the whole is ${show(solute)} × 100 ÷ ${weak} = ${show(total)} g.`,
      `Water to add: ${show(total)} − ${mass} = ${show(total - mass)} g.`,
    ],
    answer: `${show(total - mass)} g`,
    accept: [`${show(total - mass)} grams`],
    check: `${mass} * ${strong} / ${weak} - ${mass}`,
    slips: [
      {
        answer: `${show(total)} g`,
        why: `This is the whole of the new solution. ${mass} g of it is there already.`,
        check: `${mass} * ${strong} / ${weak}`,
      },
      {
        answer: `${show((mass * (strong - weak)) / 100)} g`,
        why: `You took ${strong - weak}% of the mass, as though the ${what} had to be removed. Only water is added.`,
        check: `${mass} * (${strong} - ${weak}) / 100`,
      },
    ],
  };
};

/** Grams in 100 g of water, hot and cold, as round as a question gives them. */
const SALTS = [
  ['potassium nitrate', 60, 110, 20, 32],
  ['potassium nitrate', 40, 64, 20, 32],
  ['copper sulphate crystals', 80, 84, 20, 32],
  ['potassium chloride', 80, 51, 20, 34],
  ['alum', 60, 58, 20, 12],
] as const;

const crystals = (draw: Draw): MadeQuestion => {
  const [salt, warm, much, cold, little] = draw.pick(SALTS);
  const water = draw.pick([50, 150, 200, 250, 300, 400]);
  const answer = ((much - little) * water) / 100;
  return {
    ask: `At ${warm} °C 100 g of water dissolves ${much} g of ${salt}, at ${cold} °C only ${little} g. A solution of it that is saturated at ${warm} °C has ${water} g of water and cools to ${cold} °C. How many grams of it come out of the solution?`,
    hint: 'How much comes out of 100 g of water?',
    steps: [
      `From 100 g of water: ${much} − ${little} = ${much - little} g.`,
      `From ${water} g: ${much - little} × ${water} ÷ 100 = ${show(answer)} g.`,
    ],
    answer: `${show(answer)} g`,
    accept: [`${show(answer)} grams`],
    check: `${much} * ${water} / 100 - ${little} * ${water} / 100`,
    slips: [
      {
        answer: `${much - little} g`,
        why: `This comes out of 100 g of water. Here there is ${water} g.`,
        check: `${much} - ${little}`,
      },
      {
        answer: `${show((little * water) / 100)} g`,
        why: 'This is what stays dissolved in the cold.',
        check: `${little} * ${water} / 100`,
      },
    ],
  };
};

export const CHAPTER_05 = [
  { id: 'kind', level: 'know', make: kind },
  { id: 'method', level: 'use', make: method },
  { id: 'mass-percent', level: 'use', make: massPercent },
  { id: 'dilution', level: 'think', make: dilution },
  { id: 'volume-percent', level: 'use', make: volumePercent },
  { id: 'crystals', level: 'think', make: crystals },
] as const satisfies readonly Maker[];
