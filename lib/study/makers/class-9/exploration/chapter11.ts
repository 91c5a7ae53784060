import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';
import { alike, organ, way } from './reproduction';

const CROPS = ['gram', 'maize', 'moong', 'okra', 'sunflower', 'tomato'] as const;

const FARMERS = ['Savita', 'Mohan', 'Rehmat', 'Lakshmi', 'Gurdev', 'Teresa'] as const;

const germination = (draw: Draw): MadeQuestion => {
  const [percent, tens] = [draw.pick([60, 70, 75, 80, 85, 90]), draw.whole(3, 24)];
  const wanted = percent * tens;
  const answer = tens * 100;
  const crop = draw.pick(CROPS);
  return {
    ask: `${percent}% of a packet of ${crop} seeds germinate. ${draw.pick(FARMERS)} wants ${show(wanted)} plants. How many seeds must be sown?`,
    hint: `${percent} plants come from 100 seeds.`,
    steps: [
      `${show(wanted)} ÷ ${percent} = ${tens}, so ${tens} times 100 seeds.`,
      `That is ${show(answer)} seeds.`,
    ],
    answer: `${show(answer)} seeds`,
    check: `${wanted} / (${percent} / 100)`,
    slips: [
      {
        answer: `${show((wanted * percent) / 100)} seeds`,
        why: 'You took the percentage of the plants. Some seeds fail, so more seeds than plants are needed.',
        check: `${wanted} * ${percent} / 100`,
      },
      {
        answer: `${show(wanted)} seeds`,
        why: 'With as many seeds as plants, those that fail would be missing.',
        check: `${wanted}`,
      },
    ],
  };
};

const pods = (draw: Draw): MadeQuestion => {
  const [flowers, ovules] = [draw.whole(4, 20) * 10, draw.whole(5, 10)];
  const percent = draw.pick([40, 50, 60, 70, 80, 90]);
  const set = (flowers * percent) / 100;
  const plant = draw.pick(['A pea plant', 'A bean plant', 'A patch of gram', 'A patch of moong']);
  return {
    ask: `${plant} has ${flowers} flowers, and ${percent}% of them are pollinated and form a pod. In each of these ovaries ${ovules} ovules become seeds. How many seeds are there in all?`,
    hint: 'First the pods, then the seeds in them.',
    steps: [
      `Pods: ${flowers} × ${percent} ÷ 100 = ${set}.`,
      `Seeds: ${set} × ${ovules} = ${show(set * ovules)}.`,
    ],
    answer: `${show(set * ovules)} seeds`,
    check: `${flowers} * ${percent} / 100 * ${ovules}`,
    slips: [
      {
        answer: `${show(flowers * ovules)} seeds`,
        why: 'You let every flower form a pod. Those without pollen form none.',
        check: `${flowers} * ${ovules}`,
      },
      {
        answer: `${set} seeds`,
        why: 'These are the pods. Each of them has several seeds.',
        check: `${flowers} * ${percent} / 100`,
      },
    ],
  };
};

const PLANTS = [
  ['a brinjal plant', 24],
  ['a pea plant', 14],
  ['a maize plant', 20],
  ['a rice plant', 24],
  ['an onion plant', 16],
  ['a mango tree', 40],
  ['a chilli plant', 24],
  ['a papaya tree', 18],
  ['a radish plant', 18],
  ['a lemon tree', 18],
] as const;

const half = { full: false, is: 'comes from meiosis and has half the number' } as const;
const whole = { full: true, is: 'has the full number' } as const;

const PARTS = [
  ['a cell of the leaf', whole],
  ['an egg cell in the ovule', half],
  ['a male gamete from the pollen', half],
  ['the zygote after fertilisation', whole],
  ['a cell of the fruit wall', whole],
  ['a cell of the embryo in the seed', whole],
  ['a cell of a cutting of its stem', whole],
] as const;

const gametes = (draw: Draw): MadeQuestion => {
  const [plant, full] = draw.pick(PLANTS);
  const [part, { full: isFull, is }] = draw.pick(PARTS);
  const [known, other] = isFull ? ['an egg cell', full / 2] : ['a cell of the root', full];
  const answer = isFull ? full : full / 2;
  return {
    ask: `In ${plant} ${known} has ${other} chromosomes. How many chromosomes has ${part}?`,
    hint: 'Which cells come from meiosis? Fertilisation brings two of them together.',
    steps: [
      `This cell ${is}.`,
      isFull ? `2 × ${other} = ${answer} chromosomes.` : `${other} ÷ 2 = ${answer} chromosomes.`,
    ],
    answer: `${answer} chromosomes`,
    check: isFull ? `2 * ${other}` : `${other} / 2`,
    slips: [
      {
        answer: `${other} chromosomes`,
        why: isFull
          ? 'An egg cell has only half. This cell has a set from each parent.'
          : 'A root cell has the full number. A gamete has only half of it.',
        check: String(other),
      },
      {
        answer: `${isFull ? other / 2 : other * 2} chromosomes`,
        why: 'The wrong way round: gametes have half the number of all other cells.',
        check: isFull ? `${other} / 2` : `${other} * 2`,
      },
    ].filter((slip) => Number.isInteger(Number.parseFloat(slip.answer))),
  };
};

const MONTHS = [
  ['January', 31],
  ['February', 28],
  ['March', 31],
  ['April', 30],
  ['May', 31],
  ['June', 30],
  ['July', 31],
  ['August', 31],
  ['September', 30],
] as const;

const cycle = (draw: Draw): MadeQuestion => {
  const at = draw.whole(0, MONTHS.length - 2);
  const [month, days] = MONTHS[at] ?? MONTHS[0];
  const [next] = MONTHS[at + 1] ?? MONTHS[1];
  const [start, length] = [draw.whole(5, 24), draw.whole(26, 32)];
  const answer = start + length - days;
  const isSame = answer <= 0;
  const day = isSame ? start + length : answer;
  const year = month === 'February' || next === 'February' ? ' The year is no leap year.' : '';
  return {
    ask: `A menstrual cycle is counted from the first day of one period to the first day of the next. One period begins on ${start} ${month}, and this cycle has ${length} days.${year} On which day of ${isSame ? month : next} does the next period begin? Write the number.`,
    hint: `${month} has ${days} days.`,
    steps: isSame
      ? [`${start} + ${length} = ${day}, so on ${day} ${month}.`]
      : [
          `${start} + ${length} = ${start + length}.`,
          `${month} has ${days} days: ${start + length} − ${days} = ${day}, so on ${day} ${next}.`,
        ],
    answer: String(day),
    accept: [`${day} ${isSame ? month : next}`],
    check: isSame ? `${start} + ${length}` : `${start} + ${length} - ${days}`,
    slips: [
      {
        answer: String(day - 1),
        why: 'You counted the first day as one of those that pass. Add the whole cycle to its date.',
        check: `${day} - 1`,
      },
      ...(isSame
        ? []
        : [
            {
              answer: String(start + length - 30),
              why: `You took ${month} to have 30 days. It has ${days}.`,
              check: `${start} + ${length} - 30`,
            },
          ]),
    ],
  };
};

export const CHAPTER_11 = [
  { id: 'way', level: 'know', make: way },
  { id: 'organ', level: 'know', make: organ },
  { id: 'pods', level: 'use', make: pods },
  { id: 'gametes', level: 'think', make: gametes },
  { id: 'germination', level: 'use', make: germination },
  { id: 'cycle', level: 'use', make: cycle },
  { id: 'alike', level: 'think', make: alike },
] as const satisfies readonly Maker[];
