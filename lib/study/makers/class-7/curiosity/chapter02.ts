import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const SUBSTANCES: Sorting<'acid' | 'base' | 'neutral'> = {
  marks: {
    acid: 'An acid turns blue litmus red.',
    base: 'A base turns red litmus blue.',
    neutral: 'A neutral substance changes neither litmus paper.',
  },
  facts: [
    ['lemon juice', 'acid', 'Lemon juice has citric acid.'],
    ['vinegar', 'acid', 'Vinegar has acetic acid.'],
    ['curd', 'acid', 'Curd has lactic acid.'],
    ['tamarind water', 'acid', 'Tamarind has tartaric acid.'],
    ['orange juice', 'acid', 'Orange juice has citric acid.'],
    ['amla juice', 'acid', 'Amla juice is sour: it has ascorbic and other acids.'],
    ['baking soda solution', 'base', 'Baking soda solution turns red litmus blue.'],
    ['soap solution', 'base', 'Soap solution is slippery and turns red litmus blue.'],
    ['lime water', 'base', 'Lime water has calcium hydroxide, a base.'],
    ['washing soda solution', 'base', 'Washing soda solution turns red litmus blue.'],
    ['window cleaner with ammonia', 'base', 'Ammonia in water is a base.'],
    ['sugar solution', 'neutral', 'Sugar solution changes neither litmus.'],
    ['common salt solution', 'neutral', 'Common salt solution changes neither litmus.'],
    ['distilled water', 'neutral', 'Distilled water is neither acidic nor basic.'],
  ],
};

const kind = groupOf(
  SUBSTANCES,
  (thing) => `Is ${thing} an acid, a base or neutral?`,
  'What would it do to red and to blue litmus?',
);

const COLOURS = {
  'blue litmus paper': { acid: 'red', base: 'blue', neutral: 'blue' },
  'red litmus paper': { acid: 'red', base: 'blue', neutral: 'red' },
  'turmeric paper': { acid: 'yellow', base: 'red', neutral: 'yellow' },
} as const;
const RULES = {
  'blue litmus paper': 'Blue litmus turns red in acids and stays blue otherwise.',
  'red litmus paper': 'Red litmus turns blue in bases and stays red otherwise.',
  'turmeric paper': 'Turmeric turns red in bases and stays yellow otherwise.',
} as const;
const KINDS = { acid: 'an acid', base: 'a base', neutral: 'neutral' } as const;

const colour = (draw: Draw): MadeQuestion => {
  const paper = draw.pick(['blue litmus paper', 'red litmus paper', 'turmeric paper'] as const);
  const [thing, group, why] = draw.pick(SUBSTANCES.facts);
  const answer = COLOURS[paper][group];
  const choices = paper === 'turmeric paper' ? ['yellow', 'red'] : ['red', 'blue'];
  return {
    ask: `A drop of ${thing} is put on ${paper}. Which colour does the paper have then: ${choices.join(' or ')}?`,
    hint: 'First decide whether the drop is acidic, basic or neutral.',
    steps: [`${why} So it is ${KINDS[group]}.`, RULES[paper], `The paper is ${answer}.`],
    answer,
    slips: choices
      .filter((other) => other !== answer)
      .map((other) => ({ answer: other, why: `The drop is ${KINDS[group]}. ${RULES[paper]}` })),
  };
};

const drops = (draw: Draw): MadeQuestion => {
  const [base, times] = [draw.whole(4, 12), draw.whole(2, 6)];
  const acid = base + draw.pick([-2, -1, 1, 2, 3]);
  const child = draw.pick(['Imran', 'Meher', 'Bhavna', 'Lobsang', 'Anthony']);
  const [more, total] = [acid * times, base * times];
  return {
    ask: `${child} finds that ${base} drops of lime water just neutralise ${acid} drops of vinegar solution. How many drops of this lime water neutralise ${more} drops of it?`,
    hint: `How many times ${acid} drops are ${more} drops?`,
    steps: [`${more} ÷ ${acid} = ${times} times as much.`, `${times} × ${base} = ${total} drops.`],
    answer: `${total} drops`,
    check: `${base} * ${more} / ${acid}`,
    slips: [
      {
        answer: `${base + more - acid} drops`,
        why: `You added as many drops as the vinegar has more. Each ${acid} drops need ${base}, so multiply.`,
        check: `${base} + ${more} - ${acid}`,
      },
    ],
  };
};

const REMEDIES = [
  [
    'Soil in a field has become too acidic.',
    'lime',
    'compost',
    'Lime is basic and neutralises the acid. Compost would make the soil more acidic.',
  ],
  [
    'Soil in a field has become too basic.',
    'compost',
    'lime',
    'Compost gives off acids as it rots. Lime is a base and would make it worse.',
  ],
  [
    'An ant has left formic acid in the skin.',
    'baking soda paste',
    'lemon juice',
    'The sting is acidic, so a mild base helps. Lemon juice is an acid too.',
  ],
  [
    'A factory’s waste water is acidic.',
    'slaked lime',
    'vinegar',
    'Slaked lime is a base and neutralises the acid. Vinegar is an acid.',
  ],
  [
    'A factory’s waste water is strongly basic.',
    'a dilute acid',
    'lime water',
    'An acid neutralises the base. Lime water is a base too.',
  ],
  [
    'Lime water has been spilt on a stone shelf.',
    'vinegar',
    'soap solution',
    'Vinegar is an acid and neutralises the base. Soap is a base too.',
  ],
  [
    'There is too much acid in the stomach.',
    'milk of magnesia',
    'orange juice',
    'Milk of magnesia is a mild base. Orange juice is an acid.',
  ],
  [
    'Vinegar has been spilt on a marble floor.',
    'baking soda',
    'curd',
    'Baking soda is a base and neutralises the vinegar. Curd is an acid too.',
  ],
] as const;

const remedy = (draw: Draw): MadeQuestion => {
  const [trouble, helps, fails, why] = draw.pick(REMEDIES);
  const [one, other] = draw.shuffle([helps, fails]);
  return {
    ask: `${trouble} Which of the two neutralises it: ${one} or ${other}?`,
    hint: 'An acid is neutralised by a base, a base by an acid.',
    steps: ['Decide first what there is too much of: acid or base.', why],
    answer: helps,
    slips: [{ answer: fails, why }],
  };
};

export const chapter02 = [
  { id: 'kind', level: 'know', make: kind },
  { id: 'colour', level: 'use', make: colour },
  { id: 'remedy', level: 'use', make: remedy },
  { id: 'drops', level: 'use', make: drops },
  {
    id: 'count-acids',
    level: 'think',
    make: countOf(SUBSTANCES, 'acid', 'How many of these turn blue litmus red'),
  },
] as const satisfies readonly Maker[];
