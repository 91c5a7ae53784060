import type { Unit, UnitKind } from '@/data/study/converters/unit';
import { add, divide, exactly, multiply, type Rational, subtract } from './rational';

const ZERO = exactly('0');

/** All units of a kind, in the order of its groups. */
export const listUnits = (kind: UnitKind): readonly Unit[] =>
  kind.groups.flatMap(({ units }) => units);

/** The unit of that id, or null. */
export const findUnit = (kind: UnitKind, id: string): Unit | null =>
  listUnits(kind).find((unit) => unit.id === id) ?? null;

const offsetOf = ({ offset }: Unit): Rational => (offset === undefined ? ZERO : exactly(offset));

/** An amount of `unit` in the base unit of its kind, exactly. */
export const toBase = (amount: Rational, unit: Unit): Rational =>
  multiply(add(amount, offsetOf(unit)), exactly(unit.factor));

/** An amount of `from` in `to`, exactly. Both are units of one kind. */
export const convert = (amount: Rational, from: Unit, to: Unit): Rational =>
  subtract(divide(toBase(amount, from), exactly(to.factor)), offsetOf(to));

/** What to multiply an amount of `from` by, and then to add, for `to`. */
export const ruleBetween = (from: Unit, to: Unit): { times: Rational; plus: Rational } => {
  const plus = convert(ZERO, from, to);
  return { plus, times: subtract(convert(exactly('1'), from, to), plus) };
};
