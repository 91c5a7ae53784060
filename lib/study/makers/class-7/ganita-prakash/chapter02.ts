import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const countTerms = (draw: Draw): MadeQuestion => {
  const count = draw.whole(2, 4);
  const products = draw.whole(1, count - 1);
  const terms = draw.shuffle(
    Array.from({ length: count }, (_, at) =>
      at < products ? `${draw.whole(2, 9)} × ${draw.whole(2, 9)}` : `${draw.whole(10, 60)}`,
    ),
  );
  const signs = terms.map((_, at) => (at > 0 && draw.chance() ? '−' : '+'));
  const expression = terms.map((term, at) => (at === 0 ? term : ` ${signs[at]} ${term}`)).join('');
  const listed = terms.map((term, at) => (signs[at] === '−' ? `−${term}` : term));
  return {
    ask: `How many terms has the expression ${expression}?`,
    hint: 'Terms are what is added or taken away. A product counts as one.',
    steps: [
      'Read every subtraction as adding the opposite.',
      `The terms are ${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}: there are ${count}.`,
    ],
    answer: `${count}`,
    check: `${count + products} - ${products}`,
    slips: [
      {
        answer: `${count + products}`,
        why: 'You counted the numbers. Factors of one product belong to one term.',
        check: `${count} + ${products}`,
      },
    ],
  };
};

const productFirst = (draw: Draw): MadeQuestion => {
  const [first, one, other] = [draw.whole(11, 60), draw.whole(3, 9), draw.whole(3, 12)];
  return {
    ask: `Find ${first} + ${one} × ${other}.`,
    hint: 'Which two terms does the expression have?',
    steps: [
      `The product first: ${one} × ${other} = ${one * other}.`,
      `${first} + ${one * other} = ${first + one * other}.`,
    ],
    answer: show(first + one * other),
    check: `${first} + ${one} * ${other}`,
    slips: [
      {
        answer: show((first + one) * other),
        why: 'You added first. Without brackets the product comes before the sum.',
        check: `(${first} + ${one}) * ${other}`,
      },
    ],
  };
};

const minusBrackets = (draw: Draw): MadeQuestion => {
  const [inner, small] = [draw.whole(25, 70), draw.whole(4, 20)];
  const whole = inner + small + draw.whole(10, 80);
  const isSum = draw.chance();
  const [sign, turned] = isSum ? ['+', '−'] : ['−', '+'];
  const taken = isSum ? inner + small : inner - small;
  const wrong = isSum ? whole - inner + small : whole - inner - small;
  return {
    ask: `Find ${whole} − (${inner} ${sign} ${small}).`,
    hint: 'The whole bracket is taken away.',
    steps: [
      `${inner} ${sign} ${small} = ${taken} and ${whole} − ${taken} = ${whole - taken}.`,
      `Without brackets the sign inside turns: ${whole} − ${inner} ${turned} ${small} = ${whole - taken}.`,
    ],
    answer: show(whole - taken),
    check: `${whole} - ${inner} ${isSum ? '-' : '+'} ${small}`,
    slips: [
      {
        answer: show(wrong),
        why: `You worked out ${whole} − ${inner} ${sign} ${small}. The minus in front of the bracket turns the sign inside.`,
        check: `${whole} - ${inner} ${isSum ? '+' : '-'} ${small}`,
      },
    ],
  };
};

const BUYERS = [
  ['Ananya', 'she'],
  ['Irfan', 'he'],
  ['Jaspreet', 'she'],
  ['Thomas', 'he'],
  ['Nandini', 'she'],
  ['Bhaskar', 'he'],
] as const;
const DEARER = [
  ['notebooks', 30, 60],
  ['samosas', 12, 20],
  ['kites', 15, 30],
] as const;
const CHEAPER = [
  ['pencils', 5, 10],
  ['erasers', 4, 9],
  ['bananas', 5, 8],
] as const;

const change = (draw: Draw): MadeQuestion => {
  const [[name, pronoun], [dear, dearLow, dearHigh]] = [draw.pick(BUYERS), draw.pick(DEARER)];
  const [cheap, cheapLow, cheapHigh] = draw.pick(CHEAPER);
  const [many, price] = [draw.whole(2, 5), draw.whole(dearLow, dearHigh)];
  const [more, cost] = [draw.whole(3, 8), draw.whole(cheapLow, cheapHigh)];
  const total = many * price + more * cost;
  return {
    ask: `${name} buys ${many} ${dear} for ₹${price} each and ${more} ${cheap} for ₹${cost} each. How many rupees does ${pronoun} get back from a ₹500 note?`,
    hint: 'Write it as one expression with brackets: 500 − (…).',
    steps: [
      `${many} × ${price} + ${more} × ${cost} = ${many * price} + ${more * cost} = ${total}.`,
      `500 − ${total} = ${500 - total}.`,
    ],
    answer: `₹${500 - total}`,
    check: `500 - ${many} * ${price} - ${more} * ${cost}`,
    slips: [
      {
        answer: `₹${show(500 - many * price + more * cost)}`,
        why: `You added the price of the ${cheap}. Both amounts have to be paid.`,
        check: `500 - ${many} * ${price} + ${more} * ${cost}`,
      },
    ],
  };
};

const nearHundred = (draw: Draw): MadeQuestion => {
  const [factor, round, off] = [draw.whole(3, 9), draw.pick([100, 200, 500]), draw.whole(1, 4)];
  const isLess = draw.chance();
  const [sign, other] = isLess ? ['−', round - off] : ['+', round + off];
  const value = factor * other;
  return {
    ask: `Find ${factor} × ${other}. Use ${other} = ${round} ${sign} ${off}.`,
    hint: `The ${factor} multiplies both terms.`,
    steps: [
      `${factor} × ${round} = ${show(factor * round)} and ${factor} × ${off} = ${factor * off}.`,
      `${show(factor * round)} ${sign} ${factor * off} = ${show(value)}.`,
    ],
    answer: show(value),
    check: `${factor} * ${other}`,
    slips: [
      {
        answer: show(isLess ? factor * round - off : factor * round + off),
        why: `You multiplied only the ${round}. The ${factor} has to multiply the other term too.`,
        check: `${factor} * ${round} ${isLess ? '-' : '+'} ${off}`,
      },
    ],
  };
};

const compareSums = (draw: Draw): MadeQuestion => {
  const [one, other] = [draw.whole(210, 480), draw.whole(210, 480)];
  const [less, more] = draw.pick([
    [6, 2],
    [7, 3],
    [9, 4],
    [8, 5],
  ] as const);
  return {
    ask: `Without working out the sums: by how much is ${one} + ${other} larger than ${one - less} + ${other + more}?`,
    hint: 'Compare the first terms, then the second terms.',
    steps: [
      `The first term is ${less} less in the second sum, the second term ${more} more.`,
      `So the first sum is larger by ${less} − ${more} = ${less - more}.`,
    ],
    answer: `${less - more}`,
    check: `(${one} + ${other}) - (${one - less} + ${other + more})`,
    slips: [
      {
        answer: `${less + more}`,
        why: 'One term falls and the other rises, so the changes partly cancel.',
        check: `${less} + ${more}`,
      },
      {
        answer: `${less}`,
        why: `You compared the first terms only; the second terms differ by ${more}.`,
        check: `${less}`,
      },
    ],
  };
};

export const CHAPTER_02 = [
  { id: 'count-terms', level: 'know', make: countTerms },
  { id: 'product-first', level: 'know', make: productFirst },
  { id: 'minus-brackets', level: 'use', make: minusBrackets },
  { id: 'change', level: 'use', make: change },
  { id: 'near-hundred', level: 'use', make: nearHundred },
  { id: 'compare-sums', level: 'think', make: compareSums },
] as const;
