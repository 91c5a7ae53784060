import { syllabusRoutes } from './syllabusRoutes';

const ROUTES = syllabusRoutes();

it('knows the page of all classes and of each of the twelve', () => {
  expect(ROUTES.map(({ path }) => path)).toEqual([
    '/cbse-syllabus',
    ...Array.from({ length: 12 }, (_, at) => `/cbse-class-${at + 1}-syllabus`),
  ]);
});

it('gives every page a title and a description that a search engine shows whole', () => {
  const wrong = ROUTES.filter(
    ({ title, description }) =>
      `${title} | OIS`.length > 60 || description.length < 70 || description.length > 160,
  );
  expect(wrong.map(({ path, title, description }) => ({ path, title, description }))).toEqual([]);
});

it.each(['path', 'title', 'description'] as const)('gives no two pages the same %s', (field) => {
  expect(new Set(ROUTES.map((route) => route[field])).size).toBe(ROUTES.length);
});

it('gives each name to one page only', () => {
  const names = ROUTES.flatMap((route) => route.names);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('writes the school year as the board’s label has it, on every page', () => {
  expect(ROUTES.filter(({ title }) => !title.includes('2024-2025'))).toEqual([]);
});

it.each([
  ['class 7 syllabus', '/cbse-class-7-syllabus'],
  ['class 12 physics syllabus', '/cbse-class-12-syllabus'],
  ['cbse syllabus', '/cbse-syllabus'],
])('finds %p at %s', (name, path) => {
  expect(ROUTES.find(({ names }) => names.includes(name))?.path).toBe(path);
});
