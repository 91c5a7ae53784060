import { choiceOf } from '@/lib/study/makers/choiceOf';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const wiring = choiceOf({
  pairs: [
    [
      'What has red or brown insulation in a house: …?',
      'live wire',
      'neutral wire',
      'The live wire is red or brown, the neutral one black or blue.',
    ],
    [
      'What has black or blue insulation in a house: …?',
      'neutral wire',
      'live wire',
      'The neutral wire is black or blue, the live one red or brown.',
    ],
    [
      'What has green insulation in a house: …?',
      'earth wire',
      'neutral wire',
      'The earth wire is green, the neutral one black or blue.',
    ],
    [
      'What leads a stray current safely from the metal body of a fridge into the ground: …?',
      'earth wire',
      'neutral wire',
      'The earth wire is there for safety; the neutral one closes the circuit.',
    ],
    [
      'In which wire must the fuse sit: …?',
      'live wire',
      'neutral wire',
      'In the live wire, so that the whole device is cut off when it melts.',
    ],
    [
      'What happens when live and neutral wire touch each other directly: …?',
      'short circuit',
      'overloading',
      'A short circuit has hardly any resistance. Overloading is too many devices at once.',
    ],
    [
      'What happens when too many heaters run on one line: …?',
      'overloading',
      'short circuit',
      'Each adds its current. In a short circuit the bare wires would touch.',
    ],
    [
      'What melts when the current is too strong: …?',
      'fuse',
      'switch',
      'The thin wire of a fuse melts; a switch is worked by hand.',
    ],
    [
      'What does the field inside a long solenoid look like: …?',
      'parallel lines',
      'circles',
      'Inside a solenoid the lines are straight and parallel; around a single wire they are circles.',
    ],
    [
      'What do the field lines around a straight wire form: …?',
      'circles',
      'parallel lines',
      'Around a straight wire they are circles; parallel lines run inside a solenoid.',
    ],
    [
      'Where do the field lines outside a bar magnet end: at the …?',
      'south pole',
      'north pole',
      'Outside a magnet the lines run from the north pole to the south pole.',
    ],
    [
      'From where do the field lines outside a bar magnet come: from the …?',
      'north pole',
      'south pole',
      'Outside a magnet the lines run from the north pole to the south pole.',
    ],
    [
      'Where field lines are crowded, how is the field: …?',
      'strong',
      'weak',
      'The closer the lines, the stronger the field.',
    ],
    [
      'Which core makes an electromagnet much stronger: one of …?',
      'soft iron',
      'copper',
      'Soft iron becomes a magnet in the coil; copper does not.',
    ],
  ],
  ask: (said, one, other) => said.replace('…', `${one} or ${other}`),
  hint: 'Think of what each of the two is for, or where it is found.',
});

/** Devices at home, their power in tenths of a kilowatt. */
const DEVICES = [
  ['A geyser', 22, 33],
  ['An electric iron', 7, 15],
  ['A room heater', 10, 22],
  ['An electric kettle', 12, 18],
  ['An air conditioner', 11, 20],
  ['A toaster', 6, 9],
  ['An induction cooker', 12, 22],
] as const;

const current = (draw: Draw): MadeQuestion => {
  const [device, low, high] = draw.pick(DEVICES);
  const halves = draw.whole(Math.ceil(low / 1.1), Math.floor(high / 1.1));
  const [amps, watts] = [halves / 2, halves * 110];
  const answer = `${show(amps)} A`;
  return {
    ask: `${device} of ${show(watts / 1000)} kW works on 220 V. What current does it draw, in ampere?`,
    hint: 'Current = power ÷ voltage, with the power in watt.',
    steps: [
      `${show(watts / 1000)} kW = ${show(watts)} W.`,
      `I = ${show(watts)} ÷ 220 = ${show(amps)}, so ${answer}.`,
    ],
    answer,
    check: `${watts / 1000} * 1000 / 220`,
    slips: [
      {
        answer: `${show(watts * 220)} A`,
        why: 'You multiplied. The current is the power divided by the voltage.',
        check: `${watts} * 220`,
      },
      {
        answer: `${show(amps / 1000)} A`,
        why: 'You left the power in kilowatt. A kilowatt is 1,000 watts.',
        check: `${watts / 1000} / 220`,
      },
    ],
  };
};

const spare = (draw: Draw): MadeQuestion => {
  const [fuse, tens, other] = [draw.pick([10, 15, 16, 20]), draw.whole(8, 15), draw.whole(2, 6)];
  const [iron, fridge] = [tens * 100, other * 100];
  const limit = fuse * 220;
  const answer = `${show(limit - iron - fridge)} W`;
  return {
    ask: `A line is protected by a ${fuse} A fuse at 220 V. An iron of ${show(iron)} W and a cooler of ${show(fridge)} W run on it. How many more watts can be used before the limit of the fuse is reached?`,
    hint: 'Find the largest power of the line.',
    steps: [
      `Limit: 220 × ${fuse} = ${show(limit)} W.`,
      `In use: ${show(iron)} + ${show(fridge)} = ${show(iron + fridge)} W.`,
      `Left: ${show(limit)} − ${show(iron + fridge)} = ${answer}.`,
    ],
    answer,
    check: `220 * ${fuse} - (${iron} + ${fridge})`,
    slips: [
      {
        answer: `${show(limit)} W`,
        why: 'This is what the line can carry in all. Take away what runs already.',
        check: `220 * ${fuse}`,
      },
      {
        answer: `${show(limit - iron)} W`,
        why: 'You left out the cooler. Both devices run on this line.',
        check: `220 * ${fuse} - ${iron}`,
      },
    ],
  };
};

type Vector = readonly [east: number, north: number, up: number];

const WAYS = [
  ['east', [1, 0, 0]],
  ['west', [-1, 0, 0]],
  ['north', [0, 1, 0]],
  ['south', [0, -1, 0]],
  ['up', [0, 0, 1]],
  ['down', [0, 0, -1]],
] as const satisfies readonly (readonly [string, Vector])[];

type Way = (typeof WAYS)[number][0];

const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [
  b * f - c * e,
  c * d - a * f,
  a * e - b * d,
];

/** The way of a vector; null for none. */
const wayOf = (vector: Vector): Way | null =>
  WAYS.find(([, other]) => other.every((part, at) => part === vector[at]))?.[0] ?? null;

/** Two ways at right angles, with the cross product of the two and its opposite. */
const CROSSED = WAYS.flatMap(([one, first]) =>
  WAYS.flatMap(([other, second]) => {
    const [product, opposite] = [wayOf(cross(first, second)), wayOf(cross(second, first))];
    return product && opposite ? [{ one, other, product, opposite }] : [];
  }),
);

const drawCrossed = (draw: Draw) =>
  draw.some(CROSSED, 1)[0] ?? { one: 'east', other: 'north', product: 'up', opposite: 'down' };

const towards = (way: string): string =>
  way === 'up' || way === 'down' ? `straight ${way}` : `to the ${way}`;

const spellings = (way: string): string[] =>
  way === 'up' || way === 'down'
    ? [`${way}wards`, `${way}ward`, `straight ${way}`, `vertically ${way}wards`]
    : [`to the ${way}`, `towards the ${way}`, `towards ${way}`, `${way}wards`];

const PLACES: Readonly<Record<string, string>> = { up: 'just above it', down: 'just below it' };

const aroundWire = (draw: Draw): MadeQuestion => {
  const { one, other, product, opposite } = drawCrossed(draw);
  const place = PLACES[other] ?? `just ${other} of it`;
  return {
    ask: `In a straight wire a current flows ${towards(one)}. Which way does its magnetic field point at a place ${place}: ${draw.shuffle([product, opposite]).join(' or ')}?`,
    hint: `Point the right thumb ${towards(one)} and see which way the fingers go at this place.`,
    steps: [
      'The right thumb shows the current, the curled fingers show the field around the wire.',
      `With the thumb ${towards(one)}, the fingers at the place ${place} point ${product}.`,
    ],
    answer: product,
    accept: spellings(product),
    slips: [
      {
        answer: opposite,
        why: `You went round the wire the other way. Use the right hand, with the thumb ${towards(one)}.`,
      },
    ],
  };
};

const force = (draw: Draw): MadeQuestion => {
  const { one, other, product, opposite } = drawCrossed(draw);
  return {
    ask: `In a wire a current flows ${towards(one)}, and a magnetic field points ${towards(other)}. Which way is the wire pushed: north, south, east, west, up or down?`,
    hint: `Fleming’s left hand: forefinger ${towards(other)} for the field, middle finger ${towards(one)} for the current.`,
    steps: [
      'The push is at right angles to the current and to the field.',
      `Left hand, forefinger ${towards(other)}, middle finger ${towards(one)}: the thumb points ${product}.`,
    ],
    answer: product,
    accept: spellings(product),
    slips: [
      {
        answer: opposite,
        why: 'This is what the right hand would show, or the two fingers changed over. Take the left hand: forefinger field, middle finger current.',
      },
      {
        answer: other,
        why: 'This is the way of the field. The push is at right angles to it.',
      },
      {
        answer: one,
        why: 'This is the way of the current. The push is at right angles to it.',
      },
    ],
  };
};

export const CHAPTER_12 = [
  { id: 'wiring', level: 'know', make: wiring },
  { id: 'current', level: 'use', make: current },
  { id: 'around-wire', level: 'use', make: aroundWire },
  { id: 'force', level: 'think', make: force },
  { id: 'spare', level: 'use', make: spare },
] as const satisfies readonly Maker[];
