import { FIELD_MESSAGES } from '@/data/study/calculators/messages';
import { parseRational } from './exact/parseRational';
import { compare, isWhole, isZero, ONE, type Rational, rational } from './exact/rational';

/** What a number has to be, beyond being one. */
export type NumberRule = 'any' | 'notZero' | 'notNegative' | 'aboveZero';

type NumberOptions = { rule?: NumberRule; mustBeWhole?: boolean; most?: bigint };

/** Beyond this nobody computes a bill or a field; the limit keeps answers readable. */
const MOST = 10n ** 15n;

const brokenRule = (value: Rational, label: string, rule: NumberRule): string | null => {
  const sign = compare(value, rational(0n));
  if (rule === 'aboveZero' && sign <= 0) return FIELD_MESSAGES.aboveZero(label);
  if (rule === 'notNegative' && sign < 0) return FIELD_MESSAGES.notNegative(label);
  return rule === 'notZero' && isZero(value) ? FIELD_MESSAGES.notZero(label) : null;
};

const isTooBig = (value: Rational, most: bigint): boolean =>
  compare(value, rational(most)) > 0 || compare(value, rational(-most)) < 0;

const mistakeIn = (value: Rational, label: string, options: NumberOptions): string | null => {
  if (isTooBig(value, options.most ?? MOST)) return FIELD_MESSAGES.tooBig(label);
  if (options.mustBeWhole && !isWhole(value)) return FIELD_MESSAGES.whole(label);
  return brokenRule(value, label, options.rule ?? 'any');
};

/**
 * Reads what was typed and collects the mistakes by field. After a mistake the values are stand-ins:
 * ask `mistakes` before computing.
 */
export const readInputs = (inputs: Readonly<Record<string, string>>) => {
  const errors: Record<string, string> = {};
  const text = (name: string): string => (inputs[name] ?? '').trim();
  const reject = (name: string, message: string): void => {
    errors[name] ??= message;
  };

  const number = (name: string, label: string, options: NumberOptions = {}): Rational => {
    const typed = text(name);
    const value = typed === '' ? null : parseRational(typed);
    if (!value) {
      reject(name, typed === '' ? FIELD_MESSAGES.needed(label) : FIELD_MESSAGES.number(label));
      return ONE;
    }
    const mistake = mistakeIn(value, label, options);
    if (mistake) reject(name, mistake);
    return value;
  };

  const choice = <Value extends string>(
    name: string,
    label: string,
    values: readonly Value[],
  ): Value | null => {
    const found = values.find((value) => value === text(name)) ?? null;
    if (found === null) reject(name, FIELD_MESSAGES.choose(label));
    return found;
  };

  const mistakes = () =>
    Object.keys(errors).length > 0 ? { ok: false as const, errors: { ...errors } } : null;

  return { text, number, choice, reject, mistakes };
};
