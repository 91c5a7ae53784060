import { CHILDREN } from '@/lib/study/makers/children';
import { counted } from '@/lib/study/makers/counted';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { capital, show } from '@/lib/study/worksheets/text';

const HUNDREDS = ['', '', 'two', 'three', 'four', 'five', 'six'] as const;
const TENS = [
  '',
  '',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
] as const;
const ONES = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

const inDigits = (draw: Draw): MadeQuestion => {
  const [hundreds, tens, ones] = [draw.whole(2, 6), draw.whole(2, 9), draw.whole(1, 9)];
  const isShort = draw.chance();
  const rest = isShort ? ones : tens * 10 + ones;
  const words = isShort ? ONES[ones] : `${TENS[tens]}-${ONES[ones]}`;
  const answer = hundreds * 100 + rest;
  const heard = hundreds * (isShort ? 1000 : 10_000) + rest;
  return {
    ask: `Write in digits: ${HUNDREDS[hundreds]} hundred ${words}.`,
    hint: 'Draw three columns: hundreds, tens, ones.',
    steps: [
      `${capital(HUNDREDS[hundreds] ?? '')} hundred is ${hundreds * 100}.`,
      `${hundreds * 100} + ${rest} = ${answer}: the rest takes the place of the zeros.`,
    ],
    answer: `${answer}`,
    check: `${hundreds} * 100 + ${rest}`,
    slips: [
      {
        answer: show(heard),
        why: `You wrote ${hundreds * 100} first and ${rest} behind it. A number below a thousand has only three places.`,
        check: `${hundreds} * ${isShort ? 1000 : 10_000} + ${rest}`,
      },
      ...(isShort
        ? [
            {
              answer: `${hundreds * 10 + ones}`,
              why: 'The tens are empty, so a 0 has to keep their place.',
              check: `${hundreds} * 10 + ${ones}`,
            },
          ]
        : []),
    ],
  };
};

const PLACES = [
  [0, 100, 'hundreds'],
  [1, 10, 'tens'],
] as const;

const digitValue = (draw: Draw): MadeQuestion => {
  const digits = draw.some([2, 3, 4, 5, 6, 7, 8, 9], 3);
  const number = Number(digits.join(''));
  const [at, worth, place] = draw.pick(PLACES);
  const digit = digits[at] ?? 0;
  return {
    ask: `In the number ${number}, how much is the digit ${digit} worth?`,
    hint: 'Is it in the place of the hundreds, the tens or the ones?',
    steps: [
      `The ${digit} stands in the ${place} place.`,
      `${digit} × ${worth} = ${digit * worth}.`,
    ],
    answer: `${digit * worth}`,
    check: `${digit} * ${worth}`,
    slips: [
      {
        answer: `${digit}`,
        why: `That is the digit itself. In the ${place} place it is worth more.`,
      },
      {
        answer: `${worth === 100 ? digit * 10 : digit * 100}`,
        why: `It stands in the ${place} place. Count the places from the right: ones, tens, hundreds.`,
        check: `${digit} * ${worth === 100 ? 10 : 100}`,
      },
    ],
  };
};

const SOLD = [
  ['A shopkeeper has', 'incense sticks'],
  ['A tailor has', 'buttons'],
  ['A school store has', 'pencils'],
  ['A flower seller has', 'marigolds'],
  ['A stationer has', 'sheets of paper'],
] as const;

const bundles = (draw: Draw): MadeQuestion => {
  const [hundreds, tens, loose] = [draw.whole(2, 4), draw.whole(3, 8), draw.whole(11, 19)];
  const [who, thing] = draw.pick(SOLD);
  const total = hundreds * 100 + tens * 10 + loose;
  return {
    ask: `${who} ${hundreds} bundles of a hundred ${thing}, ${tens} bundles of ten and ${loose} loose ${thing}. How many ${thing} are there?`,
    hint: `${loose} loose ones are more than one ten.`,
    steps: [
      `${hundreds} hundreds are ${hundreds * 100}, ${tens} tens are ${tens * 10}.`,
      `${hundreds * 100} + ${tens * 10} + ${loose} = ${total} ${thing}.`,
    ],
    answer: `${total} ${thing}`,
    check: `${hundreds} * 100 + ${tens} * 10 + ${loose}`,
    slips: [
      {
        answer: `${total - 10} ${thing}`,
        why: 'The ten that is hidden in the loose ones got lost.',
        check: `${hundreds} * 100 + ${tens} * 10 + ${loose} - 10`,
      },
      {
        answer: `${show(hundreds * 1000 + tens * 100 + loose)} ${thing}`,
        why: 'You wrote the numbers side by side. Ten loose ones make one more ten.',
        check: `${hundreds} * 1000 + ${tens} * 100 + ${loose}`,
      },
    ],
  };
};

const bigSteps = (draw: Draw): MadeQuestion => {
  const [step, jumps] = [draw.pick([20, 50]), draw.whole(3, 6)];
  const start = draw.whole(3, 8) * 50;
  const end = start + step * jumps;
  return {
    ask: `Count in ${step === 20 ? 'twenties' : 'fifties'} from ${start}. Which number do you say after ${jumps} jumps?`,
    hint: 'The start itself is no jump.',
    steps: [
      `${jumps} jumps of ${step} are ${jumps * step}.`,
      `${start} + ${jumps * step} = ${end}.`,
    ],
    answer: `${end}`,
    check: `${start} + ${jumps} * ${step}`,
    slips: [
      {
        answer: `${end - step}`,
        why: `You counted ${start} as the first jump. The first jump leads to ${start + step}.`,
        check: `${start} + (${jumps} - 1) * ${step}`,
      },
      {
        answer: `${start + jumps * 10}`,
        why: `These are jumps of ten. Each jump here is ${step} long.`,
        check: `${start} + ${jumps} * 10`,
      },
    ],
  };
};

const overTheEdge = (draw: Draw): MadeQuestion => {
  const hundred = draw.whole(2, 5) * 100;
  const more = draw.whole(2, 9);
  const back = draw.whole(2, 9);
  const start = hundred - back;
  return {
    ask: `${draw.pick(CHILDREN)} stands on number ${start} in the house of numbers and goes ${more + back} steps up, one number each. On which number is the end?`,
    hint: `How far is it to ${hundred}?`,
    steps: [
      `From ${start} to ${hundred} it is ${counted(back, 'step')}.`,
      `${more + back} − ${back} = ${more} steps are left: ${hundred} + ${more} = ${hundred + more}.`,
    ],
    answer: `${hundred + more}`,
    check: `${start} + ${more + back}`,
    slips: [
      {
        answer: `${hundred + more - 1}`,
        why: `You counted ${start} as the first step. The first step leads to ${start + 1}.`,
        check: `${start} + ${more + back} - 1`,
      },
      {
        answer: `${hundred - 100 + more}`,
        why: `After ${hundred - 1} a new hundred begins.`,
        check: `${hundred} - 100 + ${more}`,
      },
    ],
  };
};

const largestBelow = (draw: Draw): MadeQuestion => {
  const limit = draw.whole(3, 6);
  const under = draw.whole(1, limit - 1);
  const others = draw.some(
    [5, 6, 7, 8, 9].filter((digit) => digit >= limit),
    2,
  );
  const [big = 9, small = 8] = others.toSorted((one, other) => other - one);
  const answer = under * 100 + big * 10 + small;
  return {
    ask: `Make the largest number below ${limit * 100} with the digits ${draw.shuffle([under, big, small]).join(', ')}, each used once.`,
    hint: 'Which digit may stand in the hundreds place?',
    steps: [
      `Below ${limit * 100} the hundreds digit has to be ${under}.`,
      `Put the larger of the other two next: ${big} tens, then ${counted(small, 'one')}.`,
      `The number is ${answer}.`,
    ],
    answer: `${answer}`,
    check: `max(${under}${big}${small}, ${under}${small}${big})`,
    slips: [
      {
        answer: `${under * 100 + small * 10 + big}`,
        why: 'The hundreds digit is right. The larger of the other two belongs in the tens place.',
        check: `${under} * 100 + ${small} * 10 + ${big}`,
      },
      {
        answer: `${big * 100 + small * 10 + under}`,
        why: `This is the largest number of all, but it is not below ${limit * 100}.`,
        check: `${big} * 100 + ${small} * 10 + ${under}`,
      },
    ],
  };
};

export const CHAPTER_06 = [
  { id: 'in-digits', level: 'know', make: inDigits },
  { id: 'digit-value', level: 'know', make: digitValue },
  { id: 'bundles', level: 'use', make: bundles },
  { id: 'largest-below', level: 'think', make: largestBelow },
  { id: 'big-steps', level: 'use', make: bigSteps },
  { id: 'over-the-edge', level: 'use', make: overTheEdge },
] as const;
