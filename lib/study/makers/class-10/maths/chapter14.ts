import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';
import { smallerPack, wholePack } from './cards';
import { reduced, slashed, unreduced } from './slashed';

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

const isPrime = (number: number): boolean =>
  number > 1 && range(2, number - 1).every((divisor) => number % divisor !== 0);

const isSquare = (number: number): boolean => Number.isInteger(Math.sqrt(number));

const listed = (items: readonly (number | string)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** `one ticket`, `5 tickets`. */
const few = (count: number, one: string): string =>
  count === 1 ? `one ${one}` : `${count} ${one}s`;

const PLACES = ['a drum', 'a hat', 'a clay pot', 'a bag'] as const;

const ticket = (draw: Draw): MadeQuestion => {
  const last = draw.pick([15, 20, 24, 25, 30, 36, 40] as const);
  const by = draw.whole(3, 7);
  const [what, belongs, slip] = draw.pick([
    ['a prime number', isPrime, 'Remember that 1 is no prime and 2 is one.'],
    ['a perfect square', isSquare, 'Remember that 1 is a perfect square: 1 × 1.'],
    [`a multiple of ${by}`, (number: number) => number % by === 0, `Count in steps of ${by}.`],
    [
      'a number with two digits',
      (number: number) => number > 9,
      'The numbers 1 to 9 have one digit; 10 has two.',
    ],
  ] as const);
  const right = range(1, last).filter(belongs);
  const count = right.length;
  return {
    ask: `Tickets numbered from 1 to ${last} lie in ${draw.pick(PLACES)}, and one is drawn. What is the probability that it shows ${what}? Give a fraction in lowest terms.`,
    hint: 'Count the tickets that fit, and all tickets.',
    steps: [
      right.length > 12
        ? `From 10 to ${last} there are ${count} of ${last} numbers.`
        : `They are ${listed(right)}: ${count} of ${last} numbers.`,
      reduced(count, last),
    ],
    answer: slashed(count, last),
    check: `${count} / ${last}`,
    slips: [
      ...unreduced(count, last),
      {
        answer: slashed(count + 1, last),
        why: `You counted one number too many. ${slip}`,
        check: `${count + 1} / ${last}`,
      },
      {
        answer: slashed(count - 1, last),
        why: `You left one number out. ${slip}`,
        check: `${count - 1} / ${last}`,
      },
      {
        answer: slashed(last - count, last),
        why: 'That is the probability that it does not.',
        check: `${last - count} / ${last}`,
      },
    ],
  };
};

const CHANCES = [
  ['it rains tomorrow in Cherrapunji', 'it does not rain'],
  ['a seed of a certain packet sprouts', 'it does not sprout'],
  ['a certain train is late', 'it is not late'],
  ['a bulb from a certain box is faulty', 'it is not faulty'],
  ['Divya wins a game of chess against Omar', 'she does not win'],
  ['a ball bowled in the nets hits the stumps', 'it does not hit them'],
] as const;

const complement = (draw: Draw): MadeQuestion => {
  const [[event, not], hundredths] = [draw.pick(CHANCES), draw.whole(3, 97)];
  const given = hundredths / 100;
  const answer = (100 - hundredths) / 100;
  return {
    ask: `The probability that ${event} is ${given}. What is the probability that ${not}? Give a decimal.`,
    hint: 'One of the two is certain to happen.',
    steps: ['The two probabilities add up to 1.', `1 − ${given} = ${answer}.`],
    answer: show(answer),
    accept: [`${100 - hundredths}%`],
    check: `1 - ${given}`,
    slips: [
      {
        answer: show((110 - hundredths) / 100),
        why: 'The two add up to 1.1. Take away once more.',
        check: `1.1 - ${given}`,
      },
      {
        answer: show(given),
        why: `The two are equal only at 0.5. Take ${given} from 1.`,
        check: `${given}`,
      },
    ],
  };
};

const twoDice = (draw: Draw): MadeQuestion => {
  const sum = draw.whole(3, 11);
  const product = draw.pick([4, 6, 8, 10, 12, 15, 18, 20, 24, 30] as const);
  const gap = draw.whole(1, 4);
  const high = draw.whole(3, 6);
  const [text, belongs] = draw.pick([
    [`the sum is ${sum}`, (a: number, b: number) => a + b === sum],
    [`the product is ${product}`, (a: number, b: number) => a * b === product],
    [`the numbers differ by ${gap}`, (a: number, b: number) => Math.abs(a - b) === gap],
    [`at least one of them shows ${high}`, (a: number, b: number) => a === high || b === high],
  ] as const);
  const pairs = range(1, 6).flatMap((a) => range(1, 6).map((b) => [a, b] as const));
  const right = pairs.filter(([a, b]) => belongs(a, b));
  const single = right.filter(([a, b]) => a <= b);
  const count = right.length;
  return {
    ask: `Two dice are thrown. What is the probability that ${text}? Give a fraction in lowest terms.`,
    hint: 'There are 6 × 6 outcomes. List the pairs; (1, 2) and (2, 1) are two outcomes.',
    steps: [
      `They are ${right.map(([a, b]) => `(${a}, ${b})`).join(', ')}: ${count} of 36 outcomes.`,
      reduced(count, 36),
    ],
    answer: slashed(count, 36),
    check: `${count} / 36`,
    slips: [
      ...unreduced(count, 36),
      {
        answer: slashed(single.length, 36),
        why: 'You counted a pair and its reverse as one. The dice are two different dice.',
        check: `${single.length} / 36`,
      },
      {
        answer: slashed(single.length, 21),
        why: 'The 21 pairs without order are not equally likely: use all 36.',
        check: `${single.length} / 21`,
      },
      {
        answer: slashed(count, 12),
        why: 'Two dice have 6 × 6 outcomes, not 6 + 6.',
        check: `${count} / 12`,
      },
    ],
  };
};

const coins = (draw: Draw): MadeQuestion => {
  const [many, side, kind] = [
    draw.pick([2, 3, 3] as const),
    draw.pick(['head', 'tail'] as const),
    draw.pick(['exactly', 'at least', 'at most'] as const),
  ];
  const wanted = draw.whole(1, many - 1);
  const letter = side === 'head' ? 'H' : 'T';
  const all = range(0, 2 ** many - 1).map((code) =>
    range(0, many - 1)
      .map((at) => ((code >> at) % 2 === 0 ? 'H' : 'T'))
      .join(''),
  );
  const countIn = (outcome: string): number => outcome.split(letter).length - 1;
  const belongs = (times: number): boolean =>
    kind === 'exactly' ? times === wanted : kind === 'at least' ? times >= wanted : times <= wanted;
  const right = all.filter((outcome) => belongs(countIn(outcome)));
  const numbers = range(0, many).filter(belongs);
  const exact = all.filter((outcome) => countIn(outcome) === wanted).length;
  const [count, words] = [right.length, wanted === 1 ? `one ${side}` : `two ${side}s`];
  return {
    ask: `${many === 2 ? 'Two' : 'Three'} coins are tossed. What is the probability of ${kind} ${words}? Give a fraction in lowest terms.`,
    hint: `Write down all ${2 ** many} outcomes.`,
    steps: [
      `There are ${2 ** many} outcomes: ${all.join(', ')}.`,
      `${kind === 'exactly' ? 'With exactly' : kind === 'at least' ? 'With at least' : 'With at most'} ${words}: ${right.join(', ')}.`,
      reduced(count, 2 ** many),
    ],
    answer: slashed(count, 2 ** many),
    check: `${count} / 2^${many}`,
    slips: [
      ...unreduced(count, 2 ** many),
      {
        answer: slashed(numbers.length, many + 1),
        why: `You counted the numbers of ${side}s from 0 to ${many}. They are not equally likely.`,
        check: `${numbers.length} / ${many + 1}`,
      },
      {
        answer: slashed(exact, 2 ** many),
        why: `That is exactly ${words}. “${kind === 'at least' ? 'At least' : 'At most'}” includes more outcomes.`,
        check: `${exact} / 2^${many}`,
      },
      {
        answer: slashed(2 ** many - count, 2 ** many),
        why: 'That is the probability of all other outcomes.',
        check: `1 - ${count} / 2^${many}`,
      },
    ],
  };
};

const MORE = [
  [15, 5, 3],
  [30, 10, 6],
  [45, 15, 9],
  [24, 6, 4],
  [36, 9, 6],
  [16, 8, 4],
  [20, 10, 5],
  [24, 12, 6],
  [28, 14, 7],
  [32, 16, 8],
  [9, 9, 3],
  [15, 15, 5],
  [18, 18, 6],
  [21, 21, 7],
] as const;

const doubled = (draw: Draw): MadeQuestion => {
  const [all, more, red] = draw.pick(MORE);
  const [colour, things] = [
    draw.pick(['red', 'blue', 'white', 'green'] as const),
    draw.pick(['balls', 'beads', 'marbles', 'buttons'] as const),
  ];
  return {
    ask: `A box holds ${all} ${things}, and x of them are ${colour}. When ${more} more ${colour} ${things} are put in, the probability of drawing a ${colour} one is twice what it was. What is x?`,
    hint: 'Write both probabilities with x.',
    steps: [
      `Before: x/${all}. After: (x + ${more})/${all + more}.`,
      `(x + ${more})/${all + more} = 2x/${all}, so ${all}(x + ${more}) = ${2 * (all + more)}x.`,
      `${all + 2 * more}x = ${all * more}, so x = ${red}.`,
    ],
    answer: show(red),
    accept: [`x = ${red}`],
    check: `${all} * ${more} / (${all} + 2 * ${more})`,
    slips: [
      {
        answer: show(more),
        why: `You doubled the number of ${colour} ${things}. It is the probability that doubles, and there are more ${things} now.`,
        check: `${more}`,
      },
      {
        answer: show(red + more),
        why: `That is the number of ${colour} ${things} afterwards.`,
        check: `${red} + ${more}`,
      },
    ],
  };
};

const either = (draw: Draw): MadeQuestion => {
  const last = draw.pick([30, 40, 50, 60, 80, 100] as const);
  const [a, b, both] = draw.pick([
    [3, 5, 15],
    [4, 6, 12],
    [2, 7, 14],
    [3, 4, 12],
    [5, 6, 30],
    [6, 9, 18],
    [4, 5, 20],
    [2, 9, 18],
    [3, 7, 21],
  ] as const);
  const [ofA, ofB, ofBoth] = [a, b, both].map((by) => Math.floor(last / by)) as [
    number,
    number,
    number,
  ];
  const count = ofA + ofB - ofBoth;
  return {
    ask: `Cards are numbered from 1 to ${last}, and one is drawn. What is the probability that its number is a multiple of ${a} or of ${b}? Give a fraction in lowest terms.`,
    hint: 'Which numbers would you count twice?',
    steps: [
      `Multiples of ${a}: ${ofA}. Multiples of ${b}: ${ofB}.`,
      `Multiples of both are those of ${both}: ${few(ofBoth, 'number')}, counted twice so far.`,
      `${ofA} + ${ofB} − ${ofBoth} = ${count}, and ${reduced(count, last)}`,
    ],
    answer: slashed(count, last),
    check: `(floor(${last} / ${a}) + floor(${last} / ${b}) - floor(${last} / ${both})) / ${last}`,
    slips: [
      ...unreduced(count, last),
      {
        answer: slashed(ofA + ofB, last),
        why: `You counted the multiples of ${both} twice.`,
        check: `(${ofA} + ${ofB}) / ${last}`,
      },
      {
        answer: slashed(ofA + ofB - 2 * ofBoth, last),
        why: `You left the multiples of ${both} out altogether. They count once.`,
        check: `(${ofA} + ${ofB} - 2 * ${ofBoth}) / ${last}`,
      },
      {
        answer: slashed(ofBoth, last),
        why: 'That is the probability of a multiple of both.',
        check: `${ofBoth} / ${last}`,
      },
    ],
  };
};

export const CHAPTER_14: BookMakers[number] = [
  { id: 'ticket', level: 'know', make: ticket },
  { id: 'whole-pack', level: 'use', make: wholePack },
  { id: 'two-dice', level: 'use', make: twoDice },
  { id: 'either', level: 'think', make: either },
  { id: 'complement', level: 'know', make: complement },
  { id: 'coins', level: 'use', make: coins },
  { id: 'smaller-pack', level: 'think', make: smallerPack },
  { id: 'doubled', level: 'think', make: doubled },
];
