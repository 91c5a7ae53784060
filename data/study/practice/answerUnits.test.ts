import { unit } from 'mathjs';
import { isSameUnit, ratioBetween, readUnit } from '@/lib/study/practice/unitOf';
import { ANSWER_UNITS } from './answerUnits';

/** The symbols that mathjs knows by another name, and those that it does not know. */
const MATHJS: Readonly<Record<string, string | null>> = {
  μm: 'um',
  å: 'angstrom',
  l: 'L',
  ml: 'mL',
  kl: 'kL',
  ha: 'hectare',
  gaj: 'sqyd',
  h: 'hour',
  d: 'day',
  '°': 'deg',
  n: 'N',
  kn: 'kN',
  j: 'J',
  kj: 'kJ',
  kwh: 'kWh',
  ev: 'eV',
  mev: 'MeV',
  w: 'W',
  kw: 'kW',
  v: 'V',
  mv: 'mV',
  a: 'A',
  ma: 'mA',
  ω: 'ohm',
  kω: 'kohm',
  pa: 'Pa',
  kpa: 'kPa',
  hz: 'Hz',
  khz: 'kHz',
  mt: 'mT',
  kb: 'kB',
  mb: 'MB',
  gb: 'GB',
  tb: 'TB',
  kib: 'KiB',
  t: 'tonne',
  quintal: null,
  u: null,
  '₹': null,
  p: null,
  '%': null,
  '°c': null,
  '°f': null,
  k: null,
  c: null,
  month: null,
  year: null,
  molar: null,
  bm: null,
};

const firstOf = (dimension: string): string | undefined =>
  ANSWER_UNITS.find(([other, size]) => other === dimension && size === 1)?.[2];

const inMathjs = (symbol: string): string | null =>
  symbol in MATHJS ? (MATHJS[symbol] ?? null) : symbol;

const COMPARED = ANSWER_UNITS.flatMap(([dimension, size, symbol]) => {
  const base = firstOf(dimension);
  const [mine, its] = [inMathjs(symbol), base === undefined ? null : inMathjs(base)];
  const isOther = ['field', 'lens power', 'molarity', 'amount'].includes(dimension);
  return mine && its && !isOther ? [[symbol, size, mine, its] as const] : [];
});

it.each(COMPARED)('%s is as large as mathjs says', (_, size, mine, base) => {
  expect(unit(1, mine).toNumber(base) / size).toBeCloseTo(1, 6);
});

it('compares most units with mathjs', () => {
  expect(COMPARED.length).toBeGreaterThan(40);
});

it('gives no spelling to two units of one dimension', () => {
  const all = ANSWER_UNITS.flatMap(([dimension, , symbol, ...spellings]) =>
    [symbol, ...spellings].map((spelling) => `${dimension} ${spelling}`),
  );
  expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
});

it.each([
  ['km/hr', 'kilometres per hour'],
  ['kmph', 'km h^-1'],
  ['sq cm', 'cm2'],
  ['sqft', 'square feet'],
  ['square metres', 'm^2'],
  ['cubic metre', 'm^3'],
  ['m/s^2', 'm s^-2'],
  ['g/cc', 'g/cm^3'],
  ['j/(kg k)', 'j kg^-1 k^-1'],
  ['cm a day', 'cm/day'],
  ['ltr', 'litres'],
  ['gms', 'grams'],
  ['degrees celsius', 'c'],
])('reads %p and %p as one unit', (one, other) => {
  const [mine, its] = [readUnit(one), readUnit(other)];
  expect(mine && its && isSameUnit(mine, its)).toBe(true);
});

it.each([
  ['km', 'm', 1000],
  ['km/h', 'm/s', 1 / 3.6],
  ['cm^2', 'm^2', 0.0001],
  ['l', 'cm^3', 1000],
  ['kg', 'm', null],
  ['m', 'm^2', null],
])('turns %p into %p', (one, other, expected) => {
  const [mine, its] = [readUnit(one), readUnit(other)];
  const ratio = mine && its && ratioBetween(mine, its);
  if (expected === null) expect(ratio).toBeNull();
  else expect(ratio).toBeCloseTo(expected, 9);
});
