import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { bracketed, show } from '@/lib/study/worksheets/text';

/** An integer that is not 0, of a size between the two. */
const signed = (draw: Draw, low: number, high: number): number =>
  draw.pick([-1, 1]) * draw.whole(low, high);

const product = (draw: Draw): MadeQuestion => {
  const [one, other] = [-draw.whole(3, 15), signed(draw, 2, 12)];
  const size = Math.abs(one * other);
  const isLike = other < 0;
  return {
    ask: `Find ${bracketed(one)} × ${bracketed(other)}.`,
    hint: 'Multiply the sizes, then think of the sign.',
    steps: [
      `${-one} × ${Math.abs(other)} = ${show(size)}.`,
      `${isLike ? 'Like signs give a positive' : 'Unlike signs give a negative'} product: ${show(one * other)}.`,
    ],
    answer: show(one * other),
    check: `(${one}) * (${other})`,
    slips: [
      {
        answer: show(-one * other),
        why: `The size is right. ${isLike ? 'Two negative factors make a positive product.' : 'One negative factor makes the product negative.'}`,
        check: `-(${one}) * (${other})`,
      },
    ],
  };
};

const orderOfSigns = (draw: Draw): MadeQuestion => {
  const [first, factor, times] = [draw.whole(8, 30), -draw.whole(2, 9), draw.whole(2, 6)];
  const part = factor * times;
  return {
    ask: `Find ${first} − (${show(factor)}) × ${times}.`,
    hint: 'Multiplication comes before subtraction.',
    steps: [
      `(${show(factor)}) × ${times} = ${show(part)}.`,
      `${first} − (${show(part)}) = ${first} + ${-part} = ${first - part}.`,
    ],
    answer: show(first - part),
    check: `${first} - (${factor}) * ${times}`,
    slips: [
      {
        answer: show((first - factor) * times),
        why: 'You subtracted first. Multiplication comes before subtraction.',
        check: `(${first} - (${factor})) * ${times}`,
      },
      {
        answer: show(first + part),
        why: `Taking away ${show(part)} is adding ${-part}.`,
        check: `${first} + (${part})`,
      },
    ],
  };
};

const QUIZZES = ['Farhan', 'Meena', 'Tenzin', 'Lakshmi', 'Gurpreet'] as const;

const quizScore = (draw: Draw): MadeQuestion => {
  const [right, wrong] = [draw.whole(5, 12), draw.whole(3, 9)];
  const [gain, loss] = [draw.whole(4, 6), draw.whole(1, 3)];
  const score = right * gain - wrong * loss;
  return {
    ask: `In a quiz a right answer gives ${gain} points and for a wrong one ${loss === 1 ? 'a point is' : `${loss} points are`} taken away. ${draw.pick(QUIZZES)} has ${right} right and ${wrong} wrong answers. What is the score?`,
    hint: 'Count right and wrong answers apart, with their signs.',
    steps: [
      `Right answers: ${right} × ${gain} = ${right * gain}.`,
      `Wrong answers: ${wrong} × (−${loss}) = −${wrong * loss}.`,
      `${right * gain} + (−${wrong * loss}) = ${show(score)}.`,
    ],
    answer: show(score),
    check: `${right} * ${gain} + ${wrong} * (-${loss})`,
    slips: [
      {
        answer: show(right * gain + wrong * loss),
        why: 'Wrong answers take points away; you added them.',
        check: `${right} * ${gain} + ${wrong} * ${loss}`,
      },
    ],
  };
};

const missingDivisor = (draw: Draw): MadeQuestion => {
  const [answer, quotient] = [signed(draw, 3, 12), signed(draw, 2, 9)];
  const whole = answer * quotient;
  return {
    ask: `By which integer must ${show(whole)} be divided to give ${show(quotient)}?`,
    hint: `Turn the question round: ${show(quotient)} times which integer is ${show(whole)}?`,
    steps: [
      `${Math.abs(quotient)} × ${Math.abs(answer)} = ${Math.abs(whole)}, so the size is ${Math.abs(answer)}.`,
      `${show(whole)} and ${show(quotient)} have ${answer > 0 ? 'like' : 'unlike'} signs: the integer is ${show(answer)}.`,
      `Check: ${show(whole)} ÷ ${bracketed(answer)} = ${show(quotient)}.`,
    ],
    answer: show(answer),
    check: `(${whole}) / (${quotient})`,
    slips: [
      {
        answer: show(-answer),
        why: 'The size is right, the sign is not: multiply back to see it.',
        check: `-(${whole}) / (${quotient})`,
      },
    ],
  };
};

export const CHAPTER_10 = [
  { id: 'product', level: 'know', make: product },
  { id: 'order-of-signs', level: 'use', make: orderOfSigns },
  { id: 'quiz-score', level: 'use', make: quizScore },
  { id: 'missing-divisor', level: 'think', make: missingDivisor },
] as const;
