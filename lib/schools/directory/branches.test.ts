import { BRANCH_LIST, CITY_SLUGS, DEFAULT_BRANCH_ID } from '@/data/places/places';
import { branchPath, cityPath } from '@/data/routes/paths/places';
import {
  boardingBranches,
  branchDisplayName,
  branchName,
  findSiteBranch,
  formOnlyBranchesOf,
  getBranch,
  gradesLabel,
  gradesOf,
  isOnSite,
  siteBranchesOf,
  teachesGrade,
} from './branches';

const named = (id: number) => {
  const branch = getBranch(id);
  return (
    branch && {
      name: branchName(branch),
      shown: branchDisplayName(branch),
      path: branchPath(branch),
    }
  );
};

it('starts the form at Jalahalli', () => {
  expect(DEFAULT_BRANCH_ID).toBe(8);
  expect(named(8)).toEqual({
    name: 'OIS Jalahalli',
    shown: 'Jalahalli',
    path: '/bangalore-branches/jalahalli',
  });
});

it.each([
  [12, 'OIS Annapoorneshwari Nagar', 'Nagarbhavi', '/bangalore-branches/annapoorneshwari-nagar'],
  [113, 'OIS Sonipat', 'Delhi NCR', '/sonipat-branches/boarding-school-sonipat'],
  [114, 'OIS DPS Sonipat', 'Delhi NCR (Sonipat)', '/sonipat-branches/dps-sonipat'],
  [107, 'OIS Nevta', 'Nevta', '/jaipur-branches/nevta'],
  [
    112,
    'OIS Charantimath Gardens',
    'Charantimath Gardens',
    '/hubli-dharwad-branches/charantimath-gardens',
  ],
  [51, 'OIS Nigdi', 'Nigdi', '/ois-pune-branches/nigdi'],
  [32, 'OIS HBR Layout', 'HBR Layout', null],
  [111, 'KGS Pali', 'Pali', null],
])('shows branch %d, %s, as %s', (id, name, shown, path) => {
  expect(named(id)).toEqual({ name, shown, path });
});

it('shows no two branches of a city by one name', () => {
  const names = BRANCH_LIST.map((branch) => `${branch.city}: ${branchDisplayName(branch)}`);
  expect(new Set(names).size).toBe(names.length);
});

it('lists the branches with boarding, under the slugs of the specification', () => {
  expect(
    boardingBranches()
      .map(({ city, slug }) => `${city}/${slug}`)
      .sort(),
  ).toEqual([
    'bangalore/boarding-school-kanakapura-road',
    'bhopal/boarding-school-hoshangabad-road',
    'jabalpur/boarding-school-bhedaghat-road',
    'sonipat/boarding-school-sonipat',
  ]);
});

it('leaves twelve branches of the form out of the site', () => {
  expect(CITY_SLUGS.flatMap(formOnlyBranchesOf).map(({ id }) => id)).toEqual([
    32, 33, 34, 108, 109, 110, 102, 103, 104, 105, 106, 111,
  ]);
});

it.each([
  ['bangalore', 'jalahalli', 8],
  ['ois-pune', 'nigdi', 51],
  ['pune', 'nigdi', null],
  ['bangalore', 'hbr-layout', null],
  ['bangalore', 'nigdi', null],
  ['pali', 'veer-durgadas-nagar', null],
  ['', '', null],
])('finds at /%s-branches/%s branch %p', (city, slug, id) => {
  expect(findSiteBranch(city, slug)?.id ?? null).toBe(id);
});

it('has a page for each city and branch on the site, each at an address of its own', () => {
  const cityPages = CITY_SLUGS.map(cityPath).filter((path) => path !== null);
  const branchPages = BRANCH_LIST.map(branchPath).filter((path) => path !== null);
  expect(new Set(cityPages).size).toBe(CITY_SLUGS.filter((city) => siteBranchesOf(city)[0]).length);
  expect(new Set(branchPages).size).toBe(BRANCH_LIST.filter(isOnSite).length);
});

it('teaches pre-primary grades alone in the four wings, and from Grade 1 in their main branches', () => {
  const wings = BRANCH_LIST.filter(({ wingOf }) => wingOf !== undefined);
  expect(wings.map(branchName)).toEqual([
    'OIS BTM Pre-Primary Wing',
    'OIS Sahakar Nagar Pre-Primary Wing',
    'OIS Vijayanagar Pre-Primary Wing',
    'OIS Jubilee Hills Pre-Primary Wing',
  ]);
  for (const wing of wings) {
    expect(gradesLabel(wing)).toMatch(/^(Pre-Nursery|Nursery) to K2$/);
    const main = getBranch(wing.wingOf ?? 0);
    expect(main && gradesOf(main).at(0)?.name).toBe('Grade 1');
    expect(main?.board).toBe(wing.board);
  }
});

it('starts at Grade 1 in the main branches of wings and three more', () => {
  const starting = BRANCH_LIST.filter((branch) => gradesOf(branch).at(0)?.name === 'Grade 1');
  expect(starting.map(({ id }) => id).sort((a, b) => a - b)).toEqual([3, 5, 10, 29, 62, 104, 113]);
});

it('offers Grade 11 wherever it offers Grade 12', () => {
  expect(BRANCH_LIST.filter((branch) => teachesGrade(branch, 22))).toEqual(
    BRANCH_LIST.filter((branch) => teachesGrade(branch, 23)),
  );
});

it('teaches Grade 10 at 9 of the ICSE branches', () => {
  const icse = BRANCH_LIST.filter(({ board }) => board === 'ICSE');
  expect(icse.filter((branch) => teachesGrade(branch, 14))).toHaveLength(9);
});

it('carries the second prefix in Jaipur, Jodhpur and Pali', () => {
  const second = BRANCH_LIST.filter(({ brand }) => brand === 'KGS').map(({ city }) => city);
  expect(new Set(second)).toEqual(new Set(['jaipur', 'jodhpur', 'pali']));
});

it('reads the grades of Jalahalli as a parent would say them', () => {
  const branch = getBranch(8);
  expect(branch && gradesLabel(branch)).toBe('Pre-Nursery to Grade 10');
});
