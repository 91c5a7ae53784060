import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const inDigits = (draw: Draw): MadeQuestion => {
  const [lakhs, thousands, ones] = [draw.whole(2, 99), draw.whole(2, 9), draw.whole(11, 98)];
  const value = lakhs * 100_000 + thousands * 1000 + ones;
  return {
    ask: `Write in digits: ${lakhs} lakh ${thousands} thousand and ${ones}.`,
    hint: 'Two digits belong to the thousands, three to what comes after them.',
    steps: [
      `${lakhs} lakh is ${show(lakhs * 100_000)} and ${thousands} thousand is ${show(thousands * 1000)}.`,
      `Together with ${ones}: ${show(value)}.`,
    ],
    answer: show(value),
    check: `${lakhs} * 100000 + ${thousands} * 1000 + ${ones}`,
    slips: [
      {
        answer: show(lakhs * 1000 + thousands * 100 + ones),
        why: 'You wrote the digits one after the other. Every empty place needs a 0.',
        check: `${lakhs} * 1000 + ${thousands} * 100 + ${ones}`,
      },
    ],
  };
};

const roundOff = (draw: Draw): MadeQuestion => {
  const [unit, name] = draw.pick([
    [100_000, 'lakh'],
    [10_000, 'ten thousand'],
    [1000, 'thousand'],
  ] as const);
  const below = draw.whole(2, 98) * unit;
  const isUp = draw.chance();
  const value = below + (isUp ? draw.whole(51, 97) : draw.whole(3, 49)) * (unit / 100);
  const above = below + unit;
  const [near, far] = isUp ? [above, below] : [below, above];
  return {
    ask: `Round ${show(value)} to the nearest ${name}.`,
    hint: `Between which two neighbours does it lie when you count in steps of ${show(unit)}?`,
    steps: [
      `It lies between ${show(below)} and ${show(above)}; the middle is ${show(below + unit / 2)}.`,
      `${show(value)} is ${isUp ? 'above' : 'below'} the middle, so ${show(near)} is nearer.`,
    ],
    answer: show(near),
    check: `round(${value} / ${unit}) * ${unit}`,
    slips: [
      {
        answer: show(far),
        why: `That is the other neighbour. Compare with the middle, ${show(below + unit / 2)}.`,
      },
    ],
  };
};

const COUNTED = [
  ['A museum abroad reports', 'visitors'],
  ['A channel abroad reports', 'viewers'],
  ['A library abroad owns', 'books'],
  ['A country reports', 'newly planted trees'],
] as const;

const millions = (draw: Draw): MadeQuestion => {
  const count = draw.whole(2, 95);
  const [who, what] = draw.pick(COUNTED);
  return {
    ask: `${who} ${count} million ${what}. How many lakh is that?`,
    hint: 'Write one million with Indian commas.',
    steps: ['1 million = 10,00,000 = 10 lakh.', `${count} × 10 lakh = ${show(count * 10)} lakh.`],
    answer: `${show(count * 10)} lakh`,
    check: `${count} * 10^6 / 10^5`,
    slips: [
      {
        answer: `${show(count * 100)} lakh`,
        why: 'A hundred lakh are a crore. A million has 10 lakh.',
        check: `${count} * 10^7 / 10^5`,
      },
      {
        answer: `${show(count)} lakh`,
        why: 'A million is not a lakh: it is ten of them.',
        check: `${count}`,
      },
    ],
  };
};

const MACHINES = [
  ['A machine fills', 'bottles of juice', 'fill'],
  ['A press prints', 'newspapers', 'print'],
  ['A machine packs', 'biscuits', 'pack'],
  ['A mint strikes', 'coins', 'strike'],
] as const;

const minutesForLakhs = (draw: Draw): MadeQuestion => {
  const [rate, lakhs] = [draw.pick([125, 200, 250, 400, 500]), draw.whole(2, 9)];
  const [who, what, does] = draw.pick(MACHINES);
  const minutes = (lakhs * 100_000) / rate;
  return {
    ask: `${who} ${rate} ${what} a minute. How many minutes does it take to ${does} ${lakhs} lakh?`,
    hint: `Write ${lakhs} lakh in digits, then divide.`,
    steps: [
      `${lakhs} lakh = ${show(lakhs * 100_000)}.`,
      `${show(lakhs * 100_000)} ÷ ${rate} = ${show(minutes)}.`,
    ],
    answer: `${show(minutes)} minutes`,
    check: `${lakhs} * 100000 / ${rate}`,
    slips: [
      {
        answer: `${show(minutes / 10)} minutes`,
        why: 'A lakh has five zeros. You divided a number with four.',
        check: `${lakhs} * 10000 / ${rate}`,
      },
    ],
  };
};

const quickProduct = (draw: Draw): MadeQuestion => {
  const [factor, part, whole, wrong] = draw.pick([
    [25, 4, 100, 2],
    [125, 8, 1000, 4],
    [5, 2, 10, 1],
  ] as const);
  const quotient = draw.whole(6, 32);
  const other = quotient * part;
  return {
    ask: `Find ${other} × ${factor} in your head.`,
    hint: `${part} × ${factor} = ${show(whole)}.`,
    steps: [
      `${factor} is ${show(whole)} ÷ ${part}, so divide ${other} by ${part} first: ${quotient}.`,
      `${quotient} × ${show(whole)} = ${show(quotient * whole)}.`,
    ],
    answer: show(quotient * whole),
    check: `${other} * ${factor}`,
    slips: [
      {
        answer: show((other / wrong) * whole),
        why:
          wrong === 1
            ? `You took all of ${show(whole)} and forgot to halve.`
            : `You divided by ${wrong}, but ${part} × ${factor} = ${show(whole)}: divide by ${part}.`,
        check: `${other} / ${wrong} * ${whole}`,
      },
    ],
  };
};

const digitCards = (draw: Draw): MadeQuestion => {
  const cards = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 4).sort((one, other) => one - other);
  const [low = 0, ...rest] = cards;
  const falling = [...cards].reverse();
  const largest = Number([...falling, 0].join(''));
  const smallest = Number([low, 0, ...rest].join(''));
  const tooSmall = Number([0, low, ...rest].join(''));
  return {
    ask: `Make five-digit numbers with the digits ${draw.shuffle([0, ...cards]).join(', ')}, each used once. What is the difference between the largest and the smallest?`,
    hint: 'A five-digit number cannot begin with 0.',
    steps: [
      `Largest, digits falling: ${show(largest)}.`,
      `Smallest: ${low} first, then 0 and the others rising: ${show(smallest)}.`,
      `${show(largest)} − ${show(smallest)} = ${show(largest - smallest)}.`,
    ],
    answer: show(largest - smallest),
    check: `${largest} - ${smallest}`,
    slips: [
      {
        answer: show(largest - tooSmall),
        why: `With 0 in front, ${show(tooSmall)} has only four digits.`,
        check: `${largest} - ${tooSmall}`,
      },
    ],
  };
};

export const CHAPTER_01 = [
  { id: 'in-digits', level: 'know', make: inDigits },
  { id: 'round-off', level: 'know', make: roundOff },
  { id: 'millions', level: 'use', make: millions },
  { id: 'minutes-for-lakhs', level: 'use', make: minutesForLakhs },
  { id: 'quick-product', level: 'use', make: quickProduct },
  { id: 'digit-cards', level: 'think', make: digitCards },
] as const;
