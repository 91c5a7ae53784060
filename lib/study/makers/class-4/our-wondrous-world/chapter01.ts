import type { MadeQuestion } from '@/lib/study/makers/maker';
import { countOf, groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const whoseTool = groupOf(
  {
    marks: {
      mason: 'A mason builds and mends walls of brick and stone.',
      carpenter: 'A carpenter makes and mends things of wood.',
      electrician: 'An electrician mends wires, switches and lights.',
      gardener: 'A gardener looks after plants.',
    },
    facts: [
      ['a trowel and cement', 'mason', 'With a trowel cement is spread between bricks.'],
      ['bricks and mortar', 'mason', 'Bricks and mortar make a wall.'],
      ['a plumb line', 'mason', 'A plumb line shows whether a wall stands straight.'],
      ['sand, cement and stone', 'mason', 'Walls are built of sand, cement and stone.'],
      ['a saw and planks', 'carpenter', 'A saw cuts planks of wood.'],
      ['a wood plane', 'carpenter', 'A plane makes wood smooth.'],
      ['wooden legs for a stool', 'carpenter', 'A stool of wood is mended with wood.'],
      ['a hammer and nails for a door', 'carpenter', 'A wooden door is held by nails and hinges.'],
      ['a tester for wires', 'electrician', 'A tester shows whether a wire is live.'],
      ['a switchboard', 'electrician', 'A switchboard is full of wires.'],
      ['insulating tape', 'electrician', 'Insulating tape is wound around wires.'],
      ['a blown fuse', 'electrician', 'A fuse is a part of the electric line.'],
      ['a watering can', 'gardener', 'A watering can gives water to plants.'],
      ['a khurpi', 'gardener', 'A khurpi loosens the soil around plants.'],
      ['saplings', 'gardener', 'Saplings are young trees.'],
      ['scissors for a hedge', 'gardener', 'A hedge is a row of bushes.'],
    ],
  },
  (thing) => `Who works with ${thing}: a mason, a carpenter, an electrician or a gardener?`,
  'What is it used on: bricks, wood, wires or plants?',
);

const shared = countOf(
  {
    marks: {
      public: 'A public place or thing may be used by everybody.',
      private: 'A private thing belongs to one person or one family.',
    },
    facts: [
      ['the park', 'public', 'Everybody may walk in the park.'],
      ['the road', 'public', 'Everybody may use the road.'],
      ['the village well', 'public', 'Everybody may draw water at the village well.'],
      ['the bus stop', 'public', 'Everybody may wait at the bus stop.'],
      ['the public library', 'public', 'Everybody may read in the public library.'],
      ['the health centre', 'public', 'Everybody is treated at the health centre.'],
      ['the playground on the square', 'public', 'All children play on the square.'],
      ['the post office', 'public', 'Everybody may send letters at the post office.'],
      ['your toothbrush', 'private', 'Only you use your toothbrush.'],
      ['the cupboard at home', 'private', 'The cupboard belongs to your family.'],
      ['a neighbour’s kitchen', 'private', 'The kitchen belongs to the neighbour’s family.'],
      ['your school bag', 'private', 'The bag belongs to you.'],
      ['your father’s scooter', 'private', 'The scooter belongs to your father.'],
      ['your grandmother’s spectacles', 'private', 'Only your grandmother wears her spectacles.'],
    ],
  },
  'public',
  'How many of these are shared by everybody',
);

const COSTS = [
  'A new swing for the playground',
  'A coat of paint for the bus stop',
  'A solar lamp for the lane',
  'A row of benches for the park',
  'A roof over the hand pump',
] as const;

const shareCost = (draw: Draw): MadeQuestion => {
  const [families, each] = [draw.whole(4, 9), draw.whole(3, 12) * 50];
  const cost = families * each;
  return {
    ask: `${draw.pick(COSTS)} costs ₹${show(cost)}. ${families} families share the cost equally. How many rupees does each family give?`,
    hint: `Share the cost into ${families} equal parts.`,
    steps: [
      `₹${show(cost)} ÷ ${families} = ₹${show(each)}.`,
      `Check: ${families} × ₹${show(each)} = ₹${show(cost)}.`,
    ],
    answer: `₹${show(each)}`,
    check: `${cost} / ${families}`,
    slips: [
      {
        answer: `₹${show(cost - families)}`,
        why: `You took ${families} away. The cost is shared equally, so divide by ${families}.`,
        check: `${cost} - ${families}`,
      },
    ],
  };
};

const JOBS = [
  'clean the pond',
  'dig pits for new trees',
  'paint the wall of the school',
  'clear the path to the temple tank',
  'mend the fence of the playground',
] as const;

const manyHands = (draw: Draw): MadeQuestion => {
  const [people, times, after] = [draw.whole(3, 9), draw.whole(2, 3), draw.whole(2, 4)];
  const hours = after * times;
  return {
    ask: `${people} neighbours need ${hours} hours to ${draw.pick(JOBS)}. All work at the same speed. How many hours would ${people * times} neighbours need?`,
    hint: 'With more hands, does the work take longer or shorter?',
    steps: [
      `${people * times} is ${times} times ${people}, so each hour ${times} times as much is done.`,
      `${hours} ÷ ${times} = ${after} hours.`,
    ],
    answer: `${after} hours`,
    check: `${people} * ${hours} / ${people * times}`,
    slips: [
      {
        answer: `${hours * times} hours`,
        why: 'You made the time longer. More hands make the work shorter.',
        check: `${hours} * ${times}`,
      },
    ],
  };
};

const PLANTERS = ['Chandan', 'Farida', 'Lalita', 'Tenzin', 'Gurpreet', 'Mary'] as const;

const planting = (draw: Draw): MadeQuestion => {
  const [families, each, old] = [draw.whole(12, 30), draw.whole(3, 5), draw.whole(5, 20)];
  return {
    ask: `${families} families in the lane of ${draw.pick(PLANTERS)} plant ${each} saplings each. ${old} trees were there before. How many trees and saplings stand there now?`,
    hint: 'First find how many saplings are new.',
    steps: [
      `${families} × ${each} = ${families * each} new saplings.`,
      `${families * each} + ${old} = ${families * each + old}.`,
    ],
    answer: String(families * each + old),
    check: `${families} * ${each} + ${old}`,
    slips: [
      {
        answer: String(families * each),
        why: `These are the new ones only. ${old} trees were there before.`,
        check: `${families} * ${each}`,
      },
      {
        answer: String(families + each + old),
        why: `Each of the ${families} families plants ${each}: multiply first.`,
        check: `${families} + ${each} + ${old}`,
      },
    ],
  };
};

export const CHAPTER_01 = [
  { id: 'whose-tool', level: 'know', make: whoseTool },
  { id: 'share-cost', level: 'use', make: shareCost },
  { id: 'planting', level: 'use', make: planting },
  { id: 'many-hands', level: 'think', make: manyHands },
  { id: 'shared', level: 'use', make: shared },
] as const;
