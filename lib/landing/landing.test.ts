import { ADMISSIONS_OPEN } from '@/data/content/landing/admissionsOpen';
import {
  BRANCH_LIST,
  CBSE_CITIES,
  CITY_SLUGS,
  getCityTexts,
  LP_CITIES,
  LP_CITIES_WITHOUT_FOOTER,
} from '@/data/places/places';
import { chromeFor } from '@/lib/chrome/rules';
import { boardingBranches, siteBranches, siteBranchesOf } from '@/lib/schools/directory/branches';
import { buildAdmissionsOpenPage } from './admissionsOpenPage';
import { buildBoardingOpenPage } from './boardingOpenPage';
import { buildCbsePage } from './cbsePage';
import { buildLpPage } from './lpPage';
import { joinableByCity } from './midSession';
import { tellPart } from './tellPart';
import { buildTransferPage } from './transferPage';

const lp = (city: string) => {
  const page = buildLpPage(city);
  if (!page) throw new Error(city);
  return page;
};

const cbse = (city: string) => {
  const page = buildCbsePage(city);
  if (!page) throw new Error(city);
  return page;
};

const allTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : [];
};

describe('the address', () => {
  const unknown = [
    'pali',
    'patna',
    'ois-pune',
    'Pune',
    'pune ',
    '',
    undefined,
    ['pune'],
    '__proto__',
  ];

  it.each(unknown)('knows no city called %p', (slug) => {
    expect(buildLpPage(slug)).toBeNull();
    expect(buildCbsePage(slug)).toBeNull();
  });

  it('is known for every city with a page', () => {
    expect(LP_CITIES.map(({ city }) => city)).toEqual(
      CITY_SLUGS.filter((city) => siteBranches().some((branch) => branch.city === city)),
    );
    expect(CBSE_CITIES).toEqual(LP_CITIES.map(({ city }) => city));
    expect(lp('pune').path).toBe('/lp/pune');
    expect(cbse('pune').path).toBe('/cbse-schools-in-pune');
  });

  it('says of each city whether the footer shows, as the rules do', () => {
    for (const { city, hasFooter } of LP_CITIES) {
      expect(chromeFor(`/lp/${city}`).footer).toBe(hasFooter ? 'full' : 'none');
      expect(hasFooter).toBe(!LP_CITIES_WITHOUT_FOOTER.includes(city));
    }
  });
});

describe('every page', () => {
  const pages = [
    ...LP_CITIES.map(({ city }) => [city, lp(city)] as const),
    ...CBSE_CITIES.map((city) => [city, cbse(city)] as const),
    ['transfer', buildTransferPage()] as const,
    ['day', buildAdmissionsOpenPage()] as const,
    ['boarding', buildBoardingOpenPage()] as const,
  ];

  it.each(pages)('is written in clean words: %s', (_, page) => {
    for (const text of allTexts(page)) {
      expect(text).not.toMatch(/undefined|null|NaN|\.\.| {2}|\ba (ICSE|OIS|HBR)\b|₹|\bRs\b/);
    }
  });

  it.each(pages)('keeps its promise short enough for the form to be in sight: %s', (_, page) => {
    expect(page.heading.length).toBeLessThanOrEqual(60);
    expect(page.lead.length).toBeLessThanOrEqual(110);
  });

  it.each(pages)('travels to the browser as plain data: %s', (_, page) => {
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });
});

describe('a visit', () => {
  it('lists every branch of the city that has a page, with its landmark', () => {
    expect(lp('pune').branches).toHaveLength(siteBranchesOf('pune').length);
    expect(lp('nagpur').branches[0]).toMatchObject({
      title: 'OIS Koradi Road',
      landmark: 'Divisional Sports Complex, Mankapur',
      grades: 'Nursery to Grade 10',
    });
  });

  it('names the branches of Jodhpur that only the form knows', () => {
    expect(lp('jodhpur').formOnly).toMatch(/^Five more branches .* Ratanada, Banar Road/);
    expect(lp('pune').formOnly).toBeNull();
  });

  it.each([
    ['tumkur', ['Pre-primary', 'Primary', 'Middle school']],
    ['rohtak', ['Pre-primary', 'Primary', 'Middle school', 'Secondary']],
    ['delhi', ['Pre-primary', 'Primary', 'Middle school', 'Secondary', 'Senior secondary']],
  ])('in %s gives hints for the stages taught there', (city, stages) => {
    expect(lp(city).stages.map(({ title }) => title)).toEqual(stages);
  });

  it('says where children begin', () => {
    expect(lp('indore').entries).toEqual([
      { term: 'From Pre-Nursery, 2 years', detail: 'Rajendra Nagar' },
      { term: 'From Nursery, 3 years', detail: 'Nipania' },
      { term: 'Grade 11 after Class 10', detail: 'Nipania' },
    ]);
  });

  it('starts the form with the city, and leaves the branch to the parent', () => {
    expect(lp('chennai').form).toMatchObject({ city: 'chennai' });
    expect(lp('chennai').form).not.toHaveProperty('branchId');
  });
});

describe('CBSE in a city', () => {
  it.each([
    ['pune', ['Up to Grade 12', 'Up to Grade 10', 'Up to the middle grades or Grade 9']],
    ['kolkata', ['Up to Grade 12']],
    ['nagpur', ['Up to Grade 10']],
    ['hubli-dharwad', ['Up to the middle grades or Grade 9']],
  ])('in %s groups the branches by how far they lead', (city, titles) => {
    expect(cbse(city).groups.map(({ title }) => title)).toEqual(titles);
  });

  it('leaves the ICSE branches out, and says where they are', () => {
    const { groups, questions } = cbse('pune');
    const titles = groups.flatMap(({ branches }) => branches.map(({ title }) => title));
    const own = siteBranchesOf('pune').filter(({ board }) => board === 'CBSE');
    expect(titles).toHaveLength(own.length);
    expect(titles).not.toContain('OIS Undri');
    expect(questions.at(-1)?.answer).toContain('Undri');
  });

  it('gives the age at the start of each branch', () => {
    const [group] = cbse('delhi').groups;
    expect(group?.branches[0]?.entry).toBe('begins at Nursery, 3 years');
  });

  it.each([
    ['pune', /^At Nigdi\. A pupil with Class 10/],
    ['bhopal', /^At Hoshangabad Road, our branch there/],
    [
      'gurgaon',
      /^Not with us so far: our grades in Gurgaon end with Grade 10, Grade 9 and Grade 8/,
    ],
  ])('answers in %s where Grade 12 is', (city, answer) => {
    expect(cbse(city).questions[0]?.answer).toMatch(answer);
  });

  it('warns where a branch ends in the year of registration', () => {
    expect(cbse('rohtak').questions[1]?.answer).toContain('Delhi Road ends with Grade 9');
  });
});

// What the texts written by hand say of a city's branches; the directory may change.
describe('the words written by hand', () => {
  const lastGrades = (city: string) =>
    [
      ...new Set(
        BRANCH_LIST.filter((one) => one.city === city && one.listing !== 'form').map(
          ({ to }) => to,
        ),
      ),
    ].sort((a, b) => a - b);

  it.each([
    ['gurgaon', [12, 13, 14]],
    ['aurangabad-chh-sambhaji-nagar', [13]],
    ['indore', [13, 23]],
    ['rohtak', [13]],
    ['tumkur', [12]],
    ['ahmednagar', [12]],
    ['hubli-dharwad', [12]],
    ['jaipur', [23]],
    ['jodhpur', [23]],
    ['jabalpur', [23]],
    ['bhopal', [23]],
    ['sonipat', [23]],
  ])('say of %s how far its branches lead', (city, grades) => {
    expect(lastGrades(city)).toEqual(grades);
  });

  it('count the branches of Jaipur and Jodhpur that have no page', () => {
    const formOnly = (city: string) =>
      BRANCH_LIST.filter((one) => one.city === city && one.listing === 'form').length;
    expect(getCityTexts('jaipur').landing?.cbse.lead).toContain('three more branches');
    expect(formOnly('jaipur')).toBe(3);
    expect(getCityTexts('jodhpur').landing?.visit.seats).toContain('Five more branches');
    expect(formOnly('jodhpur')).toBe(5);
  });
});

describe('a transfer', () => {
  const branch = (title: string) =>
    joinableByCity()
      .flatMap(({ branches }) => branches)
      .find((one) => one.title === title);

  it.each([
    ['OIS Nigdi', 'Nursery to Grade 8 in any month', 'Grade 9 and Grade 11 early in the session'],
    ['OIS Delhi Road', 'Nursery to Grade 8 in any month', 'Grade 9 early in the session'],
    ['OIS Batawadi', 'Nursery to Grade 8 in any month', null],
    ['OIS BTM Pre-Primary Wing', 'Pre-Nursery to K2 in any month', null],
  ])('to %s is possible from its grades', (title, anyMonth, early) => {
    expect(branch(title)).toMatchObject({ anyMonth, early });
  });

  it('can lead to every branch with a page, and promises Grades 10 and 12 nowhere', () => {
    const branches = joinableByCity().flatMap((city) => city.branches);
    expect(branches).toHaveLength(siteBranches().length);
    for (const { anyMonth, early } of branches) {
      expect(`${anyMonth} ${early}`).not.toMatch(/Grade 1[02]/);
    }
  });
});

describe('open admissions', () => {
  it('count the branches that teach the grades where children begin', () => {
    const nursery = BRANCH_LIST.filter(({ from, to }) => from <= 2 && to >= 2).length;
    const begin = buildAdmissionsOpenPage().begin.find(({ term }) => term === 'Nursery');
    expect(begin?.detail).toContain(`${nursery} branches`);
  });

  it('plan a week of seven days and list every city', () => {
    expect(ADMISSIONS_OPEN.week.days).toHaveLength(7);
    expect(buildAdmissionsOpenPage().cities).toHaveLength(LP_CITIES.length);
  });

  it('present each campus with boarding, with a reason and a way', () => {
    const { campuses } = buildBoardingOpenPage();
    expect(campuses).toHaveLength(boardingBranches().length);
    expect(campuses.every(({ reason, way }) => reason !== '' && way !== '')).toBe(true);
  });
});

it.each([
  [0, 2, ['a', 'b']],
  [1, 2, ['c', 'd']],
  [2, 2, ['e', 'a']],
  [0, 9, ['a', 'b', 'c', 'd', 'e']],
])('tells from position %d %d parts: %p', (position, count, parts) => {
  expect(tellPart(['a', 'b', 'c', 'd', 'e'], position, count)).toEqual(parts);
});
