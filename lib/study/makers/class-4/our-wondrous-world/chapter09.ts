import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf, memberOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const LANDS: Sorting<'mountains' | 'desert' | 'plains' | 'coast'> = {
  marks: {
    mountains: 'High mountains are steep and cold.',
    desert: 'In a hot desert there is hardly any rain, and much sand.',
    plains: 'Plains along rivers are flat and have deep soil.',
    coast: 'The coast lies along the sea.',
  },
  facts: [
    ['yaks with long thick hair', 'mountains', 'Yaks are at home in the cold of high mountains.'],
    ['fields cut as steps into a slope', 'mountains', 'Steps make a steep slope fit for fields.'],
    ['apple orchards and snow in winter', 'mountains', 'Apples need cold winters, as in Himachal.'],
    ['the herds of pashmina goats', 'mountains', 'Pashmina goats live in the cold of Ladakh.'],
    [
      'glaciers, slow rivers of ice',
      'mountains',
      'Only on high mountains the ice never melts fully.',
    ],
    ['camels that carry loads over sand', 'desert', 'Camels have wide feet for sand.'],
    ['dunes that move with the wind', 'desert', 'Dunes are hills of loose dry sand.'],
    [
      'the khejri tree and thorny bushes',
      'desert',
      'Khejri and thorny bushes live with very little rain.',
    ],
    ['underground tanks that save rare rain', 'desert', 'Where rain is rare every drop is saved.'],
    ['wide fields of wheat along big rivers', 'plains', 'Rivers bring soil and water for wheat.'],
    ['flat land with soil brought by the Ganga', 'plains', 'The Ganga has built wide plains.'],
    ['sugar cane as far as one can see', 'plains', 'Sugar cane needs deep soil and much water.'],
    [
      'canals between flat green fields',
      'plains',
      'On flat land canals carry river water to fields.',
    ],
    ['boats that come home with fish from the sea', 'coast', 'Fishing boats leave from the coast.'],
    ['a lighthouse and a harbour', 'coast', 'Lighthouses and harbours are for ships on the sea.'],
    [
      'salt pans filled with sea water',
      'coast',
      'Sea water dries in salt pans and leaves its salt.',
    ],
    ['crabs and shells on the beach', 'coast', 'Crabs and shells come with the sea.'],
  ],
};

const whichLand = groupOf(
  LANDS,
  (thing) => `Which kind of land goes with ${thing}: mountains, desert, plains or coast?`,
  'Think of cold slopes, dry sand, flat fields and the sea.',
);

const ofDesert = memberOf(
  {
    marks: {
      desert: 'In the hot desert there is hardly any rain, and much sand.',
      other: 'The others need snow, much rain or the sea.',
    },
    facts: [
      ['a sand dune', 'desert', 'A dune is a hill of loose dry sand.'],
      ['a camel', 'desert', 'A camel has wide feet for sand and drinks seldom.'],
      ['a khejri tree', 'desert', 'A khejri tree has deep roots and lives with little rain.'],
      ['a sandstorm', 'desert', 'A sandstorm needs loose dry sand.'],
      ['a desert fox', 'desert', 'The desert fox of the Thar hides from the heat in a burrow.'],
      ['a yak', 'other', 'A yak is at home in the cold of high mountains.'],
      ['a glacier', 'other', 'A glacier is a slow river of ice.'],
      ['a lighthouse', 'other', 'A lighthouse stands by the sea.'],
      ['a snow leopard', 'other', 'The snow leopard lives in high cold mountains.'],
      ['a crab', 'other', 'Crabs live by water, many of them by the sea.'],
      ['a coconut palm', 'other', 'Coconut palms like warm wet coasts.'],
      ['a rice field', 'other', 'Rice stands in water for weeks.'],
    ],
  },
  'desert',
  'Which of these belongs to a hot desert',
  'Which one gets along with sand and hardly any rain?',
);

const NAMES = ['Padma', 'Faiz', 'Anthony', 'Sonam', 'Bhavna', 'Gurmeet'] as const;

const cooler = (draw: Draw): MadeQuestion => {
  const [day, night] = [draw.whole(36, 45), draw.whole(16, 27)];
  const place = draw.pick(['Jaisalmer', 'Bikaner', 'Barmer', 'Phalodi']);
  return {
    ask: `In a village near ${place} it was ${day} °C at noon and ${night} °C before sunrise. How many degrees apart are they?`,
    hint: 'Find the difference of the two temperatures.',
    steps: [`${day} − ${night} = ${day - night} degrees.`],
    answer: `${day - night} degrees`,
    accept: [`${day - night} °C`],
    check: `${day} - ${night}`,
    slips: [
      {
        answer: `${day + night} degrees`,
        why: 'You added them. How far apart they are is the difference.',
        check: `${day} + ${night}`,
      },
    ],
  };
};

const climb = (draw: Draw): MadeQuestion => {
  const [start, up, down] = [
    draw.whole(8, 18) * 100,
    draw.whole(6, 14) * 100,
    draw.whole(2, 5) * 100,
  ];
  return {
    ask: `${draw.pick(NAMES)} starts at a height of ${show(start)} m, climbs ${show(up)} m up to a pass and then goes ${show(down)} m down to a village. At what height is the village, in metres?`,
    hint: 'Add what goes up, take away what goes down.',
    steps: [
      `The pass: ${show(start)} + ${show(up)} = ${show(start + up)} m.`,
      `The village: ${show(start + up)} − ${show(down)} = ${show(start + up - down)} m.`,
    ],
    answer: `${show(start + up - down)} m`,
    check: `${start} + ${up} - ${down}`,
    slips: [
      {
        answer: `${show(start + up)} m`,
        why: 'That is the pass. After it the way goes down.',
        check: `${start} + ${up}`,
      },
      {
        answer: `${show(start + up + down)} m`,
        why: `You added the ${show(down)} m as well, but there the way goes down.`,
        check: `${start} + ${up} + ${down}`,
      },
    ],
  };
};

const caravan = (draw: Draw): MadeQuestion => {
  const [animal, speed] = draw.pick([
    ['camel', 4],
    ['yak', 3],
    ['mule', 4],
    ['bullock cart', 3],
  ] as const);
  const [hours, days] = [draw.whole(4, 8), draw.whole(2, 6)];
  return {
    ask: `A ${animal} goes ${speed} km in an hour, ${hours} hours a day. How many kilometres does it go in ${days} days?`,
    hint: 'First find the way of one day.',
    steps: [
      `In a day: ${hours} × ${speed} = ${hours * speed} km.`,
      `In ${days} days: ${days} × ${hours * speed} = ${days * hours * speed} km.`,
    ],
    answer: `${days * hours * speed} km`,
    check: `${speed} * ${hours} * ${days}`,
    slips: [
      {
        answer: `${hours * speed} km`,
        why: `That is one day. Asked are ${days} days.`,
        check: `${speed} * ${hours}`,
      },
    ],
  };
};

export const CHAPTER_09 = [
  { id: 'which-land', level: 'know', make: whichLand },
  { id: 'cooler', level: 'use', make: cooler },
  { id: 'climb', level: 'use', make: climb },
  { id: 'caravan', level: 'think', make: caravan },
  { id: 'of-desert', level: 'know', make: ofDesert },
] as const;
