import { readingRoutes } from './readingRoutes';

const routes = readingRoutes();

it('holds both shelves and every piece', () => {
  expect(routes.length).toBeGreaterThanOrEqual(2 + 24 + 16);
});

it.each(['path', 'title', 'description'] as const)('has no two pages with the same %s', (field) => {
  const values = routes.map((route) => route[field]);
  expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
});

it('fits into what a browser and a shared link show', () => {
  const wrong = routes.filter(
    ({ title, description: { length } }) => title.length > 54 || length < 70 || length > 160,
  );
  expect(wrong.map(({ path, title, description }) => [path, title, description])).toEqual([]);
});
