import { evaluate } from 'mathjs';
import { MATHS_FIELDS } from '@/data/study/calculators/mathsFields';
import { CHEMISTRY_TITLES, PHYSICS_TITLES } from '@/data/study/calculators/scienceTitles';
import { seeded } from '@/lib/study/random/seeded';
import { chemistryCalculator } from './chemistry/definitions';
import type { CalculatorDefinition } from './definition';
import { mathsCalculator } from './maths/definitions';
import { physicsCalculator } from './physics/definitions';

const keys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] => {
  const all: Key[] = [];
  for (const key in record) all.push(key);
  return all;
};

const PLAIN = ['0.5', '3', '7', '12.5', '48', '0.004', '1500'];
/** Sizes of atoms, of light and of planets. */
const EXTREME = ['0.078', '3e-5', '3e8', '1.6e-19', '2.5e12', '6'];
/** The maths calculators take digits only. */
const LONG = ['0.00003', '0.000007', '300000000', '999999999', '400000000000', '6'];

type Case = readonly [
  name: string,
  calculator: CalculatorDefinition,
  typed: readonly string[],
  /** Decimals of a result; null where it has so many significant digits. */
  places: number | null,
];

const CALCULATORS: Case[] = [
  ...keys(MATHS_FIELDS).map((id): Case => [id, mathsCalculator(id), LONG, 4]),
  ...keys(PHYSICS_TITLES).map((id): Case => [id, physicsCalculator(id), EXTREME, null]),
  ...keys(CHEMISTRY_TITLES).map((id): Case => [id, chemistryCalculator(id), EXTREME, null]),
];

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = (digits: string): string =>
  Array.from(digits, (sign) => (sign === '⁻' ? '-' : RAISED.indexOf(sign))).join('');

/** A printed expression in the spelling of mathjs, read as people read it: no bracket is added. */
const toExpression = (text: string): string =>
  text
    .replace(/(\d),(?=\d)/g, '$1')
    // A fraction with a line is one number, unlike a division.
    .replace(/(\d+)\/(\d+)/g, '($1/$2)')
    .replace(/[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (digits) => `^(${lowered(digits)})`)
    .replace(/√([\d.]+)/g, 'sqrt($1)')
    .replace(/√\(/g, 'sqrt(')
    .replace(/sin ([\d.]+|\([^()]*\))°/g, 'sin($1 deg)')
    .replace(/log₁₀\(/g, 'log10(')
    .replaceAll('½', '0.5')
    .replaceAll('π', 'pi')
    .replaceAll('₹', '')
    .replaceAll('%', '')
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/');

const NUMBER = String.raw`−?₹?[\d,]*\.?\d+(?: × 10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)?`;
/** One number, with its unit or another word behind it. */
const LONE = new RegExp(String.raw`^(${NUMBER})(?:%| ?[°\p{L}][^=≈+−×÷]*)?\.?$`, 'u');
const READABLE = /^(?:[\d.+\-*/^() ]|sqrt|sin|deg|log10|pi)+$/;

const worth = (part: string): number | null => {
  const [, number = part] = part.trim().match(LONE) ?? [];
  const expression = toExpression(number);
  if (!READABLE.test(expression) || !/\d/.test(expression)) return null;
  try {
    const value: unknown = evaluate(expression);
    return typeof value === 'number' ? value : null;
  } catch {
    return null;
  }
};

/** Something to work out, not a number alone. */
const isSum = (part: string): boolean => /[+×÷−√^²³] ?[\d(½₹πs]|\d\/\d|\d[²³]/.test(part);

/**
 * How far a shown number may be from its true value: paise, the places that its calculator shows, or
 * five parts in a million.
 */
const tolerance = (shown: string, value: number, places: number | null): number => {
  const relative = 6e-6 * Math.abs(value);
  if (shown.includes('₹')) return Math.max(0.0051, relative);
  const isPower = shown.includes('× 10');
  return places === null || isPower ? relative : Math.max(0.51 * 10 ** -places, relative);
};

/** The equations of a line whose two sides are numbers, each with whether it holds. */
const equations = (line: string, places: number | null): { text: string; holds: boolean }[] =>
  line.split(/; |, (?=\D)/).flatMap((statement) => {
    const parts = statement.replace(/^[^=≈:]*: /, '').split(/ ?[=≈] /);
    return parts.flatMap((part, at) => {
      const next = parts[at + 1];
      if (next === undefined || !(isSum(part) || (isSum(next) && /^[\d,]+$/.test(part)))) return [];
      const [left, right] = [worth(part), worth(next)];
      if (left === null || right === null) return [];
      const holds = Math.abs(left - right) <= tolerance(next, right, places);
      return [{ text: `${part} = ${next}`, holds }];
    });
  });

it.each([
  ['ρ = 0.078 ÷ (3 × 10⁻⁵) = 2,600 kg/m³', true],
  ['ρ = 0.078 ÷ 3 × 10⁻⁵ = 2,600 kg/m³', false],
  ['E = ½ × 2 × (3 × 10⁸)² = 9 × 10¹⁶ J', true],
  ['E = ½ × 2 × 3 × 10⁸² = 9 × 10¹⁶ J', false],
  ['72 km/h = 72 × 5/18 = 20 m/s', true],
])('reads %p', (line, expected) => {
  expect(equations(line, null).every(({ holds }) => holds)).toBe(expected);
  expect(equations(line, null).length).toBeGreaterThan(0);
});

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  numbers: ['24, 36, 60', '7', '12, 1000000, 35'],
  ratio: ['12 : 18 : 30', '2 : 3'],
  formula: ['H2O', 'NaOH', 'CuSO4·5H2O'],
  equation: ['Fe + O2 -> Fe2O3'],
  born: ['14-11-2013'],
  on: ['31-03-2025'],
};

/** Many sets of inputs: each field in turn small, large, plain or empty. */
const inputsFor = ({ fields }: CalculatorDefinition, extreme: readonly string[], seed: string) => {
  const next = seeded(seed);
  const pick = (from: readonly string[]): string => from[Math.floor(next() * from.length)] ?? '';
  return Object.fromEntries(
    fields.map(({ name, example, options }) => {
      if (options) return [name, pick(options.map(({ value }) => value))];
      const texts = TEXTS[name];
      if (texts) return [name, pick(texts)];
      // Nobody lends less than a paisa.
      if (name === 'principal') return [name, pick(['0.5', '1500', '12000', '400000000000'])];
      const typed = pick([...PLAIN, ...extreme, ...extreme]);
      return [name, example === '' ? '' : example.startsWith('-') ? `-${typed}` : typed];
    }),
  );
};

it.each(CALCULATORS)(
  '%s: every printed line is true as it is printed',
  (name, calculator, typed, places) => {
    const wrong = new Set<string>();
    let read = 0;
    for (let at = 0; at < 400; at++) {
      const answer = calculator.calculate(inputsFor(calculator, typed, `${name} ${at}`));
      if (!answer.ok) continue;
      for (const { text, holds } of [answer.result, ...answer.working].flatMap((line) =>
        equations(line, places),
      )) {
        read += 1;
        if (!holds) wrong.add(text);
      }
    }
    expect([...wrong].slice(0, 5)).toEqual([]);
    // These three have words and formulas only.
    const hasSums = !['age', 'balance', 'ph'].includes(name);
    if (hasSums) expect(read).toBeGreaterThan(20);
  },
);
