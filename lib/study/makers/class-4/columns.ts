import { show } from '@/lib/study/worksheets/text';

const digitsOf = (value: number): number[] => [...String(value)].reverse().map(Number);

const joined = (columns: readonly number[]): number =>
  columns.reduce((value, digit, at) => value + digit * 10 ** at, 0);

const columnsOf = (one: number, other: number, work: (a: number, b: number) => number): number => {
  const [first, second] = [digitsOf(one), digitsOf(other)];
  const width = Math.max(first.length, second.length);
  return joined(Array.from({ length: width }, (_, at) => work(first[at] ?? 0, second[at] ?? 0)));
};

/** What comes out where nothing is carried to the next column: 487 + 356 gives 733. */
export const sumUncarried = (one: number, other: number): number =>
  columnsOf(one, other, (a, b) => (a + b) % 10);

/** What comes out where in each column the smaller digit is taken from the larger: 503 − 178 gives 475. */
export const differenceUpsideDown = (one: number, other: number): number =>
  columnsOf(one, other, (a, b) => Math.abs(a - b));

const COLUMNS = ['Ones', 'Tens', 'Hundreds', 'Thousands'] as const;

/** Column by column: `Tens: 8 + 5 + 1 = 14, so 4, and 1 is carried.` */
export const additionSteps = (one: number, other: number): string[] => {
  const [first, second] = [digitsOf(one), digitsOf(other)];
  const width = Math.max(first.length, second.length);
  let carried = 0;
  return COLUMNS.slice(0, width).map((name, at) => {
    const parts = [first[at] ?? 0, second[at] ?? 0, ...(carried > 0 ? [carried] : [])];
    const sum = parts.reduce((total, part) => total + part, 0);
    carried = Math.floor(sum / 10);
    const isOver = carried > 0 && at < width - 1;
    return `${name}: ${parts.join(' + ')} = ${sum}${isOver ? `, so ${sum % 10}, and ${carried} is carried` : ''}.`;
  });
};

/** From the smaller number up to the larger, with a rest on the next whole hundred or thousand. */
export const climbingSteps = (smaller: number, larger: number, unit: number): string[] => {
  const rest = Math.ceil(smaller / unit) * unit;
  return [
    `From ${show(smaller)} to ${show(rest)} it is ${show(rest - smaller)}.`,
    `From ${show(rest)} to ${show(larger)} it is ${show(larger - rest)}.`,
    `Together ${show(rest - smaller)} + ${show(larger - rest)} = ${show(larger - smaller)}.`,
  ];
};
