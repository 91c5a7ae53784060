import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const seeThrough = groupOf(
  {
    marks: {
      transparent: 'Through transparent things one sees clearly.',
      translucent: 'Translucent things let some light through, but the view is blurred.',
      opaque: 'Opaque things let no light through.',
    },
    facts: [
      ['clean window glass', 'transparent', 'One sees the street clearly through it.'],
      ['clear water in a glass', 'transparent', 'One sees a spoon clearly in it.'],
      ['clean air', 'transparent', 'One sees far through it.'],
      ['the clear lens of a pair of spectacles', 'transparent', 'One reads through it.'],
      ['a clear plastic bottle', 'transparent', 'One sees clearly what is in it.'],
      ['butter paper', 'translucent', 'Light comes through, but no clear picture.'],
      ['frosted glass', 'translucent', 'Light comes through, but no clear picture.'],
      [
        'a sheet of paper with an oil stain, at the stain',
        'translucent',
        'Light comes through the stain, but no clear picture.',
      ],
      ['thin tissue paper', 'translucent', 'A lamp shines through it, but blurred.'],
      ['a milky white plastic bag', 'translucent', 'Light comes through, but no clear picture.'],
      ['a wooden door', 'opaque', 'No light comes through.'],
      ['a steel plate', 'opaque', 'No light comes through.'],
      ['thick cardboard', 'opaque', 'No light comes through.'],
      ['a brick', 'opaque', 'No light comes through.'],
      ['a mirror', 'opaque', 'It throws the light back and lets none through.'],
    ],
  },
  (thing) => `Is ${thing} transparent, translucent or opaque?`,
  'Hold it before a lamp in your thoughts: clear, blurred, or dark?',
);

const SOLUBLES: Sorting<'soluble' | 'insoluble'> = {
  marks: {
    soluble: 'What is soluble disappears in water when it is stirred.',
    insoluble: 'What is insoluble stays visible: it floats or settles.',
  },
  facts: [
    ['salt', 'soluble', 'Salt dissolves, and the water tastes salty.'],
    ['sugar', 'soluble', 'Sugar dissolves, and the water tastes sweet.'],
    ['baking soda', 'soluble', 'Baking soda dissolves.'],
    ['glucose powder', 'soluble', 'Glucose dissolves.'],
    ['alum (phitkari)', 'soluble', 'Alum dissolves.'],
    ['washing soda', 'soluble', 'Washing soda dissolves.'],
    ['jaggery', 'soluble', 'Jaggery dissolves slowly.'],
    ['sand', 'insoluble', 'Sand settles at the bottom.'],
    ['chalk powder', 'insoluble', 'Chalk powder makes the water milky and then settles.'],
    ['sawdust', 'insoluble', 'Sawdust floats.'],
    ['turmeric powder', 'insoluble', 'Turmeric colours the water, but its grains settle.'],
    ['mustard oil', 'insoluble', 'Oil floats in a layer of its own.'],
    ['iron filings', 'insoluble', 'Iron filings sink.'],
    ['wax', 'insoluble', 'Wax floats and stays whole.'],
  ],
};

const isSoluble = groupOf(
  SOLUBLES,
  (thing) => `Is ${thing} soluble or insoluble in water?`,
  'Does it disappear when it is stirred, or can it still be seen?',
);

const FILLED = [
  ['A steel tumbler', 'lassi', 110, 160, 190, 300],
  ['A glass jar', 'pickle', 240, 350, 300, 600],
  ['A clay pot', 'curd', 300, 450, 400, 700],
  ['A tiffin box', 'rice', 180, 260, 200, 400],
  ['A tin', 'ghee', 90, 140, 400, 800],
] as const;

const contents = (draw: Draw): MadeQuestion => {
  const [vessel, what, low, high, least, most] = draw.pick(FILLED);
  const [bare, inside] = [draw.whole(low / 5, high / 5) * 5, draw.whole(least / 5, most / 5) * 5];
  const all = bare + inside;
  return {
    ask: `${vessel} weighs ${bare} g when empty and ${show(all)} g when filled with ${what}. What is the mass of the ${what}, in grams?`,
    hint: 'The balance weighs both together.',
    steps: [`Together ${show(all)} g, empty ${bare} g.`, `${show(all)} − ${bare} = ${inside} g.`],
    answer: `${inside} g`,
    accept: [`${inside} grams`],
    check: `${all} - ${bare}`,
    slips: [
      {
        answer: `${show(all)} g`,
        why: `That is the ${what} together with what it is in.`,
      },
      {
        answer: `${show(all + bare)} g`,
        why: `You added. The empty weight is in the ${show(all)} g already.`,
        check: `${all} + ${bare}`,
      },
    ],
  };
};

const portions = (draw: Draw): MadeQuestion => {
  const [what, vessel, size] = draw.pick([
    ['mustard oil', 'bottles', 250],
    ['lassi', 'glasses', 200],
    ['coconut water', 'cups', 150],
    ['milk', 'mugs', 300],
    ['buttermilk', 'tumblers', 250],
  ] as const);
  const count = draw.whole(4, 30);
  const all = count * size;
  const litres = all / 1000;
  if (all % 100 !== 0 || litres === 1) return portions(draw);
  return {
    ask: `From ${show(litres)} L of ${what}, ${vessel} of ${size} mL are filled. How many can be filled?`,
    hint: 'Write both in millilitres.',
    steps: [`${show(litres)} L = ${show(all)} mL.`, `${show(all)} ÷ ${size} = ${count} ${vessel}.`],
    answer: `${count} ${vessel}`,
    check: `${litres} * 1000 / ${size}`,
    slips: [
      {
        answer: `${count * 10} ${vessel}`,
        why: 'You took 10,000 millilitres for a litre. A litre has 1000.',
        check: `${litres} * 10000 / ${size}`,
      },
    ],
  };
};

const stones = (draw: Draw): MadeQuestion => {
  const [start, rise, more] = [draw.whole(8, 16) * 5, draw.whole(6, 18), draw.whole(1, 3)];
  const first = start + rise;
  const end = first + rise * more;
  const [others, come] = more === 1 ? ['One more stone', 'comes'] : [`${more} more stones`, 'come'];
  return {
    ask: `A stone is lowered into a measuring cylinder with ${start} mL of water, and the water rises to ${first} mL. ${others} of the same size ${come} in. Up to which mark, in mL, does the water rise then?`,
    hint: 'How much space does one stone take?',
    steps: [
      `One stone takes ${first} − ${start} = ${rise} mL of space.`,
      more === 1
        ? `${first} + ${rise} = ${end} mL.`
        : `${more} × ${rise} = ${more * rise}, and ${first} + ${more * rise} = ${end} mL.`,
    ],
    answer: `${end} mL`,
    check: `${start} + ${more + 1} * (${first} - ${start})`,
    slips: [
      {
        answer: `${first * (more + 1)} mL`,
        why: 'You multiplied the mark. Only the rise is repeated, the water stays as much as it was.',
        check: `${first} * ${more + 1}`,
      },
      {
        answer: `${rise * (more + 1)} mL`,
        why: 'That is the space of the stones alone. The mark includes the water.',
        check: `${rise} * ${more + 1}`,
      },
    ],
  };
};

export const chapter06 = [
  { id: 'see-through', level: 'know', make: seeThrough },
  { id: 'contents', level: 'use', make: contents },
  { id: 'portions', level: 'use', make: portions },
  { id: 'stones', level: 'think', make: stones },
  { id: 'is-soluble', level: 'know', make: isSoluble },
  {
    id: 'count-soluble',
    level: 'use',
    make: countOf(SOLUBLES, 'soluble', 'How many of these dissolve in water'),
  },
] as const satisfies readonly Maker[];
