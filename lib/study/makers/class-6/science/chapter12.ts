import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { ordinal, show } from '@/lib/study/worksheets/text';

const bodies = groupOf(
  {
    marks: {
      star: 'A star shines with its own light.',
      planet: 'A planet goes round the Sun and sends back its light.',
      satellite: 'A satellite goes round a planet.',
      constellation:
        'A constellation is a group of stars that make a pattern, and its part of the sky.',
    },
    facts: [
      ['the Sun', 'star', 'The Sun makes its own light; it is near, so it looks large.'],
      [
        'Sirius, the brightest point of the night sky that twinkles,',
        'star',
        'Sirius is a sun of its own, very far away.',
      ],
      ['the Pole Star', 'star', 'The Pole Star is a sun of its own, very far away.'],
      [
        'Proxima Centauri, our nearest neighbour beyond the Sun,',
        'star',
        'Proxima is a small sun of its own.',
      ],
      ['Venus', 'planet', 'Venus goes round the Sun.'],
      [
        'the “evening star”, which is really Venus,',
        'planet',
        'Venus goes round the Sun, whatever its nickname.',
      ],
      ['Saturn', 'planet', 'Saturn goes round the Sun.'],
      ['the Earth', 'planet', 'The Earth goes round the Sun.'],
      ['Mars', 'planet', 'Mars goes round the Sun.'],
      ['the Moon', 'satellite', 'The Moon goes round the Earth.'],
      [
        'a spacecraft that circles the Earth',
        'satellite',
        'Such a craft goes round the Earth, a planet.',
      ],
      ['Titan, which goes round Saturn,', 'satellite', 'Titan goes round a planet.'],
      ['Phobos, which goes round Mars,', 'satellite', 'Phobos goes round a planet.'],
      ['Orion, the Hunter,', 'constellation', 'Orion is a pattern of several stars.'],
      ['Leo, the Lion,', 'constellation', 'Leo is a pattern of several stars.'],
      ['Scorpius, the Scorpion,', 'constellation', 'Scorpius is a pattern of several stars.'],
    ],
  },
  (thing) => `Is ${thing} a star, a planet, a satellite or a constellation?`,
  'Does it shine by itself? Round what does it go? Is it one body or a pattern?',
);

const PLANETS = [
  'Mercury',
  'Venus',
  'Earth',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
] as const;
const IN_A_ROW = PLANETS.join(', ');

const place = (draw: Draw): MadeQuestion => {
  const [at, isOuter] = [draw.whole(0, 7), draw.chance()];
  const order = isOuter ? [...PLANETS].reverse() : [...PLANETS];
  const answer = order[at] ?? 'Earth';
  const other = order[at === 0 ? 1 : at - 1] ?? 'Mars';
  const counted = `${at === 0 ? '' : `${ordinal(at + 1)} `}`;
  const end = isOuter ? 'farthest from' : 'nearest to';
  const [first = answer, second = other] = draw.shuffle([answer, other]);
  return {
    ask: `Which planet is the ${counted}${end} the Sun: ${first} or ${second}?`,
    hint: 'Say the eight planets in order from the Sun.',
    steps: [
      `From the Sun outwards: ${IN_A_ROW}.`,
      isOuter
        ? `Counted from the outer end, ${answer} has place ${at + 1}.`
        : `Counted from the Sun, ${answer} has place ${at + 1}.`,
    ],
    answer,
    slips: [
      {
        answer: other,
        why: `Say them in order once more: ${IN_A_ROW}. ${other} is its neighbour.`,
      },
    ],
  };
};

const planetsBetween = (draw: Draw): MadeQuestion => {
  const [from, to] = [draw.whole(0, 4), draw.whole(2, 7)];
  if (to - from < 2) return planetsBetween(draw);
  const [one, other] = [PLANETS[from], PLANETS[to]];
  const between = PLANETS.slice(from + 1, to);
  const isBetween = draw.chance();
  const count = isBetween ? between.length : 7 - to;
  if (count === 0) return planetsBetween(draw);
  const beyond = PLANETS.slice(to + 1);
  return isBetween
    ? {
        ask: `How many planets have their path round the Sun between those of ${one} and ${other}?`,
        hint: 'Say the eight planets in order from the Sun.',
        steps: [
          `From the Sun outwards: ${IN_A_ROW}.`,
          `Between them: ${between.join(', ')}. The number is ${count}.`,
        ],
        answer: `${count}`,
        check: `${to} - ${from} - 1`,
        slips: [
          {
            answer: `${count + 2}`,
            why: `You counted ${one} and ${other} as well. Only those between them are asked.`,
            check: `${to} - ${from} + 1`,
          },
          {
            answer: `${count + 1}`,
            why: 'One of the two at the ends has slipped in. Only those between them are asked.',
            check: `${to} - ${from}`,
          },
        ],
      }
    : {
        ask: `How many of the eight planets are farther from the Sun than ${other}?`,
        hint: 'Say the eight planets in order from the Sun.',
        steps: [
          `From the Sun outwards: ${IN_A_ROW}.`,
          `After ${other}: ${beyond.join(', ')}. The number is ${count}.`,
        ],
        answer: `${count}`,
        check: `8 - ${to + 1}`,
        slips: [
          {
            answer: `${to}`,
            why: 'Those are nearer to the Sun. The farther ones are asked.',
          },
          {
            answer: `${count + 1}`,
            why: `You counted ${other} as well.`,
            check: `8 - ${to}`,
          },
        ],
      };
};

/** The least and the most seconds that light needs from the Sun: the paths are no circles. */
const LIGHT = [
  ['Mercury', 155, 230],
  ['the Earth', 492, 506],
  ['Mars', 692, 829],
  ['Jupiter', 2475, 2720],
] as const;

const lightTime = (draw: Draw): MadeQuestion => {
  const [planet, least, most] = draw.pick(LIGHT);
  const all = draw.whole(least, most);
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  if (seconds < 2) return lightTime(draw);
  return {
    ask: `On a certain day light from the Sun needs about ${minutes} minutes ${seconds} seconds to ${planet}. How many seconds is that?`,
    hint: 'A minute has 60 seconds.',
    steps: [
      `${minutes} × 60 = ${show(60 * minutes)} seconds.`,
      `${show(60 * minutes)} + ${seconds} = ${show(all)} seconds.`,
    ],
    answer: `${show(all)} seconds`,
    check: `${minutes} * 60 + ${seconds}`,
    slips: [
      {
        answer: `${show(100 * minutes + seconds)} seconds`,
        why: 'You took 100 seconds for a minute. It has 60.',
        check: `${minutes} * 100 + ${seconds}`,
      },
      {
        answer: `${minutes + seconds} seconds`,
        why: 'Minutes and seconds cannot be added as they are. Each minute is 60 seconds.',
        check: `${minutes} + ${seconds}`,
      },
    ],
  };
};

/** How many times as far from the Sun as the Earth, rounded. */
const FAR = [
  ['Jupiter', 5],
  ['Saturn', 10],
  ['Uranus', 19],
  ['Neptune', 30],
] as const;
const MODELS = ['playground', 'field', 'beach', 'road'] as const;

const model = (draw: Draw): MadeQuestion => {
  const [[planet, times], earth] = [draw.pick(FAR), draw.whole(2, 20)];
  return {
    ask: `A class builds a model of the Solar System on a ${draw.pick(MODELS)}. The Earth is ${earth} m away from the Sun. In space ${planet} is about ${times} times as far from the Sun as the Earth is. How many metres from the Sun is its place?`,
    hint: 'All distances shrink by the same factor.',
    steps: [`${times} × ${earth} = ${times * earth} m.`],
    answer: `${times * earth} m`,
    check: `${times} * ${earth}`,
    slips: [
      {
        answer: `${times + earth} m`,
        why: `${times} times as far means multiplying, not adding.`,
        check: `${times} + ${earth}`,
      },
      {
        answer: `${times * earth + earth} m`,
        why: 'The distances are counted from the Sun, not from the Earth.',
        check: `${times} * ${earth} + ${earth}`,
      },
    ],
  };
};

export const chapter12 = [
  { id: 'bodies', level: 'know', make: bodies },
  { id: 'light-time', level: 'use', make: lightTime },
  { id: 'planets-between', level: 'use', make: planetsBetween },
  { id: 'model', level: 'think', make: model },
  { id: 'place', level: 'know', make: place },
] as const satisfies readonly Maker[];
