import type { MadeQuestion } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const WASTE: Sorting<'wet' | 'dry'> = {
  marks: {
    wet: 'Wet waste comes from kitchen and garden, and it rots.',
    dry: 'Dry waste such as paper, plastic, metal and glass does not rot away soon.',
  },
  facts: [
    ['a banana peel', 'wet', 'A banana peel rots.'],
    ['used tea leaves', 'wet', 'Tea leaves rot.'],
    ['pea pods', 'wet', 'Pea pods rot.'],
    ['leftover rice', 'wet', 'Leftover rice rots.'],
    ['egg shells', 'wet', 'Egg shells come from the kitchen and crumble into compost.'],
    ['wilted flowers', 'wet', 'Wilted flowers rot.'],
    ['a mango stone', 'wet', 'A mango stone rots, though slowly.'],
    ['fallen leaves', 'wet', 'Fallen leaves rot.'],
    ['a glass bottle', 'dry', 'A bottle of glass does not rot.'],
    ['a rinsed milk packet', 'dry', 'A milk packet is of plastic and does not rot.'],
    ['an old newspaper', 'dry', 'An old newspaper can be recycled.'],
    ['a bent spoon', 'dry', 'A spoon of metal does not rot.'],
    ['a cardboard box', 'dry', 'A clean cardboard box can be recycled.'],
    ['a plastic pen', 'dry', 'A plastic pen does not rot.'],
    ['a tin can', 'dry', 'A tin can is of metal and does not rot.'],
    ['a torn plastic bag', 'dry', 'A plastic bag does not rot, torn or whole.'],
  ],
};

const bin = groupOf(
  WASTE,
  (thing) => `${thing}: is this wet waste or dry waste? Write “wet” or “dry”.`,
  'Does it come from food or plants, so that it rots?',
);

const threeWays = groupOf(
  {
    marks: {
      'use less': 'To use less means that the waste does not even come about.',
      'use again': 'To use again means that the same thing gets a new task.',
      recycle: 'To recycle means that the material is made into something new.',
    },
    facts: [
      ['carrying a cloth bag to the market', 'use less', 'No plastic bag is taken at all.'],
      ['saying no to a plastic straw', 'use less', 'The straw is never needed.'],
      ['writing on both sides of the paper', 'use less', 'Fewer sheets are needed.'],
      ['putting only as much on the plate as you will eat', 'use less', 'Nothing is left over.'],
      [
        'drinking from a steel bottle instead of buying water',
        'use less',
        'No plastic bottle is bought.',
      ],
      ['keeping pencils in an old jam jar', 'use again', 'The jar has a new task.'],
      ['sewing a bag from an old sari', 'use again', 'The sari has a new task.'],
      [
        'giving the books of last year to a younger child',
        'use again',
        'The books are read once more.',
      ],
      ['planting mint in a cracked bucket', 'use again', 'The bucket has a new task.'],
      ['wrapping a present in an old newspaper', 'use again', 'The paper has a new task.'],
      ['giving newspapers to the kabadi, for new paper', 'recycle', 'New paper is made of old.'],
      ['melting old glass for new bottles', 'recycle', 'New glass is made of old.'],
      ['melting tins to make new metal', 'recycle', 'New metal is made of old.'],
      [
        'turning plastic bottles into thread for cloth',
        'recycle',
        'The plastic becomes something new.',
      ],
    ],
  },
  (deed) => `Is this to use less, to use again or to recycle: ${deed}?`,
  'Does the waste come about at all? Does the thing stay what it is?',
);

const bottles = (draw: Draw): MadeQuestion => {
  const [daily, days, still] = [draw.whole(4, 9), draw.whole(10, 25), draw.whole(1, 3)];
  const thing = draw.pick(['plastic bottles', 'plastic spoons', 'paper cups', 'plastic bags']);
  const saved = daily - still;
  return {
    ask: `A class used to throw away ${daily} ${thing} a day. Now it is only ${still} a day. How many ${thing} are saved in ${days} school days?`,
    hint: 'How many are saved in one day?',
    steps: [
      `In a day: ${daily} − ${still} = ${saved}.`,
      `${days} × ${saved} = ${days * saved} ${thing}.`,
    ],
    answer: `${days * saved} ${thing}`,
    check: `${days} * (${daily} - ${still})`,
    slips: [
      {
        answer: `${days * daily} ${thing}`,
        why: `That would be right if none were thrown away. ${still === 1 ? 'One a day still is' : `${still} a day still are`}.`,
        check: `${days} * ${daily}`,
      },
      {
        answer: `${days * still} ${thing}`,
        why: 'These are still thrown away. How many are saved?',
        check: `${days} * ${still}`,
      },
    ],
  };
};

const compostPit = (draw: Draw): MadeQuestion => {
  const [first, second, weeks] = [draw.whole(2, 4), draw.whole(2, 5), draw.whole(4, 9)];
  const full = (first + second) * weeks;
  return {
    ask: `Two families share a compost pit. One brings ${first} kg of peels a week, the other ${second} kg. The pit takes ${full} kg. After how many weeks is it full?`,
    hint: 'How much do both bring in one week?',
    steps: [
      `In a week: ${first} + ${second} = ${first + second} kg.`,
      `${full} ÷ ${first + second} = ${weeks} weeks.`,
    ],
    answer: `${weeks} weeks`,
    check: `${full} / (${first} + ${second})`,
    slips: [
      ...(full % first === 0
        ? [
            {
              answer: `${full / first} weeks`,
              why: 'You counted the first family only. Both bring peels.',
              check: `${full} / ${first}`,
            },
          ]
        : []),
      {
        answer: `${full - first - second} weeks`,
        why: 'You took one week’s peels away. How often do they go into the pit?',
        check: `${full} - ${first} - ${second}`,
      },
    ],
  };
};

export const CHAPTER_12 = [
  { id: 'bin', level: 'know', make: bin },
  {
    id: 'count-wet',
    level: 'use',
    make: countOf(WASTE, 'wet', 'How many of these belong in the bin for wet waste'),
  },
  { id: 'bottles', level: 'use', make: bottles },
  { id: 'compost-pit', level: 'think', make: compostPit },
  { id: 'three-ways', level: 'know', make: threeWays },
] as const;
