import type { Draw } from '@/lib/study/worksheets/draw';
import {
  digitsStatement,
  howOften,
  lastDigitStatement,
  multipleStatement,
  parityStatement,
  remainderStatement,
} from '@/lib/study/worksheets/generators/primary/alwaysSometimes';
import {
  digitSumClue,
  digitsClue,
  makeRiddle,
  multipleClue,
  oddClue,
} from '@/lib/study/worksheets/generators/primary/riddles';
import { goOn, steps, walk } from '@/lib/study/worksheets/generators/primary/sequences';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import { findTheMistake, type Working } from '@/lib/study/worksheets/generators/primary/worked';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { type Question, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const mistake = (make: (draw: Draw) => Working) => (draw: Draw) => findTheMistake(draw, make(draw));

const MISTAKES = inSlots(6, [
  mistake((draw) => {
    const [one, tens, ones] = [draw.whole(23, 89), draw.whole(1, 5) * 10, draw.whole(3, 9)];
    return {
      task: `${one} × ${tens + ones}`,
      lines: (write) => {
        const [left, right] = [write(1, one * tens, (one * tens) / 10), write(2, one * ones)];
        return [
          `${one} × ${tens} = ${show(left)}`,
          `${one} × ${ones} = ${show(right)}`,
          `${show(left)} + ${show(right)} = ${show(write(3, left + right))}`,
        ];
      },
      answer: show(one * (tens + ones)),
    };
  }),
  mistake((draw) => {
    const [one, other, taken] = [
      draw.whole(2100, 5800),
      draw.whole(1200, 3900),
      draw.whole(400, 1900),
    ];
    return {
      task: `${show(one)} + ${show(other)} − ${show(taken)}`,
      lines: (write) => {
        const sum = write(1, one + other);
        return [
          `${show(one)} + ${show(other)} = ${show(sum)}`,
          `${show(sum)} − ${show(taken)} = ${show(write(2, sum - taken))}`,
        ];
      },
      answer: show(one + other - taken),
    };
  }),
  mistake((draw) => {
    const [hundreds, tens, ones, by] = [
      draw.whole(1, 8) * 100,
      draw.whole(1, 9) * 10,
      draw.whole(2, 9),
      draw.whole(3, 9),
    ];
    const number = hundreds + tens + ones;
    return {
      task: `${number} × ${by}`,
      lines: (write) => {
        const [a, b, c] = [
          write(1, hundreds * by, (hundreds * by) / 10),
          write(2, tens * by),
          write(3, ones * by),
        ];
        return [
          `${hundreds} × ${by} = ${show(a)}`,
          `${tens} × ${by} = ${show(b)}`,
          `${ones} × ${by} = ${show(c)}`,
          `${show(a)} + ${show(b)} + ${show(c)} = ${show(write(4, a + b + c))}`,
        ];
      },
      answer: show(number * by),
    };
  }),
  mistake((draw) => {
    const [divisor, quotient] = [draw.whole(3, 9), draw.whole(2, 9) * 10];
    const rest = draw.whole(3, 9);
    const number = divisor * (quotient + rest);
    return {
      task: `${number} ÷ ${divisor}`,
      lines: (write) => {
        // A slip by one group, so that every later line comes out whole.
        const first = write(1, divisor * quotient, divisor * (quotient + 1));
        const left = write(2, number - first, number - first + divisor);
        const more = write(3, left / divisor, left / divisor + 1);
        return [
          `${divisor} × ${quotient} = ${first}`,
          `${number} − ${first} = ${left}`,
          `${left} ÷ ${divisor} = ${more}`,
          `${quotient} + ${more} = ${write(4, quotient + more)}`,
        ];
      },
      answer: String(quotient + rest),
    };
  }),
  mistake((draw) => {
    const from = draw.pick([1000, 2000, 5000]);
    const hundreds = draw.whole(2, from / 100 - 2) * 100;
    const taken = hundreds + draw.whole(11, 89);
    return {
      task: `${show(from)} − ${show(taken)}`,
      lines: (write) => {
        const first = write(1, from - hundreds);
        return [
          `${show(from)} − ${show(hundreds)} = ${show(first)}`,
          `${show(first)} − ${taken - hundreds} = ${show(write(2, first - (taken - hundreds), first + (taken - hundreds)))}`,
        ];
      },
      answer: show(from - taken),
    };
  }),
  mistake((draw) => {
    const [long, wide] = [draw.whole(12, 45), draw.whole(5, 11)];
    return {
      task: `2 × (${long} + ${wide})`,
      lines: (write) => {
        const half = write(1, long + wide);
        return [`${long} + ${wide} = ${half}`, `2 × ${half} = ${write(2, 2 * half, half + 2)}`];
      },
      answer: String(2 * (long + wide)),
    };
  }),
]);

const HOW_OFTEN = inSlots(12, [
  (draw) => howOften(parityStatement(draw)),
  (draw) => howOften(multipleStatement(draw)),
  (draw) => howOften(lastDigitStatement(draw)),
  (draw) => howOften(digitsStatement(draw)),
  (draw) => howOften(remainderStatement(draw)),
  (draw) => howOften(multipleStatement(draw)),
]);

const RIDDLES: TopicGenerator['make'] = (draw) =>
  makeRiddle(draw, { low: 123, high: 987, width: draw.pick([40, 100]) }, (number) => [
    oddClue(number),
    digitSumClue(number),
    digitsClue(number, 1, 0),
    digitsClue(number, 2, 0),
    digitsClue(number, 2, 1),
    ...[3, 4, 5, 6, 8, 9, 10, 25].filter((by) => number % by === 0).map(multipleClue),
  ]);

const balance = (draw: Draw): Question => {
  const [one, other, shift] = [draw.whole(130, 880), draw.whole(60, 480), draw.whole(10, 55)];
  return draw.chance()
    ? single(`${one} + ${other} = ${one + shift} + ___`, String(other - shift), {
        how: `One part is ${shift} more, so the other is ${shift} less`,
      })
    : single(`${one + other} − ${other} = ${one + other + shift} − ___`, String(other + shift), {
        how: `Both numbers grow by ${shift}`,
      });
};

const MISSING = inSlots(20, [
  (draw) => {
    const [one, answer] = [draw.whole(1200, 6900), draw.whole(350, 2900)];
    return draw.chance()
      ? single(`${show(one)} + ___ = ${show(one + answer)}`, show(answer))
      : single(`___ + ${show(one)} = ${show(one + answer)}`, show(answer));
  },
  (draw) => {
    const [one, answer] = [draw.whole(1200, 6900), draw.whole(350, 2900)];
    return draw.chance()
      ? single(`${show(one + answer)} − ___ = ${show(one)}`, show(answer))
      : single(`___ − ${show(one)} = ${show(answer)}`, show(one + answer));
  },
  balance,
  (draw) => {
    const [one, answer] = [draw.whole(4, 12), draw.whole(6, 40)];
    return draw.chance()
      ? single(`${one} × ___ = ${one * answer}`, String(answer))
      : single(`___ × ${answer} = ${one * answer}`, String(one));
  },
  (draw) => {
    const [one, answer] = [draw.whole(4, 12), draw.whole(6, 40)];
    return draw.chance()
      ? single(`___ ÷ ${one} = ${answer}`, String(one * answer))
      : single(`${one * answer} ÷ ___ = ${answer}`, String(one));
  },
  (draw) => {
    const [one, two, answer] = [draw.whole(2, 6), draw.whole(2, 6) * 2, draw.whole(2, 9)];
    return single(`${one} × ${two} × ___ = ${one * two * answer}`, String(answer));
  },
  (draw) => {
    const [one, two, by] = [draw.whole(4, 9), draw.whole(2, 6) * 2, 2];
    return single(`${one * by} × ${two} = ${one} × ___`, String(by * two), {
      how: 'One factor is halved, so the other is doubled',
    });
  },
]);

const PATTERNS = inSlots(12, [
  (draw) => goOn(steps(draw.whole(1200, 4800), draw.pick([75, 125, 150, 250, 300]), 7)),
  (draw) => goOn(steps(draw.whole(7200, 9800), -draw.pick([110, 125, 250, 400]), 7)),
  (draw) => {
    const [start, by] = [draw.whole(2, 5), draw.pick([2, 3])];
    return goOn(
      Array.from({ length: 7 }, (_, at) => start * by ** at),
      `Each number is ${by} times the one before`,
    );
  },
  (draw) => {
    const [first, more] = [draw.whole(2, 6), draw.whole(2, 5)];
    return goOn(
      walk(draw.whole(5, 60), 7, (at) => first + at * more),
      `The steps grow by ${more}`,
    );
  },
  (draw) => {
    const [up, down] = [draw.whole(15, 60), draw.whole(5, 12)];
    return goOn(
      walk(draw.whole(100, 300), 7, (at) => (at % 2 === 0 ? up : -down)),
      `By turns + ${up} and − ${down}`,
    );
  },
  (draw) => {
    const start = draw.whole(3, 12) * 64;
    return goOn(
      Array.from({ length: 7 }, (_, at) => start / 2 ** at),
      'Each number is half of the one before',
    );
  },
  (draw) => {
    const start = draw.whole(1, 8);
    return goOn(
      Array.from({ length: 7 }, (_, at) => (start + at) * (start + at)),
      `${start} × ${start}, ${start + 1} × ${start + 1}, ${start + 2} × ${start + 2} …`,
    );
  },
]);

export const GRADE_4_REASONING = {
  MST: { count: 6, layout: 'list', make: MISTAKES },
  ASN: { count: 12, layout: 'list', make: HOW_OFTEN },
  RDE: { count: 9, layout: 'list', make: RIDDLES },
  EQM: { count: 20, layout: 'grid', make: MISSING },
  PTN: { count: 12, layout: 'list', make: PATTERNS },
} as const satisfies Record<string, TopicGenerator>;
