import type { BookMakers, MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const NAMES = ['Aarti', 'Joseph', 'Zoya', 'Karthik', 'Nandini', 'Lalthan', 'Gurleen'] as const;

const BUDGETS = [
  { of: 'the budget of a family', parts: ['food', 'rent', 'school fees'] },
  { of: 'the water use of a household', parts: ['bathing', 'washing', 'cooking'] },
  { of: 'the day of a pupil', parts: ['sleep', 'school', 'play'] },
  { of: 'the electricity bill of a shop', parts: ['lights', 'fans', 'the refrigerator'] },
] as const;

const shareLeft = (draw: Draw): MadeQuestion => {
  const { of, parts } = draw.pick(BUDGETS);
  const [a, b, c] = [draw.whole(4, 7) * 5, draw.whole(3, 5) * 5, draw.whole(1, 3) * 5];
  const rest = 100 - a - b - c;
  return {
    ask: `A 100% stacked bar shows ${of}: ${a}% for ${parts[0]}, ${b}% for ${parts[1]}, ${c}% for ${parts[2]}, and the rest. How many per cent is the rest?`,
    hint: 'The whole bar stands for 100%.',
    steps: [`${a} + ${b} + ${c} = ${a + b + c}%.`, `100 − ${a + b + c} = ${rest}%.`],
    answer: `${rest}%`,
    accept: [`${rest} per cent`],
    check: `100 - ${a} - ${b} - ${c}`,
    slips: [
      {
        answer: `${a + b + c}%`,
        why: 'That is what the three named parts take. The rest fills the bar up to 100%.',
        check: `${a} + ${b} + ${c}`,
      },
    ],
  };
};

const GROUPS = [
  { one: 'pupils of section A', other: 'pupils of section B', of: 'mark', unit: 'marks', low: 50 },
  { one: 'players', other: 'other players', of: 'height', unit: 'cm', low: 140 },
  { one: 'goats of Bhola', other: 'goats of Sita', of: 'weight', unit: 'kg', low: 20 },
] as const;

const combinedMean = (draw: Draw): MadeQuestion => {
  const { one, other, of, unit, low } = draw.pick(GROUPS);
  const each = draw.whole(1, 5);
  const [first, second] = draw.pick([
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
    [1, 3],
    [3, 1],
  ] as const);
  const parts = first + second;
  const [a, b] = [first * each * 2, second * each * 2];
  const start = low + draw.whole(0, 15);
  const gap = parts * draw.whole(1, 3);
  const all = a + b;
  const sum = a * start + b * (start + gap);
  return {
    ask: `${a} ${one} have a mean ${of} of ${start} ${unit}, and ${b} ${other} have a mean ${of} of ${start + gap} ${unit}. What is the mean ${of} of all ${all}?`,
    hint: 'Find the sum for each group first.',
    steps: [
      `${a} × ${start} = ${show(a * start)} and ${b} × ${start + gap} = ${show(b * (start + gap))}.`,
      `(${show(a * start)} + ${show(b * (start + gap))}) ÷ ${all} = ${show(sum / all)} ${unit}.`,
    ],
    answer: `${show(sum / all)} ${unit}`,
    check: `(${a} * ${start} + ${b} * ${start + gap}) / (${a} + ${b})`,
    slips: [
      {
        answer: `${show(start + gap / 2)} ${unit}`,
        why: `You took the mean of the two means. The groups differ in size: ${a} and ${b}.`,
        check: `(${start} + ${start + gap}) / 2`,
      },
      {
        answer: `${show((b * start + a * (start + gap)) / all)} ${unit}`,
        why: 'The sizes of the groups are swapped. The mean lies nearer to the larger group.',
        check: `(${b} * ${start} + ${a} * ${start + gap}) / (${a} + ${b})`,
      },
    ],
  };
};

const weightedScore = (draw: Draw): MadeQuestion => {
  const weight = draw.pick([60, 70, 75, 80] as const);
  const other = 100 - weight;
  const [test, gap] = [draw.whole(8, 13) * 5, draw.whole(1, 4) * 20 * draw.pick([1, -1])];
  const project = Math.min(100, Math.max(20, test + gap));
  const [one, two] = [(test * weight) / 100, (project * other) / 100];
  return {
    ask: `The written test counts ${weight}% and the project ${other}%. ${draw.pick(NAMES)} has ${test} in the test and ${project} in the project. What is the weighted score?`,
    hint: 'Multiply each score by its weight.',
    steps: [
      `${test} × ${weight}/100 = ${show(one)} and ${project} × ${other}/100 = ${show(two)}.`,
      `${show(one)} + ${show(two)} = ${show(one + two)}.`,
    ],
    answer: show(one + two),
    check: `(${test} * ${weight} + ${project} * ${other}) / 100`,
    slips: [
      {
        answer: show((test + project) / 2),
        why: 'You gave both the same weight. The test counts for more.',
        check: `(${test} + ${project}) / 2`,
      },
      {
        answer: show((test * other + project * weight) / 100),
        why: `The weights are swapped: the test has ${weight}%.`,
        check: `(${test} * ${other} + ${project} * ${weight}) / 100`,
      },
    ],
  };
};

const LIQUIDS = [
  { what: 'sugar syrup', in: 'sugar' },
  { what: 'salt solution', in: 'salt' },
  { what: 'mango drink', in: 'mango pulp' },
] as const;

const mixture = (draw: Draw): MadeQuestion => {
  const liquid = draw.pick(LIQUIDS);
  const [first, second] = draw.pick([
    [1, 3],
    [3, 1],
    [1, 4],
    [4, 1],
    [2, 3],
    [3, 2],
  ] as const);
  const cup = draw.pick([50, 100, 200] as const);
  const [a, b] = [first * cup, second * cup];
  const weak = draw.whole(2, 10);
  const strong = weak + (first + second) * draw.whole(1, 3);
  const [inWeak, inStrong] = [(a * weak) / 100, (b * strong) / 100];
  const result = (100 * (inWeak + inStrong)) / (a + b);
  return {
    ask: `${a} g of ${liquid.what} with ${weak}% ${liquid.in} are mixed with ${b} g of ${liquid.what} with ${strong}% ${liquid.in}. How many per cent of the mixture is ${liquid.in}?`,
    hint: `How many grams of ${liquid.in} are in each part?`,
    steps: [
      `${weak}% of ${a} is ${show(inWeak)}, and ${strong}% of ${b} is ${show(inStrong)}: together ${show(inWeak + inStrong)} g.`,
      `The mixture weighs ${show(a + b)} g: ${show(inWeak + inStrong)}/${a + b} is ${show(result)}%.`,
    ],
    answer: `${show(result)}%`,
    accept: [`${show(result)} per cent`],
    check: `(${a} * ${weak} + ${b} * ${strong}) / (${a} + ${b})`,
    slips: [
      {
        answer: `${show((weak + strong) / 2)}%`,
        why: 'That would be right for equal amounts. Here one part is larger.',
        check: `(${weak} + ${strong}) / 2`,
      },
      {
        answer: `${weak + strong}%`,
        why: 'Percentages of different wholes cannot be added. No mixture is stronger than both parts.',
        check: `${weak} + ${strong}`,
      },
    ],
  };
};

const neededScore = (draw: Draw): MadeQuestion => {
  const [played, mean, more] = [draw.whole(4, 9), draw.whole(20, 45), draw.whole(2, 5)];
  const [have, need] = [played * mean, (played + 1) * (mean + more)];
  return {
    ask: `In ${played} innings ${draw.pick(NAMES)} has a mean of ${mean} runs. How many runs in the next innings raise the mean to ${mean + more}?`,
    hint: 'Compare the sum there is with the sum that is needed.',
    steps: [
      `${played} innings: ${played} × ${mean} = ${have} runs.`,
      `${played + 1} innings with the mean ${mean + more}: ${need} runs.`,
      `${need} − ${have} = ${need - have} runs.`,
    ],
    answer: `${need - have} runs`,
    check: `(${played} + 1) * (${mean} + ${more}) - ${played} * ${mean}`,
    slips: [
      {
        answer: `${mean + more} runs`,
        why: `The next innings has to lift the ${played} others as well.`,
        check: `${mean} + ${more}`,
      },
      {
        answer: `${mean + 2 * more} runs`,
        why: `You balanced one innings. All ${played} lie ${more} runs below the new mean.`,
        check: `${mean} + 2 * ${more}`,
      },
    ],
  };
};

const groupSize = (draw: Draw): MadeQuestion => {
  const [boys = 12, girls = 18] = draw.some([9, 12, 14, 15, 16, 18, 20, 22], 2);
  const all = boys + girls;
  const base = draw.whole(11, 14) * 5;
  const total = all * base + girls * 5;
  return {
    ask: `The ${all} pupils of a class have ${show(total)} marks together. The boys have a mean of ${base} marks, the girls of ${base + 5}. How many girls are there?`,
    hint: `Suppose all ${all} had ${base} marks. How many marks would be missing?`,
    steps: [
      `All with ${base} marks: ${all} × ${base} = ${show(all * base)}.`,
      `${show(total)} − ${show(all * base)} = ${girls * 5} marks come from the girls, 5 marks each.`,
      `${girls * 5} ÷ 5 = ${girls} girls.`,
    ],
    answer: `${girls} girls`,
    check: `(${total} - ${all} * ${base}) / 5`,
    slips: [
      {
        answer: `${all - girls} girls`,
        why: 'That is the number of boys.',
        check: `${all} - ${girls}`,
      },
    ],
  };
};

export const CHAPTER_10: BookMakers[number] = [
  { id: 'share-left', level: 'know', make: shareLeft },
  { id: 'combined-mean', level: 'use', make: combinedMean },
  { id: 'weighted-score', level: 'use', make: weightedScore },
  { id: 'mixture', level: 'use', make: mixture },
  { id: 'needed-score', level: 'think', make: neededScore },
  { id: 'group-size', level: 'think', make: groupSize },
];
