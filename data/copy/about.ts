import type { PhoneName } from '@/data/phones';
import { BOARDING_CAMPUSES } from '@/data/places/boardingCampuses';
import type { PhoneGroup } from '@/data/places/place';
import { CITY_LIST } from '@/data/places/places';
import { PATHS } from '@/data/routes/paths';
import { ABOUT_PATHS } from '@/data/routes/paths/about';
import { listWords } from './listWords';

/** Words around the pages about the school. */
export const ABOUT_COPY = {
  home: 'Home',
  about: 'About us',
  changed: 'Last changed on',
  inShort: 'In short',
  onThisPage: 'On this page',
} as const;

/** What the top of the page about the school leads to. */
export const ABOUT_LINKS = [
  { text: 'Find a branch near you', path: PATHS.nearMe },
  { text: 'Contact us', path: ABOUT_PATHS.contact },
] as const;

/** The facts of the directory in words; the numbers are counted. */
export const ABOUT_FACTS = {
  lead: (name: string, branches: number, cities: number) =>
    `${name} is a group of ${branches} branches in ${cities} cities. This page says what they share and what each branch decides for itself.`,
  terms: {
    name: 'Name',
    branches: 'Branches',
    boards: 'Boards',
    grades: 'Grades',
    wings: 'Pre-primary wings',
    boarding: 'Boarding',
    brands: 'A second name',
  },
  detail: {
    name: (name: string, short: string) => `${name}, in short ${short}`,
    branches: (branches: number, cities: number, states: number) =>
      `${branches}, in ${cities} cities of ${states} states, Delhi counted as one`,
    boards: (cbse: number, icse: number) => `${cbse} branches follow CBSE, ${icse} follow ICSE`,
    grades: (youngest: number, last: number) =>
      `${youngest} branches begin at Pre-Nursery; ${last} teach up to Grade 12`,
    wings: (count: number) => `${count} small campuses for the youngest, each with a main branch`,
    boarding: (names: string) => `${names}; all ${BOARDING_CAMPUSES.count} take day pupils as well`,
    brands: ({ count, states, name }: { count: number; states: string; name: string }) =>
      `${count} branches in ${states} are called ${name}. They belong to the same group and take enquiries through the same form`,
  },
} as const;

const citiesOfPhone = (group: PhoneGroup): string =>
  listWords(
    CITY_LIST.filter(({ phone }) => phone?.group === group).map(({ displayName }) => displayName),
  );

/** The numbers of the contact page and whom each is for; those of campaigns are not listed. */
export const CONTACT_LINES: readonly { number: PhoneName; term: string }[] = [
  { number: 'main', term: 'Any branch, any question' },
  { number: 'ncr', term: citiesOfPhone('ncr') },
  { number: 'gurgaon', term: citiesOfPhone('gurgaon') },
  { number: 'transfer', term: 'Joining in the middle of a year' },
];
