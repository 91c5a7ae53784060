import { counted } from '@/lib/study/makers/counted';
import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { fraction } from '@/lib/study/worksheets/fraction';
import { bracketed, moreOf, show, sumOf } from '@/lib/study/worksheets/text';

const signed = (draw: Draw, low: number, high: number): number =>
  draw.pick([-1, 1]) * draw.whole(low, high);

const linear = (slope: number, start: number): string =>
  sumOf([
    [slope, 'x'],
    [start, ''],
  ]);

const valueAt = (draw: Draw): MadeQuestion => {
  const [slope, start, at] = [signed(draw, 2, 9), signed(draw, 1, 12), -draw.whole(2, 8)];
  const part = slope * at;
  return {
    ask: `p(x) = ${linear(slope, start)}. Find p(${show(at)}).`,
    hint: `Put ${show(at)}, in brackets, in the place of x.`,
    steps: [
      `${show(slope)} × (${show(at)}) = ${show(part)}.`,
      `${show(part)}${moreOf(start, '')} = ${show(part + start)}.`,
    ],
    answer: show(part + start),
    check: `(${slope}) * (${at}) + (${start})`,
    slips: [
      {
        answer: show(-part + start),
        why: `You lost a minus sign: ${show(slope)} × (${show(at)}) is ${show(part)}.`,
        check: `(${slope}) * (${-at}) + (${start})`,
      },
    ],
  };
};

const zero = (draw: Draw): MadeQuestion => {
  const slope = draw.whole(2, 9);
  const start = signed(draw, 1, 20);
  const { top, over } = fraction(-start, slope);
  const text = over === 1 ? show(top) : `${show(top)}/${over}`;
  const turned = over === 1 ? show(-top) : `${show(-top)}/${over}`;
  const unreduced = `${show(-start)}/${slope}`;
  return {
    ask: `For which value of x does ${linear(slope, start)} become 0? Give a whole number or a fraction in lowest terms.`,
    hint: `Solve ${linear(slope, start)} = 0.`,
    steps: [
      `${slope}x = ${show(-start)}.`,
      `x = ${unreduced}${unreduced === text ? '' : ` = ${text}`}.`,
    ],
    answer: text,
    accept: [`x = ${text}`],
    check: `-(${start}) / ${slope}`,
    slips: [
      {
        answer: turned,
        why: `The constant changes its sign when it goes to the other side: ${slope}x = ${show(-start)}.`,
        check: `(${start}) / ${slope}`,
      },
    ],
  };
};

const RIDES = [
  { what: 'An auto-rickshaw in Chennai', rate: [15, 20] },
  { what: 'A taxi in Guwahati', rate: [20, 28] },
  { what: 'A tonga in Agra', rate: [25, 35] },
  { what: 'A goods tempo in Nashik', rate: [30, 40] },
] as const;

const fixedAndRate = (draw: Draw): MadeQuestion => {
  const { what, rate } = draw.pick(RIDES);
  const [each, fixed, far] = [
    draw.whole(rate[0], rate[1]),
    draw.whole(4, 12) * 10,
    draw.whole(6, 25),
  ];
  const cost = fixed + each * far;
  return {
    ask: `${what} costs ₹${fixed} to hire and then ₹${each} for every kilometre. What does a ride of ${far} km cost?`,
    hint: `The ₹${fixed} is paid once.`,
    steps: [
      `For x km the cost is ${fixed} + ${each}x rupees.`,
      `${fixed} + ${each} × ${far} = ${fixed} + ${each * far} = ${show(cost)}.`,
    ],
    answer: `₹${show(cost)}`,
    check: `${fixed} + ${each} * ${far}`,
    slips: [
      {
        answer: `₹${show((fixed + each) * far)}`,
        why: `You paid the hire of ₹${fixed} for every kilometre. It is paid only once.`,
        check: `(${fixed} + ${each}) * ${far}`,
      },
      {
        answer: `₹${show(each * far)}`,
        why: `That is the part for the kilometres. The hire of ₹${fixed} comes on top.`,
        check: `${each} * ${far}`,
      },
    ],
  };
};

const fromTwoValues = (draw: Draw): MadeQuestion => {
  const [slope, start] = [signed(draw, 2, 6), draw.whole(7, 20)];
  const [first, gap] = [draw.whole(1, 3), draw.whole(2, 4)];
  const second = first + gap;
  const [one, two] = [slope * first + start, slope * second + start];
  return {
    ask: `p(x) is a linear polynomial with p(${first}) = ${show(one)} and p(${second}) = ${show(two)}. What is p(0)?`,
    hint: 'By how much does p(x) change when x grows by 1?',
    steps: [
      `From x = ${first} to x = ${second} the value changes by ${show(slope * gap)}: ${show(slope)} for each step.`,
      `Going back from x = ${first} to x = 0 takes ${counted(first, 'step')}.`,
      `p(0) = ${show(one)} − ${bracketed(slope)} × ${first} = ${show(start)}.`,
    ],
    answer: show(start),
    check: `(${one}) - ((${two}) - (${one})) / ${gap} * ${first}`,
    slips: [
      {
        answer: show(one - slope * gap),
        why: `You took away the change of ${gap} steps. From ${first} back to 0 there ${first === 1 ? 'is' : 'are'} ${counted(first, 'step')}.`,
        check: `(${one}) - ((${two}) - (${one}))`,
      },
      {
        answer: '0',
        why: 'A linear polynomial need not be 0 at x = 0: its constant term stays.',
        check: '0',
      },
    ],
  };
};

const CLUBS = ['library', 'badminton hall', 'swimming pool', 'music school', 'gym'] as const;

const equalPlans = (draw: Draw): MadeQuestion => {
  const months = draw.whole(3, 11);
  const [less, extra] = [draw.whole(6, 15) * 20, draw.pick([20, 40, 50, 60, 80])];
  const join = months * extra;
  const more = less + extra;
  return {
    ask: `A ${draw.pick(CLUBS)} offers two plans. Plan A: ₹${show(join)} to join and ₹${less} a month. Plan B: nothing to join and ₹${more} a month. After how many months have both cost the same?`,
    hint: 'By how many rupees is plan A cheaper each month?',
    steps: [
      `After m months: ${show(join)} + ${less}m for A and ${more}m for B.`,
      `${show(join)} + ${less}m = ${more}m, so ${show(join)} = ${extra}m.`,
      `m = ${months}: both have cost ₹${show(more * months)}.`,
    ],
    answer: `${months} months`,
    check: `${join} / (${more} - ${less})`,
    slips: [
      {
        answer: `${extra} months`,
        why: `₹${extra} is what plan A saves each month. How many months make up ₹${show(join)}?`,
        check: `${more} - ${less}`,
      },
    ],
  };
};

export const CHAPTER_02: BookMakers[number] = [
  { id: 'value-at', level: 'know', make: valueAt },
  { id: 'zero', level: 'use', make: zero },
  { id: 'fixed-and-rate', level: 'use', make: fixedAndRate },
  { id: 'from-two-values', level: 'think', make: fromTwoValues },
  { id: 'equal-plans', level: 'think', make: equalPlans },
];
