import type { MadeQuestion } from '@/lib/study/makers/maker';
import { groupOf, memberOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const SEAS: Sorting<'Bay of Bengal' | 'Arabian Sea'> = {
  marks: {
    'Bay of Bengal': 'The Bay of Bengal lies east of India.',
    'Arabian Sea': 'The Arabian Sea lies west of India.',
  },
  facts: [
    ['the Ganga', 'Bay of Bengal', 'The Ganga crosses the plains to the east.'],
    ['the Godavari', 'Bay of Bengal', 'The Godavari crosses the Deccan to the east.'],
    ['the Krishna', 'Bay of Bengal', 'The Krishna flows east through Andhra Pradesh.'],
    ['the Kaveri', 'Bay of Bengal', 'The Kaveri flows east through Tamil Nadu.'],
    ['the Mahanadi', 'Bay of Bengal', 'The Mahanadi reaches the sea in Odisha.'],
    ['the Penna', 'Bay of Bengal', 'The Penna reaches the sea near Nellore.'],
    ['the Subarnarekha', 'Bay of Bengal', 'The Subarnarekha reaches the sea in Odisha.'],
    ['the Narmada', 'Arabian Sea', 'The Narmada flows west and reaches the sea near Bharuch.'],
    ['the Tapi', 'Arabian Sea', 'The Tapi flows west and reaches the sea near Surat.'],
    ['the Mahi', 'Arabian Sea', 'The Mahi reaches the sea in the Gulf of Khambhat.'],
    ['the Sabarmati', 'Arabian Sea', 'The Sabarmati reaches the sea in the Gulf of Khambhat.'],
    ['the Periyar', 'Arabian Sea', 'The Periyar flows west through Kerala.'],
    ['the Mandovi', 'Arabian Sea', 'The Mandovi reaches the sea at Panaji in Goa.'],
    ['the Sharavati', 'Arabian Sea', 'The Sharavati flows west over the Jog Falls.'],
  ],
};

const whichSea = groupOf(
  SEAS,
  (thing) => `Into which sea does ${thing} flow: the Bay of Bengal or the Arabian Sea?`,
  'Does it flow east or west?',
);

const westward = memberOf(
  SEAS,
  'Arabian Sea',
  'Which of these rivers flows into the Arabian Sea',
  'Which one flows west?',
);

const partOfRiver = groupOf(
  {
    marks: {
      mountains: 'In the mountains a river is young, narrow and fast.',
      plains: 'In the plains a river is wide and slow.',
      mouth: 'At its mouth a river meets the sea.',
    },
    facts: [
      ['a thin stream under a glacier', 'mountains', 'Glaciers are high up in the mountains.'],
      ['a high waterfall', 'mountains', 'Waterfalls need a steep drop.'],
      ['fast water over large rocks', 'mountains', 'Steep slopes make the water fast.'],
      ['a deep narrow valley', 'mountains', 'A fast young river cuts narrow valleys.'],
      ['a spring between rocks', 'mountains', 'Many rivers begin at such a spring.'],
      [
        'great bends through flat fields',
        'plains',
        'On flat land a slow river swings from side to side.',
      ],
      ['canals that lead water to wheat fields', 'plains', 'Wheat fields lie in the flat plains.'],
      ['wide banks of fresh mud after a flood', 'plains', 'A slow wide river lets its mud sink.'],
      [
        'large tributaries that join between big cities',
        'plains',
        'Big cities and wide rivers are in the plains.',
      ],
      ['a delta with many arms', 'mouth', 'Before the sea the river splits into arms.'],
      ['water that becomes salty with the tide', 'mouth', 'The tide brings sea water in.'],
      ['mangrove trees', 'mouth', 'Mangroves grow where river and sea mix.'],
      ['a port for ships from the sea', 'mouth', 'Ships from the sea enter a river at its mouth.'],
    ],
  },
  (thing) => `Which part of the way of a river goes with ${thing}: mountains, plains or mouth?`,
  'Is the land steep, is it flat, or is the sea near?',
);

const distance = (draw: Draw): MadeQuestion => {
  const [first, second, rest] = [draw.whole(90, 190), draw.whole(260, 390), draw.whole(200, 340)];
  const whole = first + second + rest;
  const who = draw.pick(['Bharati', 'Salim', 'Nilu', 'Gopal', 'Lhamo']);
  return {
    ask: `A river is ${show(whole)} km long. ${who} follows it from the source: ${first} km through the hills and ${second} km through the plains. How many kilometres are left to the mouth?`,
    hint: 'How far has the journey gone so far?',
    steps: [
      `So far: ${first} + ${second} = ${first + second} km.`,
      `${show(whole)} − ${first + second} = ${rest} km.`,
    ],
    answer: `${rest} km`,
    check: `${whole} - ${first} - ${second}`,
    slips: [
      {
        answer: `${show(whole - first)} km`,
        why: `You left out the ${second} km through the plains.`,
        check: `${whole} - ${first}`,
      },
      {
        answer: `${first + second} km`,
        why: 'That is the way behind. Asked is what is left.',
        check: `${first} + ${second}`,
      },
    ],
  };
};

const stream = (draw: Draw): MadeQuestion => {
  const [boat, flow, hours] = [draw.whole(7, 12), draw.whole(1, 3), draw.whole(2, 5)];
  const isDown = draw.chance();
  const pace = isDown ? boat + flow : boat - flow;
  const other = isDown ? boat - flow : boat + flow;
  return {
    ask: `A boat goes ${boat} km in an hour on still water. The river flows at ${flow} km an hour. How many kilometres does the boat go ${isDown ? 'downstream, with the flow,' : 'upstream, against the flow,'} in ${hours} hours?`,
    hint: 'Does the river help the boat, or does it carry it back?',
    steps: [
      `Each hour: ${boat} ${isDown ? '+' : '−'} ${flow} = ${pace} km.`,
      `${hours} × ${pace} = ${hours * pace} km.`,
    ],
    answer: `${hours * pace} km`,
    check: `(${boat} ${isDown ? '+' : '-'} ${flow}) * ${hours}`,
    slips: [
      {
        answer: `${hours * other} km`,
        why: isDown
          ? 'You let the river work against the boat. Downstream it helps.'
          : 'You let the river help. Upstream it works against the boat.',
        check: `(${boat} ${isDown ? '-' : '+'} ${flow}) * ${hours}`,
      },
      {
        answer: `${hours * boat} km`,
        why: 'That is on still water. The river flows as well.',
        check: `${boat} * ${hours}`,
      },
    ],
  };
};

export const CHAPTER_02 = [
  { id: 'which-sea', level: 'know', make: whichSea },
  { id: 'part-of-river', level: 'use', make: partOfRiver },
  { id: 'distance', level: 'use', make: distance },
  { id: 'stream', level: 'think', make: stream },
  { id: 'westward', level: 'know', make: westward },
] as const;
