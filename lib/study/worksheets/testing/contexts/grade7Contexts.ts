import { type Contexts, measured, priced } from './context';
import { numbersAre } from './numbersAre';

export const GRADE_7_CONTEXTS: Contexts = {
  told: [
    [
      /^A tailor needs .* for one bag/,
      ({ n: [, , cloth = 0], a }) => [
        ...measured('cloth for bags', cloth),
        ...measured('bags of a tailor', ...a),
      ],
    ],
    numbersAre(/^One glass of lassi/, null, null, 'glasses of lassi'),
    numbersAre(/of a book of \d+ pages on Saturday/, null, null, 'pages of a weekend book'),
    [
      /^A rectangular poster/,
      ({ n: [long = 0, below = 1, wide = 0, under = 1] }) =>
        measured('side of a poster', long / below, wide / under),
    ],
    numbersAre(/^In a class of \d+ pupils, \[/, 'pupils in one room'),
    [
      /^An auto charges/,
      ({ n: [start = 0, each = 0], a }) => [
        ...measured('start of an auto fare', start),
        ...measured('kilometre in an auto', each),
        ...measured('way of an auto', ...a),
      ],
    ],
    [
      /^Two sisters are/,
      ({ n: [, more = 0], a: [young = 0] }) => measured('age of a sister', young, young + more),
    ],
    [
      /^The perimeter of a rectangular park/,
      ({ n: [, more = 0], a: [wide = 0] }) => measured('side of a park', wide, wide + more),
    ],
    [
      /equal notebooks and a geometry box/,
      ({ n: [, box = 0], a: [price = 0] }) => [
        ...measured('geometry box', box),
        ...priced('notebooks', price),
      ],
    ],
    [
      /^A town had/,
      ({ n: [before = 0], a: [now = 0] }) => measured('people of a town', before, now),
    ],
    numbersAre(/^A factory fills/, 'boxes of a factory', 'pencils in a box'),
    numbersAre(/^One litre of milk costs/, 'a litre of milk', 'milk of a buyer'),
    [
      /^A ribbon of .* equal pieces/,
      ({ n: [long = 0], a }) => [...measured('ribbon', long), ...measured('piece of ribbon', ...a)],
    ],
    numbersAre(/^A scooter goes/, 'way of a scooter on a litre', 'petrol of a scooter'),
    [/^A bank pays out/, ({ a }) => measured('notes at a bank', ...a)],
    [
      /^The table shows .* from Monday to Friday/,
      ({ question: { picture } }) =>
        picture?.kind === 'table'
          ? measured('count of a day', ...picture.rows.slice(1).map(([, count]) => Number(count)))
          : [],
    ],
    [
      /^A postman cycles/,
      ({ n: [, hours = 0], a }) => [
        ...measured('hours on the way', hours),
        ...measured('speed of a cyclist', ...a),
      ],
    ],
    numbersAre(/^A bus travels at/, 'speed on a road', 'hours on the way'),
    [
      /^A train moves at/,
      ({ n: [speed = 0, far = 0], a }) => [
        ...measured('speed of a train', speed),
        ...measured('way of a train', far),
        ...measured('hours on the way', ...a),
      ],
    ],
    [
      /^A girl runs/,
      ({ n: [, seconds = 0], a }) => [
        ...measured('seconds of a sprinter', seconds),
        ...measured('speed of a sprinter', ...a),
      ],
    ],
    [
      /^Car A goes/,
      ({ n: [far = 0, hours = 1, other = 0, more = 1] }) => [
        ...measured('speed on a road', far / hours, other / more),
        ...measured('hours on the way', hours, more),
      ],
    ],
    [/^A pendulum swings/, ({ a }) => measured('period of a pendulum', ...a)],
    numbersAre(/^A battery is made of/, 'cells of a battery'),
  ],
  abstract: [
    /^Write in figures: \d+ lakh/,
    /^How many (?:thousands|hundreds|lakhs) make \d/,
    /^Round [\d,]+ to the nearest/,
    /^Which number is (?:greater: )?[\d,]+ (?:or|more than)/,
    /^What is the place value of the digit/,
    /^Two parallel lines are cut by a transversal/,
    /^Two lines cross each other/,
    /^A transversal cuts two lines/,
    /^A tap fills \[1\|\d\] of a tank/,
    /^I think of a number, multiply/,
    /^Three consecutive whole numbers/,
    /^Write \d+ (?:km\/h|m\/s) in/,
  ],
};
