import { ADMISSION_SESSION, SCHOOL, type SocialSite } from '@/data/school';

/** The words around every page: header, menu, footer. Button names are fixed (design, section 4). */
export const CHROME_COPY = {
  skip: 'Skip to content',
  home: `${SCHOOL.name}, home page`,
  mainMenu: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  close: 'Close',
  search: 'Search',
  findBranch: 'Find a branch',
  loading: 'Loading',
  admissions: `Admissions ${ADMISSION_SESSION.label}`,
  newTab: '(opens in a new tab)',
  chooseCity: 'Choose a city to see its branches.',
  chooseStudy: 'Choose what to learn with.',
  footerSchools: 'Schools and study',
  footerAbout: 'The school',
  footerCities: 'Branches by city',
  footerContact: 'Talk to us',
  footerContactMore: 'E-mail, our other pages, the app',
  footerMore: 'More links',
  googlePlay: `${SCHOOL.platform} on Google Play`,
  appStore: `${SCHOOL.platform} on the App Store`,
  claim: `${SCHOOL.branchClaim} across India`,
  rights: 'All rights reserved.',
  sampleSchool: 'Names, numbers, addresses and figures on this site are examples.',
  sampleMore: 'About this sample',
} as const;

/** Our pages on other sites, in the footer's order. */
export const SOCIAL_NAMES: readonly (readonly [site: SocialSite, name: string])[] = [
  ['facebook', 'Facebook'],
  ['twitter', 'Twitter'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
];

/** `All 27 branches in Bangalore`. */
export const cityLinkTitle = (city: string, branches: number): string =>
  branches === 1 ? `Our school in ${city}` : `All ${branches} branches in ${city}`;

export const BROKEN_PAGE_COPY = {
  title: 'This part of the page did not load',
  text: 'Something went wrong on our side. Loading the page again usually helps.',
  again: 'Load the page again',
} as const;

/** The 404 and error pages. */
export const LOST_COPY = {
  notFound: {
    title: 'We could not find this page',
    description: `This page does not exist, or it has moved. Search ${SCHOOL.name} or start from the home page.`,
    text: 'The address may be misspelt, or the page has moved. Search for it, or start again from the home page.',
  },
  failed: {
    title: 'Something went wrong',
    description: `A page of ${SCHOOL.name} could not be shown. Please try again in a few minutes.`,
    text: 'It is our fault, not yours. Please try again in a few minutes, or call us:',
  },
  home: 'Go to the home page',
} as const;
