import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { groupOf } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const whose = groupOf(
  {
    marks: {
      boys: 'Some changes come mainly in boys.',
      girls: 'Some changes come in girls.',
      both: 'Many changes come in girls and boys alike.',
    },
    facts: [
      ['The voice becomes clearly deeper.', 'boys', 'The voice box grows more in boys.'],
      ['The Adam’s apple shows at the throat.', 'boys', 'The voice box grows more in boys.'],
      ['A beard and a moustache begin to grow.', 'boys', 'Hair on the face is a sign in boys.'],
      ['Menstruation begins.', 'girls', 'Only girls have a uterus, whose lining is shed.'],
      ['The breasts develop.', 'girls', 'This is a sign of growing up in girls.'],
      ['The hips become broader.', 'girls', 'Girls’ hips widen in these years.'],
      [
        'Height increases quickly for some years.',
        'both',
        'Girls and boys both grow fast, many girls a little earlier.',
      ],
      ['Hair grows in the armpits.', 'both', 'Armpit hair comes in girls and boys alike.'],
      ['Pimples may come up on the face.', 'both', 'The skin of girls and boys becomes oilier.'],
      ['Sweating increases.', 'both', 'Sweat glands become more active in everybody.'],
      ['Moods change more easily.', 'both', 'Feelings are strong in girls and boys alike.'],
      [
        'Friends become more important.',
        'both',
        'Girls and boys both look for friends of their age.',
      ],
      ['The appetite grows.', 'both', 'Every fast-growing body needs more food.'],
      [
        'The shoulders become clearly broader.',
        'boys',
        'Boys’ shoulders widen more than those of girls.',
      ],
    ],
  },
  (thing) =>
    `${thing} Does this change of adolescence come mainly in boys, mainly in girls or in both? Answer boys, girls or both.`,
  'Is it about growing in general, or about becoming a man or a woman?',
);

const MONTHS = [
  ['January', 31, 'February'],
  ['March', 31, 'April'],
  ['April', 30, 'May'],
  ['June', 30, 'July'],
  ['August', 31, 'September'],
  ['September', 30, 'October'],
  ['November', 30, 'December'],
] as const;

const nextDate = (draw: Draw): MadeQuestion => {
  const [month, length, next] = draw.pick(MONTHS);
  const cycle = draw.pick([26, 27, 28, 29]);
  const day = draw.whole(length - cycle + 2, 18);
  const sum = day + cycle;
  const answer = sum - length;
  return {
    ask: `${draw.pick(['Asha', 'Noor', 'Maria', 'Pema', 'Kamala'])} notes that a period began on ${day} ${month}. Her cycle is ${cycle} days long. If it stays regular, on which date in ${next} does the next period begin? Write the number of the day.`,
    hint: `${month} has ${length} days.`,
    steps: [
      `${day} + ${cycle} = ${sum}.`,
      `${month} has ${length} days: ${sum} − ${length} = ${answer}, so it is ${answer} ${next}.`,
    ],
    answer: String(answer),
    accept: [`${answer} ${next}`, `${next} ${answer}`],
    check: `${day} + ${cycle} - ${length}`,
    slips: [
      {
        answer: String(day),
        why: `The same date a month later is ${length} days on. The cycle has ${cycle} days.`,
      },
      {
        answer: String(answer + 1),
        why: `One too many: ${day} ${month} is the day from which you count, so the day after it is day one.`,
        check: `${day} + ${cycle} - ${length} + 1`,
      },
    ].filter(({ answer: slip }, at) => at === 0 || slip !== String(day)),
  };
};

const sleep = (draw: Draw): MadeQuestion => {
  const bed = draw.pick([8.5, 9, 9.5, 10, 10.5]);
  const rise = draw.pick([5.5, 6, 6.5, 7]);
  const clock = (hour: number) => `${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`;
  const hours = 12 - bed + rise;
  const wrong = Math.abs(bed - rise);
  return {
    ask: `${draw.pick(['Farid', 'Tara', 'Joel', 'Ishaan', 'Lhamo'])} is 12 and sleeps from ${clock(bed)} at night to ${clock(rise)} in the morning. How many hours is that? Write half an hour as .5.`,
    hint: 'Count to midnight first, then on from there.',
    steps: [
      `To midnight: 12 − ${show(bed)} = ${show(12 - bed)}.`,
      `From midnight: ${show(rise)}. Together ${show(12 - bed)} + ${show(rise)} = ${show(hours)}.`,
    ],
    answer: `${show(hours)} hours`,
    check: `12 - ${bed} + ${rise}`,
    slips: [
      {
        answer: `${show(wrong)} hours`,
        why: 'You took one clock time from the other, but the night goes over midnight.',
        check: `${bed} - ${rise}`,
      },
    ],
  };
};

const growth = (draw: Draw): MadeQuestion => {
  const start = draw.whole(128, 140);
  const [slow, fast] = [draw.whole(4, 5), draw.whole(6, 9)];
  const [middle, end] = [start + slow, start + slow + fast];
  return {
    ask: `${draw.pick(['Kiran', 'Amrit', 'Noel', 'Sheela', 'Yusuf'])} was ${start} cm tall on one birthday, ${middle} cm on the next and ${end} cm on the one after. How many centimetres more was the growth in the second year than in the first?`,
    hint: 'Find the growth of each year first.',
    steps: [
      `First year: ${middle} − ${start} = ${slow}. Second year: ${end} − ${middle} = ${fast}.`,
      `${fast} − ${slow} = ${fast - slow} cm more.`,
    ],
    answer: `${fast - slow} cm`,
    check: `(${end} - ${middle}) - (${middle} - ${start})`,
    slips: [
      {
        answer: `${fast} cm`,
        why: 'This is the growth of the second year. Take the growth of the first year from it.',
        check: `${end} - ${middle}`,
      },
      {
        answer: `${fast + slow} cm`,
        why: 'This is the growth of both years together.',
        check: `${end} - ${start}`,
      },
    ],
  };
};

export const chapter06 = [
  { id: 'whose', level: 'know', make: whose },
  { id: 'next-date', level: 'use', make: nextDate },
  { id: 'sleep', level: 'use', make: sleep },
  { id: 'growth', level: 'think', make: growth },
] as const satisfies readonly Maker[];
