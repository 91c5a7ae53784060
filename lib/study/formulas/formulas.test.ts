import { evaluate } from 'mathjs';
import { FORMULA_SUBJECTS } from '@/data/study/formulas/formula';
import { renderMath } from '@/lib/study/math/renderMath';
import { countAtoms } from './checks/countAtoms';
import { evaluateTex } from './checks/evaluateTex';
import { evaluateWork } from './checks/evaluateWork';
import { readAnswer } from './checks/readAnswer';
import { errorAt, readCalculus } from './checks/readCalculus';
import { listFormulas } from './listFormulas';

const ALL = FORMULA_SUBJECTS.flatMap((subject) =>
  listFormulas(subject).map((formula) => ({ subject, ...formula })),
);

const hasValues = ({ symbols }: (typeof ALL)[number]) =>
  symbols.every(([, , , value]) => value !== undefined);

const isReaction = ({ tex }: (typeof ALL)[number]) => tex.includes('\\rightarrow');

/** A derivative or an integral whose letters have numbers: checked by small steps. */
const isCalculus = ({ tex, check }: (typeof ALL)[number]) => !check && readCalculus(tex) !== null;

const differenceOf = (values: readonly number[]) => {
  const [first = Number.NaN, ...others] = values;
  return Math.max(...others.map((other) => Math.abs(other - first) / Math.abs(first || 1)));
};

it.each([
  ['maths', 120],
  ['physics', 90],
  ['chemistry', 60],
] as const)('lists enough formulas of %s: at least %i', (subject, least) => {
  expect(listFormulas(subject).length).toBeGreaterThanOrEqual(least);
});

it.each(FORMULA_SUBJECTS)('gives each formula of %s a name of its own', (subject) => {
  const names = listFormulas(subject).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it.each(ALL)('$subject, $name: the TeX of the formula and its letters can be drawn', (formula) => {
  for (const tex of [formula.tex, ...formula.symbols.map(([symbol]) => symbol)])
    expect(renderMath(tex, { display: true })).toContain('<math');
});

it.each(ALL)('$subject, $name: the worked use is right', ({ use }) => {
  const { value, tolerance } = readAnswer(use.answer);
  for (const step of evaluateWork(use.work))
    expect(Math.abs(step - value)).toBeLessThanOrEqual(tolerance + 1e-9 * Math.abs(value) + 1e-40);
});

// A second way: the TeX itself read as arithmetic, with the numbers of the use in place of letters.
it.each(ALL.filter((one) => hasValues(one) && !isCalculus(one)))(
  '$subject, $name: the formula fits its numbers',
  (formula) => {
    const plus = differenceOf(evaluateTex(formula.tex, formula.symbols, 1));
    const minus = differenceOf(evaluateTex(formula.tex, formula.symbols, -1));
    expect(Math.min(plus, minus)).toBeLessThan(0.002);
  },
);

it.each(ALL.filter(isCalculus))('$subject, $name: it holds at three places', (formula) => {
  const calculus = readCalculus(formula.tex);
  const x = formula.symbols.find(([symbol]) => symbol === 'x')?.[3] ?? Number.NaN;
  // Not far from the place of the use: an inverse sine ends at 1, a root begins at a.
  for (const place of [0.8 * x, x, 1.1 * x])
    expect(calculus && errorAt(calculus, formula.symbols, place)).toBeLessThan(1e-6);
});

it.each(ALL.filter(({ check }) => check))(
  '$subject, $name: its check is true',
  ({ check = '' }) => {
    expect(evaluate(check)).toBe(true);
  },
);

const isUnchecked = (formula: (typeof ALL)[number]) =>
  !hasValues(formula) && !isReaction(formula) && !isCalculus(formula) && !formula.check;

it('checks nearly all formulas by their own numbers', () => {
  expect(ALL.filter(isUnchecked).length).toBeLessThan(ALL.length / 10);
});

it('lists at least sixty formulas of class 12 maths, and checks every one', () => {
  const own = ALL.filter(({ subject, grade }) => subject === 'maths' && grade === 12);
  expect(own.length).toBeGreaterThanOrEqual(60);
  expect(own.filter(isUnchecked).map(({ name }) => name)).toEqual([]);
});

it.each([
  ['\\frac{d}{dx} \\sin x = \\cos x', true],
  ['\\frac{d}{dx} \\cos x = \\sin x', false],
  ['\\int \\cos x\\,dx = \\sin x + C', true],
  ['\\int x^2\\,dx = x^3 + C', false],
  ['\\frac{d}{dx} \\tan^{-1} x = \\frac{1}{1 + x^2}', true],
  ['\\frac{d}{dx} \\tan^{-1} x = \\frac{1}{1 - x^2}', false],
])('finds out by small steps that %s is %p', (tex, isRight) => {
  const calculus = readCalculus(tex);
  expect(calculus && errorAt(calculus, [], 0.7) < 1e-6).toBe(isRight);
});

it.each(ALL.filter(isReaction))('$name: as many atoms on the right as on the left', ({ tex }) => {
  const [left = '', right = ''] = tex.replace(/^\\mathrm\{(.*)\}$/, '$1').split('\\rightarrow');
  expect(countAtoms(left)).toEqual(countAtoms(right));
});

it.each(ALL.filter(hasValues))('$subject, $name: every letter stands in it', (formula) => {
  for (const [symbol] of formula.symbols) expect(formula.tex).toContain(symbol);
});
