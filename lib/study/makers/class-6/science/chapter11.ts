import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const RESOURCES: Sorting<'renewable' | 'non-renewable'> = {
  marks: {
    renewable: 'A renewable resource comes back within a short time.',
    'non-renewable': 'A non-renewable resource took millions of years to form and is used up.',
  },
  facts: [
    ['sunlight', 'renewable', 'Sunlight comes every day.'],
    ['wind', 'renewable', 'Wind blows anew.'],
    ['the flowing water of a river', 'renewable', 'Rain and snow feed the river anew.'],
    ['wood from a well-kept forest', 'renewable', 'Trees grow again within years.'],
    ['bamboo', 'renewable', 'Bamboo grows again within a few years.'],
    ['cow dung for biogas', 'renewable', 'Dung is there every day.'],
    ['cotton', 'renewable', 'Cotton is grown every year.'],
    ['rainwater', 'renewable', 'Rain falls every year.'],
    ['coal', 'non-renewable', 'Coal formed from forests millions of years ago.'],
    ['petroleum', 'non-renewable', 'Petroleum formed in the ground over millions of years.'],
    ['natural gas', 'non-renewable', 'Natural gas formed together with petroleum.'],
    ['diesel', 'non-renewable', 'Diesel is made from petroleum.'],
    ['iron ore', 'non-renewable', 'Ores formed over millions of years.'],
    ['marble', 'non-renewable', 'Rock forms over millions of years.'],
    ['kerosene', 'non-renewable', 'Kerosene is made from petroleum.'],
    ['gold ore', 'non-renewable', 'Ores formed over millions of years.'],
  ],
};

const isRenewable = groupOf(
  RESOURCES,
  (thing) =>
    `Is ${thing} a renewable or a non-renewable resource? Write renewable or non-renewable.`,
  'Does it come back within a lifetime?',
);

const sources = groupOf(
  {
    marks: {
      forest: 'Forests give wood, gum, honey, fruit and many medicines.',
      rock: 'Rocks give building stone and minerals, from which metals are won.',
      petroleum: 'From petroleum come fuels such as petrol, diesel and kerosene.',
      air: 'Air gives oxygen, and its motion is wind.',
    },
    facts: [
      ['the wood of a door', 'forest', 'Wood comes from trees.'],
      ['wild honey', 'forest', 'Bees collect it in the forest.'],
      ['gum', 'forest', 'Gum comes from the bark of trees.'],
      ['bamboo for a basket', 'forest', 'Bamboo grows in forests.'],
      ['the marble of a floor', 'rock', 'Marble is a rock.'],
      ['the iron of a gate', 'rock', 'Iron is won from ore, which is found in rocks.'],
      ['the copper of a wire', 'rock', 'Copper is won from ore, which is found in rocks.'],
      ['the slate of a roof', 'rock', 'Slate is a rock.'],
      ['the granite of a temple', 'rock', 'Granite is a rock.'],
      ['the petrol of a scooter', 'petroleum', 'Petrol is made from petroleum.'],
      ['the kerosene of a lamp', 'petroleum', 'Kerosene is made from petroleum.'],
      ['the diesel of a tractor', 'petroleum', 'Diesel is made from petroleum.'],
      ['the oxygen that a runner breathes', 'air', 'About a fifth of the air is oxygen.'],
      ['the force that turns a windmill', 'air', 'Wind is moving air.'],
      ['the nitrogen in a packet of chips', 'air', 'Most of the air is nitrogen.'],
    ],
  },
  (thing) => `From where does ${thing} come: forest, rock, petroleum or air?`,
  'Did it grow, was it dug, was it pumped, or is it all around us?',
);

const PLACES = [
  ['A classroom', 150, 240],
  ['A bedroom', 25, 50],
  ['A kitchen', 15, 30],
  ['A hall', 300, 600],
] as const;

const airShare = (draw: Draw): MadeQuestion => {
  const [place, low, high] = draw.pick(PLACES);
  const litres = draw.whole(low, high) * 1000;
  const [gas, percent, rest] = draw.pick([
    ['oxygen', 21, 'the rest of the air, without the oxygen'],
    ['nitrogen', 78, 'the rest of the air, without the nitrogen'],
  ] as const);
  const answer = (litres / 100) * percent;
  return {
    ask: `${place} holds ${show(litres)} litres of air, of which about ${percent}% is ${gas}. How many litres of ${gas} is that?`,
    hint: 'Find 1% of the air first.',
    steps: [
      `1% of ${show(litres)} litres is ${show(litres / 100)} litres.`,
      `${percent} × ${show(litres / 100)} = ${show(answer)} litres.`,
    ],
    answer: `${show(answer)} litres`,
    check: `${litres} * ${percent} / 100`,
    slips: [
      {
        answer: `${show(litres - answer)} litres`,
        why: `That is ${rest}.`,
        check: `${litres} - ${litres} * ${percent} / 100`,
      },
      {
        answer: `${show(litres / 100)} litres`,
        why: `That is 1% of the air. Take it ${percent} times.`,
        check: `${litres} / 100`,
      },
    ],
  };
};

const tap = (draw: Draw): MadeQuestion => {
  const [millilitres, minutes, days] = [
    draw.whole(2, 9) * 10,
    draw.pick([10, 15, 20, 30]),
    draw.whole(1, 3),
  ];
  const hours = 24 * days;
  const hourly = (60 / minutes) * millilitres;
  const answer = (hourly * hours) / 1000;
  const time = days === 1 ? 'a day and a night' : `${days} days and nights`;
  return {
    ask: `A tap drips ${millilitres} mL in ${minutes} minutes. How many litres are lost in ${time}?`,
    hint: 'How much is it in an hour, and how many hours are there?',
    steps: [
      `In an hour: ${60 / minutes} × ${millilitres} = ${hourly} mL.`,
      `In ${hours} hours: ${hours} × ${hourly} = ${show(hours * hourly)} mL, and that is ${show(answer)} litres.`,
    ],
    answer: `${show(answer)} litres`,
    check: `${millilitres} * 60 / ${minutes} * ${hours} / 1000`,
    slips: [
      {
        answer: `${show(answer / 2)} litres`,
        why: 'A day and a night have 24 hours, not 12.',
        check: `${millilitres} * 60 / ${minutes} * ${hours / 2} / 1000`,
      },
      {
        answer: `${show((millilitres * hours) / 1000)} litres`,
        why: `You took ${millilitres} mL for an hour. They drip in ${minutes} minutes.`,
        check: `${millilitres} * ${hours} / 1000`,
      },
    ],
  };
};

const STOCKS = [
  ['A village takes', 'tonnes of wood a year from its forest', 'grow again', 'tonnes', 'years'],
  ['Farmers pump', 'thousand litres a day from a tank', 'flow in again', 'thousand litres', 'days'],
  ['Goats eat', 'bundles of leaves a day from a hillside', 'grow again', 'bundles', 'days'],
] as const;

const howLong = (draw: Draw): MadeQuestion => {
  const [start, taken, again, unit, time] = draw.pick(STOCKS);
  const [out, more, count] = [draw.whole(5, 12) * 10, draw.whole(1, 4) * 10, draw.whole(4, 20)];
  const back = out - more;
  const stock = more * count;
  if (back <= 0 || stock % out !== 0 || stock === out) return howLong(draw);
  return {
    ask: `${start} ${out} ${taken}, and ${back} ${again} in the same time. There are ${show(stock)} ${unit} in store. After how many ${time} is the store used up?`,
    hint: `By how much does the store shrink, and how often can that happen?`,
    steps: [
      `Each time ${out} − ${back} = ${more} ${unit} more go than come.`,
      `${show(stock)} ÷ ${more} = ${count} ${time}.`,
    ],
    answer: `${count} ${time}`,
    check: `${stock} / (${out} - ${back})`,
    slips: [
      {
        answer: `${show(stock / out)} ${time}`,
        why: `You forgot that ${back} come back each time.`,
        check: `${stock} / ${out}`,
      },
      {
        answer: `${show(stock - more)} ${time}`,
        why: `The store shrinks by ${more} not once, but each time. Divide.`,
        check: `${stock} - ${more}`,
      },
    ],
  };
};

export const chapter11 = [
  { id: 'is-renewable', level: 'know', make: isRenewable },
  { id: 'air-share', level: 'use', make: airShare },
  { id: 'tap', level: 'use', make: tap },
  { id: 'how-long', level: 'think', make: howLong },
  { id: 'sources', level: 'know', make: sources },
  {
    id: 'count-non-renewable',
    level: 'use',
    make: countOf(RESOURCES, 'non-renewable', 'How many of these are non-renewable'),
  },
] as const satisfies readonly Maker[];
