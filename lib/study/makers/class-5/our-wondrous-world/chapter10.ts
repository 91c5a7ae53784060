import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf, memberOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const onTheGlobe = groupOf(
  {
    marks: {
      continent: 'A continent is one of the very large pieces of land.',
      ocean: 'An ocean is one of the very large waters.',
      country: 'A country has its own government and borders.',
    },
    facts: [
      ['Asia', 'continent', 'Asia is the largest continent; India lies in it.'],
      ['Africa', 'continent', 'Africa is a continent of more than fifty countries.'],
      ['Europe', 'continent', 'Europe is a continent of many countries.'],
      ['North America', 'continent', 'North America is a continent with Canada and Mexico in it.'],
      ['South America', 'continent', 'South America is a continent with Brazil in it.'],
      ['Antarctica', 'continent', 'Antarctica is the icy continent around the South Pole.'],
      ['the Pacific', 'ocean', 'The Pacific is the largest ocean.'],
      ['the Atlantic', 'ocean', 'The Atlantic lies between Africa and the Americas.'],
      ['the Arctic around the North Pole', 'ocean', 'Around the North Pole there is frozen sea.'],
      ['the water south of Sri Lanka', 'ocean', 'South of Sri Lanka lies the Indian Ocean.'],
      ['India', 'country', 'India is a country in Asia.'],
      ['Japan', 'country', 'Japan is a country of islands in Asia.'],
      ['Brazil', 'country', 'Brazil is the largest country of South America.'],
      ['Egypt', 'country', 'Egypt is a country in Africa.'],
      ['Nepal', 'country', 'Nepal is a country in the Himalaya.'],
      ['Canada', 'country', 'Canada is a country in North America.'],
    ],
  },
  (thing) => `What is ${thing} on the globe: a continent, an ocean or a country?`,
  'Is it water? If not, does it hold many countries or is it one?',
);

const firstHome = groupOf(
  {
    marks: {
      America: 'Foods from America came to India by ship some five hundred years ago.',
      India: 'Foods of India have been grown here for thousands of years.',
    },
    facts: [
      ['the chilli', 'America', 'Chillies were first grown in Central and South America.'],
      ['the potato', 'America', 'Potatoes were first grown in the mountains of South America.'],
      ['the tomato', 'America', 'Tomatoes come from South and Central America.'],
      ['maize', 'America', 'Maize was first grown in Mexico.'],
      ['the cashew', 'America', 'The cashew tree comes from Brazil.'],
      ['the groundnut', 'America', 'Groundnuts were first grown in South America.'],
      ['the guava', 'America', 'Guavas come from tropical America.'],
      ['the papaya', 'America', 'Papayas come from tropical America.'],
      ['the pineapple', 'America', 'Pineapples come from South America.'],
      ['black pepper', 'India', 'Black pepper comes from the hills of Kerala.'],
      ['the mango', 'India', 'Mangoes have been grown in India for thousands of years.'],
      ['the jackfruit', 'India', 'Jackfruit comes from the Western Ghats.'],
      ['cardamom', 'India', 'Cardamom grows wild in the Western Ghats.'],
      ['moong dal', 'India', 'Moong was first grown in India.'],
      ['the cucumber', 'India', 'The cucumber comes from the foot of the Himalaya.'],
      [
        'the brinjal',
        'India',
        'Brinjal has been grown in India and its neighbourhood for very long.',
      ],
    ],
  },
  (thing) => `Which is the first home of ${thing}: India or America?`,
  'Which foods came only with ships from Europe, five hundred years ago?',
);

const neighbour = memberOf(
  {
    marks: {
      neighbour: 'A neighbour by land shares a land border with India.',
      other: 'The others are reached by crossing a sea or other countries.',
    },
    facts: [
      ['Nepal', 'neighbour', 'Nepal lies north of Uttar Pradesh and Bihar.'],
      ['Bhutan', 'neighbour', 'Bhutan lies north of Assam.'],
      ['Bangladesh', 'neighbour', 'Bangladesh lies east of West Bengal.'],
      ['Myanmar', 'neighbour', 'Myanmar lies east of Nagaland and Manipur.'],
      ['Pakistan', 'neighbour', 'Pakistan lies west of Punjab and Rajasthan.'],
      ['China', 'neighbour', 'China lies to the north, beyond the Himalaya.'],
      ['Sri Lanka', 'other', 'Sri Lanka is an island; the sea lies between.'],
      ['the Maldives', 'other', 'The Maldives are islands in the Indian Ocean.'],
      ['Thailand', 'other', 'Between India and Thailand lies Myanmar.'],
      ['Japan', 'other', 'Japan is a country of islands far in the east.'],
      ['Indonesia', 'other', 'Indonesia is a country of islands; the sea lies between.'],
      ['Iran', 'other', 'Between India and Iran lies Pakistan.'],
      ['Egypt', 'other', 'Egypt lies in Africa.'],
      ['Russia', 'other', 'Between India and Russia lie other countries.'],
    ],
  },
  'neighbour',
  'Which of these countries has a land border with India',
  'Look at the map: which one touches India without a sea between?',
);

const CHILDREN = ['Saanvi', 'Imran', 'Yangchen', 'Prakash', 'Noor', 'Stephen'] as const;

const rounds = (draw: Draw): MadeQuestion => {
  const times = draw.whole(2, 16) * 2;
  const hours = (times * 90) / 60;
  return {
    ask: `The space station goes once round the Earth in about 90 minutes. ${draw.pick(CHILDREN)} wants to know: how many times does it go round in ${hours} hours?`,
    hint: 'How many minutes is that?',
    steps: [
      `${hours} × 60 = ${show(hours * 60)} minutes.`,
      `${show(hours * 60)} ÷ 90 = ${times} times.`,
    ],
    answer: `${times} times`,
    check: `${hours} * 60 / 90`,
    slips: [
      {
        answer: `${hours} times`,
        why: 'That would be one round in each hour. A round takes 90 minutes.',
        check: `${hours} * 60 / 60`,
      },
    ],
  };
};

const chart = (draw: Draw): MadeQuestion => {
  const [hundreds, isLand] = [draw.whole(2, 9), draw.chance()];
  const [wanted, other] = isLand ? [29, 71] : [71, 29];
  const all = hundreds * 100;
  const what = draw.pick(['A wall chart', 'A floor map', 'A quilt with a map', 'A mosaic']);
  return {
    ask: `${what} of the Earth has ${all} squares. Of every 100 squares about 71 are water, the rest is land. How many squares are ${isLand ? 'land' : 'water'}?`,
    hint: `How many of every 100 are ${isLand ? 'land' : 'water'}?`,
    steps: [
      isLand
        ? 'Of every 100 squares 100 − 71 = 29 are land.'
        : 'Of every 100 squares 71 are water.',
      `${hundreds} × ${wanted} = ${hundreds * wanted} squares.`,
    ],
    answer: `${hundreds * wanted} squares`,
    check: isLand ? `${all} - ${all} * 71 / 100` : `${all} * 71 / 100`,
    slips: [
      {
        answer: `${hundreds * other} squares`,
        why: `Those are the squares of ${isLand ? 'water' : 'land'}.`,
        check: isLand ? `${all} * 71 / 100` : `${all} - ${all} * 71 / 100`,
      },
      {
        answer: `${wanted} squares`,
        why: `That would be right for 100 squares. Here are ${all}.`,
        check: isLand ? '100 - 71' : '71',
      },
    ],
  };
};

const bags = (draw: Draw): MadeQuestion => {
  const [families, weekly, weeks] = [draw.whole(6, 20), draw.whole(4, 9), draw.whole(4, 10)];
  const all = families * weekly * weeks;
  return {
    ask: `In the lane of ${draw.pick(CHILDREN)} live ${families} families. Each brings home ${weekly} plastic bags a week. How many bags do they save together in ${weeks} weeks by using cloth bags?`,
    hint: 'First find the bags of one week for all families.',
    steps: [
      `A week: ${families} × ${weekly} = ${families * weekly} bags.`,
      `${weeks} × ${families * weekly} = ${show(all)} bags.`,
    ],
    answer: `${show(all)} bags`,
    check: `${families} * ${weekly} * ${weeks}`,
    slips: [
      {
        answer: `${families * weekly} bags`,
        why: `This is one week. Asked are ${weeks} weeks.`,
        check: `${families} * ${weekly}`,
      },
      {
        answer: `${weekly * weeks} bags`,
        why: `This is one family. There are ${families}.`,
        check: `${weekly} * ${weeks}`,
      },
    ].filter(({ answer }, at) => at === 0 || answer !== `${families * weekly} bags`),
  };
};

export const CHAPTER_10 = [
  { id: 'on-the-globe', level: 'know', make: onTheGlobe },
  { id: 'rounds', level: 'use', make: rounds },
  { id: 'bags', level: 'use', make: bags },
  { id: 'chart', level: 'think', make: chart },
  { id: 'first-home', level: 'know', make: firstHome },
  { id: 'neighbour', level: 'know', make: neighbour },
] as const;
