import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { countOf, groupOf, memberOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const ELEMENTS: Sorting<'metal' | 'non-metal'> = {
  marks: {
    metal: 'Metals shine, can be hammered flat and conduct well.',
    'non-metal': 'Most non-metals are dull, brittle or gases, and conduct badly.',
  },
  facts: [
    ['iron', 'metal', 'Iron is a metal: nails and rails are made of it.'],
    ['copper', 'metal', 'Copper is a metal, used for wires.'],
    ['aluminium', 'metal', 'Aluminium is a light metal, used for foil.'],
    ['gold', 'metal', 'Gold is a metal, and the most malleable one.'],
    ['silver', 'metal', 'Silver is a metal and a very good conductor.'],
    ['zinc', 'metal', 'Zinc is a metal, used to coat iron.'],
    ['magnesium', 'metal', 'Magnesium is a metal that burns with a white flame.'],
    ['mercury', 'metal', 'Mercury is a metal, although it is liquid.'],
    ['sodium', 'metal', 'Sodium is a metal, although a knife can cut it.'],
    ['sulphur', 'non-metal', 'Sulphur is a yellow, brittle non-metal.'],
    ['carbon', 'non-metal', 'Carbon is a non-metal: coal is mostly carbon.'],
    ['oxygen', 'non-metal', 'Oxygen is a gas and a non-metal.'],
    ['nitrogen', 'non-metal', 'Nitrogen is a gas and a non-metal.'],
    ['phosphorus', 'non-metal', 'Phosphorus is a non-metal that is kept under water.'],
    ['iodine', 'non-metal', 'Iodine is a brittle non-metal, although it shines.'],
    ['chlorine', 'non-metal', 'Chlorine is a gas and a non-metal.'],
  ],
};

const kind = groupOf(
  ELEMENTS,
  (thing) => `Is ${thing} a metal or a non-metal?`,
  'Think of its looks and of what it is used for.',
);

const OXIDES = groupOf(
  {
    marks: {
      acidic: 'Oxides of non-metals such as carbon and sulphur are acidic in water.',
      basic: 'Oxides of metals such as magnesium are basic in water.',
    },
    facts: [
      ['sulphur', 'acidic', 'Sulphur is a non-metal.'],
      ['carbon', 'acidic', 'Carbon is a non-metal.'],
      ['phosphorus', 'acidic', 'Phosphorus is a non-metal.'],
      ['magnesium', 'basic', 'Magnesium is a metal.'],
      ['sodium', 'basic', 'Sodium is a metal.'],
      ['calcium', 'basic', 'Calcium is a metal.'],
      ['potassium', 'basic', 'Potassium is a metal.'],
    ],
  },
  (thing) => thing,
  'Is it a metal or a non-metal?',
);

const CHILDREN = ['Ayesha', 'Nikhil', 'Rinchen', 'Sarla', 'Jaspreet'] as const;

const oxide = (draw: Draw): MadeQuestion => {
  const made = OXIDES(draw);
  return {
    ...made,
    ask: `${draw.pick(CHILDREN)} sees the teacher burn ${made.ask.toLowerCase()} and shake the oxide with water. Is the water then acidic or basic?`,
  };
};

const PROPERTIES = [
  [
    'Gold is beaten into leaf for sweets.',
    'malleability',
    'ductility',
    'Beating into thin sheets is malleability; ductility is for wires.',
  ],
  [
    'Aluminium is rolled into foil.',
    'malleability',
    'ductility',
    'Thin sheets come from malleability; ductility is for wires.',
  ],
  [
    'Silver is beaten into varq.',
    'malleability',
    'sonority',
    'Beating into thin sheets is malleability; sonority is ringing.',
  ],
  [
    'A blacksmith flattens hot iron into a blade.',
    'malleability',
    'conductivity',
    'Hammering into a new shape is malleability.',
  ],
  [
    'Copper is drawn into thin wires.',
    'ductility',
    'malleability',
    'Drawing into wires is ductility; malleability is for sheets.',
  ],
  [
    'Gold is drawn into thread for zari.',
    'ductility',
    'malleability',
    'Drawing into a thread is ductility; malleability is for sheets.',
  ],
  [
    'Steel is drawn into strings for a sitar.',
    'ductility',
    'malleability',
    'Making a string is ductility; malleability is for sheets.',
  ],
  [
    'A brass bell rings in the temple.',
    'sonority',
    'lustre',
    'Ringing when struck is sonority; lustre is shine.',
  ],
  [
    'A school gong of metal is struck.',
    'sonority',
    'conductivity',
    'Ringing when struck is sonority.',
  ],
  [
    'Ghungroos of metal jingle at the ankles.',
    'sonority',
    'ductility',
    'Ringing when struck is sonority.',
  ],
  [
    'A copper pan gets hot evenly.',
    'conductivity',
    'lustre',
    'Carrying heat is conductivity; lustre is shine.',
  ],
  [
    'Wires in a house carry current.',
    'conductivity',
    'sonority',
    'Carrying current is conductivity; sonority is ringing.',
  ],
  [
    'A steel spoon in hot tea warms the fingers.',
    'conductivity',
    'malleability',
    'Carrying heat is conductivity; malleability is for sheets.',
  ],
  [
    'Polished silver is used as a mirror.',
    'lustre',
    'sonority',
    'Shining is lustre; sonority is ringing.',
  ],
  [
    'Gold jewellery gleams in the light.',
    'lustre',
    'conductivity',
    'Gleaming is lustre; conductivity is carrying heat or current.',
  ],
] as const;

const property = (draw: Draw): MadeQuestion => {
  const [use, right, wrong, why] = draw.pick(PROPERTIES);
  const [one, other] = draw.shuffle([right, wrong]);
  return {
    ask: `${use} Which property is at work: ${one} or ${other}?`,
    hint: 'Is it about sheets, wires, ringing, shine, or heat and current?',
    steps: ['Say in plain words what the metal does here.', why],
    answer: right,
    slips: [{ answer: wrong, why }],
  };
};

export const chapter04 = [
  { id: 'kind', level: 'know', make: kind },
  { id: 'property', level: 'use', make: property },
  { id: 'oxide', level: 'use', make: oxide },
  {
    id: 'odd-conductor',
    level: 'use',
    make: memberOf(
      ELEMENTS,
      'non-metal',
      'Which of these is a non-metal',
      'Two of them are metals.',
    ),
  },
  {
    id: 'count-metals',
    level: 'think',
    make: countOf(ELEMENTS, 'metal', 'How many of these are metals'),
  },
] as const satisfies readonly Maker[];
