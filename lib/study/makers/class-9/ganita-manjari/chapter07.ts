import { counted } from '@/lib/study/makers/counted';
import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { fraction } from '@/lib/study/worksheets/fraction';
import { show } from '@/lib/study/worksheets/text';

const slashed = (top: number, over: number): string => {
  const lowest = fraction(top, over);
  return lowest.over === 1 ? show(lowest.top) : `${show(lowest.top)}/${show(lowest.over)}`;
};

/** The fraction as counted, where it is not in lowest terms yet. */
const asCounted = (top: number, over: number): { accept?: string[] } =>
  slashed(top, over) === `${top}/${over}` ? {} : { accept: [`${top}/${over}`] };

const reduced = (top: number, over: number): string =>
  slashed(top, over) === `${top}/${over}`
    ? `${top}/${over} is in lowest terms.`
    : `${top}/${over} = ${slashed(top, over)}.`;

const COLOURS = ['red', 'blue', 'green', 'yellow', 'white'] as const;
const THINGS = ['balls', 'marbles', 'bangles', 'beads', 'buttons'] as const;

const bag = (draw: Draw): MadeQuestion => {
  const [one = 'red', two = 'blue', three = 'green'] = draw.some(COLOURS, 3);
  const [a, b, c] = [draw.whole(2, 9), draw.whole(2, 9), draw.whole(2, 9)];
  const [things, isNot] = [draw.pick(THINGS), draw.chance()];
  const all = a + b + c;
  const right = isNot ? b + c : a;
  return {
    ask: `A bag holds ${a} ${one}, ${b} ${two} and ${c} ${three} ${things}. One is drawn without looking. What is the probability that it is ${isNot ? 'not ' : ''}${one}? Give a fraction in lowest terms.`,
    hint: `How many ${things} are there, and how many of them count?`,
    steps: [
      `There are ${a} + ${b} + ${c} = ${all} ${things}, and ${right} of them are ${isNot ? 'not ' : ''}${one}.`,
      reduced(right, all),
    ],
    answer: slashed(right, all),
    ...asCounted(right, all),
    check: `${right} / ${all}`,
    slips: [
      {
        answer: slashed(all - right, all),
        why: `That is the probability that it is ${isNot ? '' : 'not '}${one}.`,
        check: `${all - right} / ${all}`,
      },
      {
        answer: isNot ? '2/3' : '1/3',
        why: `You counted colours. The ${things} are equally likely, the colours are not.`,
        check: isNot ? '2 / 3' : '1 / 3',
      },
    ],
  };
};

const cardMultiple = (draw: Draw): MadeQuestion => {
  const [many, of] = [draw.pick([20, 24, 25, 30, 36, 40, 50] as const), draw.whole(3, 9)];
  const right = Math.floor(many / of);
  return {
    ask: `Cards are numbered from 1 to ${many}. One is drawn without looking. What is the probability that its number is a multiple of ${of}? Give a fraction in lowest terms.`,
    hint: `Count the multiples of ${of} up to ${many}.`,
    steps: [
      `The multiples are ${Array.from({ length: right }, (_, at) => (at + 1) * of).join(', ')}: ${right} of ${many} cards.`,
      reduced(right, many),
    ],
    answer: slashed(right, many),
    ...asCounted(right, many),
    check: `floor(${many} / ${of}) / ${many}`,
    slips: [
      {
        answer: slashed(of, many),
        why: `You put ${of} itself on top. Count how many multiples of ${of} there are.`,
        check: `${of} / ${many}`,
      },
      {
        answer: slashed(1, of),
        why: `One number in every ${of} is a multiple only if ${many} ends a full row. Count them.`,
        check: `1 / ${of}`,
      },
      {
        answer: slashed(right, many - right),
        why: 'You compared the cards that count with the others. Divide by all cards.',
        check: `${right} / (${many} - ${right})`,
      },
    ],
  };
};

const SURVEYS = [
  {
    where: 'At a school gate in Kochi',
    did: 'pupils came by bicycle',
    others: 'came in other ways',
  },
  {
    where: 'At a ticket window in Kanpur',
    did: 'travellers paid by phone',
    others: 'paid in cash',
  },
  { where: 'In a nursery in Coorg', did: 'seeds sprouted', others: 'did not sprout' },
  { where: 'In the nets', did: 'of the balls of Imran hit the stumps', others: 'missed' },
  { where: 'At a post office in Dibrugarh', did: 'parcels went abroad', others: 'stayed in India' },
] as const;

const experimental = (draw: Draw): MadeQuestion => {
  const { where, did, others } = draw.pick(SURVEYS);
  const all = draw.pick([40, 50, 60, 80, 120, 150, 200] as const);
  const right = draw.whole(6, Math.floor(all / 2) - 3);
  return {
    ask: `${where} ${right} ${did} and ${all - right} ${others}. What is the experimental probability of the first? Give a fraction in lowest terms.`,
    hint: 'First find how many there were in all.',
    steps: [`In all there were ${right} + ${all - right} = ${all}.`, reduced(right, all)],
    answer: slashed(right, all),
    ...asCounted(right, all),
    check: `${right} / (${right} + ${all - right})`,
    slips: [
      {
        answer: slashed(right, all - right),
        why: 'You divided by the others. The bottom number is how many there were in all.',
        check: `${right} / ${all - right}`,
      },
      {
        answer: slashed(all - right, all),
        why: 'That is the probability of the second.',
        check: `${all - right} / ${all}`,
      },
    ],
  };
};

const twoDice = (draw: Draw): MadeQuestion => {
  const asks = draw.pick(['is', 'is more than', 'is less than'] as const);
  const sum = draw.whole(4, 10);
  const counts = (total: number): boolean =>
    asks === 'is' ? total === sum : asks === 'is more than' ? total > sum : total < sum;
  const sums = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(counts);
  const ways = sums.map((total) => 6 - Math.abs(7 - total));
  const right = ways.reduce((one, other) => one + other, 0);
  return {
    ask: `Two dice are rolled. What is the probability that the sum ${asks} ${sum}? Give a fraction in lowest terms.`,
    hint: 'There are 6 × 6 pairs. Count those that fit.',
    steps: [
      'There are 36 equally likely pairs.',
      `Ways: ${sums.map((total, at) => `${ways[at]} for the sum ${total}`).join(', ')}.`,
      `Together ${right} of 36. ${reduced(right, 36)}`,
    ],
    answer: slashed(right, 36),
    ...asCounted(right, 36),
    check: `(${ways.join(' + ')}) / 36`,
    slips: [
      {
        answer: slashed(sums.length, 11),
        why: 'The eleven sums are not equally likely: 7 comes in six ways, 2 in only one.',
        check: `${sums.length} / 11`,
      },
    ],
  };
};

const missing = (draw: Draw): MadeQuestion => {
  const [[top, over], times] = [
    draw.pick([
      [1, 3],
      [1, 4],
      [2, 5],
      [2, 7],
      [3, 5],
      [3, 7],
      [3, 8],
      [4, 9],
    ] as const),
    draw.whole(2, 6),
  ];
  const [red, all] = [top * times, over * times];
  const things = draw.pick(THINGS);
  return {
    ask: `A bag holds ${red} red ${things} and some blue ones. The probability of drawing a red one is ${top}/${over}. How many blue ${things} are in the bag?`,
    hint: `${red} ${things} are ${top}/${over} of all. How many are all?`,
    steps: [
      `${counted(top, 'part')} of ${over} ${top === 1 ? 'is' : 'are'} ${red} ${things}, so each part is ${times} ${things}.`,
      `All ${over} parts are ${all} ${things}.`,
      `${all} − ${red} = ${all - red} ${things} are blue.`,
    ],
    answer: `${all - red} ${things}`,
    check: `${red} / (${top} / ${over}) - ${red}`,
    slips: [
      {
        answer: `${all} ${things}`,
        why: `That is the number of all ${things}. Take the red ones away.`,
        check: `${red} / (${top} / ${over})`,
      },
      {
        answer: `${over - top} ${things}`,
        why: `The parts are right, but each part stands for ${times} ${things}.`,
        check: `${over} - ${top}`,
      },
    ],
  };
};

export const CHAPTER_07: BookMakers[number] = [
  { id: 'bag', level: 'know', make: bag },
  { id: 'card-multiple', level: 'use', make: cardMultiple },
  { id: 'experimental', level: 'use', make: experimental },
  { id: 'two-dice', level: 'think', make: twoDice },
  { id: 'missing', level: 'think', make: missing },
];
