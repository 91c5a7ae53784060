import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { bracketed, ordinal, raised, show } from '@/lib/study/worksheets/text';

const listed = (first: number, difference: number): string =>
  [first, first + difference, first + 2 * difference].map(show).join(', ');

const difference = (draw: Draw): number => draw.pick([-1, 1, 1]) * draw.whole(2, 9);

const nthTerm = (draw: Draw): MadeQuestion => {
  const [a, d, place] = [draw.whole(1, 60), difference(draw), draw.whole(11, 40)];
  const last = a + (place - 1) * d;
  return {
    ask: `What is the ${ordinal(place)} term of the AP ${listed(a, d)}, …?`,
    hint: `How many steps are there from the first term to the ${ordinal(place)}?`,
    steps: [
      `First term a = ${a}, common difference d = ${show(d)}.`,
      `${place - 1} steps: ${place - 1} × ${bracketed(d)} = ${show((place - 1) * d)}.`,
      `${a} + ${bracketed((place - 1) * d)} = ${show(last)}.`,
    ],
    answer: show(last),
    check: `${a} + (${place} - 1) * (${d})`,
    slips: [
      {
        answer: show(last + d),
        why: `You took ${place} steps. To the ${ordinal(place)} term there are only ${place - 1}.`,
        check: `${a} + ${place} * (${d})`,
      },
      {
        answer: show(a - (place - 1) * d),
        why: `The common difference is ${show(d)}: second term minus first.`,
        check: `${a} - (${place} - 1) * (${d})`,
      },
    ],
  };
};

const whichTerm = (draw: Draw): MadeQuestion => {
  const [a, d, steps] = [draw.whole(40, 90), difference(draw), draw.whole(12, 45)];
  const term = a + steps * d;
  return {
    ask: `Which term of the AP ${listed(a, d)}, … is ${show(term)}? Write its number.`,
    hint: `Solve ${a} + (n − 1) × ${bracketed(d)} = ${show(term)}.`,
    steps: [
      `(n − 1) × ${bracketed(d)} = ${show(term)} − ${a} = ${show(term - a)}.`,
      `n − 1 = ${show(term - a)} ÷ ${bracketed(d)} = ${steps}.`,
      `n = ${steps + 1}.`,
    ],
    answer: show(steps + 1),
    accept: [ordinal(steps + 1), `${ordinal(steps + 1)} term`, `n = ${steps + 1}`],
    check: `((${term}) - ${a}) / (${d}) + 1`,
    slips: [
      {
        answer: show(steps),
        why: `${steps} is n − 1, the number of steps. Add 1.`,
      },
    ],
  };
};

const SAVERS = [
  ['Tulsi saves', 'has she saved'],
  ['Arif saves', 'has he saved'],
  ['Nandini saves', 'has she saved'],
  ['Lobsang saves', 'has he saved'],
  ['Jaspreet saves', 'has she saved'],
] as const;

const savings = (draw: Draw): MadeQuestion => {
  const [[saves, saved], start, more, weeks] = [
    draw.pick(SAVERS),
    draw.whole(2, 12) * 10,
    draw.pick([5, 10, 15, 20, 25] as const),
    draw.whole(10, 30),
  ];
  const last = start + (weeks - 1) * more;
  const sum = (weeks * (start + last)) / 2;
  return {
    ask: `${saves} ₹${start} in the first week, and each week ₹${more} more than in the week before. How much ${saved} in ${weeks} weeks?`,
    hint: `Find the last week, then add an AP of ${weeks} terms.`,
    steps: [
      `Last week: ${start} + ${weeks - 1} × ${more} = ₹${show(last)}.`,
      `Sum: ${weeks}/2 × (${start} + ${show(last)}) = ₹${show(sum)}.`,
    ],
    answer: `₹${show(sum)}`,
    check: `${weeks} / 2 * (2 * ${start} + (${weeks} - 1) * ${more})`,
    slips: [
      {
        answer: `₹${show(last)}`,
        why: `That is what is saved in week ${weeks}. The question is about all ${weeks} weeks.`,
        check: `${start} + (${weeks} - 1) * ${more}`,
      },
      {
        answer: `₹${show(sum + (weeks * more) / 2)}`,
        why: `You took ${weeks} steps to the last week. There are ${weeks - 1}.`,
        check: `${weeks} / 2 * (2 * ${start} + ${weeks} * ${more})`,
      },
      {
        answer: `₹${show(2 * sum)}`,
        why: 'First and last week times the number of weeks counts everything twice.',
        check: `${weeks} * (2 * ${start} + (${weeks} - 1) * ${more})`,
      },
    ].filter(({ answer }) => !answer.includes('.')),
  };
};

const STACKS = [
  { what: 'Logs are stacked behind a sawmill', one: 'logs', row: 'layer' },
  { what: 'Bricks are piled up at a kiln', one: 'bricks', row: 'layer' },
  { what: 'Earthen pots are piled up at a fair', one: 'pots', row: 'layer' },
  { what: 'Coconuts are piled up in a market', one: 'coconuts', row: 'layer' },
] as const;

const stack = (draw: Draw): MadeQuestion => {
  const { what, one, row } = draw.pick(STACKS);
  const [step, rows, top] = [draw.whole(1, 3), draw.whole(8, 14), draw.whole(3, 12)];
  const bottom = top + (rows - 1) * step;
  const sum = (rows * (top + bottom)) / 2;
  return {
    ask: `${what}: ${bottom} in the lowest ${row}, ${bottom - step} in the next, ${bottom - 2 * step} in the one above, and so on up to ${top} in the top ${row}. How many ${one} are there?`,
    hint: `First find the number of ${row}s.`,
    steps: [
      `${bottom} − ${top} = ${bottom - top}, and ${bottom - top} ÷ ${step} = ${rows - 1} steps: ${rows} ${row}s.`,
      `${rows}/2 × (${bottom} + ${top}) = ${show(sum)}.`,
    ],
    answer: `${show(sum)} ${one}`,
    check: `((${bottom} - ${top}) / ${step} + 1) / 2 * (${bottom} + ${top})`,
    slips: [
      {
        answer: `${show(((rows - 1) * (top + bottom)) / 2)} ${one}`,
        why: `There are ${rows - 1} steps, but ${rows} ${row}s.`,
        check: `(${bottom} - ${top}) / ${step} / 2 * (${bottom} + ${top})`,
      },
      {
        answer: `${show(2 * sum)} ${one}`,
        why: `You added the lowest and the top ${row} for every ${row}. That counts each twice.`,
        check: `((${bottom} - ${top}) / ${step} + 1) * (${bottom} + ${top})`,
      },
    ].filter(({ answer }) => !answer.includes('.')),
  };
};

const multiples = (draw: Draw): MadeQuestion => {
  const by = draw.pick([6, 7, 8, 9, 11, 12, 13, 14, 15, 17, 18, 19] as const);
  const [low, high] = draw.pick([
    [100, 999],
    [100, 500],
    [200, 600],
    [50, 400],
    [150, 750],
  ] as const);
  const [first, last] = [Math.ceil(low / by) * by, Math.floor(high / by) * by];
  const count = (last - first) / by + 1;
  return {
    ask: `How many whole numbers from ${low} to ${high} are divisible by ${by}?`,
    hint: 'Find the first and the last of them; they form an AP.',
    steps: [
      `The first is ${by} × ${first / by} = ${first}, the last ${by} × ${last / by} = ${last}.`,
      `${last} − ${first} = ${last - first}, and ${last - first} ÷ ${by} = ${count - 1} steps.`,
      `So there are ${count} of them.`,
    ],
    answer: show(count),
    accept: [`${count} numbers`],
    check: `floor(${high} / ${by}) - floor((${low} - 1) / ${by})`,
    slips: [
      {
        answer: show(count - 1),
        why: `That is the number of steps from ${first} to ${last}. The first number counts too.`,
        check: `(${last} - ${first}) / ${by}`,
      },
      {
        answer: show(last / by),
        why: `That counts from ${by} on. The multiples below ${low} do not belong.`,
        check: `floor(${high} / ${by})`,
      },
    ],
  };
};

const fromSum = (draw: Draw): MadeQuestion => {
  const [p, q, place] = [draw.whole(1, 5), draw.whole(1, 9), draw.whole(6, 20)];
  const sumTo = (count: number): number => p * count * count + q * count;
  const [all, before] = [sumTo(place), sumTo(place - 1)];
  const text = (count: string): string =>
    `${p === 1 ? '' : p}${count}² + ${q === 1 ? '' : q}${count}`;
  return {
    ask: `The sum of the first n terms of an AP is ${text('n')}. What is its ${ordinal(place)} term?`,
    hint: `Which two sums differ by just the ${ordinal(place)} term?`,
    steps: [
      `The sum of ${place} terms is ${p} × ${place}${raised(2)} + ${q} × ${place} = ${show(all)}.`,
      `The sum of ${place - 1} terms is ${p} × ${place - 1}${raised(2)} + ${q} × ${place - 1} = ${show(before)}.`,
      `${show(all)} − ${show(before)} = ${show(all - before)}.`,
    ],
    answer: show(all - before),
    check: `${p + q} + (${place} - 1) * 2 * ${p}`,
    slips: [
      {
        answer: show(all),
        why: `That is the sum of the first ${place} terms.`,
        check: `${p} * ${place}^2 + ${q} * ${place}`,
      },
      {
        answer: show(sumTo(place + 1) - all),
        why: `That is the ${ordinal(place + 1)} term. Take the sum of ${place - 1} terms away.`,
        check: `${p + q} + ${place} * 2 * ${p}`,
      },
    ],
  };
};

const fromTwoTerms = (draw: Draw): MadeQuestion => {
  const [a, d] = [draw.whole(1, 40), difference(draw)];
  const [early, gap, more] = [draw.whole(3, 9), draw.whole(4, 9), draw.whole(5, 15)];
  const [late, far] = [early + gap, early + gap + more];
  const at = (place: number): number => a + (place - 1) * d;
  return {
    ask: `The ${ordinal(early)} term of an AP is ${show(at(early))} and the ${ordinal(late)} term is ${show(at(late))}. What is the ${ordinal(far)} term?`,
    hint: 'How many steps lie between the two terms, and how much do they make?',
    steps: [
      `${gap} steps make ${show(at(late))} − ${bracketed(at(early))} = ${show(gap * d)}, so d = ${show(d)}.`,
      `From the ${ordinal(late)} to the ${ordinal(far)} term are ${more} steps: ${show(at(late))} + ${more} × ${bracketed(d)} = ${show(at(far))}.`,
    ],
    answer: show(at(far)),
    check: `(${at(late)}) + ${more} * ((${at(late)}) - (${at(early)})) / ${gap}`,
    slips: [
      {
        answer: show(at(late) + far * d),
        why: `${far} steps would start from before the first term. From the ${ordinal(late)} term there are ${more}.`,
        check: `(${at(late)}) + ${far} * (${d})`,
      },
      {
        answer: show(at(late) - more * d),
        why: `Look at the sign of d: the terms go from ${show(at(early))} to ${show(at(late))}.`,
        check: `(${at(late)}) - ${more} * (${d})`,
      },
    ],
  };
};

export const CHAPTER_05: BookMakers[number] = [
  { id: 'nth-term', level: 'know', make: nthTerm },
  { id: 'which-term', level: 'use', make: whichTerm },
  { id: 'savings', level: 'use', make: savings },
  { id: 'multiples', level: 'think', make: multiples },
  { id: 'stack', level: 'use', make: stack },
  { id: 'from-sum', level: 'think', make: fromSum },
  { id: 'from-two-terms', level: 'think', make: fromTwoTerms },
];
