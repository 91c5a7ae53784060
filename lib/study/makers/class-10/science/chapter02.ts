import { choiceOf } from '@/lib/study/makers/choiceOf';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const nature = groupOf(
  {
    marks: {
      acidic: 'Acidic liquids have a pH below 7 and turn blue litmus red.',
      basic: 'Basic liquids have a pH above 7 and turn red litmus blue.',
      neutral: 'Neutral liquids have a pH of 7 and change no litmus.',
    },
    facts: [
      ['lemon juice', 'acidic', 'Lemon juice has citric acid.'],
      ['vinegar', 'acidic', 'Vinegar has ethanoic acid.'],
      ['tamarind water', 'acidic', 'Tamarind has tartaric acid.'],
      ['curd', 'acidic', 'Curd has lactic acid.'],
      ['gastric juice', 'acidic', 'The stomach gives out hydrochloric acid.'],
      ['tomato juice', 'acidic', 'Tomatoes have acids, among them oxalic acid.'],
      ['orange juice', 'acidic', 'Oranges have citric acid.'],
      ['soap solution', 'basic', 'Soap is the salt of a strong base and a weak acid.'],
      ['baking soda solution', 'basic', 'Sodium hydrogencarbonate is mildly basic in water.'],
      ['washing soda solution', 'basic', 'Sodium carbonate is basic in water.'],
      ['lime water', 'basic', 'Lime water is a solution of calcium hydroxide.'],
      ['milk of magnesia', 'basic', 'Milk of magnesia has magnesium hydroxide.'],
      ['caustic soda solution', 'basic', 'Caustic soda is sodium hydroxide.'],
      ['ammonia solution', 'basic', 'Ammonia gives OH⁻ ions in water.'],
      ['pure water', 'neutral', 'In pure water H⁺ and OH⁻ ions are equally many.'],
      ['sugar solution', 'neutral', 'Sugar gives neither H⁺ nor OH⁻ ions.'],
      ['common salt solution', 'neutral', 'It is the salt of a strong acid and a strong base.'],
    ],
  },
  (thing) => `Is ${thing} acidic, basic or neutral?`,
  'Which acid or base does it contain, if any?',
);

const CHEMISTS = ['Ravi', 'Zoya', 'Kunal', 'Lalthan', 'Meera', 'Harleen', 'Thomas'] as const;

const titration = (draw: Draw): MadeQuestion => {
  const [a, b] = draw.pick([
    [2, 3],
    [3, 4],
    [4, 5],
    [3, 2],
    [5, 4],
    [3, 5],
    [2, 5],
  ] as const);
  const [first, more] = draw.some([4, 5, 6, 8, 10, 12], 2);
  const [once, again] = [first ?? 5, more ?? 10];
  const [acid, base, newBase] = [a * once, b * once, b * again];
  const answer = `${a * again} mL`;
  return {
    ask: `In the laboratory ${draw.pick(CHEMISTS)} finds that ${acid} mL of an acid just neutralise ${base} mL of a base. How many mL of the same acid neutralise ${newBase} mL of this base?`,
    hint: 'How much acid goes with 1 mL of base?',
    steps: [
      `For 1 mL of base: ${acid} ÷ ${base} = ${a}/${b} mL of acid.`,
      `For ${newBase} mL: ${newBase} × ${a}/${b} = ${answer}.`,
    ],
    answer,
    check: `${newBase} * ${acid} / ${base}`,
    slips: [
      {
        answer: `${acid + newBase - base} mL`,
        why: 'You added the difference. Acid and base stay in one ratio, so multiply.',
        check: `${acid} + ${newBase} - ${base}`,
      },
      {
        answer: `${show((newBase * b) / a)} mL`,
        why: 'You turned the ratio over: it is acid for each mL of base.',
        check: `${newBase} * ${base} / ${acid}`,
      },
    ].filter((slip) => /^[\d.]{1,5} mL$/.test(slip.answer) && slip.answer !== answer),
  };
};

/** An acid, the ending of its salts, another spelling of it, and an ending it is confused with. */
const ACIDS = [
  [
    'hydrochloric acid',
    'chloride',
    'chloride',
    'chlorate',
    'Hydrochloric acid has only hydrogen and chlorine.',
  ],
  [
    'sulphuric acid',
    'sulphate',
    'sulfate',
    'sulphide',
    'A sulphide has no oxygen; sulphuric acid, H₂SO₄, has.',
  ],
  [
    'nitric acid',
    'nitrate',
    'nitrate',
    'nitride',
    'A nitride has no oxygen; nitric acid, HNO₃, has.',
  ],
  ['ethanoic acid', 'ethanoate', 'acetate', 'carbonate', 'Carbonates come from carbonic acid.'],
] as const;

const BASES = [
  ['sodium hydroxide', 'sodium'],
  ['potassium hydroxide', 'potassium'],
  ['calcium hydroxide', 'calcium'],
  ['magnesium hydroxide', 'magnesium'],
  ['copper oxide', 'copper'],
  ['zinc oxide', 'zinc'],
] as const;

const salt = (draw: Draw): MadeQuestion => {
  const [acid, ending, spelling, wrong, why] = draw.pick(ACIDS);
  const [base, metal] = draw.pick(BASES);
  return {
    ask: `By its chemical name, which salt forms when ${base} reacts with dilute ${acid}?`,
    hint: 'The first word comes from the base, the second from the acid.',
    steps: [
      `The metal comes from the base: ${metal}.`,
      `The salts of ${acid} are called ${ending}s.`,
      `So the salt is ${metal} ${ending}, and water forms besides.`,
    ],
    answer: `${metal} ${ending}`,
    ...(spelling !== ending && { accept: [`${metal} ${spelling}`] }),
    slips: [{ answer: `${metal} ${wrong}`, why }],
  };
};

const phMoves = choiceOf({
  pairs: [
    [
      'Idli batter ferments overnight.',
      'fall',
      'rise',
      'Lactic acid forms, and more acid means a lower pH.',
    ],
    [
      'Water is added to lemon juice.',
      'rise',
      'fall',
      'The acid is thinned out, so the pH goes up towards 7.',
    ],
    [
      'Water is added to caustic soda solution.',
      'fall',
      'rise',
      'The base is thinned out, so the pH goes down towards 7.',
    ],
    [
      'An antacid works in the stomach.',
      'rise',
      'fall',
      'The base in it neutralises some of the acid.',
    ],
    [
      'A farmer spreads slaked lime on a sour field.',
      'rise',
      'fall',
      'Slaked lime is a base and neutralises the acid in the soil.',
    ],
    [
      'Acid rain falls into a lake for years.',
      'fall',
      'rise',
      'The rain brings acid, and more acid means a lower pH.',
    ],
    ['Bacteria in the mouth turn sugar into acid.', 'fall', 'rise', 'More acid means a lower pH.'],
    [
      'After lunch teeth are brushed with a basic toothpaste.',
      'rise',
      'fall',
      'The base neutralises the acid in the mouth.',
    ],
    [
      'Carbon dioxide is bubbled through lime water.',
      'fall',
      'rise',
      'The gas uses up calcium hydroxide, the base.',
    ],
    [
      'Dilute hydrochloric acid drips into caustic soda solution.',
      'fall',
      'rise',
      'The acid uses up the base.',
    ],
    [
      'Caustic soda solution drips into dilute sulphuric acid.',
      'rise',
      'fall',
      'The base uses up the acid.',
    ],
    [
      'An opened bottle of soda water goes flat.',
      'rise',
      'fall',
      'Carbon dioxide leaves, so less carbonic acid remains.',
    ],
    [
      'Lemon is squeezed into black tea.',
      'fall',
      'rise',
      'Citric acid comes in, and more acid means a lower pH.',
    ],
    [
      'Baking soda is stirred into plain water.',
      'rise',
      'fall',
      'The solution of baking soda is mildly basic.',
    ],
    [
      'Vinegar is poured into a solution of washing soda.',
      'fall',
      'rise',
      'The acid uses up the basic salt.',
    ],
    [
      'Wood ash is stirred into pure water.',
      'rise',
      'fall',
      'Ash has carbonates of metals, which are basic in water.',
    ],
  ],
  ask: (said, one, other) => `${said} Does the pH there ${one} or ${other}?`,
  forms: (right) => [`${right}s`, `it ${right}s`],
  hint: 'Does acid come or go, or is it a base that comes or goes?',
  first: 'More acid, or less base, lowers the pH; more base, or less acid, raises it.',
});

const plaster = (draw: Draw): MadeQuestion => {
  const parts = draw.whole(2, 30);
  const [powder, water] = [29 * parts, (54 * parts) / 10];
  const isWater = draw.chance();
  const made = powder + water;
  const answer = isWater ? `${show(water)} g` : `${show(made)} g`;
  return {
    ask: `145 g of plaster of Paris set to gypsum with 27 g of water. ${isWater ? `How many grams of water are bound by ${powder} g of plaster of Paris?` : `How many grams of gypsum come from ${powder} g of plaster of Paris?`}`,
    hint: `How many times 145 g is ${powder} g?`,
    steps: [
      `${powder} ÷ 145 = ${show(parts / 5)}.`,
      `Water: ${show(parts / 5)} × 27 = ${show(water)} g.`,
      ...(isWater ? [] : [`Gypsum: ${powder} + ${show(water)} = ${show(made)} g.`]),
    ],
    answer,
    check: isWater ? `${powder} * 27 / 145` : `${powder} * (145 + 27) / 145`,
    slips: [
      {
        answer: isWater ? `${show(made)} g` : `${show(water)} g`,
        why: isWater
          ? 'This is the gypsum that is made. Only the water in it is asked.'
          : 'This is the water alone. Gypsum is the powder and the water together.',
      },
      {
        answer: isWater ? '27 g' : `${powder + 27} g`,
        why: `27 g of water go with 145 g of powder. Here are ${powder} g.`,
      },
    ].filter((slip) => slip.answer !== answer),
  };
};

export const CHAPTER_02 = [
  { id: 'nature', level: 'know', make: nature },
  { id: 'titration', level: 'use', make: titration },
  { id: 'salt', level: 'use', make: salt },
  { id: 'plaster', level: 'think', make: plaster },
  { id: 'ph-moves', level: 'think', make: phMoves },
] as const satisfies readonly Maker[];
