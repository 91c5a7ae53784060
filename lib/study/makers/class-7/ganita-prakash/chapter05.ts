import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';

/** An angle that is clearly acute or obtuse, never 90°. */
const slanted = (draw: Draw): number => (draw.chance() ? draw.whole(25, 84) : draw.whole(96, 155));

const linearPair = (draw: Draw): MadeQuestion => {
  const angle = slanted(draw);
  return {
    ask: `A ray stands on a line. It makes an angle of ${angle}° with one side of the line. How large is the angle with the other side?`,
    hint: 'Both together make a straight angle.',
    steps: ['A linear pair adds up to 180°.', `180° − ${angle}° = ${180 - angle}°.`],
    answer: `${180 - angle}°`,
    check: `180 - ${angle}`,
    slips: [
      {
        answer: `${angle}°`,
        why: 'Opposite angles at a crossing are equal; neighbours on a line make 180°.',
      },
      {
        answer: `${360 - angle}°`,
        why: 'You completed a full turn. A line is half a turn: 180°.',
        check: `360 - ${angle}`,
      },
    ],
  };
};

const opposite = (draw: Draw): MadeQuestion => {
  const angle = slanted(draw);
  const what = draw.pick(['Two roads cross', 'Two sticks cross', 'Two straight lines cross']);
  return {
    ask: `${what}. One of the four angles is ${angle}°. How large is the angle vertically opposite to it?`,
    hint: 'Both have the same neighbours.',
    steps: [
      `The neighbour of both is 180° − ${angle}° = ${180 - angle}°.`,
      `So the opposite angle is 180° − ${180 - angle}° = ${angle}°.`,
    ],
    answer: `${angle}°`,
    check: `180 - (180 - ${angle})`,
    slips: [
      {
        answer: `${180 - angle}°`,
        why: 'That is the angle beside it. The opposite one is just as large.',
        check: `180 - ${angle}`,
      },
    ],
  };
};

const PAIRS = [
  ['corresponding angles', true],
  ['alternate interior angles', true],
  ['interior angles on the same side of the transversal', false],
] as const;

const acrossParallels = (draw: Draw): MadeQuestion => {
  const [angle, [pair, isEqual]] = [slanted(draw), draw.pick(PAIRS)];
  const other = isEqual ? angle : 180 - angle;
  return {
    ask: `Two parallel lines are crossed by a transversal. Of two ${pair}, one is ${angle}°. How large is the other?`,
    hint: isEqual
      ? 'Slide one crossing onto the other.'
      : 'Look at the neighbour of the other angle.',
    steps: isEqual
      ? [`At parallel lines ${pair} are equal.`, `So the other is ${angle}° too.`]
      : [`At parallel lines ${pair} add up to 180°.`, `180° − ${angle}° = ${other}°.`],
    answer: `${other}°`,
    check: isEqual ? `${angle}` : `180 - ${angle}`,
    slips: [
      {
        answer: `${180 - other}°`,
        why: isEqual
          ? 'You completed 180°. This pair is equal at parallel lines.'
          : 'This pair is not equal: the two make 180° together.',
      },
    ],
  };
};

const areParallel = (draw: Draw): MadeQuestion => {
  const [angle, [pair, isEqual]] = [slanted(draw), draw.pick(PAIRS)];
  const isParallel = draw.chance();
  const other =
    (isEqual ? angle : 180 - angle) + (isParallel ? 0 : draw.pick([-4, -3, -2, 2, 3, 4]));
  const rule = isEqual ? 'equal' : 'together 180°';
  return {
    ask: `A transversal crosses two lines. Two ${pair} are ${angle}° and ${other}°. Are the lines parallel: yes or no?`,
    hint: 'How would this pair be related at parallel lines?',
    steps: [
      `At parallel lines ${pair} are ${rule}.`,
      isEqual
        ? `${angle}° and ${other}° are ${isParallel ? '' : 'not '}equal, so the lines are ${isParallel ? '' : 'not '}parallel.`
        : `${angle}° + ${other}° = ${angle + other}°, so the lines are ${isParallel ? '' : 'not '}parallel.`,
    ],
    answer: isParallel ? 'yes' : 'no',
    slips: [
      {
        answer: isParallel ? 'no' : 'yes',
        why: isParallel
          ? `This pair has to be ${rule} at parallel lines, and it is.`
          : `Close is not enough: this pair would have to be ${rule}.`,
      },
    ],
  };
};

const findX = (draw: Draw): MadeQuestion => {
  const [x, one, other] = [draw.whole(12, 22), draw.whole(1, 3), draw.whole(2, 4)];
  const rest = 180 - (one + other) * x;
  const first = one === 1 ? 'x°' : `(${one}x)°`;
  const count = one + other;
  const isPair = draw.chance();
  return {
    ask: `${isPair ? 'Two neighbouring angles on a line' : 'Two interior angles on the same side of a transversal at parallel lines'} are ${first} and (${other}x + ${rest})°. What is x?`,
    hint: 'What do the two add up to?',
    steps: [
      `They add up to 180°: ${count}x + ${rest} = 180.`,
      `${count}x = ${180 - rest}, so x = ${x}.`,
    ],
    answer: `${x}`,
    accept: [`x = ${x}`, `${x}°`],
    check: `(180 - ${rest}) / (${one} + ${other})`,
    slips: [
      {
        answer: `${180 - rest}`,
        why: `That is ${count}x. Divide by ${count}.`,
        check: `180 - ${rest}`,
      },
    ],
  };
};

export const CHAPTER_05 = [
  { id: 'linear-pair', level: 'know', make: linearPair },
  { id: 'opposite', level: 'know', make: opposite },
  { id: 'across-parallels', level: 'use', make: acrossParallels },
  { id: 'are-parallel', level: 'use', make: areParallel },
  { id: 'find-x', level: 'think', make: findX },
] as const;
