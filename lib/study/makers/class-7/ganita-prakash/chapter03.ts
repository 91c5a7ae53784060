import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { hundredths, show } from '@/lib/study/worksheets/text';

const hiddenZero = (draw: Draw): MadeQuestion => {
  const [ones, parts] = [draw.whole(2, 40), draw.whole(2, 9)];
  return {
    ask: `Write as a decimal: ${ones} ones and ${parts} hundredths.`,
    hint: 'Which place lies between the ones and the hundredths?',
    steps: [
      'There are no tenths, so 0 stands in the first place after the point.',
      `${ones} + ${parts}/100 = ${hundredths(ones * 100 + parts)}.`,
    ],
    answer: hundredths(ones * 100 + parts),
    check: `${ones} + ${parts} / 100`,
    slips: [
      {
        answer: hundredths(ones * 100 + parts * 10),
        why: `That is ${parts} tenths. Hundredths stand in the second place after the point.`,
        check: `${ones} + ${parts} / 10`,
      },
    ],
  };
};

const whichIsLarger = (draw: Draw): MadeQuestion => {
  const [whole, tenths, last] = [draw.whole(0, 9), draw.whole(3, 9), draw.whole(1, 9)];
  const large = whole * 100 + tenths * 10;
  const small = whole * 100 + (tenths - 1) * 10 + last;
  const [first, second] = draw.shuffle([large, small]).map(hundredths);
  return {
    ask: `Which is larger: ${first} or ${second}?`,
    hint: 'Give both two places after the point.',
    steps: [
      `${hundredths(large)} is ${large} hundredths, ${hundredths(small)} is ${small} hundredths.`,
      `${large} is more than ${small}, so ${hundredths(large)} is larger.`,
    ],
    answer: hundredths(large),
    check: `max(${large / 100}, ${small / 100})`,
    slips: [
      {
        answer: hundredths(small),
        why: 'More digits do not make a decimal larger: compare the tenths first.',
        check: `min(${large / 100}, ${small / 100})`,
      },
    ],
  };
};

const UNITS = [
  ['g', 'kilograms', 'kg', 1000, 'A gram is a thousandth of a kilogram.'],
  ['ml', 'litres', 'l', 1000, 'A millilitre is a thousandth of a litre.'],
  ['m', 'kilometres', 'km', 1000, 'A metre is a thousandth of a kilometre.'],
  ['cm', 'metres', 'm', 100, 'A centimetre is a hundredth of a metre.'],
] as const;

const largerUnit = (draw: Draw): MadeQuestion => {
  const [unit, words, larger, size, fact] = draw.pick(UNITS);
  const count = size === 1000 ? draw.whole(12, 98) : draw.whole(2, 9);
  const value = `${show(count / size)} ${larger}`;
  return {
    ask: `Write ${count} ${unit} in ${words}.`,
    hint: fact,
    steps: [
      `${count} ${unit} = ${count}/${size} ${larger}.`,
      `${count}/${size} needs ${size === 1000 ? 'three' : 'two'} places after the point: ${value}.`,
    ],
    answer: value,
    check: `${count} / ${size}`,
    slips: [
      {
        answer: `${show((count * 10) / size)} ${larger}`,
        why: `A zero after the point is missing: your answer is ${count * 10} ${unit}.`,
        check: `${count} * 10 / ${size}`,
      },
    ],
  };
};

const THINGS = [
  ['A ribbon', 'm', 'metres', 'long'],
  ['A rope', 'm', 'metres', 'long'],
  ['A bag of rice', 'kg', 'kilograms', 'heavy'],
  ['A jackfruit', 'kg', 'kilograms', 'heavy'],
] as const;

const twoTogether = (draw: Draw): MadeQuestion => {
  const [thing, unit, words, how] = draw.pick(THINGS);
  const [tenths, small] = [draw.whole(21, 89), draw.whole(101, 489)];
  if (small % 10 === 0 || tenths % 10 === 0) return twoTogether(draw);
  const sum = tenths * 10 + small;
  return {
    ask: `${thing} is ${show(tenths / 10)} ${unit} ${how}, another one ${hundredths(small)} ${unit}. How ${how} are both together, in ${words}?`,
    hint: 'Write both with two places after the point before you add.',
    steps: [
      `${show(tenths / 10)} = ${show(tenths / 10)}0, that is ${tenths * 10} hundredths.`,
      `${tenths * 10} + ${small} = ${sum} hundredths, so ${hundredths(sum)} ${unit}.`,
    ],
    answer: `${hundredths(sum)} ${unit}`,
    check: `${tenths / 10} + ${small / 100}`,
    slips: [
      {
        answer: `${hundredths(tenths + small)} ${unit}`,
        why: 'You added tenths to hundredths. Put the points under each other, not the last digits.',
        check: `(${tenths} + ${small}) / 100`,
      },
    ],
  };
};

const zoomIn = (draw: Draw): MadeQuestion => {
  const [start, mark] = [draw.whole(11, 98), draw.whole(2, 8)];
  const [from, to] = [show(start / 10), show((start + 1) / 10)];
  const value = start * 10 + mark;
  return {
    ask: `The stretch of the number line from ${from} to ${to} is cut into ten equal parts. Which number stands at mark ${mark} after ${from}?`,
    hint: 'How long is one of the small parts?',
    steps: [
      'The stretch is one tenth long, so each part is one hundredth: 0.01.',
      `${from} + ${mark} × 0.01 = ${hundredths(value)}.`,
    ],
    answer: hundredths(value),
    check: `${start / 10} + ${mark} / 100`,
    slips: [
      {
        answer: show((start + mark) / 10),
        why: `You went on by tenths. All the marks lie between ${from} and ${to}.`,
        check: `${start / 10} + ${mark} / 10`,
      },
    ],
  };
};

export const CHAPTER_03 = [
  { id: 'hidden-zero', level: 'know', make: hiddenZero },
  { id: 'which-is-larger', level: 'know', make: whichIsLarger },
  { id: 'larger-unit', level: 'use', make: largerUnit },
  { id: 'two-together', level: 'use', make: twoTogether },
  { id: 'zoom-in', level: 'think', make: zoomIn },
] as const;
