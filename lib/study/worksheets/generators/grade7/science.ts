import {
  ACID_FACTS,
  CIRCUIT_FACTS,
  PIECES,
  SUBSTANCES,
} from '@/data/study/worksheets/words/grade7/science';
import { classOf, fromBank } from '@/lib/study/worksheets/generators/primary/bank';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { single } from '@/lib/study/worksheets/question';
import { article, show } from '@/lib/study/worksheets/text';

const SPEED = inSlots(7, [
  (draw) => {
    const [speed, hours] = [draw.whole(9, 20), draw.whole(2, 4)];
    return single(
      `A postman cycles ${speed * hours} km in ${hours} hours at a steady speed. Find the speed.`,
      String(speed),
      { unit: 'km/h', how: `${speed * hours} ÷ ${hours}` },
    );
  },
  (draw) => {
    const [speed, hours] = [draw.whole(28, 60), draw.whole(2, 6)];
    return single(
      `A bus travels at ${speed} km/h for ${hours} hours. How far does it come?`,
      String(speed * hours),
      { unit: 'km', how: `${speed} × ${hours}` },
    );
  },
  (draw) => {
    const [speed, hours] = [draw.whole(8, 20) * 5, draw.whole(3, 8)];
    return single(
      `A train moves at ${speed} km/h all the time. How long does it take for ${speed * hours} km?`,
      String(hours),
      { unit: 'hours', how: `${speed * hours} ÷ ${speed}` },
    );
  },
  (draw) => {
    const [halves, seconds] = [draw.whole(10, 18), draw.whole(5, 10) * 2];
    return single(
      `A girl runs ${(halves * seconds) / 2} m in ${seconds} s. What is her average speed?`,
      show(halves / 2),
      { unit: 'm/s', how: `${(halves * seconds) / 2} ÷ ${seconds}` },
    );
  },
  (draw) => {
    const tens = draw.whole(1, 20);
    return draw.chance()
      ? single(`Write ${9 * tens} km/h in metres per second.`, show((5 * tens) / 2), {
          unit: 'm/s',
          how: `${9 * tens} × 1000 ÷ 3600`,
        })
      : single(`Write ${5 * tens} m/s in kilometres per hour.`, String(18 * tens), {
          unit: 'km/h',
          how: `${5 * tens} × 3600 ÷ 1000`,
        });
  },
  (draw) => {
    const [one = 40, other = 50] = draw.some([30, 35, 40, 45, 50, 55, 60, 65, 70], 2);
    const [first, second] = [draw.whole(2, 6), draw.whole(2, 6)];
    return single(
      `Car A goes ${one * first} km in ${first} hours, car B ${other * second} km in ${second} hours. Which car is faster on average?`,
      one > other ? 'A' : 'B',
      { choices: ['A', 'B'], how: `A ${one} km/h, B ${other} km/h` },
    );
  },
  (draw) => {
    const [times, tenths] = [draw.pick([10, 20, 30]), draw.whole(8, 25)];
    return single(
      `A pendulum swings to and fro ${times} times in ${(times * tenths) / 10} s. Find its time period.`,
      show(tenths / 10),
      { unit: 's', how: `${(times * tenths) / 10} ÷ ${times}` },
    );
  },
]);

const NATURES = ['acidic', 'basic', 'neutral'] as const;

const INDICATORS = inSlots(6, [
  (draw) => classOf(draw, SUBSTANCES, (name) => `Is ${name} acidic, basic or neutral?`, NATURES),
  (draw) => {
    const [name, nature] = draw.pick(SUBSTANCES);
    return single(
      `A strip of blue litmus paper is dipped into ${name}. Which colour has it then?`,
      nature === 'acidic' ? 'red' : 'blue',
      { choices: ['red', 'blue'], how: `It is ${nature}: only acids turn blue litmus red` },
    );
  },
  (draw) => {
    const [name, nature] = draw.pick(SUBSTANCES);
    return single(
      `A strip of red litmus paper is dipped into ${name}. Which colour has it then?`,
      nature === 'basic' ? 'blue' : 'red',
      { choices: ['red', 'blue'], how: `It is ${nature}: only bases turn red litmus blue` },
    );
  },
  (draw) => fromBank(draw, ACID_FACTS),
  (draw) => {
    const [name, nature] = draw.pick(SUBSTANCES);
    return single(
      `A drop of ${name} falls on yellow turmeric paper. Which colour does the spot show?`,
      nature === 'basic' ? 'reddish brown' : 'yellow',
      {
        choices: ['yellow', 'reddish brown'],
        how: `It is ${nature}: only bases change the colour of turmeric`,
      },
    );
  },
  (draw) => {
    const [name, nature] = draw.pick(SUBSTANCES);
    const answers = { acidic: 'dark pink', basic: 'green', neutral: 'no change' };
    return single(
      `Some ${name} is mixed with China rose extract. What do we see?`,
      answers[nature],
      { choices: Object.values(answers), how: `It is ${nature}` },
    );
  },
]);

const YES_NO = ['yes', 'no'] as const;
const SWITCH = ['open', 'closed'] as const;

const yesNo = (ask: string, isYes: boolean, how: string) =>
  single(ask, isYes ? 'yes' : 'no', { choices: YES_NO, how });

const CIRCUITS = inSlots(7, [
  (draw) => {
    const [[piece, kind], key] = [draw.pick(PIECES), draw.pick(SWITCH)];
    return yesNo(
      `A cell, a lamp and a switch are joined in a ring with wires. The switch is ${key}, and ${piece} bridges a gap in the wire. Does the lamp glow?`,
      kind === 'conductor' && key === 'closed',
      key === 'open' ? 'The open switch breaks the path' : `It is ${article(kind)} ${kind}`,
    );
  },
  (draw) =>
    classOf(draw, PIECES, (piece) => `Is ${piece} a conductor or an insulator?`, [
      'conductor',
      'insulator',
    ]),
  (draw) => {
    const [cells, filament, key] = [
      draw.pick(['One cell', 'Two cells', 'Three cells']),
      draw.pick(['whole', 'broken'] as const),
      draw.pick(SWITCH),
    ];
    return yesNo(
      `${cells} in a row, a switch and a torch lamp make a ring. The filament of the lamp is ${filament}, the switch is ${key}. Does the lamp glow?`,
      filament === 'whole' && key === 'closed',
      'The path has to be closed everywhere, in the lamp, too',
    );
  },
  (draw) => {
    const [pole, key] = [draw.pick(['positive', 'negative'] as const), draw.pick(SWITCH)];
    return yesNo(
      `The longer wire of an LED leads to the ${pole} terminal of a battery, the shorter one to the other terminal. The switch is ${key}. Does the LED glow?`,
      pole === 'positive' && key === 'closed',
      'An LED lets the current pass one way only: in through its longer wire',
    );
  },
  (draw) => {
    const cells = draw.whole(2, 8);
    return single(
      `A battery is made of ${cells} cells of 1.5 V, each joined with plus to the minus of the next. How many volts has it?`,
      show(cells * 1.5),
      { unit: 'V', how: `${cells} × 1.5` },
    );
  },
  (draw) => {
    const [one, other, isRow] = [draw.pick(SWITCH), draw.pick(SWITCH), draw.chance()];
    const closed = [one, other].filter((key) => key === 'closed').length;
    return yesNo(
      `A lamp and a cell are joined through two switches that ${isRow ? 'stand one after the other in the same wire' : 'lie side by side in two branches'}. Switch A is ${one}, switch B is ${other}. Does the lamp glow?`,
      closed >= (isRow ? 2 : 1),
      isRow ? 'Both have to be closed' : 'One closed branch is enough',
    );
  },
  (draw) => fromBank(draw, CIRCUIT_FACTS),
]);

export const GRADE_7_SCIENCE = {
  SPD: { count: 10, layout: 'list', make: SPEED },
  ACB: { count: 12, layout: 'list', make: INDICATORS },
  CKT: { count: 9, layout: 'list', make: CIRCUITS },
} as const satisfies Record<string, TopicGenerator>;
