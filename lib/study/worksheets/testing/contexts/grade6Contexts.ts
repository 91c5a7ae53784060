import { type Context, type Contexts, measured } from './context';
import { numbersAre } from './numbersAre';

const FRACTIONS: readonly Context[] = [
  numbersAre(/have a library card/, null, null, 'pupils of one class'),
  [/^A curtain needs/, ({ a }) => measured('cloth of many curtains', ...a)],
  [/L of honey\?$|of honey/, ({ n }) => measured('litres of honey', n.at(-1) ?? Number.NaN)],
  [
    /pages has the book\?$/,
    ({ n: [read = 0], a }) => measured('pages of a book that is read', read, ...a),
  ],
  [
    /kg of rice a day/,
    ({ n, a }) => [
      ...measured('days of a family', n.at(-1) ?? Number.NaN),
      ...measured('rice of a family', ...a),
    ],
  ],
  numbersAre(/^A farmer owns/, 'land of a farmer'),
];

const BELOW_ZERO: readonly Context[] = [
  [
    /^In a mountain town/,
    ({ n: [morning = 0, rise = 0], a }) => [
      ...measured('cold of a mountain town', morning, ...a),
      ...measured('change of the temperature', rise),
    ],
  ],
  [
    /^In the evening it is/,
    ({ n: [evening = 0, fall = 0], a }) => [
      ...measured('cold of a mountain town', evening, ...a),
      ...measured('change of the temperature', fall),
    ],
  ],
  [/^A lift stands/, ({ n: [start = 0], a }) => measured('floor of a house', start, ...a)],
  numbersAre(/in Dras and/, 'cold of a mountain town', 'cold of a mountain town'),
  [/^A diver is/, ({ n: [deep = 0], a }) => measured('depth of a diver', deep, ...a)],
  [/^In a game/, ({ n: [points = 0], a }) => measured('points of a game', points, ...a)],
  [/^At midnight it was/, ({ n }) => measured('cold of a mountain town', ...n.slice(0, 4))],
  [/^At 8 pm it is/, ({ n: [, start = 0], a }) => measured('cold of a mountain town', start, ...a)],
];

const RATES: readonly Context[] = [
  numbersAre(
    /of onions costs/,
    null,
    'price of vegetables',
    null,
    'price of vegetables',
    'kilograms of vegetables',
    'kilograms of vegetables',
  ),
  numbersAre(/^A pen costs/, 'price of a pen or notebook', 'price of a pen or notebook'),
  [/are in the ratio/, ({ a }) => measured('pupils of one class', ...a)],
  [/^A recipe takes/, ({ n, a }) => measured('cups of a recipe', ...n, ...a)],
  [
    /^A bus goes/,
    ({ n: [far = 0, hours = 0, more = 0] }) => [
      ...measured('hours of a bus', hours, more),
      ...measured('speed of a bus', far / hours),
    ],
  ],
  numbersAre(/has a path of/, 'side of a garden', 'side of a garden', 'path around a garden'),
  numbersAre(/^A floor of/, 'side of a room', 'side of a room', 'side of a tile'),
  numbersAre(/temple bell/, 'minutes between two bells', 'minutes between two bells'),
  numbersAre(/shakes hands/, 'people at a meeting'),
  numbersAre(/^A bar magnet is broken into \d/, 'pieces of a magnet'),
  [/^The broken scale/, ({ a }) => measured('length of a pencil', ...a)],
  [
    /^A handspan/,
    ({ n: [hand = 0], a }) => [
      ...measured('handspan', hand),
      ...measured('length of a table', ...a),
    ],
  ],
  [/counted with tally marks\.\n/, ({ a: [all = 0] }) => measured('tally of a survey', all)],
];

export const GRADE_6_CONTEXTS: Contexts = {
  told: [...FRACTIONS, ...BELOW_ZERO, ...RATES],
  abstract: [
    /^Of a pizza/,
    / km and .* How many kilometres are between/,
    /^(?:Which is the (?:next palindrome|smallest three-digit)|Take the largest and|Start with)/,
    /^(?:How many multiples of|All numbers from|Three numbers in a row|Two numbers add up)/,
    /^(?:Is \d+ a square number|1 \+ \d)/,
    /^(?:Three angles fill|Four angles meet|Two angles make|An angle is|How many degrees is)/,
    /^\d points lie/,
    /^A (?:straight|right) angle is cut into/,
    /^Which vitamin|vitamin B1/,
  ],
};
