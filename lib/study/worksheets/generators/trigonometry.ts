import type { Draw } from '@/lib/study/worksheets/draw';
import { fraction, showFraction } from '@/lib/study/worksheets/fraction';
import { type Question, single } from '@/lib/study/worksheets/question';
import { showSurd } from './surds';

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

/** One right triangle with an angle of 30°, 45° or 60°; lengths that stay simple surds. */
export const heightQuestion = (draw: Draw): Question => {
  const thing = draw.pick(TALL);
  const base = draw.whole(2, 20) * 3;
  const angle = draw.pick([30, 45, 60] as const);
  const meters = { unit: 'm' };
  const height = {
    30: showSurd({ times: base / 3, root: 3 }),
    45: String(base),
    60: showSurd({ times: base, root: 3 }),
  };
  const away = {
    30: showSurd({ times: base, root: 3 }),
    45: String(base),
    60: showSurd({ times: base / 3, root: 3 }),
  };
  const ladder = base * 2;
  const reach = {
    30: String(base),
    45: showSurd({ times: base, root: 2 }),
    60: showSurd({ times: base, root: 3 }),
  };
  return draw.pick([
    single(
      `From a point ${base} m from the foot of a ${thing} its top is seen at an elevation of ${angle}°. How high is it? Give an exact answer.`,
      height[angle],
      { ...meters, how: `${base} × tan ${angle}°` },
    ),
    single(
      `A ${thing} of ${base} m throws a shadow while the sun stands at ${angle}°. How long is the shadow? Give an exact answer.`,
      away[angle],
      { ...meters, how: `${base} ÷ tan ${angle}°` },
    ),
    single(
      `A ladder of ${ladder} m leans at ${angle}° to the ground. How high does it reach? Give an exact answer.`,
      reach[angle],
      { ...meters, how: `${ladder} × sin ${angle}°` },
    ),
  ]);
};
