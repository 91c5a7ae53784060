import { ABOUT_US } from '@/data/content/about/aboutUs';
import type { AboutPage, Fact, Part } from '@/data/content/about/part';
import { PRESS } from '@/data/content/about/press';
import { ABOUT_FACTS, ABOUT_LINKS } from '@/data/copy/about';
import { listWords } from '@/data/copy/listWords';
import { BRANCH_LIST, CITY_LIST } from '@/data/places/places';
import { cityPath } from '@/data/routes/paths/places';
import { DIRECTORY_CHECKED_ON, SCHOOL } from '@/data/school';
import { boardingBranches, branchTitle } from '@/lib/schools/directory/branches';
import { countDirectory } from '@/lib/schools/directory/counts';
import { longDate } from '@/lib/schools/directory/profile/words';
import { findSecondBrand } from '@/lib/schools/directory/secondBrand';
import { countStates } from './states';

/** What can be counted from the directory, with the words for it. */
const listFacts = (): Fact[] => {
  const counts = countDirectory();
  const states = countStates(BRANCH_LIST).length;
  const wings = BRANCH_LIST.filter(({ wingOf }) => wingOf !== undefined).length;
  const second = findSecondBrand();
  const { detail, terms } = ABOUT_FACTS;
  return [
    { term: terms.name, detail: detail.name(SCHOOL.name, SCHOOL.shortName) },
    { term: terms.branches, detail: detail.branches(counts.branches, CITY_LIST.length, states) },
    { term: terms.boards, detail: detail.boards(counts.cbse, counts.icse) },
    { term: terms.grades, detail: detail.grades(counts.fromFirstGrade, counts.toLastGrade) },
    { term: terms.wings, detail: detail.wings(wings) },
    {
      term: terms.boarding,
      detail: detail.boarding(listWords(boardingBranches().map(branchTitle))),
    },
    ...(second ? [{ term: terms.brands, detail: detail.brands(second) }] : []),
  ];
};

const factsPart = (id: string, heading: string, lead: string): Part => ({
  id,
  kind: 'facts',
  heading,
  lead,
  facts: listFacts(),
});

const statesPart = (): Part => ({
  id: 'states',
  kind: 'table',
  ...ABOUT_US.states,
  rows: countStates(BRANCH_LIST).map(({ state, cities, count }) => [
    state,
    cities.flatMap(({ slug, displayName }, at) => {
      const path = cityPath(slug);
      return [at > 0 ? ', ' : '', path === null ? displayName : { text: displayName, path }];
    }),
    String(count),
  ]),
});

/** Builds the page about the school. For prerendering. */
export const buildAboutUsPage = (): AboutPage => {
  const { heading, crumb, picture, numbers, ways, leftOut } = ABOUT_US;
  const { branches, cities } = countDirectory();
  return {
    heading,
    crumb,
    picture,
    lead: ABOUT_FACTS.lead(SCHOOL.name, branches, cities),
    actions: ABOUT_LINKS,
    parts: [
      factsPart('numbers', numbers.heading, numbers.lead(longDate(DIRECTORY_CHECKED_ON))),
      ...ways,
      statesPart(),
      leftOut,
    ],
  };
};

/** Builds the page for and about the press. For prerendering. */
export const buildPressPage = (): AboutPage => {
  const { heading, crumb, lead, picture, actions, coverage, quote, parts } = PRESS;
  const facts = factsPart('facts', quote.heading, quote.lead);
  return { heading, crumb, lead, picture, actions, parts: [coverage, ...parts, facts] };
};
