import { counted } from '@/lib/study/makers/counted';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { ordinal } from '@/lib/study/worksheets/text';

/** `4:05`, from minutes after midnight or noon. */
const clock = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 12;
  return `${hour === 0 ? 12 : hour}:${String(minutes % 60).padStart(2, '0')}`;
};

/** The expression of mathjs for the two numbers of a time after noon. */
const clockCheck = (minutes: string): string => `[floor((${minutes}) / 60), mod(${minutes}, 60)]`;

const readClock = (draw: Draw): MadeQuestion => {
  const [hour, mark] = [draw.whole(1, 11), draw.whole(1, 11)];
  const answer = clock(hour * 60 + mark * 5);
  return {
    ask: `The short hand of a clock is between ${hour} and ${hour + 1}. The long hand points exactly at ${mark}. What time is it? Write it like 9:20.`,
    hint: 'From one number to the next the long hand takes 5 minutes.',
    steps: [
      `The short hand has passed ${hour}, so the hour is ${hour}.`,
      `The long hand: ${mark} × 5 = ${mark * 5} minutes. It is ${answer}.`,
    ],
    answer,
    accept: [answer.replace(':', '.')],
    check: `[${hour}, ${mark} * 5]`,
    slips: [
      {
        answer: clock(hour * 60 + mark),
        why: `You read the long hand as ${counted(mark, 'minute', 'minutes')}. For this hand each number counts 5 minutes.`,
        check: `[${hour}, ${mark}]`,
      },
      {
        answer: clock((hour + 1) * 60 + mark * 5),
        why: `The short hand has not yet reached ${hour + 1}.`,
        check: `[${hour + 1}, ${mark} * 5]`,
      },
      {
        answer: clock(mark * 60 + hour * 5),
        why: 'You exchanged the hands: the short one shows the hours, the long one the minutes.',
        check: `[${mark}, ${hour} * 5]`,
      },
    ],
  };
};

const SHOWS = [
  ['A film begins', 'What time does it end', [105, 135, 150, 165]],
  ['A kabaddi match begins', 'What time does it end', [50, 55, 75]],
  ['A train leaves', 'What time does it arrive', [75, 95, 110, 145, 160]],
  ['A school play begins', 'What time does it end', [75, 80, 95]],
] as const;

const inHours = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    ...(hours > 0 ? [counted(hours, 'hour', 'hours')] : []),
    ...(rest > 0 ? [counted(rest, 'minute', 'minutes')] : []),
  ].join(' ');
};

const endTime = (draw: Draw): MadeQuestion => {
  const [what, question, lengths] = draw.pick(SHOWS);
  const length = draw.pick(lengths);
  const hour = draw.whole(2, 6);
  const past = draw.pick([50, 55]);
  const start = hour * 60 + past;
  const end = start + length;
  const answer = `${clock(end)} pm`;
  const toHour = 60 - past;
  return {
    ask: `${what} at ${clock(start)} pm and takes ${inHours(length)}. ${question}? Write it like 9:20 pm.`,
    hint: 'Go to the next full hour first. How much is left then?',
    steps: [
      `From ${clock(start)} to ${clock(start + toHour)} it is ${toHour} minutes.`,
      `${inHours(length - toHour)} more lead to ${clock(end)} pm.`,
    ],
    answer,
    accept: [clock(end), `${clock(end)} p.m.`, `${clock(end).replace(':', '.')} pm`],
    check: clockCheck(`${hour} * 60 + ${past} + ${length}`),
    slips: [
      {
        answer: `${clock(end - 60)} pm`,
        why: 'The minutes make a whole hour more. You left it out.',
        check: clockCheck(`${hour} * 60 + ${past} + ${length} - 60`),
      },
      {
        answer: `${hour + Math.floor(length / 60)}:${past + (length % 60)} pm`,
        why: 'An hour has 60 minutes. What is more than 60 makes another hour.',
      },
    ],
  };
};

const TRIPS = [
  ['A bus leaves', 'and arrives', 'How long is it on its way'],
  ['A clinic opens', 'and closes', 'How long is it open'],
  ['A sports day begins', 'and ends', 'How long does it last'],
  ['A picnic begins', 'and ends', 'How long does it last'],
] as const;

const howLong = (draw: Draw): MadeQuestion => {
  const [starts, ends, question] = draw.pick(TRIPS);
  const [from, past] = [draw.whole(8, 10), draw.pick([35, 40, 45, 50, 55])];
  const [hours, before] = [draw.whole(1, 3), draw.pick([5, 10, 15, 20, 25])];
  const start = from * 60 + past;
  const end = (from + 1 + hours) * 60 + before;
  const length = end - start;
  const answer = inHours(length);
  const half = (minutes: number) => (minutes >= 720 ? 'pm' : 'am');
  return {
    ask: `${starts} at ${clock(start)} ${half(start)} ${ends} at ${clock(end)} ${half(end)}. ${question}? Write it like 2 hours 20 minutes.`,
    hint: 'Count the minutes to the next full hour, then the full hours, then the minutes at the end.',
    steps: [
      `From ${clock(start)} to ${clock(start + 60 - past)} it is ${60 - past} minutes, then ${counted(hours, 'hour', 'hours')} to ${clock(end - before)}, then ${before} minutes.`,
      `${60 - past} + ${before} = ${60 - past + before} minutes: together ${answer}.`,
    ],
    answer,
    accept: [`${length} minutes`],
    check: clockCheck(`${end} - ${start}`),
    slips: [
      {
        answer: inHours((hours + 1) * 60 + (past - before)),
        why: 'You took the smaller minutes from the larger ones. The later time has fewer minutes past the hour.',
      },
      {
        answer: inHours(length + 60),
        why: 'That is an hour too much: the first hour is not a whole one.',
      },
    ],
  };
};

const DAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const WAITS = ['a wedding', 'a cricket final', 'the school fair', 'a birthday', 'an exam'] as const;

const dayOfWeek = (draw: Draw): MadeQuestion => {
  const [today, weeks, more] = [draw.whole(0, 6), draw.whole(1, 4), draw.whole(2, 5)];
  const days = weeks * 7 + more;
  const name = (day: number): string => DAYS[((day % 7) + 7) % 7] ?? 'Sunday';
  return {
    ask: `Today is ${name(today)}. In ${days} days there is ${draw.pick(WAITS)}. Which day of the week is that?`,
    hint: 'After each 7 days it is the same day again.',
    steps: [
      `${weeks * 7} days are ${counted(weeks, 'week', 'weeks')}: then it is ${name(today)} again.`,
      `${days} − ${weeks * 7} = ${more} more days lead to ${name(today + more)}.`,
    ],
    answer: name(today + more),
    slips: [
      {
        answer: name(today + more - 1),
        why: 'You counted today as day one. Day one is tomorrow.',
      },
      {
        answer: name(today),
        why: `${days} days are not whole weeks: ${more} days are left over.`,
      },
      {
        answer: name(today - more),
        why: 'You counted backwards. The day is still to come.',
      },
    ].filter(({ answer }, at, all) => all.findIndex((slip) => slip.answer === answer) === at),
  };
};

/** Months with their lengths, each with the one that follows. */
const MONTHS = [
  ['March', 31, 'April'],
  ['April', 30, 'May'],
  ['May', 31, 'June'],
  ['June', 30, 'July'],
  ['August', 31, 'September'],
  ['September', 30, 'October'],
  ['October', 31, 'November'],
  ['November', 30, 'December'],
] as const;

const EVENTS = [
  'A book fair',
  'A summer camp',
  'A mela',
  'A cricket camp',
  'An exhibition',
] as const;

const lastDay = (draw: Draw): MadeQuestion => {
  const [month, length, next] = draw.pick(MONTHS);
  const [first, days] = [draw.whole(length - 5, length - 1), draw.whole(9, 15)];
  const inMonth = length - first + 1;
  const last = days - inMonth;
  const answer = `${last} ${next}`;
  return {
    ask: `${draw.pick(EVENTS)} begins on ${first} ${month} and lasts ${days} days, the first day included. What is the date of its last day? Write it like 5 May.`,
    hint: `How many days does ${month} have? How many days of the event are still in ${month}?`,
    steps: [
      `${month} has ${length} days, so the days from ${first} to ${length} are ${length} − ${first} + 1 = ${inMonth} days.`,
      `${days} − ${inMonth} = ${last} days are in ${next}: the last is ${last} ${next}.`,
    ],
    answer,
    accept: [`${next} ${last}`, `${ordinal(last)} ${next}`],
    check: `${first} + ${days} - 1 - ${length}`,
    slips: [
      {
        answer: `${last + 1} ${next}`,
        why: 'One day too late: the first day is one of the days of the event.',
        check: `${first} + ${days} - ${length}`,
      },
      {
        answer: `${days} ${next}`,
        why: `${counted(inMonth, 'day is', 'days are')} still in ${month}. Take them away first.`,
      },
    ],
  };
};

export const CHAPTER_12 = [
  { id: 'read-clock', level: 'know', make: readClock },
  { id: 'end-time', level: 'use', make: endTime },
  { id: 'day-of-week', level: 'use', make: dayOfWeek },
  { id: 'last-day', level: 'think', make: lastDay },
  { id: 'how-long', level: 'use', make: howLong },
] as const satisfies readonly Maker[];
