import { DEFAULT_GRADE_ID, GRADES } from '@/data/grades';
import {
  HIDDEN_CITY_NAMES,
  HIDDEN_CITY_NAMES_COMPACT,
  RESTRICTED_CITIES,
} from '@/data/places/cityLists';
import { BRANCH_LIST, CITIES, CITY_LIST, SPECIAL_CITIES } from '@/data/places/places';
import { boardingBranches, isInForm, siteBranches } from './branches';
import { buildContentDirectory, buildDirectory } from './entities';

it('gives the directory every city, with the branches of the form', () => {
  const directory = buildDirectory();
  expect(directory.map(({ id, city_name }) => [id, city_name])).toEqual(
    CITY_LIST.map(({ id, name }) => [id, name]),
  );
  expect(directory.flatMap(({ branches }) => branches.map(({ id }) => id))).toEqual(
    BRANCH_LIST.filter(isInForm).map(({ id }) => id),
  );
});

it('gives a branch the shape of the specification, placeholders included', () => {
  const wing = buildDirectory()
    .flatMap(({ branches }) => branches)
    .find(({ id }) => id === 11);
  expect(wing).toEqual({
    id: 11,
    branch_name: 'OIS Vijayanagar Pre-Primary Wing',
    latitude: 0,
    longitude: 0,
    school_type: '1',
    grades: [
      { grade_id: 2, grade__grade_name: 'Nursery' },
      { grade_id: 3, grade__grade_name: 'K1' },
      { grade_id: 4, grade__grade_name: 'K2' },
    ],
  });
});

it.each([
  [1, 'Pre-Nursery'],
  [2, 'Nursery'],
  [3, 'K1'],
  [4, 'K2'],
  [5, 'Grade 1'],
  [6, 'Grade 2'],
  [7, 'Grade 3'],
  [8, 'Grade 4'],
  [9, 'Grade 5'],
  [10, 'Grade 6'],
  [11, 'Grade 7'],
  [12, 'Grade 8'],
  [13, 'Grade 9'],
  [14, 'Grade 10'],
  [22, 'Grade 11'],
  [23, 'Grade 12'],
])('knows grade %d as %s', (id, name) => {
  expect(GRADES.find((grade) => grade.id === id)?.name).toBe(name);
});

it('knows 16 grades and starts the form at the first', () => {
  expect(GRADES).toHaveLength(16);
  expect(DEFAULT_GRADE_ID).toBe(1);
});

it('keeps a content entry for each branch on the site, none of Pali or Hubbali-Dharwad', () => {
  const entries = buildContentDirectory();
  expect(entries).toHaveLength(
    siteBranches().filter(({ city }) => CITIES[city].hasContentDirectory).length,
  );
  const cities = new Set(entries.map(({ city }) => city));
  expect(cities).not.toContain('Pali');
  expect(cities).not.toContain('Hubbali-Dharwad');
});

it('gives a content entry the shape of the specification', () => {
  expect(buildContentDirectory().find(({ slug }) => slug === 'jalahalli')).toEqual({
    slug: 'jalahalli',
    branch_name: 'OIS Jalahalli',
    city: 'Bangalore',
    local_area: 'Jalahalli',
    nearby_area_1: 'Peenya',
    nearby_area_2: 'Dasarahalli',
    nearby_area_3: 'Mathikere',
    landmark: 'Jalahalli metro station',
    areas: [
      'Peenya',
      'Dasarahalli',
      'Mathikere',
      'Yeshwanthpur',
      'Gangamma Circle',
      'MS Palya',
      'Vidyaranyapura',
      'Abbigere',
      'Goraguntepalya',
    ],
  });
});

it('gives every content entry 5 to 10 areas, the nearest three first', () => {
  for (const entry of buildContentDirectory()) {
    expect(entry.areas.length).toBeGreaterThanOrEqual(5);
    expect(entry.areas.length).toBeLessThanOrEqual(10);
    expect(entry.areas.slice(0, 3)).toEqual([
      entry.nearby_area_1,
      entry.nearby_area_2,
      entry.nearby_area_3,
    ]);
    expect(entry.landmark).not.toBe('');
  }
});

it('shows Sonipat as Delhi NCR, and every other city under its own name', () => {
  expect(CITIES.sonipat.displayName).toBe('Delhi NCR');
  expect(CITY_LIST.filter(({ name, displayName }) => name !== displayName)).toHaveLength(1);
});

it('keeps the special, hidden and restricted lists', () => {
  expect([...SPECIAL_CITIES].sort()).toEqual(['bangalore', 'bhopal', 'jabalpur', 'sonipat']);
  expect(new Set(boardingBranches().map(({ city }) => city))).toEqual(new Set(SPECIAL_CITIES));
  expect(HIDDEN_CITY_NAMES).toEqual(['Vijayanagar', 'Bidar', 'pali']);
  expect(HIDDEN_CITY_NAMES_COMPACT).toEqual(['Vijayanagar', 'Bidar', 'pali', 'Patna', 'Ranchi']);
  expect([...RESTRICTED_CITIES].sort()).toEqual(['bangalore', 'delhi', 'sonipat']);
});

it('links every city in the footer but Tumkur and Pali', () => {
  const left = CITY_LIST.filter(({ footerOrder }) => footerOrder === null).map(({ slug }) => slug);
  expect(left).toEqual(['tumkur', 'pali']);
});
