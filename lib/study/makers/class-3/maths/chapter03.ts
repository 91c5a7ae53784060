import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const ONES = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
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

const inDigits = (draw: Draw): MadeQuestion => {
  const isSmall = draw.chance();
  const [tens, ones] = isSmall ? [0, draw.whole(1, 9)] : [draw.whole(2, 9), draw.whole(1, 9)];
  const rest = tens * 10 + ones;
  const words = isSmall ? ONES[ones] : `${TENS[tens]}-${ONES[ones]}`;
  return {
    ask: `Write in digits: one hundred ${words}.`,
    hint: 'Three places: hundreds, tens, ones. Is one of them empty?',
    steps: [
      `One hundred is 100, and ${words} is ${rest}.`,
      isSmall
        ? `There are no tens, so a 0 stands in their place: ${100 + rest}.`
        : `1 hundred, ${tens} tens, then the ${ones}: ${100 + rest}.`,
    ],
    answer: `${100 + rest}`,
    check: `100 + ${tens} * 10 + ${ones}`,
    slips: [
      {
        answer: show(isSmall ? 1000 + ones : 10_000 + rest),
        why: 'You wrote 100 and put the rest behind it. The rest takes the place of the zeros.',
        check: isSmall ? `100 * 10 + ${ones}` : `100 * 100 + ${rest}`,
      },
      ...(isSmall
        ? [
            {
              answer: `${10 + ones}`,
              why: 'The tens are missing here, so a 0 has to keep their place.',
              check: `10 + ${ones}`,
            },
          ]
        : []),
    ],
  };
};

const tenMore = (draw: Draw): MadeQuestion => {
  const number = draw.whole(111, 189);
  const [word, step, sign] = draw.pick([
    ['ten more', 10, '+'],
    ['ten less', -10, '−'],
  ] as const);
  const answer = number + step;
  return {
    ask: `Which number is ${word} than ${number}?`,
    hint: 'Only the tens change here.',
    steps: [`${number} ${sign} 10 = ${answer}.`],
    answer: `${answer}`,
    check: `${number} + (${step})`,
    slips: [
      {
        answer: `${number + step / 10}`,
        why: 'You changed the ones. Ten is one step of the tens.',
        check: `${number} + (${step / 10})`,
      },
      {
        answer: `${number - step}`,
        why: `That is ${step > 0 ? 'ten less' : 'ten more'}. Read again which way to go.`,
        check: `${number} - (${step})`,
      },
    ],
  };
};

const jumps = (draw: Draw): MadeQuestion => {
  const [tens, back] = [draw.whole(2, 5), draw.whole(2, 6)];
  const start = draw.whole(102, 145);
  const land = start + tens * 10;
  return {
    ask: `Start at ${start} on the number line. Jump 10 forward ${tens} times, then 1 back ${back} times. On which number do you land?`,
    hint: 'The jumps forward change the tens, the steps back the ones.',
    steps: [
      `${tens} jumps of 10 are ${tens * 10}: ${start} + ${tens * 10} = ${land}.`,
      `${back} steps back: ${land} − ${back} = ${land - back}.`,
    ],
    answer: `${land - back}`,
    check: `${start} + ${tens} * 10 - ${back}`,
    slips: [
      {
        answer: `${land + back}`,
        why: 'The last steps go back, so the number gets smaller again.',
        check: `${start} + ${tens} * 10 + ${back}`,
      },
      {
        answer: `${land - back * 10}`,
        why: 'The steps back are ones, not tens.',
        check: `${start} + ${tens} * 10 - ${back} * 10`,
      },
    ],
  };
};

const THINGS = ['stickers', 'beads', 'marbles', 'buttons', 'stamps'] as const;

const looseOnes = (draw: Draw): MadeQuestion => {
  const [strips, loose] = [draw.whole(3, 8), draw.whole(11, 19)];
  const thing = draw.pick(THINGS);
  const total = 100 + strips * 10 + loose;
  return {
    ask: `${draw.pick(CHILDREN)} has a packet of a hundred ${thing}, ${strips} strips of ten and ${loose} loose ${thing}. How many ${thing} are there?`,
    hint: 'Make one more ten from the loose ones.',
    steps: [
      `${loose} loose ones are 1 ten and ${loose - 10} more.`,
      `${strips} tens and 1 ten are ${strips + 1} tens, which is ${strips * 10 + 10}.`,
      `100 + ${strips * 10 + 10} + ${loose - 10} = ${total} ${thing}.`,
    ],
    answer: `${total} ${thing}`,
    check: `100 + ${strips} * 10 + ${loose}`,
    slips: [
      {
        answer: `${total - 10} ${thing}`,
        why: 'The ten that is hidden in the loose ones got lost.',
        check: `100 + ${strips} * 10 + ${loose} - 10`,
      },
      {
        answer: `${100 + strips + loose} ${thing}`,
        why: 'Each strip has ten, so count the strips in tens.',
        check: `100 + ${strips} + ${loose}`,
      },
    ],
  };
};

const runsToGo = (draw: Draw): MadeQuestion => {
  const runs = draw.whole(11, 18) * 10 + draw.whole(1, 9);
  const next = Math.ceil(runs / 10) * 10;
  return {
    ask: `${draw.pick(CHILDREN)} has made ${runs} runs. How many more are needed for a double century, that is 200?`,
    hint: `Go to ${next} first.`,
    steps: [
      `From ${runs} to ${next} it is ${next - runs}.`,
      `From ${next} to 200 it is ${200 - next}.`,
      `${next - runs} + ${200 - next} = ${200 - runs}.`,
    ],
    answer: `${200 - runs}`,
    accept: [`${200 - runs} runs`],
    check: `200 - ${runs}`,
    slips: [
      {
        answer: `${210 - runs}`,
        why: `You counted ten too many: from ${next} on there are fewer tens to go.`,
        check: `210 - ${runs}`,
      },
    ],
  };
};

const riddle = (draw: Draw): MadeQuestion => {
  const [tens, gap] = [draw.whole(3, 9), draw.whole(1, 3)];
  const ones = tens - gap;
  const answer = 100 + tens * 10 + ones;
  return {
    ask: `I am a number between 100 and 200. My tens and ones digits add up to ${tens + ones}, and the tens digit is ${gap} more than the ones digit. Which number am I?`,
    hint: `Which two digits make ${tens + ones}? Try pairs.`,
    steps: [
      `Two digits that add up to ${tens + ones} and differ by ${gap}: ${tens} and ${ones}.`,
      'The larger one is the tens digit, and the hundreds digit is 1.',
      `The number is ${answer}.`,
    ],
    answer: `${answer}`,
    check: `100 + (${tens + ones} + ${gap}) / 2 * 10 + (${tens + ones} - ${gap}) / 2`,
    slips: [
      {
        answer: `${100 + ones * 10 + tens}`,
        why: 'The two digits are right. The larger one stands in the tens place.',
        check: `100 + ${ones} * 10 + ${tens}`,
      },
      {
        answer: `${tens * 10 + ones}`,
        why: 'The number lies between 100 and 200, so a hundred belongs in front.',
        check: `${tens} * 10 + ${ones}`,
      },
    ],
  };
};

export const CHAPTER_03 = [
  { id: 'in-digits', level: 'know', make: inDigits },
  { id: 'ten-more', level: 'know', make: tenMore },
  { id: 'loose-ones', level: 'use', make: looseOnes },
  { id: 'riddle', level: 'think', make: riddle },
  { id: 'jumps', level: 'use', make: jumps },
  { id: 'runs-to-go', level: 'use', make: runsToGo },
] as const;
