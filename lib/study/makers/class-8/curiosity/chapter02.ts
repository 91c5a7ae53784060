import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const microbe = groupOf(
  {
    marks: {
      bacterium: 'A bacterium is a single cell without a proper nucleus.',
      fungus: 'Fungi such as yeast and moulds have no chlorophyll and feed on other matter.',
      protozoan: 'Protozoa are single animal-like cells with a nucleus.',
      alga: 'Algae are simple green beings that make their own food.',
      virus: 'A virus is no cell and multiplies only inside living cells.',
    },
    facts: [
      ['Lactobacillus, which sets curd,', 'bacterium', 'Lactobacillus is a bacterium.'],
      [
        'Rhizobium in the roots of peas',
        'bacterium',
        'Rhizobium is a bacterium that binds nitrogen.',
      ],
      ['the germ of tuberculosis', 'bacterium', 'Tuberculosis comes from a bacterium.'],
      ['the germ of cholera', 'bacterium', 'Cholera comes from a bacterium.'],
      ['yeast in bread dough', 'fungus', 'Yeast is a one-celled fungus.'],
      ['the mould on old bread', 'fungus', 'Bread mould is a fungus.'],
      ['a mushroom', 'fungus', 'A mushroom is a fungus, large enough to see.'],
      ['Penicillium, from which penicillin is made,', 'fungus', 'Penicillium is a mould.'],
      ['Amoeba', 'protozoan', 'Amoeba is a protozoan that keeps changing its shape.'],
      ['Paramecium', 'protozoan', 'Paramecium is a slipper-shaped protozoan.'],
      ['the parasite of malaria', 'protozoan', 'Malaria comes from the protozoan Plasmodium.'],
      ['Spirogyra in a pond', 'alga', 'Spirogyra is a green thread-like alga.'],
      ['Chlamydomonas', 'alga', 'Chlamydomonas is a one-celled green alga.'],
      ['the germ of measles', 'virus', 'Measles comes from a virus.'],
      ['the germ of influenza', 'virus', 'Influenza comes from a virus.'],
      ['the germ of polio', 'virus', 'Polio comes from a virus.'],
    ],
  },
  (thing) =>
    `What is ${thing.replace(/,$/, '')}: a bacterium, a fungus, a protozoan, an alga or a virus?`,
  'Is it a cell? Has it a nucleus? Is it green?',
);

const PARTS = [
  [
    'controls what the cell does',
    'nucleus',
    'cytoplasm',
    'The nucleus is in command. The cytoplasm is the jelly around it.',
  ],
  [
    'fills the cell like a jelly',
    'cytoplasm',
    'nucleus',
    'The cytoplasm fills the cell. The nucleus lies in it.',
  ],
  [
    'lets some substances in and out of every cell',
    'cell membrane',
    'cell wall',
    'The membrane chooses what passes. The wall gives firmness.',
  ],
  [
    'gives plant cells their firmness',
    'cell wall',
    'cell membrane',
    'The wall is firm. The membrane is thin and soft.',
  ],
  [
    'is found in plant cells but not in animal cells',
    'cell wall',
    'cell membrane',
    'All cells have a membrane, only plants among the two have a wall.',
  ],
  [
    'surrounds the cheek cell',
    'cell membrane',
    'cell wall',
    'Animal cells have no wall, only a membrane.',
  ],
  [
    'makes food in a green leaf',
    'chloroplast',
    'vacuole',
    'Chloroplasts hold the chlorophyll. A vacuole stores sap.',
  ],
  [
    'stores sap in a large space of a plant cell',
    'vacuole',
    'chloroplast',
    'A vacuole stores. A chloroplast makes food.',
  ],
  ['holds the chlorophyll', 'chloroplast', 'nucleus', 'Chlorophyll is in the chloroplasts.'],
  [
    'is missing in a proper form in bacteria',
    'nucleus',
    'cell membrane',
    'Bacteria have a membrane but no proper nucleus.',
  ],
  [
    'is seen as a dark dot in a stained cheek cell',
    'nucleus',
    'cytoplasm',
    'The stain darkens the nucleus most.',
  ],
  [
    'is the outermost layer of an onion cell',
    'cell wall',
    'cell membrane',
    'The wall lies outside the membrane in plants.',
  ],
  [
    'encloses the cytoplasm of animal cells',
    'cell membrane',
    'cell wall',
    'Animal cells have no wall.',
  ],
] as const;

const part = (draw: Draw): MadeQuestion => {
  const [work, right, wrong, why] = draw.pick(PARTS);
  const [one, other] = draw.shuffle([right, wrong]);
  return {
    ask: `Which part of a cell ${work}: the ${one} or the ${other}?`,
    hint: 'Recall what each of the two is there for.',
    steps: ['Compare the two parts.', why],
    answer: right,
    accept: [`the ${right}`],
    slips: [{ answer: wrong, why }],
  };
};

const realSize = (draw: Draw): MadeQuestion => {
  const [times, thousandths] = [draw.pick([100, 200, 400]), draw.whole(2, 18) * 5];
  const image = show((times * thousandths) / 1000);
  const answer = show(thousandths / 1000);
  const cell = draw.pick(['An onion cell', 'A cheek cell', 'A Paramecium', 'A leaf cell']);
  return {
    ask: `${cell} is seen under a microscope that enlarges ${times} times. In the image it is ${image} mm wide. How wide is it really, in mm?`,
    hint: 'The real one is smaller than its image.',
    steps: [`${image} ÷ ${times} = ${answer}, so ${answer} mm.`],
    answer: `${answer} mm`,
    check: `${(times * thousandths) / 1000} / ${times}`,
    slips: [
      {
        answer: `${show((times * times * thousandths) / 1000)} mm`,
        why: 'You multiplied. The image is larger than the real thing, so divide.',
        check: `${(times * thousandths) / 1000} * ${times}`,
      },
    ],
  };
};

const doubling = (draw: Draw): MadeQuestion => {
  const [start, steps, minutes] = [
    draw.whole(1, 9) * 10,
    draw.whole(3, 6),
    draw.pick([20, 30, 40]),
  ];
  const factor = 2 ** steps;
  return {
    ask: `In warm milk some bacteria double every ${minutes} minutes. There are ${start} of them. How many are there after ${minutes * steps} minutes?`,
    hint: 'How many times does the number double?',
    steps: [
      `${minutes * steps} ÷ ${minutes} = ${steps} doublings, so ${factor} times as many.`,
      `${start} × ${factor} = ${show(start * factor)}.`,
    ],
    answer: show(start * factor),
    check: `${start} * 2^(${minutes * steps} / ${minutes})`,
    slips: [
      {
        answer: show(start * 2 * steps),
        why: `You took twice as many for each of the ${steps} steps. Each step doubles all that are there by then.`,
        check: `${start} * 2 * ${steps}`,
      },
      {
        answer: show(start * 2),
        why: 'You doubled once only.',
        check: `${start} * 2`,
      },
    ],
  };
};

export const chapter02 = [
  { id: 'microbe', level: 'know', make: microbe },
  { id: 'part', level: 'know', make: part },
  { id: 'real-size', level: 'use', make: realSize },
  { id: 'doubling', level: 'think', make: doubling },
] as const satisfies readonly Maker[];
