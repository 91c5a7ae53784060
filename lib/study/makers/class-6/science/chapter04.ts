import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const THINGS: Sorting<'magnetic' | 'non-magnetic'> = {
  marks: {
    magnetic: 'Iron, nickel, cobalt and most steel are attracted by a magnet.',
    'non-magnetic': 'Wood, plastic, glass, paper and metals such as copper are not attracted.',
  },
  facts: [
    ['an iron nail', 'magnetic', 'A nail of iron is pulled.'],
    ['a steel sewing needle', 'magnetic', 'The steel of a needle is mostly iron.'],
    ['a sheet of nickel', 'magnetic', 'Nickel is one of the magnetic metals.'],
    ['a piece of cobalt', 'magnetic', 'Cobalt is one of the magnetic metals.'],
    ['an iron tawa', 'magnetic', 'A tawa of iron is pulled.'],
    ['a steel paper clip', 'magnetic', 'The steel of a paper clip is mostly iron.'],
    ['an iron horseshoe', 'magnetic', 'A horseshoe of iron is pulled.'],
    ['a copper wire', 'non-magnetic', 'Copper is a metal, but not a magnetic one.'],
    ['an aluminium foil', 'non-magnetic', 'Aluminium is a metal, but not a magnetic one.'],
    ['a gold ring', 'non-magnetic', 'Gold is a metal, but not a magnetic one.'],
    ['a silver anklet', 'non-magnetic', 'Silver is a metal, but not a magnetic one.'],
    ['a brass lamp', 'non-magnetic', 'Brass is copper and zinc, neither of them magnetic.'],
    ['a wooden spoon', 'non-magnetic', 'Wood is not attracted.'],
    ['a glass bangle', 'non-magnetic', 'Glass is not attracted.'],
    ['a rubber eraser', 'non-magnetic', 'Rubber is not attracted.'],
    ['a plastic scale', 'non-magnetic', 'Plastic is not attracted.'],
  ],
};

const isMagnetic = groupOf(
  THINGS,
  (thing) => `Is ${thing} magnetic or non-magnetic?`,
  'What is it made of? Not every metal is magnetic.',
);

const CUTS = [
  ['A bar magnet breaks into', 'pieces'],
  ['A long magnet is cut into', 'parts'],
  ['Kavita drops a magnet, and it falls into', 'bits'],
] as const;

const poles = (draw: Draw): MadeQuestion => {
  const [[story, pieces], count] = [draw.pick(CUTS), draw.whole(3, 12)];
  return {
    ask: `${story} ${count} ${pieces}. How many poles are there now in all?`,
    hint: 'Each of them is a magnet of its own.',
    steps: [
      'Each piece of a magnet has a north and a south pole.',
      `${count} × 2 = ${2 * count} poles.`,
    ],
    answer: `${2 * count} poles`,
    check: `${count} * 2`,
    slips: [
      {
        answer: '2 poles',
        why: 'That was so before. Each piece gets two poles of its own.',
      },
      {
        answer: `${count} poles`,
        why: 'A pole never comes alone: each piece has two.',
      },
    ],
  };
};

const POLES = ['north', 'south'] as const;
const MAKERS_OF_TESTS = ['Amit', 'Sania', 'Dorji', 'Kavita', 'Manpreet', 'Thomas'] as const;

const hiddenPole = (draw: Draw): MadeQuestion => {
  const [known, isPushed, who] = [draw.pick(POLES), draw.chance(), draw.pick(MAKERS_OF_TESTS)];
  const opposite = known === 'north' ? 'south' : 'north';
  const end = isPushed ? known : opposite;
  // The ends are asked for: the one that was tried, or the far one.
  const isFar = draw.chance();
  const answer = isFar ? (end === 'north' ? 'south' : 'north') : end;
  const other = answer === 'north' ? 'south' : 'north';
  const [colour, far] = draw.some(['red', 'blue', 'green', 'white'] as const, 2);
  return {
    ask: `The ends of a magnet are marked only with colours. ${who} brings the ${known} pole of a second magnet near its ${colour} end, and they ${isPushed ? 'repel' : 'attract'} each other. Which pole is ${isFar ? `the other end, the ${far} one` : `the ${colour} end`}: north or south?`,
    hint: 'Like poles repel, unlike poles attract.',
    steps: [
      `They ${isPushed ? 'repel, so the poles are alike' : 'attract, so the poles are unlike'}: the ${colour} end is a ${end} pole.`,
      isFar
        ? `A magnet has one pole of each kind, so the ${far} end is a ${answer} pole.`
        : `The answer is ${answer}.`,
    ],
    answer,
    accept: [`${answer} pole`, `the ${answer} pole`],
    slips: [
      {
        answer: other,
        why: isFar
          ? `That is the pole of the ${colour} end. The far end has the other one.`
          : `Like poles repel, unlike poles attract. Here they ${isPushed ? 'repel' : 'attract'}.`,
      },
    ],
  };
};

const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
const TURNS = [
  ['to the right', 1],
  ['to the left', 3],
  ['about, to face the opposite way', 2],
] as const;

const byCompass = (draw: Draw): MadeQuestion => {
  const start = draw.whole(0, 3);
  const turns = [draw.pick(TURNS), draw.pick(TURNS)] as const;
  const [first, second] = turns;
  const middle = (start + first[1]) % 4;
  const end = (middle + second[1]) % 4;
  if (end === start) return byCompass(draw);
  const wrong = (start + 8 - first[1] - second[1]) % 4;
  const answer = DIRECTIONS[end] ?? 'north';
  const slip = DIRECTIONS[wrong === end ? start : wrong] ?? 'south';
  return {
    ask: `By the compass ${draw.pick(MAKERS_OF_TESTS)} is facing ${DIRECTIONS[start]}, then turns ${first[0]}, and then ${second[0]}; each turn to the right or left is a quarter turn. Which direction is it now: north, east, south or west?`,
    hint: 'To the right the order is north, east, south, west.',
    steps: [`After the first turn: ${DIRECTIONS[middle]}.`, `After the second turn: ${answer}.`],
    answer,
    slips: [
      {
        answer: slip,
        why: 'Draw a cross with north on top and east on the right, and make the turns with a pencil.',
      },
    ],
  };
};

const BARS = ['K', 'L', 'M', 'P', 'Q', 'R'] as const;

const whichIron = (draw: Draw): MadeQuestion => {
  const [tester = 'K', iron = 'L', magnet = 'M'] = draw.some(BARS, 3);
  const isIronFirst = draw.chance();
  const onIron = `attracts both ends of ${iron}`;
  const onMagnet = draw.pick([
    `pushes away one end of ${magnet}`,
    `attracts one end of ${magnet} and pushes the other away`,
  ] as const);
  return {
    ask: `Three bars, ${[tester, iron, magnet].sort().join(', ')}, look alike. One end of ${tester} ${isIronFirst ? `${onIron}; it ${onMagnet}` : `${onMagnet}; it ${onIron}`}. Exactly one of the bars is plain iron. Which one?`,
    hint: 'Plain iron is attracted by both poles, but it never pushes.',
    steps: [
      `${tester} and ${magnet} push each other, so both are magnets.`,
      `Both ends of ${iron} are attracted by one pole, so ${iron} is plain iron.`,
    ],
    answer: iron,
    accept: [`bar ${iron}`],
    slips: [
      { answer: magnet, why: `Only a magnet can be pushed away, so ${magnet} is one.` },
      { answer: tester, why: `${tester} pushes ${magnet}. Plain iron never pushes.` },
    ],
  };
};

export const chapter04 = [
  { id: 'is-magnetic', level: 'know', make: isMagnetic },
  { id: 'hidden-pole', level: 'use', make: hiddenPole },
  { id: 'poles', level: 'use', make: poles },
  { id: 'which-iron', level: 'think', make: whichIron },
  { id: 'by-compass', level: 'use', make: byCompass },
  {
    id: 'count-magnetic',
    level: 'use',
    make: countOf(THINGS, 'magnetic', 'How many of these does a magnet attract'),
  },
] as const satisfies readonly Maker[];
