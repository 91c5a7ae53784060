import type { MadeQuestion } from '@/lib/study/makers/maker';
import { countOf, groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const change = groupOf(
  {
    marks: {
      evaporation: 'In evaporation water becomes vapour.',
      condensation: 'In condensation vapour becomes water.',
      melting: 'In melting ice becomes water.',
      freezing: 'In freezing water becomes ice.',
    },
    facts: [
      ['wet clothes dry on the line', 'evaporation', 'The water of the clothes goes into the air.'],
      ['a puddle is gone by evening', 'evaporation', 'The water of the puddle goes into the air.'],
      [
        'sea water in a salt pan leaves salt',
        'evaporation',
        'The water goes into the air, the salt stays.',
      ],
      ['a wiped blackboard dries', 'evaporation', 'The water on the board goes into the air.'],
      ['sweat dries under a fan', 'evaporation', 'The sweat goes into the air and cools the skin.'],
      ['drops form on a cold glass', 'condensation', 'Vapour of the air becomes drops.'],
      ['a bathroom mirror clouds over', 'condensation', 'Vapour of the warm bath becomes drops.'],
      [
        'dew lies on the grass at dawn',
        'condensation',
        'Vapour of the air becomes drops in the cool night.',
      ],
      ['a cloud forms high up', 'condensation', 'Vapour becomes tiny drops in the cold air.'],
      ['spectacles fog up over hot tea', 'condensation', 'Vapour of the tea becomes drops.'],
      ['an ice gola drips in the sun', 'melting', 'The ice becomes water.'],
      ['snow on a roof drips in spring', 'melting', 'The snow becomes water.'],
      ['a glacier feeds a stream in summer', 'melting', 'The ice of the glacier becomes water.'],
      [
        'a lake in Ladakh gets a hard cover in January',
        'freezing',
        'The water of the lake becomes ice.',
      ],
      ['water in the ice tray becomes hard', 'freezing', 'The water becomes ice.'],
      ['a wet towel becomes stiff in the frost', 'freezing', 'The water in the towel becomes ice.'],
    ],
  },
  (thing) => `Name the change: ${thing}. Is it evaporation, condensation, melting or freezing?`,
  'What was it before, what is it after: ice, water or vapour?',
);

const fresh = countOf(
  {
    marks: {
      fresh: 'Fresh water has hardly any salt.',
      salty: 'The water of seas and salt lakes is salty.',
    },
    facts: [
      ['the Ganga at Haridwar', 'fresh', 'River water is fresh.'],
      ['a village pond filled by rain', 'fresh', 'Rain brings no salt.'],
      ['a Himalayan glacier', 'fresh', 'A glacier is made of snow.'],
      ['a mountain spring', 'fresh', 'A spring is fed by rain and snow.'],
      ['the Dal Lake in Srinagar', 'fresh', 'Streams from the mountains feed the Dal Lake.'],
      ['a cloud', 'fresh', 'Salt stays behind when sea water evaporates.'],
      [
        'a stepwell in Gujarat with sweet water',
        'fresh',
        'Sweet water is another word for fresh water.',
      ],
      ['the Arabian Sea', 'salty', 'All sea water is salty.'],
      ['the Bay of Bengal', 'salty', 'All sea water is salty.'],
      ['Sambhar Lake in Rajasthan', 'salty', 'From Sambhar Lake salt is made.'],
      ['the Indian Ocean', 'salty', 'All sea water is salty.'],
      [
        'Pangong Lake in Ladakh',
        'salty',
        'The water of Pangong is brackish, for no river takes salt out of it.',
      ],
    ],
  },
  'fresh',
  'How many of these hold fresh water',
);

const FAMILIES = ['Nirmala', 'Javed', 'Tara', 'Sangma', 'Kuldeep', 'Rosy'] as const;

const shower = (draw: Draw): MadeQuestion => {
  const [minutes, flow, bucket] = [draw.whole(6, 12), draw.whole(7, 10), draw.whole(3, 4) * 5];
  const used = minutes * flow;
  const people = draw.whole(2, 5);
  return {
    ask: `A shower of ${minutes} minutes takes ${flow} litres each minute, a bath with bucket and mug ${bucket} litres. How many litres are saved if the ${people} people in the house of ${draw.pick(FAMILIES)} all take the bucket once?`,
    hint: 'How much does one person save?',
    steps: [
      `Shower: ${minutes} × ${flow} = ${used} litres.`,
      `One person saves ${used} − ${bucket} = ${used - bucket} litres.`,
      `${people} × ${used - bucket} = ${people * (used - bucket)} litres.`,
    ],
    answer: `${people * (used - bucket)} litres`,
    accept: [`${people * (used - bucket)} L`],
    check: `${people} * (${minutes} * ${flow} - ${bucket})`,
    slips: [
      {
        answer: `${used - bucket} litres`,
        why: `This is for one person. There are ${people}.`,
        check: `${minutes} * ${flow} - ${bucket}`,
      },
      {
        answer: `${people * used} litres`,
        why: 'That is what the showers use. The buckets need water too.',
        check: `${people} * ${minutes} * ${flow}`,
      },
    ],
  };
};

const rainRoof = (draw: Draw): MadeQuestion => {
  const [rain, roof] = [draw.whole(4, 30), draw.whole(4, 15) * 10];
  return {
    ask: `1 mm of rain on 1 m² of roof is 1 litre of water. ${rain} mm of rain fall on the flat roof of a ${draw.pick(['school', 'house', 'hostel', 'health centre'])}; it has ${roof} m². How many litres can be collected at most?`,
    hint: 'How many litres fall on one square metre?',
    steps: [
      `On each square metre: ${rain} litres.`,
      `${roof} × ${rain} = ${show(roof * rain)} litres.`,
    ],
    answer: `${show(roof * rain)} litres`,
    accept: [`${show(roof * rain)} L`],
    check: `${rain} * ${roof}`,
    slips: [
      {
        answer: `${roof + rain} litres`,
        why: `You added. Each of the ${roof} square metres gives ${rain} litres.`,
        check: `${roof} + ${rain}`,
      },
      {
        answer: `${roof} litres`,
        why: `That is for 1 mm of rain. Here ${rain} mm fall.`,
        check: `${roof} * 1`,
      },
    ],
  };
};

export const CHAPTER_01 = [
  { id: 'change', level: 'know', make: change },
  { id: 'shower', level: 'use', make: shower },
  { id: 'fresh', level: 'use', make: fresh },
  { id: 'rain-roof', level: 'think', make: rainRoof },
] as const;
