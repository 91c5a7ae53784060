import { listWords } from '@/data/copy/listWords';
import { QUANTITY_MESSAGES } from '@/data/study/calculators/messages';
import type { UnitKind } from '@/data/study/calculators/units';
import type {
  CalculatorAnswer,
  CalculatorField,
  CalculatorInputs,
} from '@/lib/study/calculators/calculator';
import { asOne } from '@/lib/study/calculators/exact/showRational';
import { otherUnits, ownUnit, readQuantity } from './readQuantity';
import { equalsValue, showValue, termValue } from './showValue';

export type ValueRule = 'any' | 'aboveZero' | 'notNegative' | 'belowZero' | 'notZero';

/** A quantity of a law. */
export type Quantity = {
  /** Stands in share links and in formulas as `{key}`. */
  key: string;
  /** As in the textbook: `v`. */
  symbol: string;
  name: string;
  kind: UnitKind;
  rule: ValueRule;
  /** What stands in the field at first; empty for the one that the example finds. */
  example: string;
};

export type Values = Readonly<Record<string, number>>;

/** How one quantity follows from the others. */
export type Solution = {
  /** `{d} ÷ {t}`; the symbols, or the numbers, are put in. */
  formula: string;
  solve: (values: Values) => number;
  /** The quantities that the formula divides by. */
  divisors?: readonly string[];
};

/** A law that ties quantities together: any one follows from the others. */
export type Relation = {
  quantities: readonly Quantity[];
  /** By the key of the quantity that is looked for; without an entry it has to be given. */
  solutions: Readonly<Record<string, Solution>>;
  /** Lines that stand before the formula, such as the value of a constant. */
  given?: readonly string[];
  /** A sentence when these values have no answer at all. */
  refuse?: (values: Values, wanted: string) => { field: string; message: string } | null;
  /** What else follows once all values are known. */
  further?: (values: Values, wanted: string) => { result?: string; working: readonly string[] };
};

const PLACEHOLDER = /\{(\w+)\}/g;

/** A formula with symbols. */
export const withSymbols = (formula: string, quantities: readonly Quantity[]): string =>
  formula.replace(
    PLACEHOLDER,
    (_, key: string) => quantities.find((one) => one.key === key)?.symbol ?? key,
  );

/** A formula with numbers; a divisor and what a power stands at hold together. */
export const withNumbers = (formula: string, values: Values): string =>
  formula.replace(PLACEHOLDER, (found, key: string, at: number) => {
    const shown = termValue(values[key] ?? 0);
    const isDivisor = formula.slice(0, at).endsWith('÷ ');
    const hasPower = /^[²³]/.test(formula.slice(at + found.length));
    return isDivisor || hasPower ? asOne(shown) : shown;
  });

const brokenRule = (value: number, { name, rule }: Quantity): string | null => {
  if (rule === 'aboveZero' && value <= 0) return QUANTITY_MESSAGES.aboveZero(name);
  if (rule === 'notNegative' && value < 0) return QUANTITY_MESSAGES.notNegative(name);
  if (rule === 'belowZero' && value >= 0) return QUANTITY_MESSAGES.belowZero(name);
  return rule === 'notZero' && value === 0 ? QUANTITY_MESSAGES.notZero(name) : null;
};

/** One typed value, checked; or the sentence for its field. */
export const readValue = (
  typed: string,
  quantity: Quantity,
): { value: number; conversion: string | null } | { message: string } => {
  const { name, kind } = quantity;
  const read = readQuantity(typed, kind);
  if (read === 'number') return { message: QUANTITY_MESSAGES.number(name) };
  if (read === 'size') return { message: QUANTITY_MESSAGES.size(name) };
  if (read === 'unit')
    return {
      message: QUANTITY_MESSAGES.unit(name, listWords([ownUnit(kind), ...otherUnits(kind)])),
    };
  const message = brokenRule(read.value, quantity);
  return message === null ? read : { message };
};

/** A field for a quantity, with the units that it understands. */
export const quantityField = (quantity: Quantity): CalculatorField => {
  const others = otherUnits(quantity.kind);
  const units = others.length > 0 ? QUANTITY_MESSAGES.unitsHint(listWords(others)) : '';
  return {
    name: quantity.key,
    label: `${quantity.name} (${quantity.symbol})`,
    unit: ownUnit(quantity.kind),
    ...(units && { hint: units }),
    example: quantity.example,
  };
};

/** A field for each quantity. */
export const relationFields = ({ quantities }: Relation): CalculatorField[] =>
  quantities.map(quantityField);

type ReadAll = { values: Record<string, number>; conversions: string[] };

const readAll = (
  quantities: readonly Quantity[],
  inputs: CalculatorInputs,
): ReadAll | { errors: Record<string, string> } => {
  const all: ReadAll = { values: {}, conversions: [] };
  const errors: Record<string, string> = {};
  for (const quantity of quantities) {
    const read = readValue(inputs[quantity.key] ?? '', quantity);
    if ('message' in read) errors[quantity.key] = read.message;
    else {
      all.values[quantity.key] = read.value;
      if (read.conversion) all.conversions.push(read.conversion);
    }
  }
  return Object.keys(errors).length > 0 ? { errors } : all;
};

const isEmpty = (inputs: CalculatorInputs, key: string): boolean =>
  (inputs[key] ?? '').trim() === '';

/** The one quantity that was left empty, or a sentence at the first field that could be. */
const findWanted = (
  { quantities, solutions }: Relation,
  inputs: CalculatorInputs,
): Quantity | { errors: Record<string, string> } => {
  const open = quantities.filter(({ key }) => key in solutions);
  const empty = open.filter(({ key }) => isEmpty(inputs, key));
  const [wanted] = empty;
  if (wanted && empty.length === 1) return wanted;
  const field = (wanted ?? open[0])?.key ?? '';
  const message = wanted
    ? QUANTITY_MESSAGES.tooManyEmpty(listWords(empty.map(({ name }) => name.toLowerCase())))
    : QUANTITY_MESSAGES.noneEmpty;
  return { errors: { [field]: message } };
};

/** What stands in the way of an answer that makes sense. */
const refuseAnswer = (wanted: Quantity, answer: number, first: string) => {
  if (!Number.isFinite(answer)) return { [first]: QUANTITY_MESSAGES.noAnswer };
  const size = Math.abs(answer);
  if (size > 1e40 || (size > 0 && size < 1e-45)) return { [first]: QUANTITY_MESSAGES.noAnswer };
  return brokenRule(answer, wanted)
    ? {
        [first]: QUANTITY_MESSAGES.impossible(
          wanted.name,
          `${showValue(answer)} ${ownUnit(wanted.kind)}`,
        ),
      }
    : null;
};

const refuseDivisors = (
  { divisors = [] }: Solution,
  quantities: readonly Quantity[],
  values: Values,
): Record<string, string> | null => {
  const zero = quantities.find(({ key }) => divisors.includes(key) && values[key] === 0);
  return zero ? { [zero.key]: QUANTITY_MESSAGES.notZero(zero.name) } : null;
};

/** Finds the one quantity that was left empty. Never throws. */
export const solveRelation = (relation: Relation, inputs: CalculatorInputs): CalculatorAnswer => {
  const { quantities, solutions, given = [], refuse, further } = relation;
  const wanted = findWanted(relation, inputs);
  if ('errors' in wanted) return { ok: false, errors: wanted.errors };
  const solution = solutions[wanted.key];
  const known = quantities.filter(({ key }) => key !== wanted.key);
  const read = readAll(known, inputs);
  if (!solution || 'errors' in read)
    return { ok: false, errors: 'errors' in read ? read.errors : {} };

  const refused = refuse?.(read.values, wanted.key);
  if (refused) return { ok: false, errors: { [refused.field]: refused.message } };
  const divided = refuseDivisors(solution, known, read.values);
  if (divided) return { ok: false, errors: divided };
  const answer = Number(solution.solve(read.values).toPrecision(13));
  const nonsense = refuseAnswer(wanted, answer, known[0]?.key ?? wanted.key);
  if (nonsense) return { ok: false, errors: nonsense };

  const more = further?.({ ...read.values, [wanted.key]: answer }, wanted.key);
  const unit = ` ${ownUnit(wanted.kind)}`.replace(' °', '°');
  return {
    ok: true,
    result: `${wanted.name} ${equalsValue(answer, unit)}${more?.result ?? ''}`,
    working: [
      ...read.conversions,
      ...given,
      `${wanted.symbol} = ${withSymbols(solution.formula, quantities)}`,
      `${wanted.symbol} = ${withNumbers(solution.formula, read.values)} ${equalsValue(answer, unit)}`,
      ...(more?.working ?? []),
    ],
  };
};
