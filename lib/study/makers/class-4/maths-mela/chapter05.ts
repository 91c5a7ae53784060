import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { fraction } from '@/lib/study/worksheets/fraction';
import { capital } from '@/lib/study/worksheets/text';

/** The same fraction in lowest terms, where that is another spelling. */
const lowest = (top: number, over: number): string[] => {
  const least = fraction(top, over);
  return least.over === over ? [] : [`${least.top}/${least.over}`];
};

const FOODS = [
  'roti',
  'dosa',
  'watermelon',
  'cake',
  'bar of chikki',
  'uttapam',
  'paratha',
] as const;

const PART_NAMES = new Map([
  [2, 'half'],
  [3, 'a third'],
  [4, 'a quarter'],
  [5, 'a fifth'],
  [6, 'a sixth'],
  [8, 'an eighth'],
  [10, 'a tenth'],
]);

const partEaten = (draw: Draw): MadeQuestion => {
  const [name, food] = [draw.pick(CHILDREN), draw.pick(FOODS)];
  const [parts, eaten] = draw.pick([
    [3, 2],
    [4, 3],
    [5, 2],
    [5, 3],
    [6, 5],
    [8, 3],
    [8, 5],
    [10, 3],
    [10, 7],
    [6, 2],
    [8, 2],
  ] as const);
  const answer = `${eaten}/${parts}`;
  return {
    ask: `A ${food} is cut into ${parts} equal pieces. ${name} eats ${eaten} of them. What fraction of the ${food} is that?`,
    hint: 'Below goes the number of all equal pieces, above the number of those that are meant.',
    steps: [
      `The whole has ${parts} equal pieces, so one piece is 1/${parts}.`,
      `${eaten} pieces are ${eaten}/${parts}.`,
    ],
    answer,
    accept: lowest(eaten, parts),
    check: `${eaten} / ${parts}`,
    slips: [
      {
        answer: `${parts - eaten}/${parts}`,
        why: 'That is the part that is left. The eaten part is asked.',
        check: `(${parts} - ${eaten}) / ${parts}`,
      },
      {
        answer: `${eaten}/${parts - eaten}`,
        why: 'Below you wrote the pieces that are left. All the pieces go there.',
        check: `${eaten} / (${parts} - ${eaten})`,
      },
      {
        answer: `${parts}/${eaten}`,
        why: 'Turned upside down: that would be more than the whole.',
        check: `${parts} / ${eaten}`,
      },
    ],
  };
};

const largerPart = (draw: Draw): MadeQuestion => {
  const [few = 2, many = 3] = draw
    .some([2, 3, 4, 5, 6, 7, 8, 9, 10, 12], 2)
    .sort((one, other) => one - other);
  const [first, second] = draw.shuffle([few, many]);
  const food = draw.pick(FOODS);
  return {
    ask: `Which is more of the same ${food}: 1/${first} or 1/${second}?`,
    hint: `Think of ${few} children who share it, and then of ${many}. When does each child get more?`,
    steps: [
      `1/${few} is one of ${few} equal parts, 1/${many} one of ${many}.`,
      `Fewer parts are larger parts, so 1/${few} is more.`,
    ],
    answer: `1/${few}`,
    check: `max(1 / ${few}, 1 / ${many})`,
    slips: [
      {
        answer: `1/${many}`,
        why: `${many} is more than ${few}, but it tells how many share. The more who share, the less each one gets.`,
        check: `1 / ${many}`,
      },
    ],
  };
};

/** Things, those that make a part of them, and the others. */
const GROUPS = [
  ['laddoos on a plate', 'laddoos', 'have coconut in them', 'have no coconut in them'],
  ['mangoes in a basket', 'mangoes', 'are ripe', 'are not ripe'],
  ['marbles in a bag', 'marbles', 'are blue', 'are not blue'],
  ['children in a class', 'children', 'walk to school', 'do not walk to school'],
  ['plants in a garden', 'plants', 'are tulsi', 'are not tulsi'],
] as const;

const partOfMany = (draw: Draw): MadeQuestion => {
  const [parts, each] = [draw.pick([3, 4, 5, 6, 8]), draw.whole(3, 6)];
  const [whole, part] = [parts * each, PART_NAMES.get(parts) ?? ''];
  const [things, unit, are, others] = draw.pick(GROUPS);
  const asksRest = draw.chance();
  const count = asksRest ? whole - each : each;
  const answer = `${count} ${unit}`;
  return {
    ask: `There are ${whole} ${things}. ${capital(part)} of them ${are}. How many ${asksRest ? others : are}?`,
    hint: `Make ${parts} equal groups.`,
    steps: [
      `${whole} ÷ ${parts} = ${each}, so ${part} is ${each} ${unit}.`,
      asksRest
        ? `The others are asked: ${whole} − ${each} = ${count} ${unit}.`
        : `So ${count} ${unit} ${are}.`,
    ],
    answer,
    check: asksRest ? `${whole} - ${whole} / ${parts}` : `${whole} / ${parts}`,
    slips: [
      {
        answer: `${asksRest ? each : whole - each} ${unit}`,
        why: asksRest
          ? `${capital(part)} is ${each}. The others are asked.`
          : 'Those are the others. Read again which ones are asked.',
      },
      {
        answer: `${whole - parts} ${unit}`,
        why: `You took ${parts} away. To find ${part}, share into ${parts} equal groups.`,
        check: `${whole} - ${parts}`,
      },
    ],
  };
};

const fractionLeft = (draw: Draw): MadeQuestion => {
  const parts = draw.pick([6, 8, 10, 12]);
  const [one, other] = [draw.whole(1, 3), draw.whole(1, 2)];
  const [first = 'Meena', second = 'Kabir'] = draw.some(CHILDREN, 2);
  const [food, left] = [draw.pick(FOODS), parts - one - other];
  const answer = `${left}/${parts}`;
  return {
    ask: `A ${food} is cut into ${parts} equal pieces. ${first} eats ${one} of them and ${second} eats ${other}. What fraction of the ${food} is left?`,
    hint: 'How many pieces are left? And how many were there at first?',
    steps: [
      `Eaten: ${one} + ${other} = ${one + other} pieces.`,
      `Left: ${parts} − ${one + other} = ${left} of ${parts} pieces, which is ${left}/${parts}.`,
    ],
    answer,
    accept: lowest(left, parts),
    check: `1 - ${one} / ${parts} - ${other} / ${parts}`,
    slips: [
      {
        answer: `${one + other}/${parts}`,
        why: 'That is the part that was eaten. What is left is asked.',
        check: `(${one} + ${other}) / ${parts}`,
      },
      {
        answer: `${parts - one}/${parts}`,
        why: `You forgot what ${second} ate.`,
        check: `(${parts} - ${one}) / ${parts}`,
      },
    ].filter(({ answer: wrong }) => !lowest(left, parts).includes(wrong)),
  };
};

const LENGTHS = [
  ['a ribbon', 'cm', 4, 15],
  ['a rope', 'm', 3, 12],
  ['a plank', 'cm', 20, 40],
  ['a bamboo pole', 'cm', 50, 90],
] as const;

const wholeFromPart = (draw: Draw): MadeQuestion => {
  const [thing, unit, low, high] = draw.pick(LENGTHS);
  const parts = draw.pick([3, 4, 5]);
  const part = PART_NAMES.get(parts) ?? '';
  const piece = draw.whole(low, high);
  const whole = piece * parts;
  const answer = `${whole} ${unit}`;
  return {
    ask: `${capital(part)} of ${thing} is ${piece} ${unit} long. How long is the whole of it, in ${unit}?`,
    hint: 'How many such parts make the whole?',
    steps: [
      `The whole has ${parts} equal parts, each ${piece} ${unit} long.`,
      `${parts} × ${piece} = ${whole} ${unit}.`,
    ],
    answer,
    check: `${piece} / (1 / ${parts})`,
    slips: [
      {
        answer: `${piece + parts} ${unit}`,
        why: `You added ${parts}. But ${parts} parts of ${piece} ${unit} make the whole.`,
        check: `${piece} + ${parts}`,
      },
      {
        answer: `${piece * (parts - 1)} ${unit}`,
        why: 'That is the rest, without the part that you know.',
        check: `${piece} * (${parts} - 1)`,
      },
    ],
  };
};

export const CHAPTER_5 = [
  { id: 'part-eaten', level: 'know', make: partEaten },
  { id: 'larger-part', level: 'know', make: largerPart },
  { id: 'part-of-many', level: 'use', make: partOfMany },
  { id: 'whole-from-part', level: 'think', make: wholeFromPart },
  { id: 'fraction-left', level: 'use', make: fractionLeft },
] as const satisfies readonly Maker[];
