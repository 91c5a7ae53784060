import { CHILDREN } from '@/lib/study/makers/children';
import { counted } from '@/lib/study/makers/counted';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const RULED = [
  ['A pencil', 8, 17],
  ['A spoon', 12, 18],
  ['A toy car', 6, 12],
  ['A crayon', 5, 9],
  ['A feather', 7, 16],
] as const;

const onRuler = (draw: Draw): MadeQuestion => {
  const [thing, shortest, longest] = draw.pick(RULED);
  const [start, length] = [draw.whole(2, 6), draw.whole(shortest, longest)];
  const end = start + length;
  return {
    ask: `${thing} lies along a ruler. It begins at the ${start} cm mark and ends at the ${end} cm mark. How long is it, in cm?`,
    hint: 'It does not begin at zero.',
    steps: [`Count the steps from ${start} to ${end}.`, `${end} − ${start} = ${length} cm.`],
    answer: `${length} cm`,
    check: `${end} - ${start}`,
    slips: [
      {
        answer: `${end} cm`,
        why: `That is where it ends. It begins at ${start}, not at zero.`,
      },
      {
        answer: `${length + 1} cm`,
        why: 'You counted the marks. The length is the number of steps between them.',
        check: `${end} - ${start} + 1`,
      },
    ],
  };
};

const toCentimetres = (draw: Draw): MadeQuestion => {
  const [metres, more] = [draw.whole(1, 5), draw.whole(1, 95)];
  const thing = draw.pick(['ribbon', 'rope', 'paper chain', 'string of lights', 'strip of cloth']);
  const total = metres * 100 + more;
  return {
    ask: `A ${thing} is ${metres} m ${more} cm long. How many cm is that?`,
    hint: 'One metre has 100 cm.',
    steps: [`${metres} m = ${metres * 100} cm.`, `${metres * 100} + ${more} = ${total} cm.`],
    answer: `${total} cm`,
    check: `${metres} * 100 + ${more}`,
    slips: [
      {
        answer: `${metres * 10 + more} cm`,
        why: 'You took 10 cm for a metre. A metre has 100 cm.',
        check: `${metres} * 10 + ${more}`,
      },
      {
        answer: `${metres + more} cm`,
        why: `You added ${metres} and ${more}. Metres and centimetres are different units.`,
        check: `${metres} + ${more}`,
      },
    ],
  };
};

const cutOff = (draw: Draw): MadeQuestion => {
  const metres = draw.whole(2, 6);
  const cut = draw.whole(12, metres * 10 - 4) * 10 - draw.pick([0, 5]);
  const left = metres * 100 - cut;
  const thing = draw.pick(['ribbon', 'paper streamer', 'string', 'garland']);
  return {
    ask: `From a ${thing} of ${metres} m, ${draw.pick(CHILDREN)} cuts off ${cut} cm for the party. How many cm are left?`,
    hint: 'Change metres to centimetres first.',
    steps: [`${metres} m = ${metres * 100} cm.`, `${metres * 100} − ${cut} = ${left} cm.`],
    answer: `${left} cm`,
    check: `${metres} * 100 - ${cut}`,
    slips: [
      {
        answer: `${left + 100} cm`,
        why: 'A metre too many. Take away the hundreds and the tens one after the other.',
        check: `${metres} * 100 - ${cut} + 100`,
      },
      {
        answer: `${metres * 100 + cut} cm`,
        why: 'You added. What is cut off has to be taken away.',
        check: `${metres} * 100 + ${cut}`,
      },
    ],
  };
};

const spans = (draw: Draw): MadeQuestion => {
  const [span, times] = [draw.whole(11, 15), draw.whole(4, 9)];
  const thing = draw.pick(['table', 'bench', 'banner', 'shelf', 'window sill']);
  return {
    ask: `The hand span of ${draw.pick(CHILDREN)} is ${span} cm. A ${thing} is ${times} such spans long. How long is the ${thing}, in cm?`,
    hint: `${times} equal lengths one after the other.`,
    steps: [
      `${times} × 10 = ${times * 10} and ${times} × ${span - 10} = ${times * (span - 10)}.`,
      `${times * 10} + ${times * (span - 10)} = ${times * span} cm.`,
    ],
    answer: `${times * span} cm`,
    check: `${times} * ${span}`,
    slips: [
      {
        answer: `${times + span} cm`,
        why: 'You added. Each span is that long, so multiply.',
        check: `${times} + ${span}`,
      },
      {
        answer: `${times * 10 + span - 10} cm`,
        why: `You multiplied only the ten of ${span}. The ${span - 10} has to be taken ${times} times as well.`,
        check: `${times} * 10 + ${span - 10}`,
      },
    ],
  };
};

const flags = (draw: Draw): MadeQuestion => {
  const [gap, gaps] = draw.pick([
    [10, 8],
    [10, 10],
    [10, 12],
    [20, 5],
    [20, 6],
    [20, 8],
    [20, 10],
    [25, 4],
    [25, 8],
    [50, 4],
    [50, 6],
    [50, 8],
  ] as const);
  const length = gap * gaps;
  const [metres, more] = [Math.floor(length / 100), length % 100];
  const long = [...(metres > 0 ? [`${metres} m`] : []), ...(more > 0 ? [`${more} cm`] : [])].join(
    ' ',
  );
  const thing = draw.pick(['paper flags', 'balloons', 'stars', 'bells']);
  return {
    ask: `On a string of ${long} hang ${thing}, one at each end and one every ${gap} cm between. How many ${thing} are there?`,
    hint: 'How many gaps are there? Draw a short string first.',
    steps: [
      `The string has ${show(length)} ÷ ${gap} = ${gaps} gaps.`,
      `There is one more than there are gaps: ${gaps} + 1 = ${gaps + 1} ${thing}.`,
    ],
    answer: `${gaps + 1} ${thing}`,
    check: `${length} / ${gap} + 1`,
    slips: [
      {
        answer: `${gaps} ${thing}`,
        why: 'You counted the gaps. There is one more, at the beginning of the string.',
        check: `${length} / ${gap}`,
      },
      {
        answer: `${gaps - 1} ${thing}`,
        why: 'One hangs at each end as well.',
        check: `${length} / ${gap} - 1`,
      },
    ],
  };
};

const taller = (draw: Draw): MadeQuestion => {
  const [tall, less] = [draw.whole(128, 145), draw.whole(3, 15)];
  const more = draw.whole(2, less - 1);
  const [first = 'Zoya', second = 'Rohit', third = 'Nima'] = draw.some(CHILDREN, 3);
  const answer = tall - less + more;
  return {
    ask: `${first} is 1 m ${tall - 100} cm tall. ${second} is ${less} cm shorter than ${first}, and ${third} is ${more} cm taller than ${second}. How many cm tall is ${third}?`,
    hint: `Write the height of ${first} in cm and go step by step.`,
    steps: [
      `${first}: 1 m ${tall - 100} cm = ${tall} cm.`,
      `${second}: ${tall} − ${less} = ${tall - less} cm.`,
      `${third}: ${tall - less} + ${more} = ${answer} cm.`,
    ],
    answer: `${answer} cm`,
    accept: [`1 m ${answer - 100} cm`],
    check: `${tall} - ${less} + ${more}`,
    slips: [
      {
        answer: `${tall + more} cm`,
        why: `You added to the height of ${first}. ${third} is compared with ${second}.`,
        check: `${tall} + ${more}`,
      },
      {
        answer: `${tall - less - more} cm`,
        why: `${third} is taller than ${second}, so the ${counted(more, 'cm', 'cm')} are added.`,
        check: `${tall} - ${less} - ${more}`,
      },
    ],
  };
};

export const CHAPTER_10 = [
  { id: 'to-centimetres', level: 'know', make: toCentimetres },
  { id: 'on-ruler', level: 'use', make: onRuler },
  { id: 'cut-off', level: 'use', make: cutOff },
  { id: 'flags', level: 'think', make: flags },
  { id: 'spans', level: 'use', make: spans },
  { id: 'taller', level: 'think', make: taller },
] as const;
