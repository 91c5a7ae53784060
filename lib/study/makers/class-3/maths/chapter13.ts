import { CHILDREN } from '@/lib/study/makers/children';
import { counted } from '@/lib/study/makers/counted';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';

const clock = (hour: number, minute: number): string =>
  `${hour}:${String(minute).padStart(2, '0')}`;

const longHand = (draw: Draw): MadeQuestion => {
  const [at, hour] = [draw.whole(2, 11), draw.whole(1, 11)];
  return {
    ask: `The short hand of a clock is between ${hour} and ${hour + 1}, the long hand points at ${at}. How many minutes past ${hour} is it?`,
    hint: 'From one number of the dial to the next the long hand takes 5 minutes.',
    steps: [`The long hand has gone ${at} steps of 5 minutes.`, `${at} × 5 = ${at * 5} minutes.`],
    answer: `${at * 5} minutes`,
    check: `${at} * 5`,
    slips: [
      {
        answer: counted(at, 'minute'),
        why: 'You read the number on the dial. Each number stands for 5 minutes.',
      },
      {
        answer: `${at * 10} minutes`,
        why: 'From one number to the next it takes 5 minutes, not 10.',
        check: `${at} * 10`,
      },
    ],
  };
};

const SHOWS = [
  'A puppet show',
  'A cricket match',
  'A train ride',
  'A film for children',
  'A dance class',
  'A magic show',
] as const;

const howLong = (draw: Draw): MadeQuestion => {
  const [hour, start, hours, more] = [
    draw.whole(2, 6),
    draw.whole(0, 5) * 5,
    draw.whole(1, 2),
    draw.whole(1, 5) * 5,
  ];
  const total = hours * 60 + more;
  const end = start + more;
  return {
    ask: `${draw.pick(SHOWS)} starts at ${clock(hour, start)} and ends at ${clock(hour + hours, end)} the same afternoon. How many minutes does it last?`,
    hint: `First go to ${clock(hour + hours, start)}.`,
    steps: [
      `From ${clock(hour, start)} to ${clock(hour + hours, start)} it is ${hours * 60} minutes.`,
      `From ${clock(hour + hours, start)} to ${clock(hour + hours, end)} it is ${more} minutes.`,
      `${hours * 60} + ${more} = ${total} minutes.`,
    ],
    answer: `${total} minutes`,
    accept: [`${counted(hours, 'hour')} ${more} minutes`],
    check: `(${hour + hours} * 60 + ${end}) - (${hour} * 60 + ${start})`,
    slips: [
      {
        answer: `${hours * 100 + more} minutes`,
        why: 'You took 100 minutes for an hour. An hour has 60.',
        check: `${hours} * 100 + ${more}`,
      },
      {
        answer: `${more} minutes`,
        why: `${hours === 1 ? 'A whole hour' : 'Two whole hours'} went by as well.`,
      },
    ],
  };
};

const CAMPS = [
  ['A swimming camp', 'May', 31],
  ['A book fair', 'January', 31],
  ['A school trip', 'December', 31],
  ['A chess contest', 'July', 31],
  ['A yoga camp', 'June', 30],
  ['An art show', 'November', 30],
] as const;

const bothDays = (draw: Draw): MadeQuestion => {
  const [what, month] = draw.pick(CAMPS);
  const [first, length] = [draw.whole(2, 12), draw.whole(8, 18)];
  const last = first + length - 1;
  return {
    ask: `${what} begins on ${first} ${month} and its last day is ${last} ${month}. How many days does it last, both days counted?`,
    hint: `Count how many dates there are from ${first} to ${last}.`,
    steps: [
      `${last} − ${first} = ${length - 1} is the number of days after the first.`,
      `With the first day: ${length - 1} + 1 = ${length} days.`,
    ],
    answer: `${length} days`,
    check: `${last} - ${first} + 1`,
    slips: [
      {
        answer: `${length - 1} days`,
        why: 'The first day is missing. Try it with a short one, from 2 to 3: that makes two days.',
        check: `${last} - ${first}`,
      },
      {
        answer: `${last} days`,
        why: `It does not begin on the first of the month but on ${first} ${month}.`,
      },
    ].filter(({ answer }) => answer !== `${length} days`),
  };
};

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const weekday = (draw: Draw): MadeQuestion => {
  const [today, weeks, more] = [draw.whole(0, 6), draw.whole(1, 3), draw.whole(1, 4)];
  const date = draw.whole(1, 5);
  const month = draw.pick(['March', 'May', 'July', 'August', 'October', 'December']);
  const then = date + weeks * 7 + more;
  const dayOf = (steps: number) => DAYS[(today + steps) % 7] ?? 'Monday';
  return {
    ask: `${date} ${month} is a ${dayOf(0)}. Which day of the week is ${then} ${month} of the same year?`,
    hint: 'The same day comes again after 7 days.',
    steps: [
      `${date + weeks * 7} ${month} is a ${dayOf(0)} again: ${counted(weeks, 'week')} later.`,
      `${counted(more, 'day')} after ${dayOf(0)} is ${dayOf(more)}.`,
    ],
    answer: dayOf(more),
    accept: [dayOf(more).slice(0, 3)],
    slips: [
      {
        answer: dayOf(more + 1),
        why: `One day too far. ${dayOf(0)} itself is not counted: the day after it is ${dayOf(1)}.`,
      },
      {
        answer: dayOf(more - 1),
        why: `One day short. From ${date + weeks * 7} to ${then} ${month} it is ${counted(more, 'day')}.`,
      },
    ],
  };
};

const night = (draw: Draw): MadeQuestion => {
  const [bed, up] = [draw.whole(8, 10), draw.whole(5, 7)];
  const total = 12 - bed + up;
  return {
    ask: `${draw.pick(CHILDREN)} sleeps from ${bed}:00 at night to ${up}:00 in the morning. How many hours is that?`,
    hint: 'Go to midnight first.',
    steps: [
      `From ${bed} to 12 at midnight it is ${counted(12 - bed, 'hour')}.`,
      `From midnight to ${up} it is ${counted(up, 'hour')}.`,
      `${12 - bed} + ${up} = ${total} hours.`,
    ],
    answer: `${total} hours`,
    check: `12 - ${bed} + ${up}`,
    slips: [
      {
        answer: counted(bed - up, 'hour'),
        why: 'You took the two numbers from each other. Midnight lies between them.',
        check: `${bed} - ${up}`,
      },
      {
        answer: `${bed + up} hours`,
        why: 'You added the two times. Count the hours to midnight, then those after it.',
        check: `${bed} + ${up}`,
      },
    ],
  };
};

const beReady = (draw: Draw): MadeQuestion => {
  const [hour, minute] = [draw.whole(5, 10), draw.whole(1, 4) * 5];
  const takes = draw.whole(6, 9) * 5;
  const start = hour * 60 + minute - takes;
  const [startHour, startMinute] = [Math.floor(start / 60), start % 60];
  const place = draw.pick(['the school', 'the station', 'the library', 'the swimming pool']);
  return {
    ask: `The way to ${place} takes ${takes} minutes. ${draw.pick(CHILDREN)} has to be there at ${clock(hour, minute)}. What is the latest time to start?`,
    hint: `Go back ${minute} minutes first, to ${hour}:00.`,
    steps: [
      `${minute} minutes before ${clock(hour, minute)} it is ${hour}:00.`,
      `${takes} − ${minute} = ${takes - minute} minutes are left to go back: ${clock(startHour, startMinute)}.`,
    ],
    answer: clock(startHour, startMinute),
    accept: [clock(startHour, startMinute).replace(':', '.')],
    check: `[floor((${hour} * 60 + ${minute} - ${takes}) / 60), mod(${hour} * 60 + ${minute} - ${takes}, 60)]`,
    slips: [
      {
        answer: clock(hour, startMinute),
        why: `The minutes are right. But you went back over ${hour}:00, so the hour is ${startHour}.`,
      },
      {
        answer: clock(Math.floor((hour * 60 + minute + takes) / 60), (minute + takes) % 60),
        why: 'That is later. To be in time one has to start before.',
      },
    ],
  };
};

export const CHAPTER_13 = [
  { id: 'long-hand', level: 'know', make: longHand },
  { id: 'how-long', level: 'use', make: howLong },
  { id: 'both-days', level: 'use', make: bothDays },
  { id: 'weekday', level: 'think', make: weekday },
  { id: 'night', level: 'know', make: night },
  { id: 'be-ready', level: 'think', make: beReady },
] as const;
