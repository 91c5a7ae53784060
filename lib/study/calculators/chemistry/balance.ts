import { listWords } from '@/data/copy/listWords';
import { EQUATION_MESSAGES } from '@/data/study/calculators/messages';
import type { CalculatorAnswer, CalculatorInputs } from '@/lib/study/calculators/calculator';
import { nullSpace } from '@/lib/study/calculators/exact/nullSpace';
import {
  highestCommonFactor,
  type Rational,
  rational,
} from '@/lib/study/calculators/exact/rational';
import { showFormula } from './formulaText';
import { type Equation, parseEquation, type Species } from './parseEquation';

/** The number before each substance, left side first; all are whole and above zero. */
export type Balanced = { left: bigint[]; right: bigint[] };

const elementsOf = ({ left, right }: Equation): string[] => [
  ...new Set([...left, ...right].flatMap(({ formula }) => [...formula.atoms.keys()])),
];

const oneSided = (equation: Equation): string | null => {
  const has = (side: Species[], symbol: string) =>
    side.some(({ formula }) => formula.atoms.has(symbol));
  const elements = elementsOf(equation);
  const onlyLeft = elements.filter((symbol) => !has(equation.right, symbol));
  const onlyRight = elements.filter((symbol) => !has(equation.left, symbol));
  if (onlyLeft.length > 0) return EQUATION_MESSAGES.oneSided(listWords(onlyLeft), 'left');
  return onlyRight.length > 0 ? EQUATION_MESSAGES.oneSided(listWords(onlyRight), 'right') : null;
};

/** A row for each element, and one for the charge: left counts, right counts below zero. */
const buildRows = (equation: Equation): Rational[][] => {
  const row = (count: (species: Species) => number): Rational[] => [
    ...equation.left.map((species) => rational(BigInt(count(species)))),
    ...equation.right.map((species) => rational(BigInt(-count(species)))),
  ];
  return [
    ...elementsOf(equation).map((symbol) => row(({ formula }) => formula.atoms.get(symbol) ?? 0)),
    row(({ formula }) => formula.charge),
  ];
};

const toWhole = (vector: readonly Rational[]): bigint[] => {
  const by = vector.reduce(
    (lcm, { bottom }) => (lcm / highestCommonFactor(lcm, bottom)) * bottom,
    1n,
  );
  const whole = vector.map(({ top, bottom }) => top * (by / bottom));
  const shared = whole.reduce(highestCommonFactor, 0n);
  // The direction of a solution is free: take the one with more numbers above zero.
  const sign = whole.filter((value) => value < 0n).length * 2 > whole.length ? -1n : 1n;
  return whole.map((value) => (value / shared) * sign);
};

/** The smallest whole numbers that balance an equation, by exact linear algebra. */
export const balance = (equation: Equation): Balanced | { message: string } => {
  const lonely = oneSided(equation);
  if (lonely) return { message: lonely };
  const all = [...equation.left, ...equation.right];
  const [vector, ...others] = nullSpace(buildRows(equation), all.length);
  if (!vector) return { message: EQUATION_MESSAGES.impossible };
  if (others.length > 0) return { message: EQUATION_MESSAGES.manyWays };
  const numbers = toWhole(vector);
  const odd = all.find((_, at) => (numbers[at] ?? 0n) <= 0n);
  if (odd) return { message: EQUATION_MESSAGES.notNeeded(showFormula(odd.text)) };
  const { length } = equation.left;
  return { left: numbers.slice(0, length), right: numbers.slice(length) };
};

const showSide = (side: readonly Species[], numbers: readonly bigint[]): string =>
  side
    .map(({ text }, at) => `${numbers[at] === 1n ? '' : numbers[at]}${showFormula(text)}`)
    .join(' + ');

const LETTERS = 'abcdefghijkl';

/** `2a + b` for the atoms of one side; empty without any. */
const letterSum = (side: readonly Species[], from: number, count: (one: Species) => number) =>
  side
    .map((species, at) => ({ times: count(species), letter: LETTERS[from + at] }))
    .filter(({ times }) => times !== 0)
    .map(({ times, letter }) =>
      times === 1
        ? `${letter}`
        : `${times < 0 ? `(${String(times).replace('-', '−')})` : times}${letter}`,
    )
    .join(' + ') || '0';

const conditions = ({ left, right }: Equation): string[] => {
  const line = (name: string, count: (one: Species) => number) =>
    `${name}: ${letterSum(left, 0, count)} = ${letterSum(right, left.length, count)}`;
  const hasCharge = [...left, ...right].some(({ formula }) => formula.charge !== 0);
  return [
    ...elementsOf({ left, right }).map((symbol) =>
      line(symbol, ({ formula }) => formula.atoms.get(symbol) ?? 0),
    ),
    ...(hasCharge ? [line('Charge', ({ formula }) => formula.charge)] : []),
  ];
};

const countOn = (side: readonly Species[], numbers: readonly bigint[], symbol: string): bigint =>
  side.reduce(
    (sum, { formula }, at) => sum + BigInt(formula.atoms.get(symbol) ?? 0) * (numbers[at] ?? 0n),
    0n,
  );

/** Balances a typed equation and shows the conditions that its numbers meet. */
export const calculateBalance = (inputs: CalculatorInputs): CalculatorAnswer => {
  const equation = parseEquation(inputs.equation ?? '');
  if ('message' in equation) return { ok: false, errors: { equation: equation.message } };
  const balanced = balance(equation);
  if ('message' in balanced) return { ok: false, errors: { equation: balanced.message } };
  const { left, right } = equation;
  const numbers = [...balanced.left, ...balanced.right];
  const letters = [...left, ...right].map(({ text }, at) => `${LETTERS[at]} ${showFormula(text)}`);
  return {
    ok: true,
    result: `${showSide(left, balanced.left)} → ${showSide(right, balanced.right)}`,
    working: [
      `Put a letter before each substance: ${letters.slice(0, left.length).join(' + ')} → ${letters.slice(left.length).join(' + ')}`,
      ...conditions(equation),
      `Smallest whole numbers: ${numbers.map((value, at) => `${LETTERS[at]} = ${value}`).join(', ')}`,
      ...elementsOf(equation).map(
        (symbol) =>
          `Check ${symbol}: ${countOn(left, balanced.left, symbol)} on the left, ${countOn(right, balanced.right, symbol)} on the right`,
      ),
    ],
  };
};
