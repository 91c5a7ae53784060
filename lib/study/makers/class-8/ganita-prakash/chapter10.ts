import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { hcf } from '@/lib/study/worksheets/fraction';
import { show } from '@/lib/study/worksheets/text';

const mapDistance = (draw: Draw): MadeQuestion => {
  const scale = draw.pick([25000, 50000, 100000, 200000, 500000]);
  const cm = draw.whole(2, 12);
  const km = (cm * scale) / 100000;
  const places = draw.pick(['two villages', 'a fort and a lake', 'a school and a dam'] as const);
  return {
    ask: `On a map with the scale 1 : ${show(scale)} ${places} are ${cm} cm apart. How many kilometres apart are they?`,
    hint: `1 cm on the map stands for ${show(scale)} cm, and 1 km has 1,00,000 cm.`,
    steps: [
      `${cm} × ${show(scale)} = ${show(cm * scale)} cm.`,
      `${show(cm * scale)} ÷ 1,00,000 = ${show(km)}, so it is ${show(km)} km.`,
    ],
    answer: `${show(km)} km`,
    check: `${cm} * ${scale} / 100000`,
    slips: [
      {
        answer: `${show(km * 100)} km`,
        why: 'A kilometre has 1,000 metres, but 1,00,000 centimetres.',
        check: `${cm} * ${scale} / 1000`,
      },
    ],
  };
};

const CHOICES = [
  ['pupils', 'walk to school'],
  ['families', 'cook with gas'],
  ['trees', 'are neem trees'],
  ['books', 'are story books'],
  ['children', 'play kabaddi'],
] as const;

const pieAngle = (draw: Draw): MadeQuestion => {
  const [who, what] = draw.pick(CHOICES);
  const all = draw.pick([20, 24, 30, 36, 40, 45, 60, 72, 90]);
  const some = draw.whole(4, all - 4);
  const each = 360 / all;
  return {
    ask: `Of ${all} ${who} ${some} ${what}. Which angle has the sector for these ${some} in a pie chart?`,
    hint: 'How many degrees does one of them get?',
    steps: [`360° ÷ ${all} = ${each}° for each.`, `${some} × ${each}° = ${some * each}°.`],
    answer: `${some * each}°`,
    check: `${some} / ${all} * 360`,
    slips: [
      {
        answer: `${(all - some) * each}°`,
        why: 'That is the angle of all the others.',
        check: `(${all} - ${some}) / ${all} * 360`,
      },
      {
        answer: `${some}°`,
        why: `That would be right for 360 ${who}, one degree each.`,
        check: `${some}`,
      },
    ],
  };
};

const inverse = (draw: Draw): MadeQuestion => {
  const [first, second, days] = draw.pick([
    [30, 36, 12],
    [40, 50, 15],
    [24, 32, 20],
    [60, 45, 12],
    [50, 40, 16],
    [45, 30, 10],
    [36, 48, 20],
    [20, 25, 15],
    [28, 21, 12],
    [35, 42, 18],
  ] as const);
  const [place, who] = draw.pick([
    ['A hostel has rice', 'children'],
    ['A camp has flour', 'scouts'],
    ['A relief centre has food', 'people'],
  ] as const);
  const portions = first * days;
  const answer = portions / second;
  return {
    ask: `${place} for ${first} ${who} for ${days} days. For how many days does it last ${second} ${who}, if each eats as much as planned?`,
    hint: `Does it last longer or less long? Count the portions for one day.`,
    steps: [
      `${first} × ${days} = ${show(portions)} portions.`,
      `${show(portions)} ÷ ${second} = ${answer} days.`,
    ],
    answer: `${answer} days`,
    check: `${first} * ${days} / ${second}`,
    slips: [
      {
        answer: `${show((days * second) / first)} days`,
        why: `${second > first ? 'More' : 'Fewer'} eaters make the food last ${second > first ? 'less long' : 'longer'}. The product stays the same, not the quotient.`,
        check: `${days} * ${second} / ${first}`,
      },
      {
        answer: `${days} days`,
        why: 'The number of eaters changes, so the number of days changes too.',
      },
    ],
  };
};

/** Three parts of a ratio, the largest last. */
const THREES = [
  [1, 2, 4],
  [2, 3, 5],
  [1, 3, 6],
  [2, 3, 4],
  [3, 4, 5],
  [1, 2, 3],
  [2, 5, 8],
  [3, 5, 7],
] as const;

const threeShares = (draw: Draw): MadeQuestion => {
  const [low, middle, high] = draw.pick(THREES);
  const sum = low + middle + high;
  const part = 50 * draw.whole(3, 20);
  return {
    ask: `Three friends share a gain of ₹${show(sum * part)} in the ratio ${low} : ${middle} : ${high}. What is the largest share?`,
    hint: 'How many equal parts are there in all?',
    steps: [
      `${low} + ${middle} + ${high} = ${sum} parts, and one part is ${show(sum * part)} ÷ ${sum} = ${show(part)} rupees.`,
      `The largest share is ${high} × ${show(part)} = ${show(high * part)} rupees.`,
    ],
    answer: `₹${show(high * part)}`,
    check: `${sum * part} * ${high} / (${low} + ${middle} + ${high})`,
    slips: [
      {
        answer: `₹${show(part)}`,
        why: `That is one part. The largest share has ${high} of them.`,
        check: `${sum * part} / ${sum}`,
      },
      {
        answer: `₹${show(middle * part)}`,
        why: 'That is the share in the middle.',
        check: `${sum * part} * ${middle} / ${sum}`,
      },
    ],
  };
};

const workersLeave = (draw: Draw): MadeQuestion => {
  const [workers, leave] = draw.pick([
    [12, 4],
    [15, 5],
    [10, 4],
    [16, 4],
    [20, 5],
    [9, 3],
    [18, 6],
  ] as const);
  const stay = workers - leave;
  // What is left has to be shared without remainder among those who stay.
  const rest = (stay / hcf(workers, stay)) * draw.whole(2, 4);
  const done = draw.whole(2, 6);
  const [work, answer] = [workers * rest, (workers * rest) / stay];
  return {
    ask: `${workers} workers would lay a pipe in ${rest + done} days. After ${done} days ${leave} of them leave. How many more days do the others need?`,
    hint: 'Count the work that is left in days of one worker.',
    steps: [
      `For all ${workers} workers ${rest + done} − ${done} = ${rest} days are left: ${workers} × ${rest} = ${work} days of one worker.`,
      `${stay} workers need ${work} ÷ ${stay} = ${answer} days.`,
    ],
    answer: `${answer} days`,
    check: `${workers} * (${rest + done} - ${done}) / (${workers} - ${leave})`,
    slips: [
      {
        answer: `${rest} days`,
        why: `So many days would all ${workers} need. Fewer workers need longer.`,
        check: `${rest + done} - ${done}`,
      },
    ],
  };
};

const chained = (draw: Draw): MadeQuestion => {
  const [a, b] = draw.pick([
    [2, 3],
    [3, 4],
    [1, 2],
    [2, 5],
    [3, 5],
    [4, 3],
  ] as const);
  const [c, d] = draw.pick([
    [4, 5],
    [5, 7],
    [2, 7],
    [7, 8],
    [5, 6],
    [4, 7],
  ] as const);
  if (b === c) return chained(draw);
  const by = hcf(a * c, b * d);
  const answer = `${(a * c) / by} : ${(b * d) / by}`;
  return {
    ask: `a : b = ${a} : ${b} and b : c = ${c} : ${d}. Find a : c in its simplest form.`,
    hint: 'Make the number for b the same in both ratios.',
    steps: [
      `a : b = ${a * c} : ${b * c} and b : c = ${b * c} : ${b * d}.`,
      `So a : c = ${a * c} : ${b * d}${by === 1 ? ', which is simplest' : ` = ${answer}`}.`,
    ],
    answer,
    check: `[${a} * ${c}, ${b} * ${d}] / gcd(${a * c}, ${b * d})`,
    slips: [
      {
        answer: `${a} : ${d}`,
        why: `b is ${b} in one ratio and ${c} in the other. First make them equal.`,
        check: `[${a}, ${d}]`,
      },
    ],
  };
};

export const CHAPTER_10 = [
  { id: 'map-distance', level: 'know', make: mapDistance },
  { id: 'pie-angle', level: 'use', make: pieAngle },
  { id: 'inverse', level: 'use', make: inverse },
  { id: 'three-shares', level: 'use', make: threeShares },
  { id: 'workers-leave', level: 'think', make: workersLeave },
  { id: 'chained', level: 'think', make: chained },
] as const satisfies BookMakers[number];
