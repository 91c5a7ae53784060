import { type Contexts, measured, priced } from './context';
import { numbersAre } from './numbersAre';

export const GRADE_9_CONTEXTS: Contexts = {
  told: [
    [
      /^An auto-rickshaw charges ₹\d+ for the first/,
      ({ n: [start = 0, , more = 0], a }) => [
        ...measured('start of an auto-rickshaw', start),
        ...measured('next kilometre of an auto-rickshaw', more),
        ...measured('ride in an auto-rickshaw', ...a),
      ],
    ],
    [
      /^Pens cost/,
      ({ n: [pen = 0, notebook = 0] }) => [
        ...priced('pens', pen),
        ...priced('notebooks', notebook),
      ],
    ],
    numbersAre(/^Fahrenheit and Celsius/, null, null, 'temperature of weather'),
    numbersAre(
      /^A tank holds .* flow out/,
      'water in a roof tank',
      'flow of a tap',
      'water in a roof tank',
    ),
    [
      /^Seats at a school play/,
      ({ n: [adult = 0, child = 0, children = 0], a: [adults = 0] }) => [
        ...measured('seat of an adult at a play', adult),
        ...measured('seat of a child at a play', child),
        ...measured('guests at a play', adults, children),
      ],
    ],
    [
      /^A candle is \d/,
      ({ n: [long = 0, less = 0], a: [left = 0] }) => [
        ...measured('length of a candle', long, left),
        ...measured('candle lost in an hour', less),
      ],
    ],
    numbersAre(
      /^A triangular flower bed/,
      'side of a flower bed',
      'side of a flower bed',
      'side of a flower bed',
      'plants for a square metre',
    ),
    numbersAre(/^A tent is/, 'radius of a tent', 'slant height of a tent'),
    numbersAre(/^A water tank is/, 'radius of a round tank', 'height of a round tank'),
    numbersAre(
      /^A room is .* four walls/,
      'length of a room',
      'length of a room',
      'height of a room',
      'paint for a square metre',
    ),
    numbersAre(/balls of radius .* leather/, null, 'radius of a leather ball'),
    numbersAre(
      /^A swimming pool .* water stands/,
      'length of a pool',
      'length of a pool',
      'depth of a pool',
    ),
    numbersAre(
      /^An umbrella is/,
      'panels of an umbrella',
      'side of an umbrella panel',
      'side of an umbrella panel',
      'side of an umbrella panel',
    ),
    numbersAre(/ has a mean of/, 'mean marks', 'tests of a term', 'mean marks'),
    numbersAre(
      /^In a class the mean/,
      'girls or boys of a class',
      'mean marks',
      'girls or boys of a class',
      'mean marks',
    ),
    [
      /^After \d tests/,
      ({ n: [tests = 0, ...means], a }) => [
        ...measured('tests of a term', tests),
        ...measured('mean marks', ...means, ...a),
      ],
    ],
    numbersAre(
      /^The mean height/,
      'students who are measured',
      'height of a student in class 9',
      'height of a student in class 9',
      'height of a student in class 9',
    ),
    [/^The mean mass/, ({ n: [, ...masses], a }) => measured('mass of a box', ...masses, ...a)],
    numbersAre(
      /kg of rice at/,
      'rice in a mixture',
      'price of a kilogram of rice',
      'rice in a mixture',
      'price of a kilogram of rice',
    ),
    [/^A die is thrown again/, ({ a: [all = 0] }) => measured('throws of a die', all)],
    [
      /^The table shows in how many matches/,
      ({ a: [all = 0] }) => measured('matches of a season', all),
    ],
    [
      /^A bus speeds up/,
      ({ n: [slow = 0, fast = 0, seconds = 0], a }) => [
        ...measured('speed on a road in m/s', slow, fast),
        ...measured('seconds of speeding up', seconds),
        ...measured('acceleration on a road', ...a),
      ],
    ],
    numbersAre(/^How many metres per second/, 'speed in km/h'),
    numbersAre(/^A car starts from rest/, 'acceleration on a road', 'seconds of speeding up'),
    [
      /^A cyclist goes/,
      ({ n: [one = 0, first = 0, other = 0, second = 0] }) => [
        ...measured('speed of a bicycle', one / first, other / second),
        ...measured('hours on a bicycle', first, second),
      ],
    ],
    [
      /^A train moving at/,
      ({ n: [speed = 0, slowing = 0], a: [seconds = 0] }) => [
        ...measured('speed on a road in m/s', speed),
        ...measured('braking of a train', slowing),
        ...measured('seconds of braking', seconds),
      ],
    ],
    numbersAre(/^A ball is thrown straight up/, 'speed of a thrown ball'),
    numbersAre(/^What net force gives/, 'mass of a cart', 'acceleration of a cart'),
    numbersAre(/^A ball of \d+ g flies/, 'mass of a ball in grams', 'speed of a thrown ball'),
    [
      /^A net force of/,
      ({ n: [, mass = 0], a }) => [
        ...measured('mass of a cart', mass),
        ...measured('acceleration of a cart', ...a),
      ],
    ],
    numbersAre(/^A sack has/, 'mass of a sack'),
    numbersAre(/^Two children pull/, 'mass of a cart', 'pull of a child', 'pull of a child'),
    numbersAre(
      /^A fielder stops/,
      'mass of a ball in grams',
      'speed of a thrown ball',
      'seconds of a catch',
    ),
    numbersAre(/^A box is pushed/, 'way of a box', 'push on a box'),
    numbersAre(
      /^A cyclist and the bicycle/,
      'mass of a cyclist with bicycle',
      'speed of a cyclist in metres',
    ),
    numbersAre(/^A bucket of water/, 'mass of a bucket', 'depth of a well'),
    [
      /^A load of .* lever/,
      ({ n: [load = 0, one = 0, other = 0], a }) => [
        ...measured('load on a lever', load),
        ...measured('effort on a lever', ...a),
        ...measured('arm of a lever', one, other),
      ],
    ],
    [
      /^A pump raises/,
      ({ n: [mass = 0, high = 0], a }) => [
        ...measured('water raised by a pump', mass),
        ...measured('height of pumping', high),
        ...measured('power of a pump', ...a),
      ],
    ],
    numbersAre(/^A stone falls/, 'fall of a stone'),
    [
      /^A stone has a mass/,
      ({ n: [mass = 0, volume = 0], a }) => [
        ...measured('mass of a stone', mass),
        ...measured('volume of a stone', volume),
        ...measured('density of a stone', ...a),
      ],
    ],
    [
      /^A stone of .* measuring cylinder/,
      ({ n: [mass = 0, low = 0, high = 0], a }) => [
        ...measured('mass of a stone', mass),
        ...measured('reading of a measuring cylinder', low, high),
        ...measured('density of a stone', ...a),
      ],
    ],
    numbersAre(/^The density of \D+ is/, 'density of a material'),
    numbersAre(/^A closed solid block/, 'mass of a stone', 'volume of a stone'),
    numbersAre(/^A density is/, 'density of a material'),
  ],
  abstract: [
    /^How far apart are the points/,
    /^Find the (?:midpoint of the segment|exact distance) from/,
    /is the midpoint of AB/,
    /^Expand \(/,
    /^How many atoms does one formula unit/,
    /^Find the formula unit mass/,
  ],
};
