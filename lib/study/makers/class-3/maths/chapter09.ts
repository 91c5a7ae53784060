import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const largest = (draw: Draw): MadeQuestion => {
  const [low = 2, middle = 5, high = 8] = draw.some(DIGITS, 3).sort((one, other) => one - other);
  const answer = high * 100 + low * 10 + middle;
  const second = middle * 100 + high * 10 + low;
  const third = middle * 100 + low * 10 + high;
  const shown = draw.shuffle([answer, second, third]);
  return {
    ask: `Which number is the largest: ${shown[0]}, ${shown[1]} or ${shown[2]}?`,
    hint: 'Begin on the left: who has more hundreds?',
    steps: [
      `The hundreds digits are ${shown.map((number) => Math.floor(number / 100)).join(', ')}.`,
      `${high} hundreds are the most, so ${answer} is the largest.`,
    ],
    answer: `${answer}`,
    check: `max(${shown.join(', ')})`,
    slips: [
      {
        answer: `${third}`,
        why: `You looked at the last digit. The hundreds come first: ${high} hundreds are more than ${middle}.`,
      },
      {
        answer: `${second}`,
        why: `It has the most tens, but ${high} hundreds are more than ${middle}.`,
      },
    ],
  };
};

const tensName = (draw: Draw): MadeQuestion => {
  const [hundreds, tens] = [draw.whole(2, 9), draw.whole(1, 9)];
  const number = hundreds * 100 + tens * 10;
  return {
    ask: `How many tens make ${number}?`,
    hint: 'Each hundred is ten tens.',
    steps: [
      `${hundreds} hundreds are ${hundreds * 10} tens.`,
      `${hundreds * 10} + ${tens} = ${number / 10} tens.`,
    ],
    answer: `${number / 10}`,
    accept: [`${number / 10} tens`],
    check: `${number} / 10`,
    slips: [
      {
        answer: `${tens}`,
        why: `That is the tens digit only. There are ten tens in each of the ${hundreds} hundreds too.`,
      },
      {
        answer: `${hundreds + tens}`,
        why: 'You added the digits. A hundred is ten tens, not one.',
        check: `${hundreds} + ${tens}`,
      },
    ].filter(({ answer }, at, all) => all.findIndex((slip) => slip.answer === answer) === at),
  };
};

const toThousand = (draw: Draw): MadeQuestion => {
  const number = draw.whole(31, 96) * 10;
  const tens = (number / 10) % 10;
  const next = Math.ceil(number / 100) * 100;
  return {
    ask: `What must be added to ${number} to make 1,000?`,
    hint: tens === 0 ? 'Count in hundreds.' : `Go to ${show(next)} first.`,
    steps: [
      ...(tens === 0 ? [] : [`From ${number} to ${show(next)} it is ${next - number}.`]),
      ...(next < 1000 ? [`From ${next} to 1,000 it is ${1000 - next}.`] : []),
      `Altogether ${1000 - number}.`,
    ],
    answer: `${1000 - number}`,
    check: `1000 - ${number}`,
    slips: [
      {
        answer: show(1100 - number),
        why: `A hundred too many. Count up from ${number} step by step.`,
        check: `1100 - ${number}`,
      },
      {
        answer: `${tens === 0 ? 900 - number : 1000 - next}`,
        why:
          tens === 0
            ? 'A hundred is missing. Count up in hundreds.'
            : `This leads from ${next} to 1,000. The way from ${number} to ${next} is missing.`,
        check: tens === 0 ? `900 - ${number}` : `1000 - ${next}`,
      },
    ].filter(({ answer }) => answer !== '0'),
  };
};

const nearestHundred = (draw: Draw): MadeQuestion => {
  const below = draw.whole(2, 8) * 100;
  const isUp = draw.chance();
  const number = below + (isUp ? draw.whole(55, 95) : draw.whole(5, 45));
  const [near, far] = isUp ? [below + 100, below] : [below, below + 100];
  return {
    ask: `${number} lies between ${below} and ${below + 100} on the number line. Which of the two is nearer?`,
    hint: `In the middle between them is ${below + 50}.`,
    steps: [
      `${number} is ${isUp ? 'above' : 'below'} the middle, ${below + 50}.`,
      `To ${near} it is ${Math.abs(near - number)}, to ${far} it is ${Math.abs(far - number)}: ${near} is nearer.`,
    ],
    answer: `${near}`,
    check: `round(${number} / 100) * 100`,
    slips: [
      {
        answer: `${far}`,
        why: `To ${far} the way is longer. Compare with the middle, ${below + 50}.`,
      },
    ],
  };
};

const tensAgainstOnes = (draw: Draw): MadeQuestion => {
  const hundreds = draw.whole(3, 9);
  const [one = 7, other = 4] = draw.some([2, 3, 4, 5, 6, 7, 8, 9], 2);
  const [tens, ones] = [Math.max(one, other), Math.min(one, other)];
  const [more, less] = [hundreds * 100 + tens * 10, hundreds * 100 + ones];
  return {
    ask: `How much more are ${hundreds * 10 + tens} tens than ${hundreds} hundreds and ${ones} ones?`,
    hint: 'Write both as numbers with three digits.',
    steps: [
      `${hundreds * 10 + tens} tens are ${more}.`,
      `${hundreds} hundreds and ${ones} ones are ${less}: no tens, so a 0 in their place.`,
      `${more} − ${less} = ${more - less}.`,
    ],
    answer: `${more - less}`,
    check: `${hundreds * 10 + tens} * 10 - (${hundreds} * 100 + ${ones})`,
    slips: [
      {
        answer: `${(tens - ones) * 10}`,
        why: `You read ${hundreds} hundreds and ${ones} ones as ${hundreds * 100 + ones * 10}. The ones stand on the right.`,
        check: `${more} - ${hundreds * 100 + ones * 10}`,
      },
    ].filter(({ answer }) => answer !== `${more - less}`),
  };
};

const digitRiddle = (draw: Draw): MadeQuestion => {
  const ones = draw.pick([2, 4, 6, 8]);
  const tens = ones / 2;
  const more = draw.whole(1, 9 - tens);
  const hundreds = tens + more;
  const answer = hundreds * 100 + tens * 10 + ones;
  return {
    ask: `The hundreds digit of a number is ${hundreds}. Its tens digit is ${more} less than that, and its ones digit is double the tens digit. Which number is it?`,
    hint: 'Find the tens digit first.',
    steps: [
      `Tens digit: ${hundreds} − ${more} = ${tens}.`,
      `Ones digit: double ${tens} is ${ones}.`,
      `The number is ${answer}.`,
    ],
    answer: `${answer}`,
    check: `${hundreds} * 100 + (${hundreds} - ${more}) * 10 + 2 * (${hundreds} - ${more})`,
    slips: [
      {
        answer: `${hundreds * 100 + ones * 10 + tens}`,
        why: 'You changed places: the tens stand in the middle, the ones on the right.',
        check: `${hundreds} * 100 + ${ones} * 10 + ${tens}`,
      },
      ...(more < 5
        ? [
            {
              answer: `${hundreds * 100 + more * 10 + more * 2}`,
              why: `You took ${more} itself as the tens digit. It is ${more} less than ${hundreds}.`,
              check: `${hundreds} * 100 + ${more} * 10 + ${more} * 2`,
            },
          ]
        : []),
    ],
  };
};

export const CHAPTER_09 = [
  { id: 'largest', level: 'know', make: largest },
  { id: 'tens-name', level: 'know', make: tensName },
  { id: 'to-thousand', level: 'use', make: toThousand },
  { id: 'digit-riddle', level: 'think', make: digitRiddle },
  { id: 'nearest-hundred', level: 'use', make: nearestHundred },
  { id: 'tens-against-ones', level: 'use', make: tensAgainstOnes },
] as const;
