import { fraction, minus, plus, showFraction, showParts } from '@/lib/study/worksheets/fraction';
import { factorsOf, sum } from '@/lib/study/worksheets/generators/sums';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { several, single } from '@/lib/study/worksheets/question';
import { show } from '@/lib/study/worksheets/text';

const PLACES = [
  ['ten thousands', 10_000],
  ['thousands', 1000],
  ['hundreds', 100],
  ['tens', 10],
] as const;

const CHARTS = [
  {
    unit: 'children',
    names: ['Walk', 'Bus', 'Cycle', 'Auto', 'Car'],
    about: 'come to school by',
    all: 'How many children are in the chart in all?',
  },
  {
    unit: 'books',
    names: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    about: 'were taken from the library on',
    all: 'How many books were taken from the library in all?',
  },
  {
    unit: 'trees',
    names: ['Neem', 'Mango', 'Peepal', 'Ashoka', 'Gulmohar'],
    about: 'in the park are of the kind',
    all: 'How many trees are in the chart in all?',
  },
] as const;

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const GRADE_4_NUMBERS = {
  ASB: {
    count: 14,
    layout: 'grid',
    make: (draw) => {
      const [first, second] = [draw.whole(3000, 59_999), draw.whole(1200, 39_999)];
      const [larger, smaller] = [Math.max(first, second), Math.min(first, second)];
      return draw.chance()
        ? sum(first, '+', second, first + second)
        : sum(larger, '−', smaller, larger - smaller);
    },
  },
  TMS: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const first = draw.chance() ? draw.whole(21, 99) : draw.whole(105, 450);
      const second = draw.whole(12, 69);
      return sum(first, '×', second, first * second);
    },
  },
  DVD: {
    count: 10,
    layout: 'grid',
    make: (draw) => {
      const [number, divisor] = [draw.whole(120, 4999), draw.whole(3, 9)];
      const [quotient, remainder] = [Math.floor(number / divisor), number % divisor];
      return several(
        `${show(number)} ÷ ${divisor}`,
        [
          { label: 'Quotient', answer: show(quotient) },
          { label: 'Remainder', answer: String(remainder) },
        ],
        { how: `${divisor} × ${show(quotient)} + ${remainder} = ${show(number)}` },
      );
    },
  },
  PVE: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const number = draw.whole(10_001, 98_998);
      const [place, size] = draw.pick(PLACES);
      const digit = Math.floor(number / size) % 10;
      const [ask, answer] = draw.pick([
        [`Which number comes just after ${show(number)}?`, number + 1],
        [`Which number comes just before ${show(number)}?`, number - 1],
        [`What is the digit in the ${place} place of ${show(number)} worth?`, digit * size],
        [`${show(number)} + ${show(size)} =`, number + size],
      ]);
      return single(String(ask), show(Number(answer)));
    },
  },
  FCT: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const number = draw.whole(12, 60);
      const small = draw.whole(3, 9);
      const times = draw.whole(3, 9);
      const tested = small * times + draw.pick([0, 0, 1, 2]);
      const factors = factorsOf(number);
      const kind = draw.whole(1, 3);
      if (kind === 1) {
        return single(`How many factors does ${number} have?`, String(factors.length), {
          how: factors.join(', '),
        });
      }
      if (kind === 2) {
        return single(`Is ${small} a factor of ${tested}?`, tested % small === 0 ? 'yes' : 'no', {
          choices: ['yes', 'no'],
        });
      }
      return single(
        `Which is the smallest multiple of ${small} greater than ${number}?`,
        String((Math.floor(number / small) + 1) * small),
      );
    },
  },
  FRC: {
    count: 12,
    layout: 'grid',
    make: (draw) => {
      const over = draw.whole(5, 12);
      const [one, other] = [draw.whole(1, over - 2), draw.whole(1, over - 2)];
      const [larger, smaller] = [Math.max(one, other), Math.min(one, other)];
      const kind = draw.whole(1, 4);
      if (kind === 1) {
        return single(
          `${showParts(one, over)} + ${showParts(other, over)} =`,
          showFraction(plus(fraction(one, over), fraction(other, over))),
          {
            how: `${showParts(one + other, over)}, in simplest form`,
          },
        );
      }
      if (kind === 2) {
        return single(
          `${showParts(larger, over)} − ${showParts(smaller, over)} =`,
          showFraction(minus(fraction(larger, over), fraction(smaller, over))),
          {
            how: `${showParts(larger - smaller, over)}, in simplest form`,
          },
        );
      }
      if (kind === 3) {
        return single(
          `${showParts(one, over)} ___ ${showParts(other, over)}`,
          one > other ? '>' : one < other ? '<' : '=',
          { choices: ['>', '<', '='] },
        );
      }
      const [top, below, by] = [draw.whole(1, 4), draw.whole(5, 9), draw.whole(2, 6)];
      return single(
        `Find the missing number: ${showParts(top, below)} = [___|${below * by}]`,
        String(top * by),
        {
          how: `Top and bottom times ${by}: ${showParts(top * by, below * by)}`,
        },
      );
    },
  },
  PRM: {
    count: 8,
    layout: 'list',
    make: (draw) => {
      const width = draw.whole(3, 15);
      const long = width + draw.whole(2, 12);
      const isSquare = draw.whole(1, 3) === 1;
      const [one, other] = isSquare ? [long, long] : [long, width];
      const what = isSquare
        ? `A square has sides of ${long} cm.`
        : `A rectangle is ${long} cm long and ${width} cm wide.`;
      return draw.chance()
        ? single(`${what} What is its perimeter?`, String(2 * (one + other)), {
            unit: 'cm',
            how: isSquare ? `4 × ${long}` : `2 × (${long} + ${width})`,
          })
        : single(`${what} What is its area?`, String(one * other), {
            unit: 'square cm',
            accept: [`${one * other} cm²`, `${one * other} sq cm`],
            how: `${one} × ${other}`,
          });
    },
  },
  TME: {
    count: 10,
    layout: 'list',
    make: (draw) => {
      const start = draw.whole(60, 250) * 5;
      const lasts = draw.whole(7, 36) * 5;
      const [hours, minutes] = [Math.floor(lasts / 60), lasts % 60];
      if (draw.chance()) {
        const [hour, minute] = [draw.whole(1, 11), draw.whole(0, 11) * 5];
        const shown = `${hour}:${String(minute).padStart(2, '0')}`;
        const isEvening = draw.chance();
        return single(
          `Write ${shown} ${isEvening ? 'pm' : 'am'} in the 24-hour clock.`,
          clockOf((isEvening ? hour + 12 : hour) * 60 + minute),
          {
            ...(!isEvening && { accept: [shown] }),
          },
        );
      }
      return several(
        `A bus leaves at ${clockOf(start % 1200)} and arrives at ${clockOf((start % 1200) + lasts)}. How long does it take?`,
        [
          { label: '', answer: String(hours), unit: 'h' },
          { label: 'and', answer: String(minutes), unit: 'min' },
        ],
      );
    },
  },
  BAR: {
    count: 3,
    layout: 'list',
    make: (draw) => {
      const { unit, names, about, all } = draw.pick(CHARTS);
      const values = draw.some([2, 3, 4, 5, 6, 7, 8, 9, 10], names.length);
      const bars = names.map((name, at) => ({ name, value: values[at] ?? 1 }));
      const [one, other] = draw.some(bars, 2).sort((a, b) => b.value - a.value);
      const largest = bars.reduce((best, bar) => (bar.value > best.value ? bar : best));
      return several(
        `Read the chart.\n(1) How many ${unit} ${about} “${one?.name}”?\n(2) Which bar is the tallest?\n(3) How many more ${unit} has “${one?.name}” than “${other?.name}”?\n(4) ${all}`,
        [
          { label: '(1)', answer: String(one?.value) },
          { label: '(2)', answer: largest.name },
          { label: '(3)', answer: String((one?.value ?? 0) - (other?.value ?? 0)) },
          { label: '(4)', answer: String(values.reduce((before, value) => before + value, 0)) },
        ],
        { picture: { kind: 'bars', unit, bars } },
      );
    },
  },
} as const satisfies Record<string, TopicGenerator>;
