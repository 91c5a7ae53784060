import { CHILDREN } from '@/lib/study/makers/children';
import {
  additionSteps,
  climbingSteps,
  differenceUpsideDown,
  sumUncarried,
} from '@/lib/study/makers/class-4/columns';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

/** A number of three digits with the ones and tens between the two. */
const threeDigits = (draw: Draw, hundreds: number, low: number, high: number): number =>
  hundreds * 100 + draw.whole(low, high) * 10 + draw.whole(low, high);

const COLLECTED = [
  ['plastic bottles', 'The children of a village collect'],
  ['old newspapers', 'A school club collects'],
  ['tins', 'A clean-up team picks up'],
  ['paper cups', 'The volunteers of a fair gather'],
  ['glass bottles', 'A village shop takes back'],
] as const;

const collected = (draw: Draw): MadeQuestion => {
  const [things, who] = draw.pick(COLLECTED);
  const one = threeDigits(draw, draw.whole(2, 4), 6, 9);
  const other = threeDigits(draw, draw.whole(1, 4), 4, 9);
  const answer = `${show(one + other)} ${things}`;
  return {
    ask: `${who} ${one} ${things} on Saturday and ${other} on Sunday. How many is that on the two days together?`,
    hint: 'Begin with the ones. Ten ones are changed into a ten.',
    steps: [...additionSteps(one, other), `${one} + ${other} = ${show(one + other)} ${things}.`],
    answer,
    check: `${one} + ${other}`,
    slips: [
      {
        answer: `${show(sumUncarried(one, other))} ${things}`,
        why: 'You forgot what is carried: ten ones are one more ten, ten tens one more hundred.',
      },
      {
        answer: `${Math.abs(one - other)} ${things}`,
        why: '“Together” asks for the sum. You took one from the other.',
        check: `abs(${one} - ${other})`,
      },
    ],
  };
};

const TARGETS = [
  ['A village wants to plant', 'saplings', 'planted'],
  ['A school wants to make', 'cloth bags', 'made'],
  ['A housing colony wants to hand out', 'dustbins', 'handed out'],
  ['A panchayat wants to paint', 'flower pots', 'painted'],
] as const;

const stillMissing = (draw: Draw): MadeQuestion => {
  const [start, things, done] = draw.pick(TARGETS);
  const target = draw.whole(5, 9) * 100 + draw.whole(1, 3) * 10 + draw.whole(0, 3);
  const ready = threeDigits(draw, draw.whole(1, 4), 5, 9);
  const answer = `${target - ready} ${things}`;
  return {
    ask: `${start} ${target} ${things}. So far ${ready} are ${done}. How many ${things} are still missing?`,
    hint: 'Which number added to those that are ready gives all?',
    steps: [
      ...climbingSteps(ready, target, 100),
      `${target} − ${ready} = ${target - ready} ${things}.`,
    ],
    answer,
    check: `${target} - ${ready}`,
    slips: [
      {
        answer: `${show(differenceUpsideDown(target, ready))} ${things}`,
        why: 'In a column you took the upper digit from the lower one. Change a ten or a hundred first.',
      },
      {
        answer: `${show(target + ready)} ${things}`,
        why: 'You added. Those that are ready are a part of all.',
        check: `${target} + ${ready}`,
      },
    ],
  };
};

const SHARES = [
  ['saplings', 'planted', 'along the road', 'round the pond'],
  ['dustbins', 'given', 'to the houses', 'to the shops'],
  ['cloth bags', 'handed out', 'at the market', 'at the bus stand'],
  ['packets of seeds', 'given', 'to the farmers', 'to the school'],
] as const;

const twoGiven = (draw: Draw): MadeQuestion => {
  const [things, done, first, second] = draw.pick(SHARES);
  const [one, other, left] = [draw.whole(145, 289), draw.whole(124, 278), draw.whole(45, 290)];
  const all = one + other + left;
  const answer = `${left} ${things}`;
  return {
    ask: `A village gets ${all} ${things}. On Monday ${one} are ${done} ${first}, and on Tuesday ${other} ${second}. How many ${things} are left?`,
    hint: 'How many are gone after the two days?',
    steps: [
      `Gone: ${one} + ${other} = ${one + other}.`,
      `Left: ${all} − ${one + other} = ${left} ${things}.`,
    ],
    answer,
    check: `${all} - ${one} - ${other}`,
    slips: [
      {
        answer: `${all - one} ${things}`,
        why: 'You stopped after Monday. On Tuesday more are gone.',
        check: `${all} - ${one}`,
      },
      {
        answer: `${one + other} ${things}`,
        why: 'That many are gone. Those that are left are asked.',
        check: `${one} + ${other}`,
      },
    ],
  };
};

/** Who gets it, what it is, its unit with a blank, how less of it is called and how one asks for it. */
const WASTE = [
  ['A paper mill gets', 'kg of waste paper', ' kg', 'less', 'How many kg is that'],
  ['A school garden makes', 'kg of compost', ' kg', 'less', 'How many kg is that'],
  ['A biogas plant gets', 'kg of vegetable peels', ' kg', 'less', 'How many kg is that'],
  ['A village collects', 'plastic bottles', ' bottles', 'fewer', 'How many bottles is that'],
  ['A school collects', 'tins', ' tins', 'fewer', 'How many tins is that'],
] as const;

const twoMonths = (draw: Draw): MadeQuestion => {
  const [who, things, unit, less, question] = draw.pick(WASTE);
  const [june, apart, isMore] = [draw.whole(235, 480), draw.whole(36, 95), draw.chance()];
  const july = isMore ? june + apart : june - apart;
  const sign = isMore ? '+' : '−';
  const answer = `${show(june + july)}${unit}`;
  return {
    ask: `${who} ${june} ${things} in June, and in July ${apart}${unit} ${isMore ? 'more' : less} than in June. ${question} in both months together?`,
    hint: 'Find July first. Then put the two months together.',
    steps: [
      `July: ${june} ${sign} ${apart} = ${july}.`,
      `Both months: ${june} + ${july} = ${show(june + july)}.`,
    ],
    answer,
    check: `2 * ${june} ${isMore ? '+' : '-'} ${apart}`,
    slips: [
      {
        answer: `${july}${unit}`,
        why: 'That is July alone. Both months are asked.',
        check: `${june} ${isMore ? '+' : '-'} ${apart}`,
      },
      {
        answer: `${june + apart}${unit}`,
        why: `${apart} is not all of July: it is the difference between the months.`,
        check: `${june} + ${apart}`,
      },
    ],
  };
};

const before = (draw: Draw): MadeQuestion => {
  const [start, gone, come] = [draw.whole(310, 690), draw.whole(115, 260), draw.whole(120, 290)];
  const end = start - gone + come;
  const name = draw.pick(CHILDREN);
  const answer = show(start);
  return {
    ask: `${name} thinks of a number, takes away ${gone} and then adds ${come}. The result is ${end}. Which number was it at first?`,
    hint: 'Go back from the result. What undoes “adds”?',
    steps: [
      `Before ${come} was added it was ${end} − ${come} = ${end - come}.`,
      `Before ${gone} was taken away it was ${end - come} + ${gone} = ${start}.`,
    ],
    answer,
    check: `${end} - ${come} + ${gone}`,
    slips: [
      {
        answer: show(end - gone + come),
        why: 'You did the same again. To go back, do the opposite: take away what was added.',
        check: `${end} - ${gone} + ${come}`,
      },
      {
        answer: show(end - come),
        why: `You undid the last step only. The ${gone} must be given back as well.`,
        check: `${end} - ${come}`,
      },
    ],
  };
};

export const CHAPTER_7 = [
  { id: 'collected', level: 'know', make: collected },
  { id: 'still-missing', level: 'use', make: stillMissing },
  { id: 'two-given', level: 'use', make: twoGiven },
  { id: 'two-months', level: 'think', make: twoMonths },
  { id: 'before', level: 'think', make: before },
] as const satisfies readonly Maker[];
