import { CHILDREN } from '@/lib/study/makers/children';
import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const product = (draw: Draw): MadeQuestion => {
  const one = draw.whole(12, 98);
  const [tens, ones] = [draw.whole(2, 7), draw.whole(2, 9)];
  const other = tens * 10 + ones;
  const [firstTens, firstOnes] = [Math.floor(one / 10) * 10, one % 10];
  const answer = show(one * other);
  return {
    ask: `Find ${one} × ${other}.`,
    hint: `Split ${other} into ${tens * 10} and ${ones}.`,
    steps: [
      `${one} × ${tens * 10} = ${show(one * tens * 10)}.`,
      `${one} × ${ones} = ${show(one * ones)}.`,
      `${show(one * tens * 10)} + ${show(one * ones)} = ${answer}.`,
    ],
    answer,
    check: `${one} * ${other}`,
    slips: [
      {
        answer: show(one * tens + one * ones),
        why: `You took ${tens} instead of ${tens * 10}: the ${tens} of ${other} stands for tens.`,
        check: `${one} * ${tens} + ${one} * ${ones}`,
      },
      {
        answer: show(firstTens * tens * 10 + firstOnes * ones),
        why: 'You multiplied tens by tens and ones by ones only. Two parts of the rectangle are missing.',
        check: `${firstTens} * ${tens * 10} + ${firstOnes} * ${ones}`,
      },
    ],
  };
};

const byTens = (draw: Draw): MadeQuestion => {
  const [one, other] = [draw.whole(2, 9), draw.whole(2, 9)];
  const [zeros, more] = draw.pick([
    [10, 10],
    [10, 100],
    [100, 10],
    [10, 1000],
  ] as const);
  const all = zeros * more;
  return {
    ask: `Find ${show(one * zeros)} × ${show(other * more)}.`,
    hint: `Begin with ${one} × ${other}.`,
    steps: [
      `${one} × ${other} = ${one * other}.`,
      `${show(zeros)} × ${show(more)} = ${show(all)}, so it is ${one * other} × ${show(all)} = ${show(one * other * all)}.`,
    ],
    answer: show(one * other * all),
    check: `${one * zeros} * ${other * more}`,
    slips: [
      {
        answer: show((one * other * all) / 10),
        why: 'One zero is missing. Both numbers bring their zeros along.',
        check: `${one * zeros} * ${other * more} / 10`,
      },
      {
        answer: show(one * other * all * 10),
        why: 'There is one zero too many. Count the zeros of both numbers.',
        check: `${one * zeros} * ${other * more} * 10`,
      },
    ],
  };
};

const ANIMALS = [
  ['cows', 8, 16, 48, 62],
  ['buffaloes', 6, 12, 60, 75],
  ['goats', 2, 3, 70, 90],
] as const;

const milkMoney = (draw: Draw): MadeQuestion => {
  const [animals, low, high, cheap, dear] = draw.pick(ANIMALS);
  const [count, litres, price] = [
    draw.whole(6, 18),
    draw.whole(low, high),
    draw.whole(cheap, dear),
  ];
  const [milk, money] = [count * litres, count * litres * price];
  const name = draw.pick(CHILDREN);
  return {
    ask: `The family of ${name} keeps ${count} ${animals}. Each gives about ${litres} litres of milk a day, and a litre is sold for ₹${price}. How much money comes in on one day?`,
    hint: 'How many litres is that on one day?',
    steps: [
      `Milk: ${count} × ${litres} = ${milk} litres.`,
      `Money: ${milk} × ${price} = ₹${show(money)}.`,
    ],
    answer: `₹${show(money)}`,
    check: `${count} * ${litres} * ${price}`,
    slips: [
      {
        answer: `₹${show(count * price)}`,
        why: `That would be one litre from each. Each gives ${litres} litres.`,
        check: `${count} * ${price}`,
      },
      {
        answer: `₹${show(litres * price)}`,
        why: `That is the milk of one animal only. There are ${count}.`,
        check: `${litres} * ${price}`,
      },
    ],
  };
};

const MONTHS = [
  ['April', 30, 31],
  ['June', 30, 31],
  ['September', 30, 31],
  ['November', 30, 31],
  ['January', 31, 30],
  ['March', 31, 30],
  ['July', 31, 30],
  ['August', 31, 30],
  ['December', 31, 30],
] as const;

const monthBill = (draw: Draw): MadeQuestion => {
  const [month, days, wrong] = draw.pick(MONTHS);
  const [packets, price] = [draw.whole(2, 4), draw.whole(27, 36)];
  const daily = packets * price;
  return {
    ask: `A household takes ${packets} packets of milk a day, at ₹${price} a packet. What is its bill for ${month}?`,
    hint: `How many days does ${month} have?`,
    steps: [
      `A day: ${packets} × ${price} = ₹${daily}.`,
      `${month} has ${days} days: ${days} × ${daily} = ₹${show(days * daily)}.`,
    ],
    answer: `₹${show(days * daily)}`,
    check: `${packets} * ${price} * ${days}`,
    slips: [
      {
        answer: `₹${show(wrong * daily)}`,
        why: `You counted ${wrong} days. ${month} has ${days}.`,
        check: `${packets} * ${price} * ${wrong}`,
      },
      {
        answer: `₹${show(days * price)}`,
        why: `That is one packet a day. The household takes ${packets}.`,
        check: `${price} * ${days}`,
      },
    ],
  };
};

const CONTAINERS = [
  ['litres of milk', 'litres', 'cans', [15, 20, 25, 35, 40]],
  ['kilograms of curd', 'kilograms', 'pots', [12, 15, 18]],
  ['kilograms of ghee', 'kilograms', 'tins', [15, 16]],
  ['litres of buttermilk', 'litres', 'drums', [24, 25, 30]],
] as const;

const filled = (draw: Draw): MadeQuestion => {
  const [goods, unit, containers, sizes] = draw.pick(CONTAINERS);
  const size = draw.pick(sizes);
  const [tens, ones] = [draw.whole(1, 3) * 10, draw.whole(2, 9)];
  const count = tens + ones;
  const whole = size * count;
  const left = whole - tens * size;
  return {
    ask: `${show(whole)} ${goods} are filled into ${containers} of ${size} ${unit} each. How many ${containers} are filled?`,
    hint: `How much do 10 ${containers} hold?`,
    steps: [
      `${tens} ${containers} hold ${tens} × ${size} = ${show(tens * size)}; ${show(whole)} − ${show(tens * size)} = ${left} are left.`,
      `${left} ÷ ${size} = ${ones}, so there are ${tens} + ${ones} = ${count} ${containers}.`,
    ],
    answer: `${count} ${containers}`,
    check: `${whole} / ${size}`,
    slips: [
      {
        answer: `${tens} ${containers}`,
        why: `After ${tens} ${containers} there are ${left} ${unit} left. They fill more.`,
        check: `${tens * size} / ${size}`,
      },
      {
        answer: `${tens * 10 + ones} ${containers}`,
        why: `A digit slipped one place to the left: so many would hold ${show((tens * 10 + ones) * size)} ${unit}.`,
      },
    ],
  };
};

const halveAndDouble = (draw: Draw): MadeQuestion => {
  const [half, other] = [draw.whole(11, 34), draw.pick([5, 15, 25, 35, 45] as const)];
  const whole = half * 2;
  return {
    ask: `Which number belongs in place of the star: ${whole} × ${other} = ${half} × ★?`,
    hint: `How does ${half} compare with ${whole}?`,
    steps: [
      `${whole} has been halved to ${half}.`,
      `So that the product stays, ${other} has to be doubled: ${other * 2}.`,
      `Check: both are ${show(whole * other)}.`,
    ],
    answer: `${other * 2}`,
    check: `${whole} * ${other} / ${half}`,
    slips: [
      {
        answer: `${other}`,
        why: 'Then the right side would be only half of the left.',
        check: `${other}`,
      },
      {
        answer: `${other + half}`,
        why: `You made it larger by ${half}. In a product halving is balanced by doubling.`,
        check: `${other} + ${whole} - ${half}`,
      },
    ],
  };
};

const daysToFill = (draw: Draw): MadeQuestion => {
  const [cows, litres, days] = [draw.whole(3, 9), draw.whole(8, 15), draw.whole(4, 12)];
  const drunk = draw.whole(2, 6);
  const daily = cows * litres - drunk;
  const whole = daily * days;
  return {
    ask: `${cows} cows give ${litres} litres of milk each a day. The family drinks ${drunk} litres a day and sells the rest. In how many days does it sell ${show(whole)} litres?`,
    hint: 'How many litres are sold on one day?',
    steps: [
      `Milk of a day: ${cows} × ${litres} = ${cows * litres} litres.`,
      `Sold: ${cows * litres} − ${drunk} = ${daily} litres a day.`,
      `${show(whole)} ÷ ${daily} = ${days} days.`,
    ],
    answer: `${days} days`,
    check: `${whole} / (${cows} * ${litres} - ${drunk})`,
    slips: [
      {
        answer: `${daily} days`,
        why: 'So many litres are sold each day. How often does that go into the whole?',
        check: `${cows} * ${litres} - ${drunk}`,
      },
    ],
  };
};

export const CHAPTER_06 = [
  { id: 'product', level: 'know', make: product },
  { id: 'milk-money', level: 'use', make: milkMoney },
  { id: 'filled', level: 'use', make: filled },
  { id: 'days-to-fill', level: 'think', make: daysToFill },
  { id: 'by-tens', level: 'know', make: byTens },
  { id: 'month-bill', level: 'use', make: monthBill },
  { id: 'halve-and-double', level: 'think', make: halveAndDouble },
] as const;
