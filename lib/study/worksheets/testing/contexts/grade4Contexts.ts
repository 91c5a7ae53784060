import { type Context, type Contexts, measured } from './context';
import { numbersAre } from './numbersAre';

/** `2 kg 350 g` and `1 km 200 m` in the small unit. */
const inSmall = (text: string): number =>
  [...text.matchAll(/(\d[\d,]*) (kg|km|mL|L|cm|m|g)\b/g)].reduce(
    (before, [, many = '', unit = '']) =>
      before +
      Number(many.replaceAll(',', '')) *
        (unit === 'kg' || unit === 'km' || unit === 'L' ? 1000 : 1),
    0,
  );

const amounts = (pattern: RegExp, ...names: readonly string[]): Context => [
  pattern,
  ({ part }) => names.flatMap((name, at) => measured(name, inSmall(part[at] ?? ''))),
];

const STORIES: readonly Context[] = [
  numbersAre(/^A zoo had/, 'visitors of a zoo', 'visitors of a zoo', 'children in a zoo'),
  numbersAre(
    /^A school buys \d+ benches/,
    'benches of a school',
    'price of a bench',
    'price of a blackboard',
  ),
  numbersAre(
    /to the science fair/,
    'buses of a school trip',
    'seats of a bus',
    'children on a trip',
  ),
  numbersAre(
    /^A farmer picks/,
    'coconuts of a farmer',
    'coconuts sold at once',
    'coconuts in a sack',
  ),
  numbersAre(
    /^A village has [\d,]+ people/,
    'people of a village',
    'men or women of a village',
    'men or women of a village',
  ),
  numbersAre(/^A dairy fills/, 'bottles of a dairy', 'bottles of a dairy', 'bottles in a crate'),
  numbersAre(
    /^A boat ride costs/,
    'price of a boat ride',
    'price of a boat ride',
    'guests of a boat in a day',
    'guests of a boat in a day',
  ),
  numbersAre(/^A tanker brings/, 'water of a tanker', 'houses at a tanker', 'water for a house'),
  numbersAre(/^A painter earns/, 'daily wage', 'days of work in a month', 'rent of a room'),
  numbersAre(/^A forest has/, 'tigers of a forest', 'more leopards than tigers'),
  numbersAre(/^A tailor cuts/, 'pieces of cloth', 'length of a piece of cloth', 'roll of cloth'),
  numbersAre(
    /pages a day for/,
    'pages of a reader in a day',
    'days of reading',
    'pages still to come',
  ),
];

const MEASURES: readonly Context[] = [
  numbersAre(/^How many packets of/, 'weight of a packet', 'weight of all packets'),
  numbersAre(/^How many glasses of/, 'a glass', 'a jug for many'),
  [
    /^A basket weighs (.+) when empty and (.+) when full/,
    ({ part: [empty = '', full = ''] }) => [
      ...measured('weight of a basket', inSmall(empty)),
      ...measured('weight of fruit', inSmall(full) - inSmall(empty)),
    ],
  ],
  amounts(/^A family uses (.+) of milk a day/, 'milk of a family in a day'),
  numbersAre(/on one pan of a balance/, 'vegetables on a balance', 'vegetables on a balance'),
  amounts(/^From home to school it is (.+)\. How far/, 'way to school'),
  numbersAre(/pieces of ribbon of/, 'pieces of ribbon', 'length of a piece of ribbon'),
  [
    / is 1 m (\d+) cm tall and .* 1 m (\d+) cm/,
    ({ part: [one, other] }) =>
      measured('height of a child', 100 + Number(one), 100 + Number(other)),
  ],
  numbersAre(/poles stand in a row/, 'poles along a road', 'gap between poles'),
  numbersAre(/^A child’s step/, 'step of a child', 'steps to count'),
  [
    /^Read the timetable/,
    ({ a: [, whole = 0, wait = 0] }) => [
      ...measured('minutes of a line', whole),
      ...measured('minutes at a stop', wait),
    ],
  ],
  [/^Read the prices/, ({ a: [bill = 0] }) => measured('bill of a small shop', bill)],
];

export const GRADE_4_CONTEXTS: Contexts = {
  told: [...STORIES, ...MEASURES],
  abstract: [/Always, sometimes or never\?$/, /^[^\n]+\n\(1\) .* = .*\n/, /^What comes nearest to/],
};
