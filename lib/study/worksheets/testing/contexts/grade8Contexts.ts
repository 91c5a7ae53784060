import { type Contexts, measured, priced } from './context';
import { numbersAre } from './numbersAre';

export const GRADE_8_CONTEXTS: Contexts = {
  told: [
    [
      /^A mother is \d times as old/,
      ({ a: [young = 0, old = 0] }) => [
        ...measured('age of a daughter', young),
        ...measured('age of a mother in Grade 8', old),
      ],
    ],
    [
      /^A ticket to a fair/,
      ({ n: [more = 0, adults = 0, children = 0], a: [child = 0] }) => [
        ...measured('ticket to a fair', child, child + more),
        ...measured('people at a fair', adults, children),
      ],
    ],
    [
      /^An auto-rickshaw charges ₹\d+ for the start/,
      ({ n: [start = 0, rate = 0], a: [far = 0] }) => [
        ...measured('start of an auto-rickshaw', start),
        ...measured('kilometre in an auto-rickshaw', rate),
        ...measured('kilometres in an auto-rickshaw', far),
      ],
    ],
    [
      /^The fence around a rectangular garden/,
      ({ n: [, more = 0], a: [wide = 0] }) =>
        measured('side of a fenced garden', wide, wide + more),
    ],
    [
      /^With \d+% discount (a school bag) costs/,
      ({ n: [off = 0], a: [price = 0], part: [name = ''] }) => [
        ...priced(name, price),
        ...measured('discount of a shop', off),
      ],
    ],
    numbersAre(/^\d+ pupils of a class vote/, 'pupils of a class'),
    [
      /people live in a village/,
      ({ n: [before = 0], a: [now = 0] }) => measured('people of a village', before, now),
    ],
    numbersAre(/ has \d+ marks out of/, 'marks in a test', 'marks of a paper'),
    [/^A phone is bought/, ({ n: [price = 0] }) => priced('a phone', price)],
    numbersAre(/^A bottle holds [\d,]+ ml of a mango drink/, 'juice in a bottle'),
    numbersAre(/^A park is/, 'side of a park', 'side of a park', 'width of a path'),
    numbersAre(/^The sticks of a paper kite/, 'diagonal of a kite', 'diagonal of a kite'),
    [
      /^A square field has an area/,
      ({ n: [area = 0] }) => measured('side of a field', Math.sqrt(area)),
    ],
    numbersAre(/^A floor of/, 'side of a room', 'side of a room'),
    numbersAre(/^A plot of land/, 'side of a plot', 'side of a plot', 'side of a plot'),
    [
      /^A wall \d+ m long/,
      ({ n: [long = 0, high = 0, , , price = 0] }) => [
        ...measured('side of a room', long),
        ...measured('height of a wall', high),
        ...measured('paint of a square metre', price),
      ],
    ],
    [
      /^A force of .* presses evenly/,
      ({ n: [force = 0, area = 0], a: [pressure = 0] }) => [
        ...measured('force on a floor', force),
        ...measured('area under a force', area),
        ...measured('pressure on a floor', pressure),
      ],
    ],
    [
      /^A box weighs/,
      ({ n: [force = 0, long = 0, wide = 0], a: [pressure = 0] }) => [
        ...measured('force on a floor', force),
        ...measured('area under a force', long * wide),
        ...measured('pressure on a floor', pressure),
      ],
    ],
    [
      /^The pressure on a floor/,
      ({ n: [area = 0, pressure = 0], a: [force = 0] }) => [
        ...measured('force on a floor', force),
        ...measured('area under a force', area),
        ...measured('pressure on a floor', pressure),
      ],
    ],
    [
      /^A force of .* causes a pressure/,
      ({ n: [force = 0, pressure = 0], a: [area = 0] }) => [
        ...measured('force on a floor', force),
        ...measured('area under a force', area),
        ...measured('pressure on a floor', pressure),
      ],
    ],
    numbersAre(/^A wooden block/, 'weight of a block', 'face of a block', 'face of a block'),
    numbersAre(/^\d+ (?:equal )?cells of/, 'cells of a battery', 'voltage of a cell'),
    [
      /^A toy needs/,
      ({ n: [, cell = 0], a: [cells = 0] }) => [
        ...measured('voltage of a cell', cell),
        ...measured('cells of a battery', cells),
      ],
    ],
    [/^A battery has/, ({ a: [cells = 0] }) => measured('cells of a battery', cells)],
    numbersAre(/^\d+ lamps are connected/, 'lamps on a string'),
    [
      /^The table shows the visitors of a museum/,
      ({ a: [, all = 0] }) => measured('visitors of a museum in a day', all),
    ],
    [
      /^The table shows how many grams/,
      ({ a: [one = 0, other = 0] }) => measured('grams that dissolve', one, other),
    ],
  ],
  abstract: [
    /^What is the sum of the first/,
    /^How many whole numbers lie between/,
    /^Which digit does/,
    /^The triangular numbers are/,
    /^The (?:legs|hypotenuse) of a right triangle/,
    /^The sides of a triangle/,
    /^A square has sides of/,
    /^Three consecutive whole numbers/,
    /times a number minus/,
    /^\d molecules? of/,
  ],
};
