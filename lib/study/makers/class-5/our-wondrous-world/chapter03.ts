import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const preserving = groupOf(
  {
    marks: {
      drying: 'Drying takes the water away that germs need.',
      'salt and oil': 'Salt draws water out, and oil keeps the air away.',
      sugar: 'Very much sugar holds the water, so that germs cannot use it.',
      cooling: 'In the cold germs grow slowly or not at all.',
    },
    facts: [
      ['papad', 'drying', 'Papads are spread in the sun until they are crisp.'],
      ['raisins', 'drying', 'Raisins are dried grapes.'],
      ['amchur', 'drying', 'Amchur is dried and ground green mango.'],
      ['wheat in the store', 'drying', 'Grain is dried well before it is stored.'],
      ['whole red chillies', 'drying', 'Red chillies are spread out in the sun.'],
      ['vadi made of dal', 'drying', 'Vadis are set out on a cloth in the sun.'],
      ['mango pickle', 'salt and oil', 'The pickle stands in salt and under oil.'],
      ['lemon pickle', 'salt and oil', 'Lemons are put up with much salt and oil.'],
      ['chilli pickle', 'salt and oil', 'The chillies stand in salt and under oil.'],
      ['garlic pickle', 'salt and oil', 'The garlic stands in salt and under oil.'],
      ['amla murabba', 'sugar', 'The amlas lie in thick sugar syrup.'],
      ['mango jam', 'sugar', 'Jam is half fruit and half sugar.'],
      ['gulkand', 'sugar', 'Rose petals are layered with sugar.'],
      ['petha', 'sugar', 'Ash gourd is boiled in thick sugar syrup.'],
      ['ice cream', 'cooling', 'Ice cream has to stay frozen.'],
      ['a packet of fresh milk', 'cooling', 'Milk is put into the fridge.'],
      ['frozen peas', 'cooling', 'The peas stay good as long as they are frozen.'],
      ['fresh fish on the way to the market', 'cooling', 'The fish lies on ice.'],
    ],
  },
  (thing) => `What mainly keeps ${thing} from spoiling: drying, salt and oil, sugar or cooling?`,
  'How is it made or stored: dry, salty, sweet or cold?',
);

const STATIONS = [
  ['the mouth', 'Teeth crush the bite, and saliva begins to work.'],
  ['the food pipe', 'The food pipe pushes the bite down.'],
  ['the stomach', 'The stomach churns the food.'],
  ['the small intestine', 'Here the good of the food goes into the blood.'],
  ['the large intestine', 'Here water is taken back.'],
] as const;

const way = (draw: Draw): MadeQuestion => {
  const early = draw.whole(0, STATIONS.length - 2);
  const late = draw.whole(early + 1, STATIONS.length - 1);
  const [first, why] = STATIONS[early] ?? STATIONS[0];
  const [second] = STATIONS[late] ?? STATIONS[1];
  const [one, other] = draw.shuffle([first, second]);
  const food = draw.pick(['roti', 'idli', 'banana', 'dhokla', 'apple', 'momo']);
  return {
    ask: `Follow a bite of ${food} on its way through the body. Where does it come first: to ${one} or to ${other}?`,
    hint: 'Go down from the lips, step by step.',
    steps: [
      'The way is: mouth, food pipe, stomach, small intestine, large intestine.',
      `${why} So ${first} comes before ${second}.`,
    ],
    answer: first,
    accept: [first.replace('the ', ''), `to ${first}`],
    slips: [{ answer: second, why: `Before that the bite has to pass ${first}.` }],
  };
};

const bestBefore = (draw: Draw): MadeQuestion => {
  const [start, days] = [draw.whole(2, 15), draw.whole(3, 12)];
  const month = draw.pick(['May', 'June', 'August', 'November', 'January']);
  const food = draw.pick(['curd', 'paneer', 'bread', 'milk', 'dosa batter']);
  return {
    ask: `On a packet of ${food} stands: packed on ${start} ${month}, use within ${days} days. What is the last date of ${month} on which it should be used?`,
    hint: `Count ${days} days on from ${start} ${month}.`,
    steps: [`${start} + ${days} = ${start + days}.`, `The last date is ${start + days} ${month}.`],
    answer: `${start + days} ${month}`,
    accept: [`${month} ${start + days}`],
    check: `${start} + ${days}`,
    slips: [
      {
        answer: `${start + days - 1} ${month}`,
        why: `You counted ${start} ${month} as one of the days. The first day after it is ${start + 1} ${month}.`,
        check: `${start} + ${days} - 1`,
      },
    ],
  };
};

const doubling = (draw: Draw): MadeQuestion => {
  const [start, hours] = [draw.whole(2, 12) * 10, draw.whole(3, 5)];
  const row = Array.from({ length: hours + 1 }, (_, hour) => start * 2 ** hour);
  const end = start * 2 ** hours;
  const place = draw.pick(['a drop of warm milk', 'a spoon of dal', 'a bit of chutney']);
  return {
    ask: `In ${place} there are ${start} germs. In the warmth they double every hour. How many are there after ${hours} hours?`,
    hint: `Double, and double again: ${hours} times.`,
    steps: [`${row.map(show).join(', ')}.`, `After ${hours} hours there are ${show(end)}.`],
    answer: show(end),
    accept: [`${show(end)} germs`],
    check: `${start} * 2^${hours}`,
    slips: [
      {
        answer: show(start * 2 * hours),
        why: `You multiplied by 2 and by ${hours}. Each hour all that are there by then double.`,
        check: `${start} * 2 * ${hours}`,
      },
      {
        answer: show(end / 2),
        why: 'You stopped one hour too early.',
        check: `${start} * 2^${hours - 1}`,
      },
    ].filter(({ answer }, at) => at === 0 || answer !== show(start * 2 * hours)),
  };
};

export const CHAPTER_03 = [
  { id: 'preserving', level: 'know', make: preserving },
  { id: 'way', level: 'use', make: way },
  { id: 'best-before', level: 'use', make: bestBefore },
  { id: 'doubling', level: 'think', make: doubling },
] as const;
