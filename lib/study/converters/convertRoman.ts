import { ROMAN_COPY } from '@/data/study/converters/romanCopy';
import { formatAmount } from './formatAmount';
import { rational } from './rational';
import { readRomanOrNumber, splitRoman } from './roman';

export type ConvertedRoman =
  | { ok: true; result: string; working: readonly string[] }
  | { ok: false; error: string };

const show = (value: number): string => formatAmount(rational(BigInt(value))).text;

const explain = (value: number): string[] => {
  const parts = splitRoman(value);
  const values = parts.map((part) => show(part.value)).join(' + ');
  return [
    parts.map(({ sign, value: worth }) => ROMAN_COPY.part(sign, show(worth))).join(', '),
    ...(parts.length > 1 ? [ROMAN_COPY.sum(values, show(value))] : []),
  ];
};

/** The answer to what somebody typed, a number or a numeral, or a sentence that helps. */
export const convertRoman = (typed: string): ConvertedRoman => {
  const reading = readRomanOrNumber(typed);
  if (reading.ok)
    return {
      ok: true,
      result: ROMAN_COPY.sum(show(reading.value), reading.roman),
      working: explain(reading.value),
    };
  const error =
    reading.problem === 'odd-spelling'
      ? ROMAN_COPY.odd(typed.trim().toUpperCase(), reading.roman, show(reading.value))
      : ROMAN_COPY.errors[reading.problem];
  return { ok: false, error };
};
