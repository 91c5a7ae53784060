import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const POWERS = [1, 10, 100, 1000, 10_000] as const;

const digitAt = (value: number, power: number): number => Math.floor(value / power) % 10;

/** Place by place, as a pupil adds who forgets what is carried. */
const withoutCarry = (one: number, other: number): number =>
  POWERS.reduce(
    (sum, power) => sum + ((digitAt(one, power) + digitAt(other, power)) % 10) * power,
    0,
  );

/** Place by place the smaller digit from the larger one. */
const withoutBorrow = (one: number, other: number): number =>
  POWERS.reduce(
    (sum, power) => sum + Math.abs(digitAt(one, power) - digitAt(other, power)) * power,
    0,
  );

const sum = (draw: Draw): MadeQuestion => {
  const ones = [draw.whole(5, 9), draw.whole(5, 9)] as const;
  const tens = [draw.whole(5, 9), draw.whole(4, 9)] as const;
  const one = draw.whole(112, 489) * 100 + tens[0] * 10 + ones[0];
  const other = draw.whole(112, 489) * 100 + tens[1] * 10 + ones[1];
  const [onesSum, tensSum] = [ones[0] + ones[1], tens[0] + tens[1] + 1];
  return {
    ask: `Find ${show(one)} + ${show(other)}.`,
    hint: 'Begin with the ones. Ten of a kind move to the next place as one.',
    steps: [
      `Ones: ${ones[0]} + ${ones[1]} = ${onesSum}, write ${onesSum % 10} and carry a ten.`,
      `Tens: ${tens[0]} + ${tens[1]} and the carried one make ${tensSum}, write ${tensSum % 10} and carry a hundred.`,
      `Go on in this way: ${show(one + other)}.`,
    ],
    answer: show(one + other),
    check: `${one} + ${other}`,
    slips: [
      {
        answer: show(withoutCarry(one, other)),
        why: 'You forgot what is carried. When a place is full, the next one gets one more.',
      },
    ],
  };
};

const difference = (draw: Draw): MadeQuestion => {
  const whole = draw.whole(3, 9) * 10_000;
  const [ones, tens, hundreds] = [draw.whole(1, 9), draw.whole(1, 9), draw.whole(1, 9)];
  const taken = draw.whole(11, whole / 1000 - 12) * 1000 + hundreds * 100 + tens * 10 + ones;
  const left = whole - taken;
  return {
    ask: `Find ${show(whole)} − ${show(taken)}.`,
    hint: 'Take 1 from both numbers first. The difference stays the same.',
    steps: [
      `${show(whole)} − 1 = ${show(whole - 1)} and ${show(taken)} − 1 = ${show(taken - 1)}.`,
      `${show(whole - 1)} − ${show(taken - 1)} = ${show(left)}.`,
    ],
    answer: show(left),
    check: `${whole} - ${taken}`,
    slips: [
      {
        answer: show(withoutBorrow(whole, taken)),
        why: 'You took 0 away from the digits. It is the other way round: they are taken from 0, so you have to borrow.',
      },
      {
        answer: show(left + 1000),
        why: 'One thousand too much: the place that lends has one less.',
        check: `${whole} - ${taken} + 1000`,
      },
    ],
  };
};

const VEHICLES = [
  ['a scooter', 'ride', 210, 980],
  ['a car', 'trip', 320, 1900],
  ['a school bus', 'month', 750, 1950],
  ['a taxi', 'month', 1100, 2900],
] as const;

const onTheMeter = (draw: Draw): MadeQuestion => {
  const [vehicle, what, low, high] = draw.pick(VEHICLES);
  const before = draw.whole(12_000, 78_000);
  const run = draw.whole(low, high);
  const after = before + run;
  const next = Math.ceil((before + 1) / 100) * 100;
  const wrong = withoutBorrow(after, before);
  const isMonth = what === 'month';
  const [start, end] = isMonth
    ? ['on the first day of a month', 'on the last']
    : [`before a ${what}`, 'after it'];
  return {
    ask: `The meter of ${vehicle} shows ${show(before)} km ${start} and ${show(after)} km ${end}. How many kilometres did it run ${isMonth ? 'in the month' : `on the ${what}`}?`,
    hint: `Count on from ${show(before)}.`,
    steps: [
      `From ${show(before)} to ${show(next)}: ${show(next - before)} km.`,
      `From ${show(next)} to ${show(after)}: ${show(after - next)} km.`,
      `Together ${show(run)} km.`,
    ],
    answer: `${show(run)} km`,
    check: `${after} - ${before}`,
    slips: [
      {
        answer: `${show(wrong)} km`,
        why: 'In each place you took the smaller digit from the larger one. Borrow where the upper digit is too small.',
      },
      {
        answer: `${show(before + after)} km`,
        why: 'You added. What it ran is the difference of the two.',
        check: `${before} + ${after}`,
      },
    ],
  };
};

const BOUGHT = [
  ['a sewing machine', [8200, 12_900], 'a bicycle', [5100, 9800]],
  ['a fridge', [17_500, 28_900], 'a mixer', [2600, 4900]],
  ['a bed', [12_400, 21_500], 'a cupboard', [9300, 16_800]],
  ['a washing machine', [14_200, 23_900], 'a fan', [1900, 3600]],
  ['a buffalo calf', [11_500, 18_500], 'a water pump', [6400, 12_300]],
] as const;

const leftAfterBuying = (draw: Draw): MadeQuestion => {
  const [first, [low, high], second, [least, most]] = draw.pick(BOUGHT);
  const [one, other] = [
    draw.whole(low / 10, high / 10) * 10,
    draw.whole(least / 10, most / 10) * 10,
  ];
  const spent = one + other;
  const saved = (Math.ceil(spent / 5000) + draw.whole(1, 3)) * 5000;
  const name = draw.pick(CHILDREN);
  return {
    ask: `The family of ${name} has ₹${show(saved)}. It buys ${first} for ₹${show(one)} and ${second} for ₹${show(other)}. How much money is left?`,
    hint: 'How much do both cost together?',
    steps: [
      `Together: ₹${show(one)} + ₹${show(other)} = ₹${show(spent)}.`,
      `Left: ₹${show(saved)} − ₹${show(spent)} = ₹${show(saved - spent)}.`,
    ],
    answer: `₹${show(saved - spent)}`,
    check: `${saved} - (${one} + ${other})`,
    slips: [
      {
        answer: `₹${show(spent)}`,
        why: 'So much is spent. The question asks for what is left.',
        check: `${one} + ${other}`,
      },
      {
        answer: `₹${show(saved - one)}`,
        why: `That is left after the first thing. Now pay for ${second} as well.`,
        check: `${saved} - ${one}`,
      },
    ],
  };
};

const PLACES = [
  ['A fair', 'visitors'],
  ['A museum', 'visitors'],
  ['A stadium', 'spectators'],
  ['A boat club', 'passengers'],
  ['A zoo', 'visitors'],
] as const;

const twoDays = (draw: Draw): MadeQuestion => {
  const [place, people] = draw.pick(PLACES);
  const [first, extra] = [draw.whole(10_500, 39_000), draw.whole(1200, 6800)];
  const isMore = draw.chance();
  const second = isMore ? first + extra : first - extra;
  return {
    ask: `${place} counted ${show(first)} ${people} on Saturday and ${show(extra)} ${isMore ? 'more' : 'fewer'} than that on Sunday. How many ${people} came on both days together?`,
    hint: 'How many came on Sunday?',
    steps: [
      `Sunday: ${show(first)} ${isMore ? '+' : '−'} ${show(extra)} = ${show(second)}.`,
      `Both days: ${show(first)} + ${show(second)} = ${show(first + second)} ${people}.`,
    ],
    answer: `${show(first + second)} ${people}`,
    check: `${first} + (${first} ${isMore ? '+' : '-'} ${extra})`,
    slips: [
      {
        answer: `${show(second)} ${people}`,
        why: 'So many came on Sunday alone. The Saturday comes to it.',
        check: `${first} ${isMore ? '+' : '-'} ${extra}`,
      },
      {
        answer: `${show(isMore ? first + first - extra : first + extra)} ${people}`,
        why: isMore
          ? 'On Sunday there were more, so the difference is added, not taken away.'
          : `${show(extra)} is not the number of Sunday: it says how many fewer came.`,
      },
    ],
  };
};

const backwards = (draw: Draw): MadeQuestion => {
  const [left, first, second] = [
    draw.whole(110, 390) * 100,
    draw.whole(41, 189) * 100,
    draw.whole(21, 99) * 50,
  ];
  const name = draw.pick(CHILDREN);
  const total = left + first + second;
  return {
    ask: `After paying ₹${show(first)} for rent and ₹${show(second)} for school fees, the mother of ${name} has ₹${show(left)}. How much did she have before?`,
    hint: 'Walk the way back: what was paid comes to what is left.',
    steps: [
      `Paid: ₹${show(first)} + ₹${show(second)} = ₹${show(first + second)}.`,
      `Before: ₹${show(left)} + ₹${show(first + second)} = ₹${show(total)}.`,
    ],
    answer: `₹${show(total)}`,
    check: `${left} + ${first} + ${second}`,
    slips: [
      {
        answer: `₹${show(Math.abs(left - first - second))}`,
        why: 'Before paying she had more than now. Add what was paid.',
      },
      {
        answer: `₹${show(left + first)}`,
        why: 'The rent is back; the school fees are missing still.',
        check: `${left} + ${first}`,
      },
    ],
  };
};

export const CHAPTER_04 = [
  { id: 'sum', level: 'know', make: sum },
  { id: 'on-the-meter', level: 'use', make: onTheMeter },
  { id: 'left-after-buying', level: 'use', make: leftAfterBuying },
  { id: 'backwards', level: 'think', make: backwards },
  { id: 'difference', level: 'know', make: difference },
  { id: 'two-days', level: 'use', make: twoDays },
] as const;
