import { UNIT_SPELLINGS, UNITS, type UnitKind } from '@/data/study/calculators/units';
import { parseDecimal, plainMinus } from '@/lib/study/calculators/exact/parseRational';
import { equalsValue, showValue } from './showValue';

type UnitRule = { factor: number; offset?: number };

/** A typed value in the calculator's own unit, with the line that shows how it got there. */
export type ReadQuantity = { value: number; conversion: string | null };

const LARGEST = 1e30;
const SMALLEST = 1e-40;
const QUANTITY =
  /^([+-]?[\d.,]+)(?:\s*(?:e|[×x*]\s*10\s*\^?)\s*([+-]?\d{1,3}|[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}))?\s*(.*)$/i;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const lowered = (text: string): string =>
  Array.from(text, (sign) => {
    if (sign === '⁻') return '-';
    return RAISED.includes(sign) ? String(RAISED.indexOf(sign)) : sign.replace('⁺', '');
  }).join('');

/** The unit that was typed, as the calculator writes it; null where it knows none. */
const findUnit = (kind: UnitKind, typed: string): { name: string; rule: UnitRule } | null => {
  const rules: Record<string, UnitRule> = UNITS[kind];
  const names = Object.keys(rules);
  const small = typed.toLowerCase();
  // A capital M is mega: 5 MV must not be read as 5 mV.
  const isMega = (name: string) => typed.startsWith('M') && name.startsWith('m') && name !== 'min';
  const alike = names.filter((name) => name.toLowerCase() === small && !isMega(name));
  const name =
    typed === ''
      ? names[0]
      : (names.find((one) => one === typed) ??
        (alike.length === 1 ? alike[0] : undefined) ??
        names.find((one) => one === UNIT_SPELLINGS[small]));
  const rule = name === undefined ? undefined : rules[name];
  return name !== undefined && rule ? { name, rule } : null;
};

const convert = (typed: number, { factor, offset = 0 }: UnitRule): number =>
  // Thirteen digits: what 0.1 × 3 leaves behind in the seventeenth is no part of the answer.
  Number((typed * factor + offset).toPrecision(13));

/** The unit that a kind of quantity is answered in. */
export const ownUnit = (kind: UnitKind): string => Object.keys(UNITS[kind])[0] ?? '';

/** The other units that a field understands. */
export const otherUnits = (kind: UnitKind): string[] => Object.keys(UNITS[kind]).slice(1);

const conversionLine = (
  kind: UnitKind,
  typed: number,
  { name, rule }: { name: string; rule: UnitRule },
  value: number,
): string | null => {
  const own = ownUnit(kind);
  if (name === own || (rule.factor === 1 && !rule.offset)) return null;
  const shown = `${showValue(typed, 10)} ${name}`;
  if (rule.offset)
    return `${shown} = ${showValue(typed, 10)} + ${rule.offset} = ${showValue(value, 10)} ${own}`;
  if (name === 'km/h')
    return `${shown} = ${showValue(typed, 10)} × 5/18 ${equalsValue(value)} ${own}`;
  const step =
    rule.factor >= 1
      ? `× ${showValue(rule.factor, 10)}`
      : rule.factor === 0.133322
        ? '× 0.133322'
        : `÷ ${showValue(Math.round(1 / rule.factor), 10)}`;
  return `${shown} = ${showValue(typed, 10)} ${step} = ${showValue(value, 10)} ${own}`;
};

/**
 * A value with or without a unit: `72 km/h`, `1.6e-19`, `3 × 10^8`, `27 °C`. `number` or `unit` where
 * that part has no meaning, `size` where it is beyond all use.
 */
export const readQuantity = (
  text: string,
  kind: UnitKind,
): ReadQuantity | 'number' | 'unit' | 'size' => {
  const [, mantissa = '', exponent = '0', unitText = ''] = QUANTITY.exec(plainMinus(text)) ?? [];
  const exact = parseDecimal(mantissa);
  if (!exact) return 'number';
  const unit = findUnit(kind, unitText.trim());
  if (!unit) return 'unit';
  const typed = Number(`${mantissa.replaceAll(',', '')}e${Number(lowered(exponent))}`);
  const value = convert(Number.isFinite(typed) ? typed : LARGEST * 10, unit.rule);
  const isOutside = Math.abs(value) > LARGEST || (value !== 0 && Math.abs(value) < SMALLEST);
  const isLost = typed === 0 && exact.top !== 0n;
  if (isOutside || isLost) return 'size';
  return { value, conversion: conversionLine(kind, typed, unit, value) };
};
