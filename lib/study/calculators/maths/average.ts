import { counted } from '@/data/copy/counted';
import type { CalculatorAnswer } from '@/lib/study/calculators/calculator';
import {
  add,
  compare,
  divide,
  type Rational,
  rational,
  subtract,
  ZERO,
} from '@/lib/study/calculators/exact/rational';
import { decimal, equals, term } from '@/lib/study/calculators/exact/showRational';
import { readNumberList } from '@/lib/study/calculators/readNumberList';

const middleOf = (sorted: readonly Rational[]): Rational => {
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? ZERO;
  if (sorted.length % 2 === 1) return upper;
  return divide(add(sorted[half - 1] ?? ZERO, upper), rational(2n));
};

/** Mean, median and range of 1 to 50 numbers. */
export const calculateAverage = (inputs: Record<string, string>): CalculatorAnswer => {
  const numbers = readNumberList(inputs.numbers ?? '', {
    fewest: 1,
    most: 50,
    largest: 10n ** 12n,
  });
  if ('message' in numbers) return { ok: false, errors: { numbers: numbers.message } };
  const sum = numbers.reduce(add);
  const mean = divide(sum, rational(BigInt(numbers.length)));
  const sorted = numbers.toSorted(compare);
  const [least, most] = [sorted[0] ?? ZERO, sorted.at(-1) ?? ZERO];
  return {
    ok: true,
    result: `Average (mean) ${equals(mean, 4)}; median ${equals(middleOf(sorted), 4)}`,
    working: [
      `Sum: ${numbers.map((value) => term(value)).join(' + ')} = ${decimal(sum, 12)}`,
      `There ${numbers.length === 1 ? 'is' : 'are'} ${counted(numbers.length, 'number')}.`,
      `Average = sum ÷ how many = ${term(sum, 12)} ÷ ${numbers.length} ${equals(mean, 4)}`,
      `In order: ${sorted.map((value) => decimal(value)).join(', ')}. The middle ${numbers.length % 2 === 1 ? 'number is the median' : 'two, halved together, give the median'}.`,
      `Range: ${term(most)} − ${term(least)} = ${decimal(subtract(most, least), 12)}`,
    ],
  };
};
