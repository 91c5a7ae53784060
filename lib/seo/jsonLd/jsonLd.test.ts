import type { BranchRecord } from '@/data/places/places';
import { getDetails } from '@/data/places/records/records';
import { branchPath } from '@/data/routes/paths/places';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { getBranch, siteBranches } from '@/lib/schools/directory/branches';
import { buildParentQuestions } from '@/lib/schools/questions/parentQuestions';
import fc from '@/lib/testing/properties';
import { buildArticle } from './article';
import { buildBranchList } from './branchList';
import { buildBreadcrumbs } from './breadcrumbs';
import { type Thing, writeJsonLd } from './jsonLd';
import { buildLesson } from './lesson';
import { buildOrganization } from './organization';
import { buildQuestions } from './questions';
import { buildSchool } from './school';

const SITE = 'https://www.school.example';

beforeAll(() => {
  process.env.BUILT_SITE_URL = SITE;
});

/** What search engines ask of each type, by their own lists; an empty one is a type that they know. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  EducationalOrganization: ['name', 'url'],
  School: ['name', 'url', 'address', 'parentOrganization'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  ItemList: ['itemListElement', 'numberOfItems'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'description', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  Organization: ['name', 'url'],
  LearningResource: ['name', 'url', 'provider', 'inLanguage'],
  Country: ['name'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
};
const ADDRESSES = ['@id', 'url', 'item', 'logo', 'image', 'mainEntityOfPage'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything that is wrong with a piece of structured data, as sentences. */
const faultsOf = (value: unknown, where = ''): string[] => {
  if (value === undefined || value === '') return [`${where} is empty`];
  if (Array.isArray(value)) {
    const faults = value.flatMap((part, at) => faultsOf(part, `${where}[${at}]`));
    return value.length === 0 ? [`${where} is empty`] : faults;
  }
  if (!isRecord(value)) return [];
  const type = String(value['@type']);
  const required = REQUIRED[type];
  return [
    ...(required ? [] : [`${where}: unknown type ${type}`]),
    ...(required ?? []).filter((name) => !(name in value)).map((name) => `${where}: no ${name}`),
    ...ADDRESSES.filter((name) => name in value)
      .filter(
        (name) => !String(value[name]).startsWith(`${SITE}/`) || !URL.canParse(`${value[name]}`),
      )
      .map((name) => `${where}.${name} is ${value[name]}`),
    ...Object.entries(value).flatMap(([name, part]) => faultsOf(part, `${where}.${name}`)),
  ];
};

const TRAIL = [
  { title: 'Home', path: '/' },
  { title: 'Pune', path: '/ois-pune-branches' },
];

const BRANCHES = [
  { title: 'OIS Nigdi', path: '/pune-branches/nigdi' },
  { title: 'OIS Wakad', path: '/pune-branches/wakad' },
];

const ARTICLE = {
  path: '/blog/tables-at-home',
  title: 'Tables at home',
  description: 'Ten minutes a day.',
  date: '2026-02-03',
  updated: '2026-03-04',
  author: 'Academic team',
  picture: '/share/blog.png',
};

const LESSON = {
  path: '/maths-concepts/fractions',
  title: 'Fractions',
  subject: 'maths' as const,
};

const schoolOf = (branch: BranchRecord) => buildSchool(branch, branchPath(branch) ?? '');

it.each<[string, () => Thing]>([
  ['the organization', buildOrganization],
  ['breadcrumbs', () => buildBreadcrumbs({ trail: TRAIL, current: 'OIS Nigdi' })],
  ['breadcrumbs of a first level', () => buildBreadcrumbs({ trail: [], current: 'Blog' })],
  ['the branches of a city', () => buildBranchList(BRANCHES)],
  ['questions', () => buildQuestions(buildParentQuestions())],
  ['an article', () => buildArticle(ARTICLE)],
  ['a plain article', () => buildArticle({ ...ARTICLE, updated: null, picture: undefined })],
  ['a lesson', () => buildLesson(LESSON)],
  ['a general lesson', () => buildLesson({ ...LESSON, subject: 'general' })],
])('says of %s all that search engines ask for', (_, build) => {
  const { '@context': context, ...thing } = JSON.parse(writeJsonLd(build()));
  expect(context).toBe('https://schema.org');
  expect(faultsOf(thing)).toEqual([]);
});

it('describes every branch with a page as a school at its own address', () => {
  const described = siteBranches().map(schoolOf);
  expect(described).toHaveLength(siteBranches().length);
  expect(described.flatMap((school) => faultsOf(school))).toEqual([]);
  expect(new Set(described.map((school) => JSON.stringify(school))).size).toBe(described.length);
});

it('says where a branch is, when its office is open and how it looks', () => {
  const dwarka = getBranch(91);
  const { address, telephone } = getDetails(91);
  expect(dwarka && schoolOf(dwarka)).toMatchObject({
    address: { streetAddress: address?.street, postalCode: address?.pin },
    geo: { latitude: 28.592, longitude: 77.042 },
    telephone: formatPhone(telephone ?? ''),
    openingHoursSpecification: { opens: '08:30', closes: '16:00' },
    image: expect.stringMatching(/\/share\/delhi-branches\/dwarka\.png$/),
  });
});

it('names the real place of a branch that is shown under another one', () => {
  const sonipat = siteBranches().find(({ city }) => city === 'sonipat');
  expect(sonipat && schoolOf(sonipat).address).toMatchObject({
    addressLocality: expect.stringContaining('Sonipat'),
    addressRegion: 'Haryana',
  });
});

it('gives both names of a branch that has two', () => {
  const branch = getBranch(12);
  expect(branch && schoolOf(branch)).toMatchObject({
    name: expect.stringMatching(/International School Nagarbhavi$/),
    alternateName: ['OIS Nagarbhavi', 'OIS Annapoorneshwari Nagar'],
  });
});

it('counts breadcrumbs from one and leaves the page itself without an address', () => {
  expect(buildBreadcrumbs({ trail: TRAIL, current: 'OIS Nigdi' })).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${SITE}/` },
      { position: 2, name: 'Pune', item: `${SITE}/ois-pune-branches` },
      { position: 3, name: 'OIS Nigdi' },
    ],
  });
});

it('can stand inside a script element, whatever a text says', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.constantFrom('</script>', '<!--', '<script', '</SCRIPT >', ']]>', '\u2028'),
  );
  fc.assert(
    fc.property(texts, texts, (question, answer) => {
      const text = writeJsonLd(buildQuestions([{ question, answer }]));
      expect(text).not.toContain('<');
      expect(JSON.parse(text).mainEntity[0]).toMatchObject({
        name: question,
        acceptedAnswer: { text: answer },
      });
    }),
  );
});

it('names the team that wrote an article as a part of the school', () => {
  expect(buildArticle(ARTICLE).author).toMatchObject({
    '@type': 'Organization',
    name: 'Academic team',
    parentOrganization: { '@type': 'EducationalOrganization', url: `${SITE}/` },
  });
});

it('lists the branches of a city in the order of its page, each by its own address', () => {
  expect(buildBranchList(BRANCHES)).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'OIS Nigdi', url: `${SITE}/pune-branches/nigdi` },
      { position: 2, name: 'OIS Wakad', url: `${SITE}/pune-branches/wakad` },
    ],
  });
});
