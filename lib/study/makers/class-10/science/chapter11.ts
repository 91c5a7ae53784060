import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

/** Keeps slips whose numbers a pupil would really write down. */
const short = ({ answer }: { answer: string }): boolean =>
  /^[\d,]+(?:\.\d{1,3})? \S+$/.test(answer);

const THINGS = ['A small bulb', 'A coil', 'A resistor', 'A heating wire', 'A toaster wire'];

const ohm = (draw: Draw): MadeQuestion => {
  const [thing = 'A coil'] = draw.some(THINGS, 1);
  const tenths = draw.pick([2, 3, 4, 5, 6, 8, 12, 14, 15, 16, 18, 20] as const);
  const ohms = draw.whole(2, 12) * 5;
  const [amps, volts] = [tenths / 10, (tenths * ohms) / 10];
  const isCurrent = draw.chance();
  const answer = isCurrent ? `${show(amps)} A` : `${show(ohms)} Ω`;
  return {
    ask: isCurrent
      ? `${thing} of ${ohms} Ω is joined to a supply of ${show(volts)} V. What current flows, in ampere?`
      : `At ${show(volts)} V a current of ${show(amps)} A flows. ${thing} is all there is in the circuit. What is its resistance, in ohm?`,
    hint: 'Ohm’s law: V = I × R.',
    steps: isCurrent
      ? [`I = V ÷ R = ${show(volts)} ÷ ${ohms} = ${show(amps)}, so ${answer}.`]
      : [`R = V ÷ I = ${show(volts)} ÷ ${show(amps)} = ${ohms}, so ${answer}.`],
    answer,
    check: isCurrent ? `${volts} / ${ohms}` : `${volts} / ${amps}`,
    slips: [
      {
        answer: isCurrent ? `${show(volts * ohms)} A` : `${show(volts * amps)} Ω`,
        why: `You multiplied. ${isCurrent ? 'The current is the voltage divided by the resistance' : 'The resistance is the voltage divided by the current'}.`,
        check: isCurrent ? `${volts} * ${ohms}` : `${volts} * ${amps}`,
      },
      {
        answer: isCurrent ? `${show(ohms / volts)} A` : `${show(amps / volts)} Ω`,
        why: 'You turned the quotient over: the voltage stands on top.',
      },
    ].filter(short),
  };
};

/** Two resistors, and what they are together in parallel. */
const PAIRS = [
  [3, 6, 2],
  [4, 12, 3],
  [6, 12, 4],
  [5, 20, 4],
  [10, 15, 6],
  [8, 24, 6],
  [12, 24, 8],
  [10, 10, 5],
  [8, 8, 4],
  [20, 30, 12],
] as const;

const network = (draw: Draw): MadeQuestion => {
  const [one, other, pair] = draw.pick(PAIRS);
  const [single, halves] = [draw.whole(1, 8), draw.whole(1, 4)];
  const total = pair + single;
  const [amps, volts] = [halves / 2, (total * halves) / 2];
  const answer = `${show(amps)} A`;
  return {
    ask: `Resistors of ${one} Ω and ${other} Ω are joined in parallel, and ${single === 8 ? 'an' : 'a'} ${single} Ω resistor in series with the pair. What current does a supply of ${show(volts)} V give, in ampere?`,
    hint: 'Replace the parallel pair by one resistor.',
    steps: [
      `Pair: 1/R = 1/${one} + 1/${other} = ${one + other}/${one * other}, so R = ${pair} Ω.`,
      `Total: ${pair} + ${single} = ${total} Ω.`,
      `I = ${show(volts)} ÷ ${total} = ${show(amps)}, so ${answer}.`,
    ],
    answer,
    check: `${volts} / (1 / (1 / ${one} + 1 / ${other}) + ${single})`,
    slips: [
      ...[
        {
          answer: `${show(volts / (one + other + single))} A`,
          why: 'You added all three. The pair is in parallel and resists less than either.',
        },
        {
          answer: `${show(volts / pair)} A`,
          why: `You left out the ${single} Ω resistor. It stands in series and is added.`,
        },
      ].filter(short),
      {
        answer: `${show(volts * total)} A`,
        why: 'You multiplied. The current is the voltage divided by the resistance.',
        check: `${volts} * ${total}`,
      },
    ],
  };
};

/** What runs at home, its power in watts, and how many hours a day. */
const DEVICES = [
  ['A room heater', 1000, 2, 5],
  ['An air conditioner', 1500, 3, 8],
  ['A geyser', 2000, 1, 2],
  ['A ceiling fan', 50, 8, 16],
  ['A television', 100, 2, 6],
  ['A water pump', 750, 1, 2],
  ['A table lamp', 20, 3, 6],
] as const;

/** `₹36`, `₹31.50`. */
const rupees = (value: number): string =>
  Number.isInteger(value)
    ? `₹${show(value)}`
    : `₹${show(Math.floor(value))}.${value.toFixed(2).slice(-2)}`;

const bill = (draw: Draw): MadeQuestion => {
  const [device, watts, low, high] = draw.pick(DEVICES);
  const [hours, days, half] = [draw.whole(low, high), draw.pick([30, 20, 10]), draw.whole(10, 18)];
  const [rate, units] = [half / 2, (watts * hours * days) / 1000];
  const cost = (watts * hours * days * half) / 2000;
  const [price, answer] = [rupees(rate), rupees(cost)];
  const daily = `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return {
    ask: `${device} of ${show(watts)} W runs ${daily} a day for ${days} days. One unit (kWh) costs ${price}. What does this cost in rupees?`,
    hint: 'First the units, with the power in kilowatt, then the price.',
    steps: [
      `${show(watts)} W = ${show(watts / 1000)} kW.`,
      `Energy: ${show(watts / 1000)} × ${hours} × ${days} = ${show(units)} kWh.`,
      `Cost: ${show(units)} × ${price} = ${answer}.`,
    ],
    answer,
    check: `${watts} / 1000 * ${hours} * ${days} * ${rate}`,
    slips: [
      // Left out where it is no whole number of paise.
      ...((watts * hours * half) % 20 === 0
        ? [
            {
              answer: rupees(cost / days),
              why: `This is one day. There are ${days}.`,
              check: `${watts} / 1000 * ${hours} * ${rate}`,
            },
          ]
        : []),
      {
        answer: rupees(units),
        why: `This is the number of units. Each costs ${price}.`,
        check: `${watts} / 1000 * ${hours} * ${days}`,
      },
      {
        answer: rupees(cost * 1000),
        why: 'A unit is a kilowatt for an hour. You took watts.',
        check: `${watts} * ${hours} * ${days} * ${rate}`,
      },
    ],
  };
};

const pieces = (draw: Draw): MadeQuestion => {
  const [count, part] = [draw.whole(2, 5), draw.whole(2, 12)];
  const whole = count * count * part;
  const answer = `${part} Ω`;
  return {
    ask: `A wire of ${whole} Ω is cut into ${count} equal pieces, and these are joined in parallel. What is the resistance now, in ohm?`,
    hint: 'First find the resistance of one piece.',
    steps: [
      `One piece: ${whole} ÷ ${count} = ${count * part} Ω.`,
      `${count} of them in parallel: ${count * part} ÷ ${count} = ${part}, so ${answer}.`,
    ],
    answer,
    check: `1 / (${count} / (${whole} / ${count}))`,
    slips: [
      {
        answer: `${count * part} Ω`,
        why: 'This is one piece. In parallel the pieces resist less than one alone.',
        check: `${whole} / ${count}`,
      },
      {
        answer: `${whole} Ω`,
        why: 'In series you would have the old wire again. Here the pieces are in parallel.',
      },
    ],
  };
};

const heat = (draw: Draw): MadeQuestion => {
  const [amps, minutes] = [draw.whole(2, 6), draw.whole(1, 5)];
  // At most the 230 V of a house.
  const ohms = draw.whole(2, Math.floor(46 / amps)) * 5;
  const seconds = minutes * 60;
  const joules = amps * amps * ohms * seconds;
  const answer = `${show(joules)} J`;
  const time = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return {
    ask: `A coil of ${ohms} Ω carries ${amps} A for ${time}. How many joules of heat does it give?`,
    hint: 'Use H = I²Rt with the time in seconds.',
    steps: [
      `t = ${minutes} × 60 = ${seconds} s.`,
      `H = ${amps} × ${amps} × ${ohms} × ${seconds} = ${show(joules)}, so ${answer}.`,
    ],
    answer,
    check: `${amps}^2 * ${ohms} * ${minutes} * 60`,
    slips: [
      {
        answer: `${show(amps * ohms * seconds)} J`,
        why: 'The current has to be squared.',
        check: `${amps} * ${ohms} * ${seconds}`,
      },
      {
        answer: `${show(amps * amps * ohms * minutes)} J`,
        why: 'The time must be in seconds.',
        check: `${amps}^2 * ${ohms} * ${minutes}`,
      },
    ],
  };
};

const lowVoltage = (draw: Draw): MadeQuestion => {
  const [tenths, base] = [draw.whole(5, 9), draw.whole(4, 20)];
  const [volts, rated, share] = [22 * tenths, 100 * base, tenths / 10];
  const watts = base * tenths ** 2;
  const answer = `${show(watts)} W`;
  return {
    ask: `A heater is marked ${show(rated)} W at 220 V. Its resistance stays the same. What power does it take at ${volts} V, in watt?`,
    hint: 'P = V² ÷ R. What happens to V² when V becomes smaller?',
    steps: [
      `${volts} ÷ 220 = ${share}: the voltage is ${share} times as large, and so is the current.`,
      `P = V × I, so the power is ${share} × ${share} = ${show(tenths ** 2 / 100)} times as large.`,
      `${show(rated)} × ${show(tenths ** 2 / 100)} = ${show(watts)}, so ${answer}.`,
    ],
    answer,
    check: `${volts}^2 / (220^2 / ${rated})`,
    slips: [
      {
        answer: `${show(base * tenths * 10)} W`,
        why: 'You took the share once. With the voltage the current falls too, so it counts twice.',
        check: `${rated} * ${volts} / 220`,
      },
      {
        answer: `${show(rated)} W`,
        why: 'The marked power holds for 220 V only. It is the resistance that stays.',
      },
    ],
  };
};

export const CHAPTER_11 = [
  { id: 'ohm', level: 'know', make: ohm },
  { id: 'network', level: 'use', make: network },
  { id: 'bill', level: 'use', make: bill },
  { id: 'pieces', level: 'think', make: pieces },
  { id: 'heat', level: 'use', make: heat },
  { id: 'low-voltage', level: 'think', make: lowVoltage },
] as const satisfies readonly Maker[];
