import type { Unit, UnitKind } from '@/data/study/converters/unit';
import { convert, findUnit, listUnits, toBase } from './convert';
import { type Explained, explainConversion } from './explainConversion';
import { formatAmount } from './formatAmount';
import { compare, exactly } from './rational';
import { type AmountProblem, readAmount } from './readAmount';

/** What stands in the three fields of a converter. */
export type TypedConversion = { amount: string; from: string; to: string };

export type UnitRow = { id: string; name: string; symbol: string; text: string; isExact: boolean };

export type Converted =
  | { ok: true; explained: Explained; rows: readonly UnitRow[] }
  | { ok: false; problem: AmountProblem | 'unknown-unit' | 'below-least' };

const ZERO = exactly('0');

/**
 * The answer to what somebody typed, and the same amount in every unit of the kind. Nothing is
 * shorter, lighter or colder than zero base units.
 */
export const convertTyped = (typed: TypedConversion, kind: UnitKind): Converted => {
  const from = findUnit(kind, typed.from);
  const to = findUnit(kind, typed.to);
  if (!from || !to) return { ok: false, problem: 'unknown-unit' };
  const amount = readAmount(typed.amount);
  if (!amount.ok) return amount;
  if (compare(toBase(amount.value, from), ZERO) < 0n) return { ok: false, problem: 'below-least' };
  const toRow = (unit: Unit): UnitRow => ({
    id: unit.id,
    name: unit.many,
    symbol: unit.symbol,
    ...formatAmount(convert(amount.value, from, unit)),
  });
  return {
    ok: true,
    explained: explainConversion(amount.value, from, to),
    rows: listUnits(kind).map(toRow),
  };
};
