import { MEASURES } from '@/data/study/worksheets/plausible';
import type { Draw } from '@/lib/study/worksheets/draw';
import { fraction, showFraction } from '@/lib/study/worksheets/fraction';
import { type Question, single } from '@/lib/study/worksheets/question';
import { drawMeasure, keepPlausible } from './plausible';
import { type Surd, showSurd } from './surds';

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

/** Squares of the sine, which keep the exact values whole: sin² 45° is 2/4. */
const SINE_SQUARES = [
  [0, 0],
  [30, 1],
  [45, 2],
  [60, 3],
  [90, 4],
] as const;

/** Exact values as a sheet prints them, with what people type for them. */
const VALUES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'sin 0°': ['0'],
  'sin 30°': ['[1|2]'],
  'sin 45°': ['[1|√2]', '1/√2', '√2/2'],
  'sin 60°': ['[√3|2]', '√3/2'],
  'sin 90°': ['1'],
  'cos 0°': ['1'],
  'cos 30°': ['[√3|2]', '√3/2'],
  'cos 45°': ['[1|√2]', '1/√2', '√2/2'],
  'cos 60°': ['[1|2]'],
  'cos 90°': ['0'],
  'tan 0°': ['0'],
  'tan 30°': ['[1|√3]', '1/√3', '√3/3'],
  'tan 45°': ['1'],
  'tan 60°': ['√3'],
};

const squareSum = (draw: Draw): Question => {
  const [one, sine] = draw.pick(SINE_SQUARES);
  const [other, second] = draw.pick(SINE_SQUARES);
  const many = draw.whole(1, 4);
  return single(
    `Find the value of ${many === 1 ? '' : many}sin² ${one}° + cos² ${other}°.`,
    showFraction(fraction(many * sine + 4 - second, 4)),
    {
      how: `${many} × ${showFraction(fraction(sine, 4))} + ${showFraction(fraction(4 - second, 4))}`,
    },
  );
};

const fromTriangle = (draw: Draw): Question => {
  const [one, two, long] = draw.pick(TRIPLES);
  const [across, beside] = draw.chance() ? [one, two] : [two, one];
  const values = {
    sin: fraction(across, long),
    cos: fraction(beside, long),
    tan: fraction(across, beside),
  };
  const [given, wanted] = draw.some(['sin', 'cos', 'tan'] as const, 2);
  return single(
    `A is an acute angle and ${given} A = ${showFraction(values[given ?? 'sin'])}. Find ${wanted} A.`,
    showFraction(values[wanted ?? 'cos']),
    { how: `Right triangle with the sides ${across}, ${beside} and ${long}` },
  );
};

/** An exact value, a sum of squares, or one ratio from another. */
export const findRatio = (draw: Draw): Question => {
  const kind = draw.whole(1, 3);
  if (kind === 1) return fromTriangle(draw);
  if (kind === 2) return squareSum(draw);
  const [name = 'sin 30°'] = draw.some(Object.keys(VALUES), 1);
  const [answer = '', ...accept] = VALUES[name] ?? [];
  return single(`Write the exact value of ${name}.`, answer, { accept });
};

const TALL = ['tower', 'temple flag', 'lamp post', 'coconut tree', 'chimney'] as const;

/** Angles whose ratios are exact. */
const ANGLES = [30, 45, 60] as const;
type Angle = (typeof ANGLES)[number];

/** The side across the angle where the one beside it is a multiple of 3. */
const across = (beside: number, angle: Angle) =>
  ({
    30: { times: beside / 3, root: 3 },
    45: { times: beside, root: 1 },
    60: { times: beside, root: 3 },
  })[angle];

const lengthOf = ({ times, root }: Surd): number => times * Math.sqrt(root);

const threes = (most: number): number[] =>
  Array.from({ length: Math.floor(most / 3) }, (_, at) => 3 * (at + 1));

const pickFrom = (draw: Draw, values: readonly number[]): number => {
  const [first = 3] = draw.some(values, 1);
  return first;
};

const elevation = (draw: Draw, thing: (typeof TALL)[number]): Question => {
  const angle = draw.pick(ANGLES);
  const { high } = MEASURES['distance of the eye'];
  const far = threes(high).filter(
    (base) => keepPlausible(thing, [lengthOf(across(base, angle))]).length > 0,
  );
  const base = pickFrom(draw, far);
  return single(
    `From a point ${base} m from the foot of a ${thing} its top is seen at an elevation of ${angle}°. How high is it? Give an exact answer.`,
    showSurd(across(base, angle)),
    { unit: 'm', how: `${base} × tan ${angle}°` },
  );
};

const shadow = (draw: Draw, thing: (typeof TALL)[number]): Question => {
  const angle = draw.pick(ANGLES);
  const height = pickFrom(draw, keepPlausible(thing, threes(MEASURES[thing].high)));
  const other = { 30: 60, 45: 45, 60: 30 } as const;
  return single(
    `A ${thing} of ${height} m throws a shadow while the sun stands at ${angle}°. How long is the shadow? Give an exact answer.`,
    showSurd(across(height, other[angle])),
    { unit: 'm', how: `${height} ÷ tan ${angle}°` },
  );
};

const ladder = (draw: Draw): Question => {
  const angle = draw.pick(ANGLES);
  // Even, so that its half is whole.
  const long = drawMeasure(draw, 'ladder', 2);
  const reach = { 30: 1, 45: 2, 60: 3 } as const;
  return single(
    `A ladder of ${long} m leans at ${angle}° to the ground. How high does it reach? Give an exact answer.`,
    showSurd({ times: long / 2, root: reach[angle] }),
    { unit: 'm', how: `${long} × sin ${angle}°` },
  );
};

/** One right triangle with an angle of 30°, 45° or 60°; lengths that stay simple surds. */
export const heightQuestion = (draw: Draw): Question => {
  const thing = draw.pick(TALL);
  const kind = draw.whole(1, 3);
  if (kind === 1) return ladder(draw);
  return kind === 2 ? elevation(draw, thing) : shadow(draw, thing);
};
