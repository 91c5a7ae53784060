import { LP_CITIES } from '@/data/places/places';
import { chromeFor } from '@/lib/chrome/rules';
import { siteBranches } from '@/lib/schools/directory/branches';
import { listRoutes, routeFor, seoFor } from './routes';

const routes = listRoutes();
const shown = routes.map(({ title }) => `${title} | OIS`);

describe('the list of public pages', () => {
  it('holds every city, branch and admission page', () => {
    const countOf = (start: RegExp) => routes.filter(({ path }) => start.test(path)).length;
    expect(countOf(/^\/[a-z-]+-branches$/)).toBe(LP_CITIES.length);
    expect(countOf(/^\/[a-z-]+-branches\/[a-z0-9-]+$/)).toBe(siteBranches().length);
    expect(countOf(/^\/school-admission-in-/)).toBe(LP_CITIES.length);
  });

  it.each(['path', 'title', 'description'] as const)(
    'has no two pages with the same %s',
    (field) => {
      const values = routes.map((route) => route[field]);
      expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
    },
  );

  it('has titles that a search engine shows whole', () => {
    expect(shown.filter((title) => title.length > 60)).toEqual([]);
  });

  it('has descriptions of 70 to 160 characters', () => {
    const wrong = routes.filter(({ description: { length } }) => length < 70 || length > 160);
    expect(wrong.map(({ description }) => `${description.length}: ${description}`)).toEqual([]);
  });

  it('puts each page into the section that the menu highlights there', () => {
    const wrong = routes.filter(({ path, section }) => chromeFor(path).section !== section);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

it('gives a page what its head needs', () => {
  expect(seoFor('/ois-pune-branches')).toMatchObject({
    path: '/ois-pune-branches',
    robots: 'index',
  });
  expect(seoFor('/login').robots).toBe('noindex');
});

it('refuses a path that nobody listed', () => {
  expect(() => routeFor('/nowhere')).toThrow('/nowhere');
});
