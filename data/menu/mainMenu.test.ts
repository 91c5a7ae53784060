import { citiesBy, LP_CITIES } from '@/data/places/places';
import { listRoutes } from '@/data/routes/routes';
import { boardingBranches, siteBranchesOf } from '@/lib/schools/directory/branches';
import { FOOTER_ABOUT_LINKS, FOOTER_CITY_LINKS, FOOTER_SCHOOL_LINKS } from './footerLinks';
import { MENU } from './mainMenu';

const [schools, admission, study] = MENU;
const cities = schools?.groups.flatMap((group) => group.cities) ?? [];

describe('the main menu', () => {
  it('has the sections of the specification, in its order', () => {
    expect(MENU.map(({ title }) => title)).toEqual([
      'Schools',
      'Admission',
      'Study materials',
      'Blogs',
      'About us',
      'More',
    ]);
  });

  it('lists the branches of every city with a page, in the order of the specification', () => {
    const listed = citiesBy('menuOrder');
    expect(cities.map(({ title, links }) => [title, links.length])).toEqual(
      listed.map(({ slug, displayName }) => [displayName, siteBranchesOf(slug).length]),
    );
    expect(new Set(listed.map(({ slug }) => slug))).toEqual(
      new Set(LP_CITIES.map(({ city }) => city)),
    );
    expect(cities.slice(0, 3).map(({ title }) => title)).toEqual(['Bangalore', 'Mumbai', 'Pune']);
  });

  it('lists the boarding branches', () => {
    const boarding = schools?.groups.find(({ title }) => title === 'Boarding schools');
    expect(boarding?.links.filter(({ path }) => path.includes('/boarding-school-'))).toHaveLength(
      boardingBranches().length,
    );
  });

  it('lists the admission pages, those of the cities among them', () => {
    const links = admission?.groups.flatMap((group) => group.links) ?? [];
    expect(links.filter(({ path }) => path.startsWith('/school-admission-in-'))).toHaveLength(
      cities.length,
    );
    expect(links).toHaveLength(cities.length + 3);
  });
});

it('names the study groups, the syllabus with its year', () => {
  expect(study?.groups.map(({ title }) => title)).toEqual([
    'NCERT solutions',
    'CBSE syllabus 2024-2025',
    'Concepts and tables',
    'How we teach',
    'Worksheets',
    'Sample papers',
    'Calculators',
    'Formulas',
    'Converters',
    'Poems and stories',
  ]);
});

it('lists the cities of the footer', () => {
  expect(FOOTER_CITY_LINKS.map(({ title }) => title)).toEqual(
    citiesBy('footerOrder').map(({ displayName }) => displayName),
  );
});

it('leads only to pages that exist', () => {
  const known = new Set(listRoutes().map(({ path }) => path));
  const groups = MENU.flatMap((section) => section.groups);
  const links = [
    ...groups.flatMap((group) => group.links),
    ...groups.flatMap((group) => group.numbers?.links ?? []),
    ...cities,
    ...cities.flatMap((city) => city.links),
    ...FOOTER_SCHOOL_LINKS,
    ...FOOTER_ABOUT_LINKS,
    ...FOOTER_CITY_LINKS,
  ];
  expect(links.filter(({ path }) => !known.has(path))).toEqual([]);
});
