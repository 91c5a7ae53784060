import { MATHS_MESSAGES } from '@/data/study/calculators/messages';
import type { CalculatorAnswer } from '@/lib/study/calculators/calculator';
import { parseDecimal } from '@/lib/study/calculators/exact/parseRational';
import {
  add,
  compare,
  divide,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
} from '@/lib/study/calculators/exact/rational';
import { asOne, decimal, equals } from '@/lib/study/calculators/exact/showRational';
import { readInputs } from '@/lib/study/calculators/readInputs';
import { rootOf } from './squareRoot';

export const LENGTH_UNITS = ['cm', 'm', 'mm', 'km', 'inches', 'feet'] as const;
/** How a length and an area end; short, so that one of them is no plural. */
type ShownUnit = { length: string; area: string };
const SHORT_UNITS: Partial<Record<(typeof LENGTH_UNITS)[number], ShownUnit>> = {
  inches: { length: 'in', area: 'sq in' },
  feet: { length: 'ft', area: 'sq ft' },
};
export const PI_VALUES = ['22/7', '3.14', 'exact'] as const;
export const ROUND_LENGTHS = ['radius', 'diameter'] as const;

const TWO = rational(2n);
const MOST = 10n ** 9n;
const PLACES = 4;
/** What stands under a root, so that it fits the root. */
const EXACT = 18;
/** Far more digits of π than are shown. */
const PI = parseDecimal('3.14159265358979323846') ?? ONE;

type Read = ReturnType<typeof readInputs>;

const side = (read: Read, name: string, label: string): Rational =>
  read.number(name, label, { rule: 'aboveZero', most: MOST });

const readUnit = (read: Read): ShownUnit | null => {
  const unit = read.choice('unit', 'the unit', LENGTH_UNITS);
  return unit && (SHORT_UNITS[unit] ?? { length: unit, area: `${unit}²` });
};

/** A root as `= 5 cm` or `≈ 5.3852 cm`. */
const shownRoot = (value: Rational, unit: string): string => {
  const root = rootOf(value);
  const shown = equals(root.value, PLACES, ` ${unit}`);
  return root.isExact ? shown : shown.replace('=', '≈');
};

/** Area, perimeter and diagonal; equal sides make a square. */
export const calculateRectangle = (inputs: Record<string, string>): CalculatorAnswer => {
  const read = readInputs(inputs);
  const [length, breadth] = [
    side(read, 'length', 'The length'),
    side(read, 'breadth', 'The breadth'),
  ];
  const unit = readUnit(read);
  const mistakes = read.mistakes();
  if (mistakes || !unit) return mistakes ?? { ok: false, errors: {} };
  const area = multiply(length, breadth);
  const perimeter = multiply(TWO, add(length, breadth));
  const squares = add(multiply(length, length), multiply(breadth, breadth));
  const [l, b] = [decimal(length), decimal(breadth)];
  return {
    ok: true,
    result: `Area ${equals(area, PLACES, ` ${unit.area}`)}; perimeter ${equals(perimeter, PLACES, ` ${unit.length}`)}`,
    working: [
      ...(compare(length, breadth) === 0
        ? ['Length and breadth are equal: this is a square.']
        : []),
      `Area = length × breadth = ${l} × ${b} ${equals(area, PLACES, ` ${unit.area}`)}`,
      `Perimeter = 2 × (length + breadth) = 2 × (${l} + ${b}) ${equals(perimeter, PLACES, ` ${unit.length}`)}`,
      `Diagonal = √(length² + breadth²) = √${asOne(decimal(squares, EXACT))} ${shownRoot(squares, unit.length)}`,
    ],
  };
};

const triangleKind = (sorted: readonly [Rational, Rational, Rational]): string => {
  const [short, middle, long] = sorted;
  const [squares, longSquare] = [
    add(multiply(short, short), multiply(middle, middle)),
    multiply(long, long),
  ];
  const right = compare(squares, longSquare) === 0 ? ' and right-angled' : '';
  if (compare(short, long) === 0) return 'equilateral';
  if (compare(short, middle) === 0 || compare(middle, long) === 0) return `isosceles${right}`;
  return `scalene${right}`;
};

/** Perimeter, kind and Heron's area of a triangle from its three sides. */
export const calculateTriangle = (inputs: Record<string, string>): CalculatorAnswer => {
  const read = readInputs(inputs);
  const sides = [side(read, 'a', 'Side a'), side(read, 'b', 'Side b'), side(read, 'c', 'Side c')];
  const unit = readUnit(read);
  const [short = ONE, middle = ONE, long = ONE] = sides.toSorted(compare);
  const early = read.mistakes();
  if (early || !unit) return early ?? { ok: false, errors: {} };
  if (compare(add(short, middle), long) <= 0) {
    const name = ['a', 'b', 'c'].find((_, at) => sides[at] === long) ?? 'a';
    return { ok: false, errors: { [name]: MATHS_MESSAGES.triangle(decimal(long)) } };
  }
  const perimeter = sides.reduce(add);
  const half = divide(perimeter, TWO);
  const rest = sides.map((one) => subtract(half, one));
  const square = rest.reduce(multiply, half);
  const [a, b, c] = sides.map((one) => decimal(one));
  return {
    ok: true,
    result: `Area ${shownRoot(square, unit.area)}; perimeter ${equals(perimeter, PLACES, ` ${unit.length}`)}; the triangle is ${triangleKind([short, middle, long])}`,
    working: [
      `Perimeter = a + b + c = ${a} + ${b} + ${c} ${equals(perimeter, PLACES, ` ${unit.length}`)}`,
      `s = perimeter ÷ 2 ${equals(half, PLACES, ` ${unit.length}`)}`,
      `s − a ${equals(rest[0] ?? ONE, PLACES)}; s − b ${equals(rest[1] ?? ONE, PLACES)}; s − c ${equals(rest[2] ?? ONE, PLACES)}`,
      `Area = √(s × (s − a) × (s − b) × (s − c)) = √${asOne(decimal(square, EXACT))} ${shownRoot(square, unit.area)}`,
    ],
  };
};

const PI_BY_NAME: Record<(typeof PI_VALUES)[number], { value: Rational; shown: string }> = {
  '22/7': { value: rational(22n, 7n), shown: '22/7' },
  '3.14': { value: rational(314n, 100n), shown: '3.14' },
  exact: { value: PI, shown: 'π' },
};

/** Circumference and area from radius or diameter, with the π that the question asks for. */
export const calculateCircle = (inputs: Record<string, string>): CalculatorAnswer => {
  const read = readInputs(inputs);
  const known = read.choice('known', 'what you know', ROUND_LENGTHS);
  const given = side(read, 'size', known === 'diameter' ? 'The diameter' : 'The radius');
  const unit = readUnit(read);
  const pi = read.choice('pi', 'π', PI_VALUES);
  const mistakes = read.mistakes();
  if (mistakes || !unit || !pi || !known) return mistakes ?? { ok: false, errors: {} };
  const radius = known === 'diameter' ? divide(given, TWO) : given;
  const { value, shown } = PI_BY_NAME[pi];
  const around = multiply(multiply(TWO, value), radius);
  const area = multiply(value, multiply(radius, radius));
  const r = decimal(radius);
  return {
    ok: true,
    result: `Area ${equals(area, PLACES, ` ${unit.area}`)}; circumference ${equals(around, PLACES, ` ${unit.length}`)}`,
    working: [
      ...(known === 'diameter'
        ? [`r = diameter ÷ 2 = ${decimal(given)} ÷ 2 = ${r} ${unit.length}`]
        : []),
      `Circumference = 2 × π × r = 2 × ${shown} × ${r} ${equals(around, PLACES, ` ${unit.length}`)}`,
      `Area = π × r² = ${shown} × ${asOne(r)}² ${equals(area, PLACES, ` ${unit.area}`)}`,
    ],
  };
};

/** The area of a trapezium; equal parallel sides make a parallelogram. */
export const calculateTrapezium = (inputs: Record<string, string>): CalculatorAnswer => {
  const read = readInputs(inputs);
  const [first, second] = [
    side(read, 'a', 'The first parallel side'),
    side(read, 'b', 'The second parallel side'),
  ];
  const height = side(read, 'height', 'The height');
  const unit = readUnit(read);
  const mistakes = read.mistakes();
  if (mistakes || !unit) return mistakes ?? { ok: false, errors: {} };
  const sum = add(first, second);
  const area = divide(multiply(sum, height), TWO);
  return {
    ok: true,
    result: `Area ${equals(area, PLACES, ` ${unit.area}`)}`,
    working: [
      ...(compare(first, second) === 0
        ? ['The parallel sides are equal: this is a parallelogram, whose area is base × height.']
        : []),
      `Area = (a + b) × h ÷ 2 = (${decimal(first)} + ${decimal(second)}) × ${decimal(height)} ÷ 2`,
      `= ${decimal(sum)} × ${decimal(height)} ÷ 2 ${equals(area, PLACES, ` ${unit.area}`)}`,
    ],
  };
};
