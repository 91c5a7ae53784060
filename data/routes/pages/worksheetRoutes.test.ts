import { WORKSHEET_GRADES } from '@/data/study/worksheets/catalogue';
import { WORKSHEET_SLUGS } from '@/data/study/worksheets/slugs';
import { worksheetRoutes } from './worksheetRoutes';

const routes = worksheetRoutes();

it('has a page for all classes, one for each and one for each of their topics', () => {
  const topics = WORKSHEET_SLUGS.flatMap((slug) => [...WORKSHEET_GRADES[slug].topics]);
  expect(routes).toHaveLength(1 + WORKSHEET_SLUGS.length + topics.length);
});

it.each(['path', 'title', 'description'] as const)('has no two pages with the same %s', (field) => {
  expect(new Set(routes.map((route) => route[field])).size).toBe(routes.length);
});

it('fits into what a search engine shows', () => {
  const wrong = routes.filter(
    ({ title, description: { length } }) => title.length > 54 || length < 70 || length > 160,
  );
  expect(wrong.map(({ path, title, description }) => [path, title, description.length])).toEqual(
    [],
  );
});
