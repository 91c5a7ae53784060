import { listRoutes } from '@/data/routes/routes';
import { FOOTER_ABOUT_LINKS, FOOTER_CITY_LINKS, FOOTER_SCHOOL_LINKS } from './footerLinks';
import { MENU } from './mainMenu';

const [schools, admission] = MENU;
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

  it.each([
    ['Bangalore', 27],
    ['Mumbai', 14],
    ['Pune', 10],
    ['Hyderabad', 8],
    ['Chennai', 8],
    ['Kolkata', 3],
    ['Gurgaon', 4],
    ['Indore', 2],
    ['Delhi NCR', 2],
    ['New Delhi', 1],
    ['Chh Sambhaji Nagar', 1],
    ['Ahmednagar', 1],
    ['Rohtak', 1],
    ['Tumkur', 1],
    ['Nagpur', 1],
    ['Bhopal', 1],
    ['Jabalpur', 1],
    ['Jodhpur', 1],
    ['Jaipur', 1],
    ['Hubbali-Dharwad', 1],
  ])('lists in %s %i branches', (title, count) => {
    expect(cities.find((city) => city.title === title)?.links).toHaveLength(count);
  });

  it('lists 89 branches in 20 cities, in the order of the specification', () => {
    expect(cities).toHaveLength(20);
    expect(cities.flatMap(({ links }) => links)).toHaveLength(89);
    expect(cities.slice(0, 3).map(({ title }) => title)).toEqual(['Bangalore', 'Mumbai', 'Pune']);
  });

  it('lists the four boarding branches', () => {
    const boarding = schools?.groups.find(({ title }) => title === 'Boarding schools');
    expect(boarding?.links.filter(({ path }) => path.includes('/boarding-school-'))).toHaveLength(
      4,
    );
  });

  it('lists the admission pages, those of 20 cities among them', () => {
    const links = admission?.groups.flatMap((group) => group.links) ?? [];
    expect(links.filter(({ path }) => path.startsWith('/school-admission-in-'))).toHaveLength(20);
    expect(links).toHaveLength(23);
  });
});

it('lists 19 cities in the footer', () => {
  expect(FOOTER_CITY_LINKS).toHaveLength(19);
});

it('leads only to pages that exist', () => {
  const known = new Set(listRoutes().map(({ path }) => path));
  const groups = MENU.flatMap((section) => section.groups);
  const links = [
    ...groups.flatMap((group) => group.links),
    ...cities,
    ...cities.flatMap((city) => city.links),
    ...FOOTER_SCHOOL_LINKS,
    ...FOOTER_ABOUT_LINKS,
    ...FOOTER_CITY_LINKS,
  ];
  expect(links.filter(({ path }) => !known.has(path))).toEqual([]);
});
