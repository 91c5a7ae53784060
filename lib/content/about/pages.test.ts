import { ABOUT_THIS_SAMPLE } from '@/data/content/about/aboutThisSample';
import { CAREERS } from '@/data/content/about/careers';
import { NEWSMAKERS } from '@/data/content/about/newsmakers';
import { REFUNDS } from '@/data/content/about/refunds';
import { TERMS } from '@/data/content/about/terms';
import { PHONE_NUMBERS } from '@/data/phones';
import { BRANCH_LIST } from '@/data/places/places';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { listRoutes } from '@/data/routes/routes';
import { IS_SAMPLE_SCHOOL, SCHOOL } from '@/data/school';
import { siteBranches } from '@/lib/schools/directory/branches';
import { buildAboutUsPage, buildPressPage } from './aboutPages';
import { buildContactPage } from './contactPage';
import { buildPrivacyPage } from './privacyPage';
import { buildResourcesPage } from './resourcesPage';

const PAGES = {
  ...(IS_SAMPLE_SCHOOL && { [ABOUT_PATHS.sample]: ABOUT_THIS_SAMPLE }),
  [ABOUT_PATHS.about]: buildAboutUsPage(),
  [ABOUT_PATHS.contact]: buildContactPage(),
  [ABOUT_PATHS.press]: buildPressPage(),
  [ABOUT_PATHS.newsmakers]: NEWSMAKERS,
  [ABOUT_PATHS.careers]: CAREERS,
  [ABOUT_PATHS.parentResources]: buildResourcesPage(),
  [ABOUT_PATHS.terms]: TERMS,
  [ABOUT_PATHS.privacy]: buildPrivacyPage({}),
  [ABOUT_PATHS.refunds]: REFUNDS,
};

const known = new Set(listRoutes().map(({ path }) => path));

const linksOf = (page: object): string[] =>
  [...JSON.stringify(page).matchAll(/"path":"([^"]*)"/g)].map(([, path = '']) => path);

const placesOf = (page: object): string[] => [
  // Of the form, and of the lists of the page for parents.
  'enquire-desktop',
  ...[...JSON.stringify(page).matchAll(/"id":"([^"]*)"/g)].map(([, id = '']) => id),
];

describe.each(Object.entries(PAGES))('the page %s', (path, page) => {
  it('is a public page of the site', () => {
    expect(known).toContain(path);
  });

  it('leads only to pages that exist, to letters and to telephones', () => {
    const pages = linksOf(page).filter((link) => link.startsWith('/'));
    expect(
      pages.map((link) => link.split('#')[0] ?? '').filter((link) => !known.has(link)),
    ).toEqual([]);
    const others = linksOf(page).filter((link) => !link.startsWith('/'));
    expect(others.filter((link) => !/^(?:#|mailto:|tel:)/.test(link))).toEqual([]);
  });

  it('leads to places of its own that are there', () => {
    const places = linksOf(page).filter((link) => link.startsWith('#'));
    expect(places.filter((place) => !placesOf(page).includes(place.slice(1)))).toEqual([]);
  });

  it('has no two parts under the same place', () => {
    const ids = page.parts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('says on one page only that the school is a sample', () => {
  const saying = Object.entries(PAGES)
    .filter(([, page]) => /\bsample school\b/.test(JSON.stringify(page)))
    .map(([path]) => path);
  expect(saying).toEqual(IS_SAMPLE_SCHOOL ? [ABOUT_PATHS.sample] : []);
});

it('says no sentence on two of the pages', () => {
  const sentences = Object.values(PAGES).flatMap((page) => [
    ...new Set(
      [...JSON.stringify(page.parts).matchAll(/"(?:text|lead|note)":"([^"]{40,})"/g)].map(
        ([, text]) => text,
      ),
    ),
  ]);
  expect(sentences.filter((text, at) => sentences.indexOf(text) !== at)).toEqual([]);
});

it('has all branches on the contact page, those without a page unlinked', () => {
  const branches = buildContactPage().cities.flatMap((city) => city.branches);
  expect(branches).toHaveLength(BRANCH_LIST.length);
  expect(branches.filter(({ path }) => path !== null)).toHaveLength(siteBranches().length);
});

it('lists the numbers that are for everybody, and none of a campaign', () => {
  const lines = buildContactPage().lines.map(({ path }) => path);
  expect(lines).toEqual([
    `tel:${PHONE_NUMBERS.main.header}`,
    `tel:${PHONE_NUMBERS.ncr.header}`,
    `tel:${PHONE_NUMBERS.gurgaon.header}`,
    `tel:${PHONE_NUMBERS.transfer.header}`,
    `mailto:${SCHOOL.email}`,
  ]);
});

it('counts the branches of the states to the number of all branches', () => {
  const states = buildAboutUsPage().parts.find(({ id }) => id === 'states');
  const rows = states?.kind === 'table' ? states.rows : [];
  expect(rows.reduce((sum, row) => sum + Number(row.at(-1)), 0)).toBe(BRANCH_LIST.length);
});

it('leads a parent of each age to pages for it', () => {
  const ages = buildResourcesPage().parts.find(({ id }) => id === 'ages');
  const groups = ages?.kind === 'links' ? ages.groups : [];
  expect(groups.map(({ label }) => label)).toEqual([
    'Ages 2 to 5, Pre-Nursery to K2',
    'Ages 6 to 10, Grade 1 to Grade 5',
    'Ages 11 to 13, Grade 6 to Grade 8',
    'Ages 14 to 15, Grade 9 to Grade 10',
    'Ages 16 to 17, Grade 11 to Grade 12',
  ]);
});
