import { bars, type Context, type Contexts, measured, priced } from './context';
import { numbersAre } from './numbersAre';

const STORIES: readonly Context[] = [
  numbersAre(
    /farmers bring/,
    'farmers of a dairy',
    'milk of a farmer in a day',
    'milk sold at once',
  ),
  numbersAre(
    /^A train goes \d+ km an hour/,
    'speed of a train',
    'hours on a train',
    'rest of a train ride',
  ),
  numbersAre(/^A city had/, 'people of a city', 'growth of a city', 'children of a city'),
  numbersAre(/coconut palms give/, 'coconut palms', 'coconuts of a palm', 'bad coconuts'),
  numbersAre(/come by bus\. Half of/, null, null, 'pupils of a small school'),
  [
    /kg of rice at ₹(\d+) .* kg of dal at ₹(\d+)/,
    ({ n: [rice = 0, , dal = 0], part: [one, other], a: [back = 0] }) => [
      ...measured('kilograms of rice or dal', rice, dal),
      ...priced('a kilogram of rice', Number(one)),
      ...priced('a kilogram of dal', Number(other)),
      ...(back <= 0 ? priced('a kilogram of dal', 0) : []),
    ],
  ],
  [
    /^A garden of .* rounds of wire/,
    ({ n: [long = 0, wide = 0, rounds = 0, price = 0] }) => [
      ...measured('long side of a garden', long),
      ...measured('side of a garden', wide),
      ...measured('rounds of wire', rounds),
      ...measured('a metre of wire', price),
    ],
  ],
  [
    /^A shop sells \d+ kites a day/,
    ({ n: [average = 0, ...days], a: [last = 0] }) =>
      measured('kites sold in a day', average, ...days, last),
  ],
  [
    /^From one stand a bus/,
    ({ n, a: [together = 0] }) => [
      ...measured('minutes between two buses', ...n),
      ...measured('minutes until two buses meet', together),
    ],
  ],
  numbersAre(/^A sheet of \d+ cm/, 'side of a sheet of paper', 'side of a sheet of paper'),
  numbersAre(/^A tank of \d+ litres/, 'water of a tank', null, 'water of a pump in a minute'),
  numbersAre(
    /m of cloth for \d+ kurtas/,
    'cloth for some kurtas',
    'kurtas to sew',
    'kurtas to sew',
  ),
];

const MEASURES: readonly Context[] = [
  numbersAre(/^A tap loses a drop/, 'seconds between two drops', 'minutes of a dripping tap'),
  [
    / runs 400 m in (\d) min (\d+) s/,
    ({ part: [minutes, seconds], n }) => {
      const time = Number(minutes) * 60 + Number(seconds);
      return measured('seconds for 400 m', time, time + (n.at(-1) ?? 0));
    },
  ],
  numbersAre(/^A cyclist rides/, 'rounds of a cyclist', 'seconds of a round'),
  [/heartbeats in/, ({ a }) => measured('heartbeats in a minute', ...a)],
  numbersAre(/^Two parcels weigh/, 'weight of a parcel', 'weight of a parcel'),
  numbersAre(/^1 kg of sweets costs/, null, 'a kilogram of sweets'),
  numbersAre(/^How many full glasses of/, 'a glass for a child', 'juice in a jar'),
  numbersAre(/^A can holds \d+ L of oil/, 'oil in a can', 'oil that is used'),
  numbersAre(/^A round cake/, 'pieces of a cake'),
  [/^Rainy days/, ({ question }) => measured('days of rain in a month', ...bars(question))],
  [/^Tickets sold/, ({ question }) => measured('tickets of a small cinema', ...bars(question))],
  [/^Mangoes from five/, ({ question }) => measured('mangoes of a tree', ...bars(question))],
  [/^Kilograms of waste/, ({ question }) => measured('waste paper of a class', ...bars(question))],
];

export const GRADE_5_CONTEXTS: Contexts = {
  told: [...STORIES, ...MEASURES],
  abstract: [
    /^How (?:many degrees are|large is the smaller angle)/,
    /^The long hand of a clock/,
    /^You face/,
    /^A knob is turned/,
    /^A row of (?:triangles|squares|pentagons|hexagons) is laid/,
    /^(?:At what temperature|How many (?:milk )?teeth)/,
    / in (?:minutes and seconds|seconds|hours|minutes)$/,
  ],
};
