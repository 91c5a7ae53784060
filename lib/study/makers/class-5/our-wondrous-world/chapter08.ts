import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf, memberOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const FIBRES: Sorting<'plant' | 'animal' | 'factory'> = {
  marks: {
    plant: 'Plant fibres grow in a field or on a tree.',
    animal: 'Animal fibres are hair or the thread of a cocoon.',
    factory: 'Factory fibres are mostly made from oil.',
  },
  facts: [
    ['cotton', 'plant', 'Cotton grows in bolls on a bush.'],
    ['jute', 'plant', 'Jute comes from the stem of a plant.'],
    ['linen', 'plant', 'Linen comes from the stem of flax.'],
    ['coir', 'plant', 'Coir comes from the husk of the coconut.'],
    ['khadi cotton', 'plant', 'Cotton grows in bolls on a bush.'],
    ['hemp cloth', 'plant', 'Hemp fibre comes from the stem of a plant.'],
    ['wool', 'animal', 'Wool is the hair of sheep.'],
    ['silk', 'animal', 'Silk is the thread of a cocoon.'],
    ['pashmina', 'animal', 'Pashmina is the fine hair of a mountain goat.'],
    ['muga silk', 'animal', 'Muga is the thread of a cocoon.'],
    ['angora wool', 'animal', 'Angora wool is the hair of a rabbit.'],
    ['yak hair', 'animal', 'Herders in Ladakh weave tents of the hair of yaks.'],
    ['nylon', 'factory', 'Nylon is made from oil in a factory.'],
    ['polyester', 'factory', 'Polyester is made from oil in a factory.'],
    ['acrylic', 'factory', 'Acrylic is made from oil; it only feels like wool.'],
    ['polythene thread', 'factory', 'Polythene is made from oil in a factory.'],
  ],
};

const fibre = groupOf(
  FIBRES,
  (thing) => `Does ${thing} come from a plant, an animal or a factory?`,
  'Did it grow in a field, on an animal, or was it made from oil?',
);

const fromAnimal = memberOf(
  FIBRES,
  'animal',
  'Which of these comes from an animal',
  'Is it hair or the thread of a cocoon?',
);

const STEPS = [
  ['picking the bolls', 'The bolls are picked in the field.'],
  ['taking out the seeds', 'Seeds would break the thread.'],
  ['spinning thread', 'Thread is spun from clean fibres.'],
  ['weaving cloth', 'Cloth is woven out of thread.'],
  ['cutting the pieces', 'Pieces are cut from the woven cloth.'],
  ['sewing on the buttons', 'Buttons go on when the shirt is stitched.'],
] as const;

const order = (draw: Draw): MadeQuestion => {
  const early = draw.whole(0, STEPS.length - 2);
  const late = draw.whole(early + 1, STEPS.length - 1);
  const [first, reason] = STEPS[early] ?? STEPS[0];
  const [second, why] = STEPS[late] ?? STEPS[1];
  const [one, other] = draw.shuffle([first, second]);
  return {
    ask: `On the way from the cotton field to a shirt, what comes first: ${one} or ${other}?`,
    hint: 'Fibre, thread, cloth, shirt: where does each step belong?',
    steps: [`${reason} ${why}`, `So ${first} comes before ${second}.`],
    answer: first,
    accept: [first.split(' ')[0] ?? first],
    slips: [{ answer: second, why: `${why} Before that comes ${first}.` }],
  };
};

const WEAVERS = ['Sundari', 'Rafiq', 'Bimala', 'Devi Prasad', 'Ngaithem', 'Amina'] as const;

const weaving = (draw: Draw): MadeQuestion => {
  const [daily, metres] = [draw.pick([20, 25, 40, 50]), draw.whole(2, 6) * 2];
  const needed = (metres * 100) / daily;
  const cloth = draw.pick([
    'a shawl',
    'a length of silk',
    'a roll of dress cloth',
    'a long carpet',
  ]);
  return {
    ask: `${draw.pick(WEAVERS)} weaves ${daily} cm a day on a handloom. How many days does it take to weave ${cloth} of ${metres} m?`,
    hint: 'Change metres into centimetres first.',
    steps: [`${metres} m = ${metres * 100} cm.`, `${metres * 100} ÷ ${daily} = ${needed} days.`],
    answer: `${needed} days`,
    check: `${metres} * 100 / ${daily}`,
    slips: [
      {
        answer: `${metres * daily} days`,
        why: `You multiplied. Ask how often ${daily} cm fit into ${metres * 100} cm.`,
        check: `${metres} * ${daily}`,
      },
    ],
  };
};

const tailor = (draw: Draw): MadeQuestion => {
  const [each, count] = [draw.whole(3, 5), draw.whole(5, 9)];
  const rest = draw.whole(1, each - 1);
  const cloth = each * count + rest;
  const garment = draw.pick(['kurtas', 'school dresses', 'salwar suits', 'curtains']);
  return {
    ask: `A tailor cuts ${garment} of ${each} m each from ${cloth} m of cloth, as many as possible. How many metres of cloth are left over?`,
    hint: `How many ${garment} can be cut?`,
    steps: [
      `${count} ${garment} take ${count} × ${each} = ${count * each} m.`,
      `${cloth} − ${count * each} = ${rest} m.`,
    ],
    answer: `${rest} m`,
    check: `mod(${cloth}, ${each})`,
    slips: [
      {
        answer: `${count} m`,
        why: `That is the number of ${garment}. Asked is the cloth that is left.`,
        check: `floor(${cloth} / ${each})`,
      },
      {
        answer: `${cloth - each} m`,
        why: `So much is left after one piece. ${count} can be cut.`,
        check: `${cloth} - ${each}`,
      },
    ],
  };
};

export const CHAPTER_08 = [
  { id: 'fibre', level: 'know', make: fibre },
  { id: 'order', level: 'use', make: order },
  { id: 'weaving', level: 'use', make: weaving },
  { id: 'tailor', level: 'think', make: tailor },
  { id: 'from-animal', level: 'know', make: fromAnimal },
] as const;
