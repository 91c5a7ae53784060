import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const phase = groupOf(
  {
    marks: {
      waxing: 'From new to full Moon the bright part grows: the Moon is waxing.',
      waning: 'From full to new Moon the bright part shrinks: the Moon is waning.',
    },
    facts: [
      ['3 days after new Moon', 'waxing', 'It is on its way to full Moon.'],
      ['5 days after new Moon', 'waxing', 'It is on its way to full Moon.'],
      ['7 days after new Moon', 'waxing', 'It is on its way to full Moon.'],
      ['10 days after new Moon', 'waxing', 'It is on its way to full Moon.'],
      ['2 days before full Moon', 'waxing', 'It is on its way to full Moon.'],
      ['6 days before full Moon', 'waxing', 'It is on its way to full Moon.'],
      [
        'in shukla paksha',
        'waxing',
        'Shukla paksha is the bright half of the month, up to full Moon.',
      ],
      ['2 days after full Moon', 'waning', 'It is on its way to new Moon.'],
      ['4 days after full Moon', 'waning', 'It is on its way to new Moon.'],
      ['8 days after full Moon', 'waning', 'It is on its way to new Moon.'],
      ['11 days after full Moon', 'waning', 'It is on its way to new Moon.'],
      ['3 days before new Moon', 'waning', 'It is on its way to new Moon.'],
      ['6 days before new Moon', 'waning', 'It is on its way to new Moon.'],
      [
        'in krishna paksha',
        'waning',
        'Krishna paksha is the dark half of the month, up to new Moon.',
      ],
    ],
  },
  (time) => `Is the Moon waxing or waning ${time}?`,
  'Is it on its way to full Moon or to new Moon?',
);

const leapYear = (draw: Draw): MadeQuestion => {
  const year = draw.pick([
    draw.whole(16, 24) * 100,
    draw.whole(16, 24) * 100,
    draw.whole(480, 520) * 4,
    draw.whole(960, 1040) * 2 + 1,
    draw.whole(480, 520) * 4 + 2,
  ]);
  const isCentury = year % 100 === 0;
  const isLeap = year % 400 === 0 || (year % 4 === 0 && !isCentury);
  const why = isCentury
    ? `${year} is a full century, and 400 ${isLeap ? 'divides it, so it is a leap year' : 'does not divide it, so it is no leap year'}.`
    : `${year} ${isLeap ? 'is divisible by 4 and no full century, so it is a leap year' : 'is not divisible by 4, so it is no leap year'}.`;
  return {
    ask: `By the rule of the Gregorian calendar, is the year ${year} a leap year: yes or no?`,
    hint: 'Divisible by 4; but full centuries only when 400 divides them.',
    steps: [
      'Years divisible by 4 are leap years, except full centuries that 400 does not divide.',
      why,
    ],
    answer: isLeap ? 'yes' : 'no',
    slips: [{ answer: isLeap ? 'no' : 'yes', why }],
  };
};

const lunarMonths = (draw: Draw): MadeQuestion => {
  const months = draw.whole(3, 40);
  const days = months * 29.5;
  return {
    ask: `From one full Moon to the next are about 29.5 days. How many days are ${months} such rounds? Reckon with 29.5.`,
    hint: 'Multiply.',
    steps: [`${months} × 29.5 = ${show(days)} days.`],
    answer: `${show(days)} days`,
    check: `${months} * 29.5`,
    slips: [
      {
        answer: `${show(months * 30)} days`,
        why: 'You took 30 days for a round. It is about 29.5.',
        check: `${months} * 30`,
      },
      {
        answer: `${show(months * 28)} days`,
        why: 'You took four weeks for a round. It is about 29.5 days.',
        check: `${months} * 28`,
      },
    ],
  };
};

const fallsBehind = (draw: Draw): MadeQuestion => {
  const years = draw.whole(2, 30);
  const festival = draw.pick(['A feast', 'A fair', 'A day of fasting']);
  return {
    ask: `${festival} follows a purely lunar calendar with years of 354 days. By how many days in all does it come earlier in the Sun’s year of 365 days after ${years} such years, leap days left aside?`,
    hint: 'Find the difference for one year.',
    steps: ['365 − 354 = 11 days in a year.', `${years} × 11 = ${show(years * 11)} days.`],
    answer: `${show(years * 11)} days`,
    check: `${years} * 365 - ${years} * 354`,
    slips: [
      {
        answer: '11 days',
        why: `This is the difference for one year. Here are ${years}.`,
        check: '365 - 354',
      },
      {
        answer: `${show(years * 10)} days`,
        why: 'You took 10 days a year: 365 − 354 = 11.',
        check: `${years} * 10`,
      },
    ],
  };
};

export const chapter11 = [
  { id: 'phase', level: 'know', make: phase },
  { id: 'leap-year', level: 'use', make: leapYear },
  { id: 'lunar-months', level: 'use', make: lunarMonths },
  { id: 'falls-behind', level: 'think', make: fallsBehind },
] as const satisfies readonly Maker[];
