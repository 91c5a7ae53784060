import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { capital } from '@/lib/study/worksheets/text';

const tool = groupOf(
  {
    marks: {
      scissors: 'Scissors cut thin, soft things.',
      needle: 'A needle draws thread through cloth.',
      hammer: 'A hammer drives nails in.',
      brush: 'A brush spreads paint or glue.',
      saw: 'A saw cuts wood.',
    },
    facts: [
      ['cut a star out of paper', 'scissors', 'Paper is thin and soft.'],
      ['trim a ribbon', 'scissors', 'A ribbon is thin and soft.'],
      ['cut cloth for a doll’s dress', 'scissors', 'Cloth is thin and soft.'],
      ['sew a button on a shirt', 'needle', 'The button is held by thread.'],
      ['thread flowers to a garland', 'needle', 'The thread goes through the flowers.'],
      ['embroider a peacock on a cushion', 'needle', 'Embroidery is done with thread.'],
      ['mend a torn pocket', 'needle', 'The tear is closed with thread.'],
      ['drive a nail into the wall', 'hammer', 'The nail has to be hit hard.'],
      ['fix a wooden box with nails', 'hammer', 'The nails have to be hit hard.'],
      ['paint a clay lamp', 'brush', 'The colour has to be spread.'],
      ['spread glue on a large sheet', 'brush', 'The glue has to be spread evenly.'],
      [
        'draw a Warli picture with white colour',
        'brush',
        'The colour has to be put on in thin lines.',
      ],
      ['cut a plank in two', 'saw', 'Wood is thick and hard.'],
      ['shorten the leg of a stool', 'saw', 'Wood is thick and hard.'],
      ['cut a bamboo pole', 'saw', 'Bamboo is thick and hard.'],
    ],
  },
  (work) => `Which tool do you need to ${work}: scissors, a needle, a hammer, a brush or a saw?`,
  'What has to be done: cut, sew, hit or spread?',
);

/** How a thing is made, step by step. */
const STEPS = [
  [
    'a clay pot',
    ['knead the clay', 'shape it on the wheel', 'dry it in the shade', 'bake it in the fire'],
  ],
  ['a paper kite', ['cut the paper', 'glue on the sticks', 'tie the string', 'let it fly']],
  ['a woollen scarf', ['shear the sheep', 'spin the yarn', 'dye the yarn', 'knit the scarf']],
  [
    'a bamboo basket',
    ['cut the bamboo', 'split it into strips', 'weave the strips', 'close the rim'],
  ],
  ['a cotton shirt', ['pick the cotton', 'spin the thread', 'weave the cloth', 'sew the shirt']],
  ['a wooden stool', ['saw the wood', 'join the legs', 'rub it smooth', 'polish it']],
] as const;

const whatFirst = (draw: Draw): MadeQuestion => {
  const [thing, steps] = draw.pick(STEPS);
  const earlier = draw.whole(0, 2);
  const later = draw.whole(earlier + 1, 3);
  const [first, second] = [steps[earlier] ?? steps[0], steps[later] ?? steps[3]];
  const [one, other] = draw.shuffle([first, second]);
  return {
    ask: `When ${thing} is made, which step comes earlier: “${one}” or “${other}”?`,
    hint: 'Which step would be impossible without the other?',
    steps: [`The order is: ${steps.join(', ')}.`, `So “${first}” comes before “${second}”.`],
    answer: first,
    slips: [
      {
        answer: second,
        why: `${capital(second)}: for that, something has to be ready already.`,
      },
    ],
  };
};

const WOVEN = [
  ['basket', 'baskets', 'strips of bamboo', 'weave'],
  ['mat', 'mats', 'strips of palm leaf', 'weave'],
  ['necklace', 'necklaces', 'clay beads', 'thread'],
  ['toran', 'torans', 'paper leaves', 'make'],
] as const;

const material = (draw: Draw): MadeQuestion => {
  const [each, pieces, over] = [
    draw.pick([12, 15, 20, 25, 30]),
    draw.whole(3, 6),
    draw.whole(0, 9),
  ];
  const [one, many, strips, does] = draw.pick(WOVEN);
  const all = each * pieces + over;
  return {
    ask: `A ${one} needs ${each} ${strips}. ${draw.pick(CHILDREN)} has ${all} of them. How many whole ${many} can be made?`,
    hint: `Count in steps of ${each}. How far do you come?`,
    steps: [
      `${pieces} × ${each} = ${each * pieces}${over === 0 ? '' : `, and ${over} stay over`}.`,
      `So ${pieces} ${many}: there is enough to ${does} ${pieces}.`,
    ],
    answer: `${pieces} ${many}`,
    check: `floor(${all} / ${each})`,
    slips: [
      {
        answer: `${pieces + 1} ${many}`,
        why: `For that ${each * (pieces + 1)} would be needed.`,
        check: `floor(${all} / ${each}) + 1`,
      },
      {
        answer: `${pieces - 1} ${many}`,
        why: 'One more can be made. Count on.',
        check: `floor(${all} / ${each}) - 1`,
      },
    ],
  };
};

const folds = (draw: Draw): MadeQuestion => {
  const [sheets, times] = [draw.whole(2, 9), draw.whole(1, 3)];
  const parts = 2 ** times;
  const word = ['', 'once', 'twice', 'three times'][times] ?? '';
  const colour = draw.pick(['red', 'yellow', 'blue', 'green', 'old']);
  return {
    ask: `${draw.pick(CHILDREN)} takes ${sheets} ${colour} sheets of paper, folds each sheet in half ${word} and cuts along all the folds. How many pieces are there?`,
    hint: 'Every fold doubles the number of parts.',
    steps: [
      `Folded ${word}, a sheet has ${parts} parts.`,
      `${sheets} × ${parts} = ${sheets * parts} pieces.`,
    ],
    answer: `${sheets * parts} pieces`,
    check: `${sheets} * 2 ^ ${times}`,
    slips: [
      {
        answer: `${sheets * (times + 1)} pieces`,
        why: 'You added one part for each fold. But each fold doubles the parts.',
        check: `${sheets} * (${times} + 1)`,
      },
      {
        answer: `${parts} pieces`,
        why: `That is for one sheet. There are ${sheets}.`,
        check: `2 ^ ${times}`,
      },
    ],
  };
};

export const CHAPTER_11 = [
  { id: 'tool', level: 'know', make: tool },
  { id: 'what-first', level: 'use', make: whatFirst },
  { id: 'material', level: 'use', make: material },
  { id: 'folds', level: 'think', make: folds },
] as const;
