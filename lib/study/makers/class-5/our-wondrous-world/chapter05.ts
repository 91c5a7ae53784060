import type { MadeQuestion } from '@/lib/study/makers/maker';
import { countOf, groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const whichState = groupOf(
  {
    marks: {
      Kerala: 'Kerala lies on the coast in the far south.',
      Assam: 'Assam lies along the Brahmaputra in the north-east.',
      Punjab: 'Punjab, the land of five rivers, lies in the north.',
      Gujarat: 'Gujarat lies on the west coast.',
    },
    facts: [
      [
        'the dance drama Kathakali',
        'Kerala',
        'Kathakali with its painted faces comes from Kerala.',
      ],
      ['the festival Onam', 'Kerala', 'Onam is the harvest festival of Kerala.'],
      ['the martial art kalaripayattu', 'Kerala', 'Kalaripayattu comes from Kerala.'],
      ['the language Malayalam', 'Kerala', 'Malayalam is the language of Kerala.'],
      ['the spring festival Rongali Bihu', 'Assam', 'Rongali Bihu is the new year of Assam.'],
      ['golden muga silk', 'Assam', 'Muga silk is made in Assam.'],
      [
        'the gamosa, a white cloth with a red border',
        'Assam',
        'A gamosa is given as an honour in Assam.',
      ],
      ['the one-horned rhino of Kaziranga', 'Assam', 'Kaziranga is in Assam.'],
      ['the dance bhangra', 'Punjab', 'Bhangra is the harvest dance of Punjab.'],
      ['phulkari embroidery', 'Punjab', 'Phulkari, flower work, comes from Punjab.'],
      ['the Golden Temple in Amritsar', 'Punjab', 'Amritsar is in Punjab.'],
      ['the women’s dance gidda', 'Punjab', 'Gidda is danced by the women of Punjab.'],
      ['the dance garba', 'Gujarat', 'Garba is danced in Gujarat at Navratri.'],
      ['patola silk from Patan', 'Gujarat', 'Patan is in Gujarat.'],
      ['the white Rann of Kachchh', 'Gujarat', 'Kachchh is in Gujarat.'],
      ['the lions of Gir', 'Gujarat', 'The forest of Gir is in Gujarat.'],
    ],
  },
  (thing) => `Which state is best known for ${thing}: Kerala, Assam, Punjab or Gujarat?`,
  'Is it from the far south, the north-east, the north or the west?',
);

const symbols = countOf(
  {
    marks: {
      symbol: 'A national symbol stands for the whole country.',
      other: 'What is loved in a part of the country is not yet a national symbol.',
    },
    facts: [
      ['the tiger', 'symbol', 'The tiger is the national animal.'],
      ['the peacock', 'symbol', 'The peacock is the national bird.'],
      ['the lotus', 'symbol', 'The lotus is the national flower.'],
      ['the banyan', 'symbol', 'The banyan is the national tree.'],
      ['the mango', 'symbol', 'The mango is the national fruit.'],
      ['the Ganga river dolphin', 'symbol', 'The river dolphin is the national aquatic animal.'],
      ['the lions of the Ashoka pillar', 'symbol', 'The lions of Sarnath are the national emblem.'],
      ['Jana Gana Mana', 'symbol', 'Jana Gana Mana is the national anthem.'],
      ['the parrot', 'other', 'The national bird is the peacock.'],
      ['the rose', 'other', 'The national flower is the lotus.'],
      ['the neem tree', 'other', 'The national tree is the banyan.'],
      ['the banana', 'other', 'The national fruit is the mango.'],
      ['the cow', 'other', 'The national animal is the tiger.'],
      ['the camel', 'other', 'The national animal is the tiger.'],
    ],
  },
  'symbol',
  'How many of these are national symbols of India',
);

const SCHOOLS = ['Imphal', 'Nagpur', 'Kollam', 'Jammu', 'Ranchi', 'Mysuru', 'Panaji'] as const;

const flag = (draw: Draw): MadeQuestion => {
  const part = draw.whole(8, 60);
  const [height, length] = [2 * part, 3 * part];
  const place = draw.pick(SCHOOLS);
  if (draw.chance()) {
    return {
      ask: `The national flag is 3 parts long for 2 parts of height. A school in ${place} has a flag ${height} cm high. How many centimetres long is it?`,
      hint: 'How many centimetres is one part?',
      steps: [`${height} ÷ 2 = ${part} cm is one part.`, `3 × ${part} = ${length} cm.`],
      answer: `${length} cm`,
      check: `${height} / 2 * 3`,
      slips: [
        {
          answer: `${height + 1} cm`,
          why: 'You added 1. It is 3 parts for 2 parts, whatever the size.',
          check: `${height} + 3 - 2`,
        },
        {
          answer: `${height * 3} cm`,
          why: `You took ${height} cm for one part. It is two parts.`,
          check: `${height} * 3`,
        },
      ],
    };
  }
  return {
    ask: `The national flag is 3 parts long for 2 parts of height. A school in ${place} has a flag ${length} cm long. How many centimetres high is it?`,
    hint: 'How many centimetres is one part?',
    steps: [`${length} ÷ 3 = ${part} cm is one part.`, `2 × ${part} = ${height} cm.`],
    answer: `${height} cm`,
    check: `${length} / 3 * 2`,
    slips: [
      {
        answer: `${length - 1} cm`,
        why: 'You took 1 away. It is 3 parts for 2 parts, whatever the size.',
        check: `${length} - 1`,
      },
      {
        answer: `${length * 2} cm`,
        why: `You took ${length} cm for one part. It is three parts.`,
        check: `${length} * 2`,
      },
    ],
  };
};

const WHO = ['Paranani', 'Baba’s uncle', 'Nanaji', 'Thatha', 'Aaji', 'a retired teacher'] as const;

const years = (draw: Draw): MadeQuestion => {
  const [born, now] = [draw.whole(1932, 1940), draw.whole(2015, 2026)];
  const isFree = draw.chance();
  const [event, year] = isFree
    ? ['India became independent, in 1947', 1947]
    : ['India became a republic, in 1950', 1950];
  const age = year - born;
  return {
    ask: `In the year ${now} a story is told about ${draw.pick(WHO)}, who turned ${age} in the year when ${event}. In which year was that person born?`,
    hint: 'Count back from the year of the event; the year of the telling is not needed.',
    steps: [`Aged ${age} in ${year}: ${year} − ${age} = ${born}.`],
    answer: String(born),
    check: `${year} - ${age}`,
    slips: [
      {
        answer: String(now - age),
        why: `You counted back from ${now}, when the story is told. The person turned ${age} in ${year}.`,
        check: `${now} - ${age}`,
      },
    ],
  };
};

export const CHAPTER_05 = [
  { id: 'which-state', level: 'know', make: whichState },
  { id: 'flag', level: 'use', make: flag },
  { id: 'symbols', level: 'use', make: symbols },
  { id: 'years', level: 'think', make: years },
] as const;
