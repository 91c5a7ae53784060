import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf, memberOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const whichPlace = groupOf(
  {
    marks: {
      'Andaman and Nicobar':
        'The Andaman and Nicobar Islands lie in the sea, far from the mainland.',
      Sundarbans: 'The Sundarbans are the mangrove forest where the Ganga meets the sea.',
      Meghalaya: 'Meghalaya is a state of rainy hills in the north-east.',
      'Western Ghats': 'The Western Ghats are the long range of hills along the west coast.',
    },
    facts: [
      [
        'Indira Point, the southern tip of India',
        'Andaman and Nicobar',
        'Indira Point is on Great Nicobar.',
      ],
      [
        'Barren Island with its live volcano',
        'Andaman and Nicobar',
        'Barren Island is one of the Andamans.',
      ],
      [
        'the town of Sri Vijaya Puram, once Port Blair',
        'Andaman and Nicobar',
        'Sri Vijaya Puram is the capital of the islands.',
      ],
      [
        'the Sentinelese on their own island',
        'Andaman and Nicobar',
        'North Sentinel is one of the Andamans.',
      ],
      [
        'tigers that swim between tidal creeks',
        'Sundarbans',
        'The tigers of the mangroves are good swimmers.',
      ],
      [
        'roots that come up from salty mud to breathe',
        'Sundarbans',
        'Mangrove trees send up such roots.',
      ],
      [
        'honey gatherers among sundari trees',
        'Sundarbans',
        'The forest has its name from the sundari tree, many say.',
      ],
      [
        'islands of mud in a huge river delta',
        'Sundarbans',
        'The delta of Ganga and Brahmaputra is made of such islands.',
      ],
      ['bridges of living roots', 'Meghalaya', 'Khasi and Jaintia families grow these bridges.'],
      [
        'Mawsynram, one of the wettest places on Earth',
        'Meghalaya',
        'Mawsynram is in the Khasi Hills.',
      ],
      ['the clean village of Mawlynnong', 'Meghalaya', 'Mawlynnong is in the Khasi Hills.'],
      ['Shillong and the Garo Hills', 'Meghalaya', 'Shillong is the capital of Meghalaya.'],
      [
        'the Nilgiri tahr, a mountain goat',
        'Western Ghats',
        'The tahr lives in the southern Western Ghats only.',
      ],
      ['the lion-tailed macaque', 'Western Ghats', 'This monkey lives in the Western Ghats only.'],
      [
        'neelakurinji, which blooms once in twelve years',
        'Western Ghats',
        'The hills near Munnar turn blue with neelakurinji.',
      ],
      [
        'hills that stop the monsoon clouds from the Arabian Sea',
        'Western Ghats',
        'The range runs along the west coast.',
      ],
    ],
  },
  (thing) =>
    `Where in India do you find ${thing}: Andaman and Nicobar, Sundarbans, Meghalaya or Western Ghats?`,
  'Islands in the sea, a forest in the mud, rainy hills in the north-east or hills along the west coast?',
);

const LIVING: Sorting<'animal' | 'plant' | 'neither'> = {
  marks: {
    animal: 'An animal lives on food that it takes in.',
    plant: 'A plant makes its food from light.',
    neither: 'What does not live is neither a plant nor an animal.',
  },
  facts: [
    ['coral', 'animal', 'A coral reef is built by tiny animals.'],
    ['a starfish', 'animal', 'A starfish crawls and eats shells.'],
    ['a jellyfish', 'animal', 'A jellyfish catches small sea animals.'],
    ['a sea anemone', 'animal', 'A sea anemone looks like a flower, but catches small fish.'],
    ['a sea sponge', 'animal', 'A sponge filters its food from the water.'],
    ['a dugong', 'animal', 'A dugong, or sea cow, feeds on seagrass.'],
    ['seagrass', 'plant', 'Seagrass makes its food from light.'],
    ['a mangrove', 'plant', 'A mangrove is a tree of muddy coasts.'],
    ['a coconut palm', 'plant', 'A palm makes its food from light.'],
    ['a rubber fig', 'plant', 'A rubber fig is the tree of the root bridges.'],
    [
      'a pitcher plant',
      'plant',
      'A pitcher plant catches insects, yet it is green and makes food from light.',
    ],
    ['beach sand', 'neither', 'Sand is made of tiny bits of stone and shell.'],
    ['a sea wave', 'neither', 'A wave is moving water.'],
    ['a volcano', 'neither', 'A volcano is a hill of rock and ash.'],
    ['the tide', 'neither', 'The tide is the rise and fall of the sea.'],
  ],
};

const animalOrPlant = groupOf(
  LIVING,
  (thing) => `Is ${thing} an animal, a plant or neither?`,
  'Does it take in food, make food from light, or not live at all?',
);

const whichAnimal = memberOf(
  LIVING,
  'animal',
  'Which of these is an animal',
  'An animal may sit still and look like a stone or a flower.',
);

const rootBridge = (draw: Draw): MadeQuestion => {
  const [years, pace] = [draw.whole(12, 25), draw.pick([40, 50, 60, 80])];
  const grown = draw.whole(3, 8);
  const metres = (years * pace) / 100;
  return {
    ask: `The stream is ${show(metres * 100)} cm wide. A fig root that is led across it grows ${pace} cm a year; it has grown for ${grown} years already. In how many more years will it reach the other bank?`,
    hint: 'How many years does it need in all?',
    steps: [
      `In all: ${show(metres * 100)} ÷ ${pace} = ${years} years.`,
      `${years} − ${grown} = ${years - grown} years.`,
    ],
    answer: `${years - grown} years`,
    check: `(${years * pace} - ${grown} * ${pace}) / ${pace}`,
    slips: [
      {
        answer: `${years} years`,
        why: `That is the time in all. ${grown} years have gone by.`,
        check: `${years * pace} / ${pace}`,
      },
    ],
  };
};

const rain = (draw: Draw): MadeQuestion => {
  const [daily, month] = [
    draw.whole(15, 40),
    draw.pick([
      ['June', 30],
      ['July', 31],
      ['August', 31],
      ['September', 30],
    ] as const),
  ];
  const [name, days] = month;
  const dry = draw.whole(2, 6);
  return {
    ask: `In a village in the Khasi Hills ${daily} mm of rain fall on every day of ${name} but ${dry}, which stay dry. How many millimetres fall in the whole month?`,
    hint: `How many days has ${name}, and on how many does it rain?`,
    steps: [
      `Rainy days: ${days} − ${dry} = ${days - dry}.`,
      `${days - dry} × ${daily} = ${show((days - dry) * daily)} mm.`,
    ],
    answer: `${show((days - dry) * daily)} mm`,
    check: `(${days} - ${dry}) * ${daily}`,
    slips: [
      {
        answer: `${show(days * daily)} mm`,
        why: `You forgot that ${dry} days stay dry.`,
        check: `${days} * ${daily}`,
      },
    ],
  };
};

export const CHAPTER_06 = [
  { id: 'which-place', level: 'know', make: whichPlace },
  { id: 'animal-or-plant', level: 'know', make: animalOrPlant },
  { id: 'rain', level: 'use', make: rain },
  { id: 'root-bridge', level: 'think', make: rootBridge },
  { id: 'which-animal', level: 'know', make: whichAnimal },
] as const;
