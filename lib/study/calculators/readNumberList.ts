import { LIST_MESSAGES } from '@/data/study/calculators/messages';
import { parseDecimal } from './exact/parseRational';
import { compare, isWhole, type Rational, rational } from './exact/rational';

type ListOptions = {
  fewest: number;
  most: number;
  /** The largest size of a number. */
  largest: bigint;
  /** Whole numbers above zero only, as for HCF and LCM. */
  isCounting?: boolean;
};

const isOutside = (value: Rational, largest: bigint): boolean =>
  compare(value, rational(largest)) > 0 || compare(value, rational(-largest)) < 0;

/** The numbers in a line such as `12, 18 and 24`, or a sentence on what is wrong with it. */
export const readNumberList = (
  typed: string,
  { fewest, most, largest, isCounting = false }: ListOptions,
): Rational[] | { message: string } => {
  const words = typed.split(/(?:\band\b|[,;&\s])+/i).filter(Boolean);
  if (words.length === 0) return { message: LIST_MESSAGES.empty };
  const values: Rational[] = [];
  for (const word of words) {
    const value = parseDecimal(word);
    if (!value) return { message: LIST_MESSAGES.notANumber(word) };
    if (isOutside(value, largest)) return { message: LIST_MESSAGES.tooBig(word) };
    if (isCounting && (!isWhole(value) || value.top <= 0n))
      return { message: LIST_MESSAGES.notCounting(word) };
    values.push(value);
  }
  if (values.length < fewest) return { message: LIST_MESSAGES.tooFew(fewest) };
  return values.length > most ? { message: LIST_MESSAGES.tooMany(most) } : values;
};
