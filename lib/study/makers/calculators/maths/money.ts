import type { MathsCalculatorId } from '@/data/study/calculators/mathsFields';
import { numeric, tidy } from '@/lib/study/makers/calculators/numeric';
import type { Maker } from '@/lib/study/makers/maker';
import { show } from '@/lib/study/worksheets/text';

const interestInMonths: Maker = {
  id: 'interest-in-months',
  level: 'use',
  make: (draw) => {
    const principal = draw.whole(2, 30) * 1000;
    const [rate, months] = [draw.whole(4, 12), draw.pick([3, 6, 9])];
    const interest = tidy((principal * rate * months) / 1200);
    return numeric({
      ask: `₹${show(principal)} is lent at ${rate}% a year of simple interest for ${months} months. How much interest is due?`,
      hint: `T is in years: ${months} months are ${months}/12 of one.`,
      steps: [
        `One year brings ${show(principal)} × ${rate} ÷ 100 = ${show((principal * rate) / 100)}.`,
        `${show((principal * rate) / 100)} × ${months} ÷ 12 = ${show(interest)}`,
      ],
      value: interest,
      sign: '₹',
      check: `${principal} * ${rate} * (${months} / 12) / 100`,
      slips: [
        [
          (principal * rate * months) / 100,
          'You put the months in as years. Divide them by 12 first.',
        ],
        [principal + interest, 'That is the amount. The question asks for the interest only.'],
      ],
    });
  },
};

const findRate: Maker = {
  id: 'find-the-time',
  level: 'think',
  make: (draw) => {
    const [rate, years] = [draw.pick([4, 5, 6, 8, 10, 12]), draw.whole(2, 6)];
    const principal = draw.whole(3, 40) * 500;
    const interest = (principal * rate * years) / 100;
    return numeric({
      ask: `In how many years do ₹${show(principal)} earn ₹${show(interest)} of simple interest at ${rate}% a year?`,
      hint: 'One year brings the same each time: P × R ÷ 100.',
      steps: [
        `${show(principal)} × ${rate} ÷ 100 = ${show((principal * rate) / 100)} in a year.`,
        `${show(interest)} ÷ ${show((principal * rate) / 100)} = ${years}`,
      ],
      value: years,
      unit: ' years',
      check: `${interest} * 100 / (${principal} * ${rate})`,
      slips: [
        [(principal * rate) / 100, 'That is the interest of one year. How often does it fit in?'],
      ],
    });
  },
};

const twoYears: Maker = {
  id: 'two-years-compound',
  level: 'use',
  make: (draw) => {
    const principal = draw.whole(1, 20) * 10_000;
    const rate = draw.pick([4, 5, 6, 8, 10]);
    const first = (principal * rate) / 100;
    const second = tidy(((principal + first) * rate) / 100);
    return numeric({
      ask: `How much compound interest do ₹${show(principal)} earn in 2 years at ${rate}% a year, added every year?`,
      hint: 'The interest of the first year earns interest in the second.',
      steps: [
        `First year: ${show(principal)} × ${rate} ÷ 100 = ${show(first)}`,
        `Second year: ${show(principal + first)} × ${rate} ÷ 100 = ${show(second)}`,
        `${show(first)} + ${show(second)} = ${show(tidy(first + second))}`,
      ],
      value: first + second,
      sign: '₹',
      check: `${principal} * ((1 + ${rate} / 100)^2 - 1)`,
      slips: [
        [2 * first, 'That is simple interest. The second year also earns on the first year’s.'],
        [principal + first + second, 'That is the amount. Take the principal away.'],
      ],
    });
  },
};

const halfYears: Maker = {
  id: 'half-yearly',
  level: 'think',
  make: (draw) => {
    const principal = draw.whole(1, 20) * 10_000;
    const rate = draw.pick([4, 6, 8, 10, 12, 20]);
    const half = rate / 2;
    const first = (principal * half) / 100;
    const second = tidy(((principal + first) * half) / 100);
    return numeric({
      ask: `₹${show(principal)} earns ${rate}% a year, added every half-year. What is the amount after one year?`,
      hint: `Each half-year earns ${half}%.`,
      steps: [
        `${show(principal)} + ${show(first)} = ${show(principal + first)} after the first half-year.`,
        `${half}% of that is ${show(second)}, so the amount is ${show(tidy(principal + first + second))}.`,
      ],
      value: principal + first + second,
      sign: '₹',
      check: `${principal} * (1 + ${rate} / 200)^2`,
      slips: [
        [principal + 2 * first, 'The interest of the first half-year earns in the second too.'],
        [principal * (1 + rate / 100) ** 2, `You took ${rate}% for each half-year. Halve it.`],
      ],
    });
  },
};

const MONTHS = [
  ['January', 1],
  ['March', 3],
  ['May', 5],
  ['July', 7],
  ['August', 8],
  ['October', 10],
  ['November', 11],
] as const;

const fullYears: Maker = {
  id: 'full-years',
  level: 'use',
  make: (draw) => {
    const [name, month] = draw.pick(MONTHS);
    const [day, born, now] = [draw.whole(2, 28), draw.whole(2008, 2020), draw.whole(2026, 2029)];
    const isBefore = month > 6;
    const years = now - born - (isBefore ? 1 : 0);
    return numeric({
      ask: `A child was born on ${day} ${name} ${born}. How many full years old is it on 1 June ${now}?`,
      hint: `Has the birthday of ${now} been yet on 1 June?`,
      steps: [
        `${now} − ${born} = ${now - born}`,
        isBefore
          ? `The birthday in ${name} is still to come: ${now - born} − 1 = ${years}.`
          : `The birthday in ${name} has been: ${years} years.`,
      ],
      value: years,
      unit: ' years',
      check: isBefore ? `${now} - ${born} - 1` : `${now} - ${born}`,
      slips: [
        isBefore
          ? [years + 1, 'The birthday of that year is still to come.']
          : [years - 1, 'The birthday of that year has already been.'],
      ],
    });
  },
};

const monthsBetween: Maker = {
  id: 'months-beyond',
  level: 'think',
  make: (draw) => {
    const [name, month] = draw.pick(MONTHS);
    const [born, years] = [draw.whole(2010, 2019), draw.whole(5, 9)];
    const months = draw.whole(1, 11);
    const end = month + months;
    const year = born + years + (end > 12 ? 1 : 0);
    const to = ((end - 1) % 12) + 1;
    const shown = `01-${String(to).padStart(2, '0')}-${year}`;
    return numeric({
      ask: `Somebody is born on 1 ${name} ${born}. How many full months beyond the last birthday is it on ${shown} (day-month-year)?`,
      hint: `Count the months from 1 ${name} to the first of month ${to}.`,
      steps: [
        `The last birthday was on 1 ${name} ${born + years}.`,
        end > 12
          ? `From month ${month} to month 12 and on to month ${to}: 12 − ${month} + ${to} = ${months}`
          : `${to} − ${month} = ${months}`,
      ],
      value: months,
      unit: months === 1 ? ' month' : ' months',
      check: end > 12 ? `12 - ${month} + ${to}` : `${to} - ${month}`,
      slips: [
        [months + 1, 'You counted the first month as well. Count the steps from one to the next.'],
      ],
    });
  },
};

export const MATHS_MONEY = {
  'simple-interest': [interestInMonths, findRate],
  'compound-interest': [twoYears, halfYears],
  age: [fullYears, monthsBetween],
} satisfies Partial<Record<MathsCalculatorId, readonly Maker[]>>;
