import { formulaRoutes } from '@/data/routes/pages/formulaRoutes';
import {
  FORMULA_PATH,
  FORMULA_PATHS,
  MATHS_12_FORMULA_PATH,
} from '@/data/routes/paths/study/formulas';
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

it('leads from each class to its place on each list', () => {
  for (const { grade, cells } of buildFormulaIndex().rows)
    expect(cells.map(({ path }) => path)).toEqual(
      Object.values(FORMULA_PATHS).map((path) =>
        path === FORMULA_PATHS.maths && grade === 12
          ? MATHS_12_FORMULA_PATH
          : `${path}#class-${grade}`,
      ),
    );
});

it('describes each page in a length that search engines show', () => {
  const routes = formulaRoutes();
  const { maths, physics, chemistry } = FORMULA_PATHS;
  expect(routes.map(({ path }) => path)).toEqual([
    FORMULA_PATH,
    maths,
    MATHS_12_FORMULA_PATH,
    physics,
    chemistry,
  ]);
  for (const { title, description } of routes) {
    expect(title.length).toBeLessThanOrEqual(59);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});
