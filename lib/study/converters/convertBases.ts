import { BASE_COPY } from '@/data/study/converters/numberSystemCopy';
import { digitsOf, explainBases, parseBase, readNumeral, toBase } from './numberSystems';

export type TypedNumeral = { number: string; from: string; to: string };

export type ConvertedNumeral =
  | {
      ok: true;
      result: string;
      working: readonly string[];
      /** In the bases used most. */
      rows: readonly { base: string; text: string }[];
    }
  | { ok: false; error: string };

const USUAL_BASES = [2, 8, 10, 16];

/** The base with its name where it has one. */
export const nameBase = (base: number): string => BASE_COPY.base(base, BASE_COPY.names[base]);

/** The answer to what somebody typed, or a sentence that helps. */
export const convertBases = ({ number, from, to }: TypedNumeral): ConvertedNumeral => {
  const [source, target] = [parseBase(from), parseBase(to)];
  if (source === null || target === null) return { ok: false, error: BASE_COPY.errors.base };
  const numeral = readNumeral(number, source);
  if (!numeral.ok) {
    const error =
      numeral.problem === 'digit'
        ? BASE_COPY.errors.digit(numeral.digit, source, digitsOf(source).slice(-1))
        : BASE_COPY.errors[numeral.problem];
    return { ok: false, error };
  }
  const { value } = numeral;
  return {
    ok: true,
    result: BASE_COPY.equation(
      toBase(value, source),
      nameBase(source),
      toBase(value, target),
      nameBase(target),
    ),
    working: explainBases(value, source, target),
    rows: USUAL_BASES.map((base) => ({ base: nameBase(base), text: toBase(value, base) })),
  };
};
