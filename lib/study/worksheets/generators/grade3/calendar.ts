import { MONTHS, WEEKDAYS } from '@/data/study/worksheets/words/calendarWords';
import type { Draw } from '@/lib/study/worksheets/draw';
import { CHILDREN } from '@/lib/study/worksheets/generators/primary/names';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { type Question, several, single } from '@/lib/study/worksheets/question';
import { ordinal } from '@/lib/study/worksheets/text';

const DAYS_IN = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const dayAfter = (day: number, days: number): (typeof WEEKDAYS)[number] =>
  WEEKDAYS[(day + days) % 7] ?? 'Sunday';

const laterOrEarlier = (draw: Draw): Question => {
  const [today, days] = [draw.whole(0, 6), draw.whole(8, 24)];
  return single(
    `Today is ${WEEKDAYS[today]}. Which day will it be in ${days} days?`,
    dayAfter(today, days),
    {
      choices: WEEKDAYS,
      how: `${days} days are ${Math.floor(days / 7)} weeks and ${days % 7} ${days % 7 === 1 ? 'day' : 'days'}`,
    },
  );
};

/** A date some days after another, in the next month at most. February is left out. */
const dateLater = (draw: Draw): Question => {
  const month = draw.pick([0, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const [date, days] = [draw.whole(18, 29), draw.whole(8, 20)];
  const length = DAYS_IN[month] ?? 31;
  const later = date + days;
  const [asked, answer] = later > length ? [month + 1, later - length] : [month, later];
  if (asked === 1) return dateLater(draw);
  return several(
    `The mela begins on ${date} ${MONTHS[month]}. Which date is ${days} days later?`,
    [
      { label: 'Day', answer: String(answer) },
      { label: 'Month', answer: MONTHS[asked] ?? '' },
    ],
    { how: `${MONTHS[month]} has ${length} days` },
  );
};

const CALENDAR = inSlots(10, [
  laterOrEarlier,
  (draw) => {
    const month = draw.whole(0, 11);
    const [ask, by] = draw.pick([
      ['just before', -1],
      ['just after', 1],
      ['two months after', 2],
      ['three months before', -3],
    ] as const);
    return single(
      `Which month comes ${ask} ${MONTHS[month]}?`,
      MONTHS[(month + by + 12) % 12] ?? '',
    );
  },
  (draw) => {
    const [date, day, weeks] = [draw.whole(1, 9), draw.whole(0, 6), draw.whole(1, 3)];
    const off = draw.whole(0, 2);
    const later = date + weeks * 7 - off;
    return single(
      `The ${ordinal(date)} of a month is a ${WEEKDAYS[day]}. Which day is the ${ordinal(later)} of this month?`,
      dayAfter(day, weeks * 7 + 7 - off),
      { choices: WEEKDAYS, how: `Every seventh day is a ${WEEKDAYS[day]} again` },
    );
  },
  dateLater,
  (draw) => {
    const month = draw.pick([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const date = draw.whole(3, 24);
    const length = DAYS_IN[month] ?? 31;
    return single(
      `Today is ${date} ${MONTHS[month]}. How many days of the month are left after today?`,
      String(length - date),
      { unit: 'days', how: `${MONTHS[month]} has ${length} days` },
    );
  },
  (draw) => {
    const [weeks, days] = [draw.whole(2, 9), draw.whole(2, 6)];
    return draw.chance()
      ? single(`${weeks} weeks and ${days} days are how many days?`, String(weeks * 7 + days), {
          unit: 'days',
        })
      : several(`${weeks * 7 + days} days are how many weeks and days?`, [
          { label: '', answer: String(weeks), unit: 'weeks' },
          { label: 'and', answer: String(days), unit: 'days' },
        ]);
  },
  (draw) => {
    const [years, months] = [draw.whole(2, 8), draw.whole(1, 11)];
    return single(
      `${draw.pick(CHILDREN)} is ${years} years and ${months} ${months === 1 ? 'month' : 'months'} old. How many months is that?`,
      String(years * 12 + months),
      { unit: 'months', how: `${years} × 12 + ${months}` },
    );
  },
  (draw) => {
    const month = draw.whole(0, 11);
    return single(
      `How many days has ${MONTHS[month]}${month === 1 ? ' in a leap year' : ''}?`,
      String(month === 1 ? 29 : DAYS_IN[month]),
      { unit: 'days' },
    );
  },
  (draw) => {
    const [from, days] = [draw.whole(1, 18), draw.whole(4, 12)];
    const month = MONTHS[draw.whole(0, 11)];
    return single(
      `Exams last from ${from} to ${from + days - 1} ${month}, both days included. How many days is that?`,
      String(days),
      {
        unit: 'days',
        how: `${from + days - 1} − ${from} = ${days - 1}, and the first day counts too`,
      },
    );
  },
  (draw) => {
    const today = draw.whole(0, 6);
    const [ask, by] = draw.pick([
      ['yesterday', 6],
      ['the day after tomorrow', 2],
      ['the day before yesterday', 5],
    ] as const);
    return single(
      `Today is ${WEEKDAYS[today]}. Which day ${by === 2 ? 'is' : 'was'} ${ask}?`,
      dayAfter(today, by),
    );
  },
]);

export const GRADE_3_CALENDAR = {
  CDR: { count: 10, layout: 'list', make: CALENDAR },
} as const satisfies Record<string, TopicGenerator>;
