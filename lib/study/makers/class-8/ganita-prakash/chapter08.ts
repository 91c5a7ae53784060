import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const toPercent = (draw: Draw): MadeQuestion => {
  const over = draw.pick([4, 5, 10, 20, 25, 50]);
  const top = draw.whole(1, over - 1);
  const by = 100 / over;
  return {
    ask: `Write ${top}/${over} as a percentage.`,
    hint: `Per cent means of a hundred. By what is ${over} multiplied to give 100?`,
    steps: [
      `${over} × ${by} = 100 and ${top} × ${by} = ${top * by}.`,
      `${top}/${over} = ${top * by}/100 = ${top * by}%.`,
    ],
    answer: `${top * by}%`,
    check: `${top} / ${over} * 100`,
    slips: [
      {
        answer: `${top}%`,
        why: `${top} of ${over} is more than ${top} of 100. Bring the denominator to 100 first.`,
        check: `${top}`,
      },
    ],
  };
};

const marks = (draw: Draw): MadeQuestion => {
  const full = draw.pick([20, 25, 40, 50, 60, 80]);
  const percent = draw.pick([35, 40, 45, 55, 60, 65, 70, 75, 80, 85, 90, 95]);
  const got = (full * percent) / 100;
  if (!Number.isInteger(got)) return marks(draw);
  const name = draw.pick(['Nazia', 'Harish', 'Moirang', 'Devika', 'Albert', 'Simran'] as const);
  return {
    ask: `${name} has ${got} of ${full} marks. What percentage is that?`,
    hint: 'Write it as a fraction with the denominator 100.',
    steps: [
      `The fraction is ${got}/${full}.`,
      `${got} ÷ ${full} × 100 = ${percent}, so it is ${percent}%.`,
    ],
    answer: `${percent}%`,
    check: `${got} / ${full} * 100`,
    slips: [
      {
        answer: `${got}%`,
        why: `That would be ${got} of 100 marks. These are ${got} of ${full}.`,
        check: `${got}`,
      },
      {
        answer: `${100 - percent}%`,
        why: 'That is the part of the marks that was lost.',
        check: `100 * (${full} - ${got}) / ${full}`,
      },
    ],
  };
};

/** Things with a marked price that is possible, in hundreds of rupees. */
const THINGS = [
  ['A school bag', 6, 18],
  ['A pressure cooker', 12, 30],
  ['A kurta', 6, 24],
  ['A table fan', 14, 32],
  ['A cricket bat', 8, 40],
  ['A bedsheet', 6, 20],
] as const;

const discount = (draw: Draw): MadeQuestion => {
  const [what, low, high] = draw.pick(THINGS);
  const price = 100 * draw.whole(low, high);
  const percent = 5 * draw.whole(2, 8);
  const off = (price * percent) / 100;
  return {
    ask: `${what} is marked at ₹${show(price)}. How much does it cost with a discount of ${percent}%?`,
    hint: 'What percentage of the price is left to pay?',
    steps: [
      `100% − ${percent}% = ${100 - percent}% is to be paid.`,
      `${100 - percent}% of ${show(price)} is ${price / 100} × ${100 - percent} = ${show(price - off)} rupees.`,
    ],
    answer: `₹${show(price - off)}`,
    check: `${price} - ${percent} / 100 * ${price}`,
    slips: [
      {
        answer: `₹${show(off)}`,
        why: 'That is the discount. Take it away from the price.',
        check: `${percent} / 100 * ${price}`,
      },
      {
        answer: `₹${show(price - percent)}`,
        why: `You took away ${percent} rupees. ${percent}% of the price is more.`,
        check: `${price} - ${percent}`,
      },
    ],
  };
};

const profitPercent = (draw: Draw): MadeQuestion => {
  const cost = 100 * draw.whole(4, 30);
  const percent = draw.whole(4, 35);
  const isProfit = draw.chance();
  const sign = isProfit ? 1 : -1;
  const change = (cost * percent) / 100;
  const sold = cost + sign * change;
  const word = isProfit ? 'profit' : 'loss';
  const what = draw.pick(['a fan', 'a bicycle', 'a chair', 'a mixer', 'a saree'] as const);
  return {
    ask: `A trader buys ${what} for ₹${show(cost)} and sells it for ₹${show(sold)}. What is the ${word} as a percentage of the cost price?`,
    hint: `Find the ${word} in rupees, then compare it with the cost price.`,
    steps: [
      `The ${word} is ${isProfit ? `${show(sold)} − ${show(cost)}` : `${show(cost)} − ${show(sold)}`} = ${show(change)} rupees.`,
      `${show(change)} ÷ ${show(cost)} × 100 = ${percent}, so it is ${percent}%.`,
    ],
    answer: `${percent}%`,
    check: `100 * abs(${sold} - ${cost}) / ${cost}`,
    slips: [
      {
        answer: `${show(change)}%`,
        why: `${show(change)} is the ${word} in rupees, not in per cent.`,
        check: `abs(${sold} - ${cost})`,
      },
      {
        answer: `${100 + sign * percent}%`,
        why: 'That compares the whole selling price with the cost price, not the difference.',
        check: `100 * ${sold} / ${cost}`,
      },
    ],
  };
};

const compound = (draw: Draw): MadeQuestion => {
  const [money, rate] = [10000 * draw.whole(1, 9), draw.whole(4, 10)];
  const first = (money * (100 + rate)) / 100;
  const second = (first * (100 + rate)) / 100;
  return {
    ask: `₹${show(money)} are placed at ${rate}% a year, compounded yearly. What is the amount after 2 years?`,
    hint: 'In the second year the interest earns interest.',
    steps: [
      `After 1 year: ${show(money)} + ${show(first - money)} = ${show(first)} rupees.`,
      `${rate}% of ${show(first)} is ${show(second - first)}: after 2 years there are ${show(second)} rupees.`,
    ],
    answer: `₹${show(second)}`,
    check: `${money} * (1 + ${rate} / 100)^2`,
    slips: [
      {
        answer: `₹${show(2 * first - money)}`,
        why: 'That is simple interest. In the second year the interest of the first earns interest too.',
        check: `${money} * (1 + 2 * ${rate} / 100)`,
      },
      {
        answer: `₹${show(second - money)}`,
        why: 'That is the interest alone; the amount has the money itself as well.',
        check: `${money} * (1 + ${rate} / 100)^2 - ${money}`,
      },
    ],
  };
};

const beforeDiscount = (draw: Draw): MadeQuestion => {
  const [what, low, high] = draw.pick(THINGS);
  const price = 100 * draw.whole(low, high);
  const percent = draw.pick([10, 20, 25, 30, 40]);
  const paid = (price * (100 - percent)) / 100;
  const wrong = (paid * (100 + percent)) / 100;
  return {
    ask: `After a discount of ${percent}% ${what.replace('A ', 'a ')} costs ₹${show(paid)}. What was the price before?`,
    hint: `₹${show(paid)} are ${100 - percent}% of the price that is asked for.`,
    steps: [
      `${100 - percent}% of the old price is ${show(paid)} rupees, so 1% is ${show(price / 100)} rupees.`,
      `100% is 100 × ${show(price / 100)} = ${show(price)} rupees.`,
    ],
    answer: `₹${show(price)}`,
    check: `${paid} / (1 - ${percent} / 100)`,
    slips: [
      {
        answer: `₹${show(wrong)}`,
        why: `You added ${percent}% of the new price. The discount was ${percent}% of the old one, which is larger.`,
        check: `${paid} * (1 + ${percent} / 100)`,
      },
    ],
  };
};

const upAndDown = (draw: Draw): MadeQuestion => {
  const price = 1000 * draw.whole(4, 15);
  const [up, down] = [10 * draw.whole(1, 4), 10 * draw.whole(1, 4)];
  const high = (price * (100 + up)) / 100;
  const end = (high * (100 - down)) / 100;
  return {
    ask: `The price of a cupboard of ₹${show(price)} is raised by ${up}% and later lowered by ${down}%. What is the price then?`,
    hint: 'The second percentage is taken from the raised price.',
    steps: [
      `Raised: ${show(price)} + ${show(high - price)} = ${show(high)} rupees.`,
      `${down}% of ${show(high)} is ${show(high - end)}: ${show(high)} − ${show(high - end)} = ${show(end)} rupees.`,
    ],
    answer: `₹${show(end)}`,
    check: `${price} * (1 + ${up} / 100) * (1 - ${down} / 100)`,
    slips: [
      {
        answer: `₹${show((price * (100 + up - down)) / 100)}`,
        why: 'You added and subtracted the percentages, but they are of different prices.',
        check: `${price} * (1 + (${up} - ${down}) / 100)`,
      },
    ],
  };
};

export const CHAPTER_8 = [
  { id: 'to-percent', level: 'know', make: toPercent },
  { id: 'marks', level: 'know', make: marks },
  { id: 'discount', level: 'use', make: discount },
  { id: 'profit-percent', level: 'use', make: profitPercent },
  { id: 'compound', level: 'use', make: compound },
  { id: 'before-discount', level: 'think', make: beforeDiscount },
  { id: 'up-and-down', level: 'think', make: upAndDown },
] as const satisfies BookMakers[number];
