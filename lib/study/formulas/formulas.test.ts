import { FORMULA_SUBJECTS } from '@/data/study/formulas/formula';
import { renderMath } from '@/lib/study/math/renderMath';
import { countAtoms } from './checks/countAtoms';
import { evaluateTex } from './checks/evaluateTex';
import { evaluateWork } from './checks/evaluateWork';
import { readAnswer } from './checks/readAnswer';
import { listFormulas } from './listFormulas';

const ALL = FORMULA_SUBJECTS.flatMap((subject) =>
  listFormulas(subject).map((formula) => ({ subject, ...formula })),
);

const hasValues = ({ symbols }: (typeof ALL)[number]) =>
  symbols.every(([, , , value]) => value !== undefined);

const isReaction = ({ tex }: (typeof ALL)[number]) => tex.includes('\\rightarrow');

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
it.each(ALL.filter(hasValues))('$subject, $name: the formula fits its numbers', (formula) => {
  const plus = differenceOf(evaluateTex(formula.tex, formula.symbols, 1));
  const minus = differenceOf(evaluateTex(formula.tex, formula.symbols, -1));
  expect(Math.min(plus, minus)).toBeLessThan(0.002);
});

it('checks nearly all formulas by their own numbers', () => {
  const others = ALL.filter((formula) => !hasValues(formula) && !isReaction(formula));
  expect(others.length).toBeLessThan(ALL.length / 10);
});

it.each(ALL.filter(isReaction))('$name: as many atoms on the right as on the left', ({ tex }) => {
  const [left = '', right = ''] = tex.replace(/^\\mathrm\{(.*)\}$/, '$1').split('\\rightarrow');
  expect(countAtoms(left)).toEqual(countAtoms(right));
});

it.each(ALL.filter(hasValues))('$subject, $name: every letter stands in it', (formula) => {
  for (const [symbol] of formula.symbols) expect(formula.tex).toContain(symbol);
});
