import { type Contexts, measured, priced } from './context';
import { numbersAre } from './numbersAre';

export const GRADE_10_CONTEXTS: Contexts = {
  told: [
    [
      /^\d pens and \d notebooks cost/,
      ({ a: [pen = 0, notebook = 0] }) => [
        ...priced('pens', pen),
        ...priced('notebooks', notebook),
      ],
    ],
    [
      /^A boat goes/,
      ({ n: [, down = 0, , up = 0], a: [boat = 0, stream = 0] }) => [
        ...measured('speed of a boat', boat),
        ...measured('speed of a river', stream),
        ...measured('hours in a boat', down, up),
      ],
    ],
    [
      /^The ages of a mother/,
      ({ a: [mother = 0, daughter = 0] }) => [
        ...measured('age of a mother', mother),
        ...measured('age of a child', daughter),
      ],
    ],
    [/^Cows and hens/, ({ a }) => measured('animals of a kind on a farm', ...a)],
    [/^A tin holds/, ({ a }) => measured('coins of a kind in a tin', ...a)],
    [
      /^A rectangular garden is \d+ m longer/,
      ({ n: [more = 0], a: [wide = 0] }) => measured('width of a long garden', wide, wide + more),
    ],
    [
      /^A train goes/,
      ({ n: [far = 0, faster = 0], a: [speed = 0] }) => [
        ...measured('way of a train', far),
        ...measured('speed of a train', speed, speed + faster),
      ],
    ],
    [
      /^A girl is/,
      ({ n: [more = 0], a: [boy = 0] }) => measured('age of a girl or boy', boy, boy + more),
    ],
    numbersAre(
      / saves ₹/,
      'savings in the first month',
      'more savings each month',
      'months of saving',
    ),
    [/^A hall has/, ({ n: [first = 0], a: [last = 0] }) => measured('seats in a row', first, last)],
    numbersAre(/^Logs lie/, 'logs in a row', 'logs in a row'),
    numbersAre(
      /^A taxi costs/,
      'first kilometre in a taxi',
      'next kilometre in a taxi',
      'kilometres in a taxi',
    ),
    numbersAre(/^A builder pays/, 'fine for a day', null, 'days of delay'),
    numbersAre(/^A loan is/, 'first instalment'),
    [
      /^A pole of/,
      ({ n: [pole = 0, shadow = 0, long = 0], a: [high = 0] }) => [
        ...measured('height of a pole', pole),
        ...measured('length of a shadow', shadow, long),
        ...measured('height of a building', high),
      ],
    ],
    numbersAre(/^A t(?:oy|op) is/, 'height of a toy', 'radius of a toy'),
    numbersAre(/^A cylinder of height/, 'height of a toy', 'radius of a toy'),
    numbersAre(/^A metal sphere/, 'radius of a toy', 'radius of a toy'),
    numbersAre(/cubes with edges/, null, 'edge of a cube in the hand'),
    numbersAre(/^The largest possible cone/, 'edge of a cube in the hand'),
    numbersAre(/^A hollow like/, 'radius of a toy', 'height of a toy'),
    [
      /^A resistor of/,
      ({ n: [ohms = 0, volts = 0], a: [current = 0] }) => [
        ...measured('resistance in a circuit', ohms),
        ...measured('voltage of batteries', volts),
        ...measured('current in a circuit', current),
      ],
    ],
    [/^Resistors of/, ({ n, a }) => measured('resistance in a circuit', ...n, ...a)],
    numbersAre(/^A current of .* minutes/, 'current in a circuit', 'minutes of a current'),
    numbersAre(/^A current of/, 'current in a circuit', 'resistance in a circuit'),
    numbersAre(/^A wire has a resistance/, 'resistance in a circuit'),
    numbersAre(/^How much work is done to move a charge/, null, 'voltage of batteries'),
    [
      /^An appliance takes/,
      ({ n: [current = 0], a }) => [
        ...measured('current in a circuit', current),
        ...measured('power of an appliance', ...a),
      ],
    ],
    numbersAre(/^A heater of/, 'power of an appliance', 'hours of a day in use'),
    numbersAre(
      /lamps of \d+ W/,
      null,
      'power of an appliance',
      'hours of a day in use',
      null,
      'price of a unit',
    ),
    numbersAre(/^An electric iron/, 'power of an appliance'),
    [
      /^An object stands/,
      ({ n: [object = 0, focal = 0], a: [image = 0] }) => [
        ...measured('distance on an optical bench', object, image),
        ...measured('focal length', focal),
      ],
    ],
    numbersAre(/^A con(?:vex|cave) lens has a focal/, 'focal length'),
    [/^The radius of curvature/, ({ a }) => measured('focal length', ...a)],
    numbersAre(/^Two thin lenses/, 'power of a lens', 'power of a lens'),
    [
      /^The table shows how many students/,
      ({ a: [all = 0] }) => measured('students in a test', all),
    ],
  ],
  abstract: [
    /^The digits of a two-digit number/,
    /^The (?:product|squares) of two consecutive/,
    /^The hypotenuse of/,
    /^A number greater than 1/,
    /^How many \w+-digit numbers are divisible/,
    /^In triangle ABC|^Triangle ABC|^Two similar triangles/,
    /Always, sometimes or never\?$/,
    /Which line has a mistake/,
  ],
};
