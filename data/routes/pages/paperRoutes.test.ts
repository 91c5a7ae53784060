import { paperRoutes } from './paperRoutes';

const ROUTES = paperRoutes();

it.each(ROUTES.map((route) => [route.path, route] as const))(
  '%s has a title and a description that a search engine shows whole',
  (_, { title, description }) => {
    expect(`${title} | OIS`.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

it.each(['path', 'title', 'description'] as const)('gives no two pages the same %s', (field) => {
  expect(new Set(ROUTES.map((route) => route[field])).size).toBe(ROUTES.length);
});

it('gives each name to one page only', () => {
  const names = ROUTES.flatMap((route) => route.names.map((name) => name.toLowerCase()));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
