import { formatNumber, toSuperscript } from '@/lib/study/numbers/formatNumber';

/** A number as a sheet prints it: Indian grouping, a true minus sign. */
export const show = (value: number): string => formatNumber(value).replace('-', '−');

/** In brackets where a minus sign would stand after another sign. */
export const bracketed = (value: number): string => (value < 0 ? `(${show(value)})` : show(value));

/** A number of paise or hundredths as a decimal: 1250 is `12.5`. */
export const hundredths = (value: number): string => show(value / 100);

/** An exponent in small raised digits. */
export const raised = toSuperscript;

/** `+ 3x` or `− x`, to follow another term; empty when there is none of it. */
export const moreOf = (count: number, unit: string): string =>
  count === 0 ? '' : ` ${count < 0 ? '−' : '+'} ${sizeOf(Math.abs(count), unit)}`;

const sizeOf = (size: number, unit: string): string =>
  unit && size === 1 ? unit : `${show(size)}${unit}`;

/** A sum of terms, largest power first: `2x² − x + 3`. Terms that are zero are left out. */
export const sumOf = (terms: readonly (readonly [count: number, unit: string])[]): string => {
  const [first, ...rest] = terms.filter(([count]) => count !== 0);
  if (!first) return '0';
  const [count, unit] = first;
  const start = `${count < 0 ? '−' : ''}${sizeOf(Math.abs(count), unit)}`;
  return start + rest.map(([more, of]) => moreOf(more, of)).join('');
};

/** With a capital letter, for the start of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `an egg`, `a hen`: by the letters of plain nouns. */
export const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an' : 'a');

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });

/** `21st`. */
export const ordinal = (value: number): string =>
  `${value}${ENDINGS[ORDINALS.select(value)] ?? 'th'}`;
