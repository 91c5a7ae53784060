import { listRoutes } from '@/data/routes/routes';
import { SCHOOL } from '@/data/school';
import { listShareImages, shareHeadFor, shareImageFor } from './shareImage';

const routeOf = (path: string) => {
  const route = listRoutes().find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No route for ${path}`);
  return route;
};

describe('the image of a shared page', () => {
  it.each([
    ['/', '/share/home.png'],
    ['/boarding-school', '/share/boarding.png'],
    ['/fee-structure', '/share/fees.png'],
    ['/admissions', '/share/admissions.png'],
    ['/ois-pune-branches', '/share/ois-pune-branches.png'],
    ['/school-admission-in-pune', '/share/ois-pune-branches.png'],
    ['/cbse-schools-in-pune', '/share/ois-pune-branches.png'],
    ['/lp/pune', '/share/ois-pune-branches.png'],
    ['/campaign/pune', '/share/ois-pune-branches.png'],
    ['/bangalore-branches/jalahalli', '/share/bangalore-branches/jalahalli.png'],
    ['/campaignv1/bangalore/jalahalli', '/share/bangalore-branches/jalahalli.png'],
    [
      '/sonipat-branches/boarding-school-sonipat',
      '/share/sonipat-branches/boarding-school-sonipat.png',
    ],
    ['/class7-ncert-solutions/maths', '/share/ncert.png'],
    ['/maths-concepts/table-of-17', '/share/tables.png'],
    ['/maths-concepts/fractions', '/share/maths.png'],
    ['/math-formula', '/share/formulas.png'],
    ['/converters/area', '/share/converters.png'],
    ['/transfer-admission', '/share/admissions.png'],
  ])('of %s is %s', (path, image) => {
    expect(shareImageFor(routeOf(path)).path).toBe(image);
  });

  it.each([
    ['/english-concepts', 'study', 'english'],
    ['/academics', 'study', 'academics'],
    ['/some-post', 'blogs', 'blog'],
    ['/khel-mahotsav', 'more', 'activities'],
    ['/press-coverage', 'about', 'about'],
    ['/contact-us', 'about', 'contact'],
    ['/terms', null, 'home'],
  ] as const)('of %s (section %s) is that of %s', (path, section, kind) => {
    expect(shareImageFor({ path, kind: 'page', section }).path).toBe(`/share/${kind}.png`);
  });

  it('is one of those that are drawn, for every page of the site', () => {
    const drawn = new Set(listShareImages().map(({ path }) => path));
    const without = listRoutes().filter((route) => !drawn.has(shareImageFor(route).path));
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  it('tells in words what it shows', () => {
    expect(shareHeadFor(routeOf('/bangalore-branches/jalahalli')).alt).toMatch(
      new RegExp(`^${SCHOOL.name}\\. OIS Jalahalli, Bangalore: CBSE school, .+ to Grade \\d+$`),
    );
  });
});
