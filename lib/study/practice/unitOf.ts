import { ANSWER_UNITS, WORDS_FOR_QUOTIENTS } from '@/data/study/practice/answerUnits';

/** One way to read a unit: `m¹ s⁻¹` by its symbols, what it measures, and how much. */
type Reading = { name: string; dimension: string; size: number };

/** All ways to read a unit: m is a metre or molar. */
export type UnitReadings = readonly Reading[];

type Part = { symbol: string; dimension: string; size: number };

const PARTS: ReadonlyMap<string, readonly Part[]> = ANSWER_UNITS.reduce(
  (known, [dimension, size, symbol, ...spellings]) => {
    for (const spelling of [symbol, ...spellings]) {
      known.set(spelling, [...(known.get(spelling) ?? []), { symbol, dimension, size }]);
    }
    return known;
  },
  new Map<string, Part[]>(),
);

const WORD = /^([\p{L}°%₹"-]+?)\^?(-?\d)?$/u;

const singular = (word: string): string =>
  word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<=[sxz]|ch|sh|o)es$|(?<!s)s$/, '') : word;

/** A word that is no unit counts as one of its own: 9 mangoes. */
const partsOf = (word: string): readonly Part[] =>
  PARTS.get(word) ??
  PARTS.get(word.replace(/s$/, '')) ?? [
    { symbol: singular(word), dimension: singular(word), size: 1 },
  ];

const isKnown = (word: string): boolean => PARTS.has(word) || PARTS.has(word.replace(/s$/, ''));

type Factor = { part: Part; power: number };

const show = (powers: ReadonlyMap<string, number>): string =>
  [...powers]
    .filter(([, power]) => power !== 0)
    .map(([name, power]) => `${name}^${power}`)
    .sort()
    .join(' ');

const add = (powers: Map<string, number>, name: string, power: number): void => {
  powers.set(name, (powers.get(name) ?? 0) + power);
};

/** `length^3` to the second power is `length` to the sixth. */
const addDimension = (powers: Map<string, number>, dimension: string, power: number): void => {
  const [name = '', own = '1'] = dimension.split('^');
  add(powers, name, power * Number(own));
};

const readFactors = (factors: readonly Factor[]): Reading => {
  const [symbols, dimensions] = [new Map<string, number>(), new Map<string, number>()];
  let size = 1;
  for (const { part, power } of factors) {
    add(symbols, part.symbol, power);
    addDimension(dimensions, part.dimension, power);
    size *= part.size ** power;
  }
  return { name: show(symbols), dimension: show(dimensions), size };
};

/** Each choice of parts, one after the other. */
const combine = (rows: readonly (readonly Factor[])[]): Factor[][] =>
  rows.reduce<Factor[][]>(
    (before, row) => before.flatMap((chosen) => row.map((factor) => [...chosen, factor])),
    [[]],
  );

const POWERS: Readonly<Record<string, number>> = { sq: 2, square: 2, cu: 3, cubic: 3 };
const MOST_WORDS = 6;

/** Words one by one: `km/hr`, `kilometres per hour` and `9 cm a day` have their stroke. */
const splitWords = (text: string): string[] =>
  text
    .replace(/\b[km]m?p?h\b|\bmps\b/g, (word) => WORDS_FOR_QUOTIENTS[word] ?? word)
    .replace(/\bper ?cent\b/g, 'percent')
    .replace(/(?<=\S) (?:per|an?|each|every) /g, '/')
    .replace(/\bdegrees? (?=\p{L})/gu, '')
    .replace(/[()]/g, ' ')
    .replace(/\//g, ' / ')
    .split(/[ .]+/)
    .flatMap((word) => {
      const [, power = '', rest = ''] = /^(sq|cu)(.+)$/.exec(word) ?? [];
      return rest && isKnown(rest) ? [power, rest] : [word];
    })
    .filter((word) => word !== '');

/** A unit in folded words: `km/hr`, `sq cm`, `m s^-1`; null for what is no unit and no thing. */
export const readUnit = (text: string): UnitReadings | null => {
  const words = splitWords(text);
  if (words.length > MOST_WORDS) return null;
  const rows: Factor[][] = [];
  let [sign, next] = [1, 1];
  for (const word of words) {
    const power = POWERS[word];
    if (word === '/') sign = -1;
    else if (power !== undefined) next = power;
    else {
      const [, name, typed = '1'] = WORD.exec(word) ?? [];
      // One or two letters that are no unit belong to algebra.
      if (name === undefined || (name.length < 3 && !isKnown(name))) return null;
      const own = sign * next * Number(typed);
      rows.push(partsOf(name).map((part) => ({ part, power: own })));
      next = 1;
    }
  }
  return rows.length === 0 ? null : combine(rows).map(readFactors);
};

/** How many of the other unit one of this is, where they measure the same; null where they do not. */
export const ratioBetween = (one: UnitReadings, other: UnitReadings): number | null => {
  for (const { dimension, size } of one) {
    const match = other.find((reading) => reading.dimension === dimension);
    if (match) return size / match.size;
  }
  return null;
};

/** Whether both can mean the same: by name, or of the same size, as mL and cm³ are. */
export const isSameUnit = (one: UnitReadings, other: UnitReadings): boolean =>
  one.some((mine) =>
    other.some(
      ({ name, dimension, size }) =>
        name === mine.name ||
        (dimension === mine.dimension && Math.abs(size / mine.size - 1) < 1e-9),
    ),
  );
