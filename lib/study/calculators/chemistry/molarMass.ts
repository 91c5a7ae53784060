import { listWords } from '@/data/copy/listWords';
import type { CalculatorAnswer, CalculatorInputs } from '@/lib/study/calculators/calculator';
import {
  add,
  divide,
  HUNDRED,
  multiply,
  type Rational,
  rational,
  ZERO,
} from '@/lib/study/calculators/exact/rational';
import { decimal, equals } from '@/lib/study/calculators/exact/showRational';
import { findElement } from './atomicMass';
import { showFormula } from './formulaText';
import { type Formula, parseFormula } from './parseFormula';

type Share = { symbol: string; name: string; count: number; shownMass: string; sum: Rational };

const sharesOf = ({ atoms }: Formula): Share[] =>
  [...atoms].flatMap(([symbol, count]) => {
    const element = findElement(symbol);
    if (!element) return [];
    const { name, shownMass, mass } = element;
    return [{ symbol, name, count, shownMass, sum: multiply(mass, rational(BigInt(count))) }];
  });

/** The mass of one mole in g. The electrons that a charge adds or takes weigh too little to count. */
export const molarMass = (formula: Formula): Rational =>
  sharesOf(formula).reduce((total, { sum }) => add(total, sum), ZERO);

const massNumbers = (shares: readonly Share[]): string[] => {
  const names = shares.flatMap(({ symbol, name }) =>
    findElement(symbol)?.isMassNumber ? [name] : [],
  );
  return names.length === 0
    ? []
    : [
        `For ${listWords(names)} there is no standard mass: the mass number of the longest-lived isotope stands in.`,
      ];
};

/** The molar mass of any formula, atom by atom, with the percentage of each element. */
export const calculateMolarMass = (inputs: CalculatorInputs): CalculatorAnswer => {
  const typed = inputs.formula ?? '';
  const formula = parseFormula(typed);
  if ('message' in formula) return { ok: false, errors: { formula: formula.message } };
  const shares = sharesOf(formula);
  const total = molarMass(formula);
  return {
    ok: true,
    result: `Molar mass of ${showFormula(typed)} = ${decimal(total)} g/mol`,
    working: [
      ...shares.map(
        ({ symbol, name, count, shownMass, sum }) =>
          `${symbol} (${name}): ${count} × ${shownMass} = ${decimal(sum)} g/mol`,
      ),
      ...(shares.length > 1
        ? [`Sum: ${shares.map(({ sum }) => decimal(sum)).join(' + ')} = ${decimal(total)} g/mol`]
        : []),
      `Share of the mass: ${shares
        .map(
          ({ symbol, sum }) => `${symbol} ${equals(divide(multiply(sum, HUNDRED), total), 2, '%')}`,
        )
        .join(', ')}`,
      ...massNumbers(shares),
    ],
  };
};
