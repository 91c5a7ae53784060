import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const LETTERS = ['a', 'k', 'm', 'n', 'p', 'x', 'y', 'z'] as const;

const oneStep = (draw: Draw): MadeQuestion => {
  const [letter, value, number] = [draw.pick(LETTERS), draw.whole(12, 60), draw.whole(5, 40)];
  const isSum = draw.chance();
  const [sign, undone] = isSum ? ['+', 'Take'] : ['−', 'Add'];
  const right = isSum ? value + number : value - number;
  if (right < 2) return oneStep(draw);
  const wrong = isSum ? right + number : right - number;
  return {
    ask: `Solve ${letter} ${sign} ${number} = ${right}.`,
    hint: `What undoes ${isSum ? 'adding' : 'taking away'} ${number}?`,
    steps: [
      `${undone} ${number} ${isSum ? 'away from' : 'to'} both sides.`,
      `${letter} = ${right} ${isSum ? '−' : '+'} ${number} = ${value}.`,
    ],
    answer: `${value}`,
    accept: [`${letter} = ${value}`],
    check: `${right} ${isSum ? '-' : '+'} ${number}`,
    slips: [
      {
        answer: show(wrong),
        why: `You did the same again instead of undoing it. Put ${show(wrong)} into the equation to see it.`,
        check: `${right} ${isSum ? '+' : '-'} ${number}`,
      },
    ],
  };
};

const twoSteps = (draw: Draw): MadeQuestion => {
  const [letter, factor, value] = [draw.pick(LETTERS), draw.whole(2, 9), draw.whole(4, 15)];
  const number = draw.whole(2, 20);
  const isSum = draw.chance();
  const right = isSum ? factor * value + number : factor * value - number;
  if (right < 1) return twoSteps(draw);
  const rest = factor * value;
  return {
    ask: `Solve ${factor}${letter} ${isSum ? '+' : '−'} ${number} = ${right}.`,
    hint: `What was done last to ${letter}? Undo it first.`,
    steps: [
      `${isSum ? `Take ${number} away from` : `Add ${number} to`} both sides: ${factor}${letter} = ${rest}.`,
      `Divide by ${factor}: ${letter} = ${value}.`,
    ],
    answer: `${value}`,
    accept: [`${letter} = ${value}`],
    check: `(${right} ${isSum ? '-' : '+'} ${number}) / ${factor}`,
    slips: [
      {
        answer: `${rest - factor}`,
        why: `You took ${factor} away at the end. ${factor}${letter} means ${factor} × ${letter}, so divide.`,
        check: `${rest} - ${factor}`,
      },
    ],
  };
};

const bothSides = (draw: Draw): MadeQuestion => {
  const [letter, value] = [draw.pick(LETTERS), draw.whole(3, 12)];
  const [less, more] = [draw.whole(2, 5), draw.whole(2, 5)];
  const [factor, left] = [less + more, draw.whole(1, 15)];
  const right = left + more * value;
  return {
    ask: `Solve ${factor}${letter} + ${left} = ${less}${letter} + ${right}.`,
    hint: `Take ${less}${letter} away from both sides.`,
    steps: [
      `${more}${letter} + ${left} = ${right}.`,
      `${more}${letter} = ${right - left}, so ${letter} = ${value}.`,
      `Check: both sides are ${factor * value + left}.`,
    ],
    answer: `${value}`,
    accept: [`${letter} = ${value}`],
    check: `(${right} - ${left}) / (${factor} - ${less})`,
    slips: [
      {
        answer: `${right - left}`,
        why: `That is ${more}${letter}. Divide by ${more}.`,
        check: `${right} - ${left}`,
      },
    ],
  };
};

const PAIRS = [
  ['Meher', 'Joseph'],
  ['Kavya', 'Salman'],
  ['Dorji', 'Anjali'],
  ['Harpreet', 'Venkat'],
  ['Ismail', 'Ritu'],
] as const;
const COLLECTED = ['stamps', 'marbles', 'shells', 'story books', 'cards'] as const;

const shareWithMore = (draw: Draw): MadeQuestion => {
  const [[rich, poor], what] = [draw.pick(PAIRS), draw.pick(COLLECTED)];
  const [less, half] = [draw.whole(9, 40), draw.whole(2, 12)];
  // An even difference, so that the usual slip is a whole number too.
  const more = 2 * half;
  const total = 2 * less + more;
  const wrong = less - half;
  if (wrong < 1) return shareWithMore(draw);
  return {
    ask: `${rich} and ${poor} have ${total} ${what} together. ${rich} has ${more} more than ${poor}. How many has ${poor}?`,
    hint: `Call the number of ${poor} n. How many has ${rich}?`,
    steps: [
      `n + (n + ${more}) = ${total}, so 2n = ${total - more}.`,
      `n = ${less}. Check: ${less} + ${less + more} = ${total}.`,
    ],
    answer: `${less}`,
    accept: [`${less} ${what}`, `n = ${less}`],
    check: `(${total} - ${more}) / 2`,
    slips: [
      {
        answer: `${wrong}`,
        why: `You halved ${total} and took ${more} away. Then the two would differ by ${2 * more}.`,
        check: `${total} / 2 - ${more}`,
      },
      {
        answer: `${less + more}`,
        why: `That is how many ${rich} has.`,
        check: `(${total} + ${more}) / 2`,
      },
    ],
  };
};

const consecutive = (draw: Draw): MadeQuestion => {
  const [count, middle] = [draw.pick([3, 5] as const), draw.whole(10, 90)];
  const off = (count - 1) / 2;
  const isLargest = draw.chance();
  const [which, value] = isLargest ? ['largest', middle + off] : ['smallest', middle - off];
  return {
    ask: `The sum of ${count === 3 ? 'three' : 'five'} consecutive whole numbers is ${count * middle}. What is the ${which} of them?`,
    hint: 'Call the middle one m: what is above it balances what is below.',
    steps: [
      `The sum is ${count}m, so m = ${count * middle} ÷ ${count} = ${middle}.`,
      `The numbers go from ${middle - off} to ${middle + off}; the ${which} is ${value}.`,
    ],
    answer: `${value}`,
    check: `${count * middle} / ${count} ${isLargest ? '+' : '-'} ${off}`,
    slips: [
      {
        answer: `${middle}`,
        why: `That is the middle one. The ${which} was asked.`,
        check: `${count * middle} / ${count}`,
      },
    ],
  };
};

const ages = (draw: Draw): MadeQuestion => {
  const [child, years, times] = [draw.whole(4, 12), draw.whole(2, 12), draw.whole(2, 4)];
  const adult = times * (child + years) - years;
  if (adult - child < 20 || adult - child > 40) return ages(draw);
  const [elder, younger, pronoun, other] = draw.pick([
    ['A mother', 'her son', 'she', 'he'],
    ['A father', 'his daughter', 'he', 'she'],
    ['An aunt', 'her nephew', 'she', 'he'],
    ['An uncle', 'his niece', 'he', 'she'],
  ] as const);
  const word = ['', '', 'twice', 'three times', 'four times'][times] ?? '';
  const gap = adult - times * child;
  return {
    ask: `${elder} is ${adult} years old and ${younger} is ${child}. In how many years will ${pronoun} be exactly ${word} as old as ${other}?`,
    hint: `After t years they are ${adult} + t and ${child} + t.`,
    steps: [
      `${adult} + t = ${times} × (${child} + t) = ${times * child} + ${times}t.`,
      `${gap} = ${times === 2 ? 't' : `${times - 1}t`}, so t = ${years}. Check: ${adult + years} = ${times} × ${child + years}.`,
    ],
    answer: `${years} years`,
    accept: [`t = ${years}`],
    check: `(${adult} - ${times} * ${child}) / (${times} - 1)`,
    slips: [
      {
        answer: `${adult - child} years`,
        why: 'That is the difference of their ages, which never changes.',
        check: `${adult} - ${child}`,
      },
      ...(gap % times === 0
        ? [
            {
              answer: `${gap / times} years`,
              why: `You let only one of them grow older. Compare ${adult} + t with ${times} × (${child} + t).`,
              check: `${gap} / ${times}`,
            },
          ]
        : []),
      ...(times === 2
        ? []
        : [
            {
              answer: `${gap} years`,
              why: `That is ${times - 1}t. Divide by ${times - 1}.`,
              check: `${gap}`,
            },
          ]),
    ],
  };
};

export const CHAPTER_15 = [
  { id: 'one-step', level: 'know', make: oneStep },
  { id: 'two-steps', level: 'use', make: twoSteps },
  { id: 'both-sides', level: 'use', make: bothSides },
  { id: 'share-with-more', level: 'use', make: shareWithMore },
  { id: 'consecutive', level: 'think', make: consecutive },
  { id: 'ages', level: 'think', make: ages },
] as const;
