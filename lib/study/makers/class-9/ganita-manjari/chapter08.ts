import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { bracketed, ordinal, raised, show } from '@/lib/study/worksheets/text';

const listed = (terms: readonly number[]): string => `${terms.map(show).join(', ')}, …`;

const step = (draw: Draw): number => draw.pick([-1, 1, 1]) * draw.whole(2, 9);

const nextTerm = (draw: Draw): MadeQuestion => {
  const isGeometric = draw.chance();
  const first = draw.whole(2, 9);
  const by = isGeometric ? draw.whole(2, 4) : draw.whole(3, 12);
  const go = (term: number): number => (isGeometric ? term * by : term + by);
  const [second, third] = [go(first), go(go(first))];
  const next = go(third);
  return {
    ask: `${listed([first, second, third])} is ${isGeometric ? 'a geometric' : 'an arithmetic'} progression. What is the next term?`,
    hint: isGeometric ? 'By what is each term multiplied?' : 'What is added to each term?',
    steps: isGeometric
      ? [
          `The common ratio is ${second} ÷ ${first} = ${by}.`,
          `${show(third)} × ${by} = ${show(next)}.`,
        ]
      : [
          `The common difference is ${second} − ${first} = ${by}.`,
          `${third} + ${by} = ${show(next)}.`,
        ],
    answer: show(next),
    check: isGeometric ? `${third}^2 / ${second}` : `2 * ${third} - ${second}`,
    slips: [
      {
        answer: show(isGeometric ? 2 * third - second : third + 2 * by),
        why: isGeometric
          ? 'You added the last difference once more. Here each term is multiplied.'
          : `You let the difference grow. In an arithmetic progression it stays ${by}.`,
      },
    ],
  };
};

const nthTerm = (draw: Draw): MadeQuestion => {
  const [first, difference, place] = [draw.whole(1, 40), step(draw), draw.whole(9, 30)];
  const steps = place - 1;
  const last = first + steps * difference;
  return {
    ask: `Find the ${ordinal(place)} term of the arithmetic progression ${listed([first, first + difference, first + 2 * difference])}`,
    hint: `How many steps lead from the first to the ${ordinal(place)} term?`,
    steps: [
      `The common difference is ${show(difference)}.`,
      `There are ${steps} steps: ${first} + ${steps} × ${bracketed(difference)} = ${show(last)}.`,
    ],
    answer: show(last),
    check: `${first} + (${place} - 1) * (${difference})`,
    slips: [
      {
        answer: show(last + difference),
        why: `You took ${place} steps. To the ${ordinal(place)} term there are only ${steps}.`,
        check: `${first} + ${place} * (${difference})`,
      },
      {
        answer: show(place * difference),
        why: `The sequence starts from ${first}: begin there and add the steps.`,
        check: `${place} * (${difference})`,
      },
    ],
  };
};

const whichTerm = (draw: Draw): MadeQuestion => {
  const [first, difference, steps] = [draw.whole(2, 30), draw.whole(3, 12), draw.whole(8, 35)];
  const term = first + steps * difference;
  return {
    ask: `Which term of the arithmetic progression ${first}, ${first + difference}, ${first + 2 * difference}, … is ${show(term)}? Write its number.`,
    hint: `How many steps of ${difference} lead from ${first} to ${show(term)}?`,
    steps: [
      `${show(term)} − ${first} = ${show(steps * difference)}, and ${show(steps * difference)} ÷ ${difference} = ${steps} steps.`,
      `After ${steps} steps you stand on term number ${steps + 1}.`,
    ],
    answer: show(steps + 1),
    accept: [ordinal(steps + 1), `${ordinal(steps + 1)} term`],
    check: `(${term} - ${first}) / ${difference} + 1`,
    slips: [
      {
        answer: show(steps),
        why: `There are ${steps} steps, but the first term is there before any step: add 1.`,
        check: `(${term} - ${first}) / ${difference}`,
      },
    ],
  };
};

const GROWTH = [
  { what: 'A patch of water hyacinth covers', unit: 'm²', every: 'week', factor: 2 },
  { what: 'A yeast culture weighs', unit: 'mg', every: 'hour', factor: 2 },
  { what: 'A culture of algae weighs', unit: 'mg', every: 'day', factor: 3 },
] as const;

const growth = (draw: Draw): MadeQuestion => {
  const { what, unit, every, factor } = draw.pick(GROWTH);
  const [first, times] = [draw.whole(2, 9), draw.whole(4, 6)];
  const last = first * factor ** times;
  const word = factor === 2 ? 'doubles' : 'triples';
  return {
    ask: `${what} ${first} ${unit} now and ${word} every ${every}. How many ${unit} are there after ${times} ${every}s?`,
    hint: `After one ${every} it is ${first} × ${factor}. Go on.`,
    steps: [
      `${times} ${every}s multiply it by ${factor} each: by ${factor}${raised(times)} = ${show(factor ** times)} in all.`,
      `${first} × ${show(factor ** times)} = ${show(last)} ${unit}.`,
    ],
    answer: `${show(last)} ${unit}`,
    check: `${first} * ${factor}^${times}`,
    slips: [
      {
        answer: `${show(first * factor * times)} ${unit}`,
        why: `You multiplied by ${factor * times}. It is multiplied by ${factor} again and again: that is a power.`,
        check: `${first} * ${factor} * ${times}`,
      },
      {
        answer: `${show(last / factor)} ${unit}`,
        why: `You counted one ${every} too few: there are ${times} steps from now.`,
        check: `${first} * ${factor}^(${times} - 1)`,
      },
    ],
  };
};

const firstTerm = (draw: Draw): MadeQuestion => {
  const [first, difference] = [draw.whole(1, 30), step(draw)];
  const [early, gap] = [draw.whole(3, 6), draw.whole(3, 7)];
  const late = early + gap;
  const [one, other] = [first + (early - 1) * difference, first + (late - 1) * difference];
  return {
    ask: `The ${ordinal(early)} term of an arithmetic progression is ${show(one)} and the ${ordinal(late)} term is ${show(other)}. What is its first term?`,
    hint: `How many steps lie between the ${ordinal(early)} and the ${ordinal(late)} term?`,
    steps: [
      `${gap} steps make ${show(other)} − ${bracketed(one)} = ${show(gap * difference)}, so each step is ${show(difference)}.`,
      `${early - 1} steps back from the ${ordinal(early)} term: ${show(one)} − ${early - 1} × ${bracketed(difference)} = ${show(first)}.`,
    ],
    answer: show(first),
    check: `(${one}) - (${early} - 1) * ((${other}) - (${one})) / (${late} - ${early})`,
    slips: [
      {
        answer: show(first - difference),
        why: `You went ${early} steps back. From the ${ordinal(early)} term to the first there are ${early - 1}.`,
        check: `(${one}) - ${early} * ((${other}) - (${one})) / (${late} - ${early})`,
      },
    ],
  };
};

const isTerm = (draw: Draw): MadeQuestion => {
  const [first, difference, steps] = [draw.whole(2, 20), draw.whole(3, 9), draw.whole(12, 40)];
  const off = draw.chance() ? 0 : draw.whole(1, difference - 1);
  const asked = first + steps * difference + off;
  const way = asked - first;
  return {
    ask: `Is ${show(asked)} a term of the arithmetic progression ${listed([first, first + difference, first + 2 * difference])}? Answer “yes” or “no”.`,
    hint: `Can you walk from ${first} to ${show(asked)} in steps of ${difference}?`,
    steps: [
      `${show(asked)} − ${first} = ${show(way)}.`,
      off === 0
        ? `${show(way)} ÷ ${difference} = ${steps}, a whole number of steps: yes.`
        : `${show(way)} ÷ ${difference} leaves the remainder ${off}, so no whole number of steps fits: no.`,
    ],
    answer: off === 0 ? 'yes' : 'no',
    slips: [
      {
        answer: off === 0 ? 'no' : 'yes',
        why:
          off === 0
            ? `Divide ${show(way)} by ${difference}: it comes out whole.`
            : `Start from ${first}: ${show(way)} is no multiple of ${difference}.`,
      },
    ],
  };
};

export const CHAPTER_08: BookMakers[number] = [
  { id: 'next-term', level: 'know', make: nextTerm },
  { id: 'nth-term', level: 'use', make: nthTerm },
  { id: 'which-term', level: 'use', make: whichTerm },
  { id: 'growth', level: 'use', make: growth },
  { id: 'first-term', level: 'think', make: firstTerm },
  { id: 'is-term', level: 'think', make: isTerm },
];
