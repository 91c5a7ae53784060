import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const THINGS: Sorting<'conductor' | 'insulator'> = {
  marks: {
    conductor: 'A conductor lets electric current pass easily.',
    insulator: 'An insulator hardly lets electric current pass.',
  },
  facts: [
    ['a steel spoon', 'conductor', 'Steel is a metal, and metals conduct.'],
    ['a copper wire', 'conductor', 'Copper is a metal and conducts very well.'],
    ['aluminium foil', 'conductor', 'Aluminium is a metal and conducts.'],
    ['an iron nail', 'conductor', 'Iron is a metal and conducts.'],
    ['a silver chain', 'conductor', 'Silver conducts best of all metals.'],
    [
      'a pencil lead',
      'conductor',
      'Pencil lead is graphite, which conducts although it is no metal.',
    ],
    ['a brass key', 'conductor', 'Brass is made of metals and conducts.'],
    ['an eraser', 'insulator', 'Rubber and plastic do not let current pass.'],
    ['a plastic scale', 'insulator', 'Plastic does not let current pass.'],
    ['a glass bangle', 'insulator', 'Glass does not let current pass.'],
    ['a dry wooden stick', 'insulator', 'Dry wood does not let current pass.'],
    ['a cotton thread', 'insulator', 'Dry cotton does not let current pass.'],
    ['a candle', 'insulator', 'Wax does not let current pass.'],
    ['a clay cup', 'insulator', 'Baked clay does not let current pass.'],
    ['a sheet of paper', 'insulator', 'Dry paper does not let current pass.'],
  ],
};

const conductor = groupOf(
  THINGS,
  (thing) => `For electric current, is ${thing} a conductor or an insulator?`,
  'Which material is it made of?',
);

const CHILDREN = ['Ila', 'Ravi', 'Zoya', 'Karma', 'Pooja', 'Mathew'] as const;

const glows = (draw: Draw): MadeQuestion => {
  const child = draw.pick(CHILDREN);
  const lamp = draw.pick(['a lamp', 'an LED']);
  const trouble = draw.pick(['none', 'none', 'switch', 'cells', 'part', 'gap'] as const);
  const cells =
    trouble === 'cells'
      ? 'two equal cells with plus against plus'
      : draw.pick(['one good cell', 'two good cells, plus against minus,']);
  const turned =
    lamp === 'an LED' ? ' with its shorter wire on the positive side' : ' that is fused';
  const right = lamp === 'an LED' ? ' with its longer wire on the positive side' : ' that is good';
  const gap =
    trouble === 'gap'
      ? draw.pick(['a plastic comb', 'a rubber band', 'a wooden pencil lying across'])
      : draw.pick(['a steel spoon', 'an iron key', 'a strip of foil']);
  const isOn = trouble !== 'switch';
  const answer = trouble === 'none' ? 'yes' : 'no';
  const reason = {
    none: 'The path has no gap, and everything is the right way round.',
    switch: 'The switch is OFF and leaves a gap in the path.',
    cells: 'The two cells push against each other and cancel.',
    part:
      lamp === 'an LED'
        ? 'Current passes through an LED only from its longer to its shorter wire.'
        : 'The filament of a fused lamp is broken: a gap in the path.',
    gap: 'The thing in the gap is an insulator, so the path is broken.',
  }[trouble];
  return {
    ask: `${child} joins ${cells} in one circuit with a switch and ${lamp}${trouble === 'part' ? turned : right}. A gap in the wires is bridged with ${gap}. The switch is ${isOn ? 'ON' : 'OFF'}. Does it glow: yes or no?`,
    hint: 'Follow the path from the positive terminal all the way round.',
    steps: ['Current needs a closed path, with every part the right way round.', reason],
    answer,
    slips: [{ answer: answer === 'yes' ? 'no' : 'yes', why: reason }],
  };
};

const cellsNeeded = (draw: Draw): MadeQuestion => {
  const [clocks, torches, each] = [draw.whole(3, 9), draw.whole(4, 12), draw.whole(2, 4)];
  const total = clocks + torches * each;
  return {
    ask: `${draw.pick(CHILDREN)} buys cells for ${clocks} clocks, with 1 cell in each, and ${torches} torches, with ${each} cells in each. How many cells is that?`,
    hint: 'Count the cells for the clocks and for the torches apart.',
    steps: [
      `Clocks: ${clocks} × 1 = ${clocks}. Torches: ${torches} × ${each} = ${torches * each}.`,
      `${clocks} + ${torches * each} = ${total} cells.`,
    ],
    answer: `${total} cells`,
    check: `${clocks} + ${torches} * ${each}`,
    slips: [
      {
        answer: `${clocks + torches} cells`,
        why: `You counted one cell for each torch. Each torch takes ${each}.`,
        check: `${clocks} + ${torches}`,
      },
      {
        answer: `${(clocks + torches) * each} cells`,
        why: `You gave ${each} cells to the clocks as well. A clock takes only 1.`,
        check: `(${clocks} + ${torches}) * ${each}`,
      },
    ],
  };
};

export const chapter03 = [
  { id: 'conductor', level: 'know', make: conductor },
  { id: 'cells-needed', level: 'use', make: cellsNeeded },
  {
    id: 'count-glowing',
    level: 'use',
    make: countOf(
      THINGS,
      'conductor',
      'A lamp glows when a gap in its circuit is bridged by a conductor. With how many of these does it glow',
    ),
  },
  { id: 'glows', level: 'think', make: glows },
] as const satisfies readonly Maker[];
