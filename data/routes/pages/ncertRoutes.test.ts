import { ncertRoutes } from './ncertRoutes';

const ROUTES = ncertRoutes();

it('knows the list, twelve classes, their subjects and all chapters', () => {
  const ofDepth = (depth: number) =>
    ROUTES.filter(({ path }) => path.split('/').length === depth + 1);
  expect(ofDepth(1)).toHaveLength(13);
  expect(ofDepth(2)).toHaveLength(44);
  expect(ofDepth(3)).toHaveLength(568);
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

it.each([
  ['class 7 maths chapter 9', '/class7-ncert-solutions/ganita-prakash/chapter-9'],
  ['class 7 maths part 2 chapter 1', '/class7-ncert-solutions/ganita-prakash/chapter-9'],
  ['class 7 maths ch 9', '/class7-ncert-solutions/ganita-prakash/chapter-9'],
  ['old class 7 maths chapter 9', '/class7-ncert-solutions/maths/chapter-9'],
  ['class 10 science electricity', '/class10-ncert-solutions/science/chapter-11'],
  ['class 10 history nationalism in india', '/class10-ncert-solutions/history/chapter-2'],
  ['class 10 social science', '/class10-ncert-solutions'],
  ['class 8 social science part 2 chapter 4', '/class8-ncert-solutions/social-science/chapter-11'],
  ['class 7 ganita prakash', '/class7-ncert-solutions/ganita-prakash'],
  ['class 12 physics ncert solutions', '/class12-ncert-solutions/physics'],
  ['class 5 ncert solutions', '/class5-ncert-solutions'],
  ['ncert', '/ncert-solutions'],
])('finds %p at %s', (name, path) => {
  expect(ROUTES.find(({ names }) => names.includes(name))?.path).toBe(path);
});

it.each([
  [
    '/class7-ncert-solutions/social-science/chapter-4',
    'Cities and States: Class 7 Social Science Part 1 Ch 4',
  ],
  [
    '/class9-ncert-solutions/social-science/chapter-6',
    'Democracy: Class 9 Social Science Chapter 6 guide',
  ],
])('names the chapter in the title of %s', (path, title) => {
  expect(ROUTES.find((route) => route.path === path)?.title).toBe(title);
});
