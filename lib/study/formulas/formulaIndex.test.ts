import { formulaRoutes } from '@/data/routes/pages/formulaRoutes';
import { FORMULA_PATH, FORMULA_PATHS } from '@/data/routes/paths/study/formulaLists';
import { buildFormulaIndex } from './formulaIndex';
import { listFormulas } from './listFormulas';

it('counts in its table by class the same formulas as the lists have', () => {
  const { subjects, rows } = buildFormulaIndex();
  subjects.forEach(({ subject, count }, at) => {
    const inRows = rows.reduce((sum, { cells }) => sum + (cells[at]?.count ?? 0), 0);
    expect(inRows).toBe(count);
    expect(count).toBe(listFormulas(subject).length);
  });
});

it('leads from each class to a page that is there', () => {
  const paths = formulaRoutes().map(({ path }) => path);
  const led = buildFormulaIndex().rows.flatMap(({ cells }) => cells.map(({ path }) => path));
  expect(led.filter((path) => !paths.includes(path))).toEqual([]);
  expect(led).toContain('/math-formula/class-10');
  expect(led).toContain('/physics-formula/classes-6-to-8');
});

it('describes each page in a length that search engines show', () => {
  const routes = formulaRoutes();
  expect(routes.map(({ path }) => path)).toEqual(
    expect.arrayContaining([FORMULA_PATH, ...Object.values(FORMULA_PATHS)]),
  );
  for (const { title, description } of routes) {
    expect(title.length).toBeLessThanOrEqual(59);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});
