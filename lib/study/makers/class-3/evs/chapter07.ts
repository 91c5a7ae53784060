import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const source = groupOf(
  {
    marks: {
      nature: 'Some waters are there without any builder: nature made them.',
      people: 'Some were dug or built: people made them.',
    },
    facts: [
      ['a river', 'nature', 'A river finds its own way to the sea.'],
      ['a spring on a hill', 'nature', 'Water comes out of the ground by itself.'],
      ['a glacier', 'nature', 'A glacier is old snow turned to ice.'],
      ['the sea', 'nature', 'The sea was there before people.'],
      ['a waterfall', 'nature', 'A river falls over a rock.'],
      ['a mountain stream', 'nature', 'Rain and melting snow feed it.'],
      ['a rain cloud', 'nature', 'Clouds form in the sky.'],
      ['a well', 'people', 'Somebody had to dig the well.'],
      ['a handpump', 'people', 'Somebody had to build the pump.'],
      ['a tap', 'people', 'A tap is the end of a pipe laid by people.'],
      ['a canal', 'people', 'A canal is dug to bring water to fields.'],
      ['a stepwell', 'people', 'Masons built its stairs of stone.'],
      ['a roof tank', 'people', 'A tank is made in a factory and put on the roof.'],
      ['a dam', 'people', 'Engineers build a dam across a river.'],
    ],
  },
  (thing) => `Was ${thing} made by nature or by people?`,
  'Would it be there if nobody had ever dug or built?',
);

const habit = groupOf(
  {
    marks: {
      saves: 'A habit saves water if less runs away unused.',
      wastes: 'A habit wastes water if clean water runs away unused.',
    },
    facts: [
      ['closing the tap while brushing', 'saves', 'Nothing runs while nobody needs it.'],
      [
        'bathing with a bucket instead of a long shower',
        'saves',
        'A bucket holds far less than a shower lets out.',
      ],
      ['watering plants in the evening', 'saves', 'In the cool evening less water dries up.'],
      ['giving the water of washed rice to plants', 'saves', 'The same water is used twice.'],
      [
        'telling a grown-up about a dripping pipe',
        'saves',
        'The pipe is mended and the drops stay in it.',
      ],
      ['catching rain from the roof in a tank', 'saves', 'Rain is kept for dry days.'],
      ['filling the glass only as far as you will drink', 'saves', 'Nothing is poured away.'],
      ['washing a car with a running hose', 'wastes', 'A bucket and a cloth would do.'],
      ['leaving the tap open while soaping the hands', 'wastes', 'Clean water runs away.'],
      ['letting a tank overflow', 'wastes', 'The water runs down the wall.'],
      ['pouring away half a bottle of water', 'wastes', 'A plant would have been glad of it.'],
      ['watering the garden at noon in May', 'wastes', 'Most of it dries up in the heat.'],
      ['washing a courtyard with a pipe each morning', 'wastes', 'A broom would do on most days.'],
      ['playing with the tap', 'wastes', 'Clean water runs away for nothing.'],
    ],
  },
  (deed) => `What does this do to our water: ${deed}? Write “saves” or “wastes”.`,
  'Does clean water run away unused?',
);

const bucketBath = (draw: Draw): MadeQuestion => {
  const [bucket, shower] = [draw.whole(14, 20), draw.whole(9, 14) * 5];
  const days = draw.whole(3, 9);
  const each = shower - bucket;
  return {
    ask: `A bath with a bucket takes ${bucket} litres of water, a shower ${shower} litres. How many litres are saved in ${days} days by one bucket bath a day instead of a shower?`,
    hint: 'How much is saved in one day?',
    steps: [
      `One day: ${shower} − ${bucket} = ${each} litres.`,
      `${days} × ${each} = ${show(days * each)} litres.`,
    ],
    answer: `${show(days * each)} litres`,
    check: `${days} * (${shower} - ${bucket})`,
    slips: [
      {
        answer: `${each} litres`,
        why: `That is for one day. There are ${days}.`,
        check: `${shower} - ${bucket}`,
      },
      {
        answer: `${show(days * shower)} litres`,
        why: 'The bucket takes water too. Find the difference first.',
        check: `${days} * ${shower}`,
      },
    ],
  };
};

const drip = (draw: Draw): MadeQuestion => {
  const [cups, from, to] = [draw.whole(2, 6), draw.whole(5, 9), draw.whole(1, 5)];
  const hours = 12 - from + to;
  return {
    ask: `A tap that is not closed well drips ${cups} cups of water every hour. How many cups are lost from ${from} in the morning until ${to} in the afternoon?`,
    hint: 'Count the hours until noon, then those after it.',
    steps: [
      `From ${from} to 12 and on to ${to}: ${12 - from} + ${to} = ${hours} hours.`,
      `${hours} × ${cups} = ${hours * cups} cups.`,
    ],
    answer: `${hours * cups} cups`,
    check: `(12 - ${from} + ${to}) * ${cups}`,
    slips: [
      {
        answer: `${(12 - from) * cups} cups`,
        why: 'You stopped at noon. The tap goes on dripping.',
        check: `(12 - ${from}) * ${cups}`,
      },
      {
        answer: `${hours} cups`,
        why: `This is the number of hours. In each hour ${cups} cups are lost.`,
        check: `12 - ${from} + ${to}`,
      },
    ],
  };
};

const tank = (draw: Draw): MadeQuestion => {
  const [people, each] = [draw.whole(3, 6), draw.whole(3, 8) * 10];
  const [days, kept] = [draw.whole(2, 4), draw.whole(1, 4) * 20];
  const full = people * each * days + kept;
  const used = people * each;
  return {
    ask: `A tank holds ${show(full)} litres, and no new water comes. ${people} people use ${each} litres each, every day. How many litres are in the tank after ${days} days?`,
    hint: 'How much do all of them use in one day?',
    steps: [
      `One day: ${people} × ${each} = ${show(used)} litres.`,
      `${days} days: ${days} × ${show(used)} = ${show(used * days)} litres.`,
      `${show(full)} − ${show(used * days)} = ${kept} litres.`,
    ],
    answer: `${kept} litres`,
    check: `${full} - ${people} * ${each} * ${days}`,
    slips: [
      {
        answer: `${show(full - each * days)} litres`,
        why: `You counted one person only. There are ${people}.`,
        check: `${full} - ${each} * ${days}`,
      },
      {
        answer: `${show(full - used)} litres`,
        why: `That is after one day. ${days} days have passed.`,
        check: `${full} - ${people} * ${each}`,
      },
    ],
  };
};

export const CHAPTER_07 = [
  { id: 'source', level: 'know', make: source },
  { id: 'drip', level: 'use', make: drip },
  { id: 'bucket-bath', level: 'use', make: bucketBath },
  { id: 'tank', level: 'think', make: tank },
  { id: 'habit', level: 'know', make: habit },
] as const;
