import type { HeroBlock } from '@/data/campaigns/campaign';
import { countWord } from '@/data/copy/countWord';
import { listWords } from '@/data/copy/listWords';
import type { Board } from '@/data/places/place';
import {
  type BranchRecord,
  CITIES,
  type City,
  type CitySlug,
  getLocation,
} from '@/data/places/places';
import { boardsOf, gradeRange } from '@/data/routes/pages/facts';
import { ADMISSION_SESSION } from '@/data/school';
import {
  branchDisplayName,
  branchTitle,
  gradesLabel,
  teachesGrade,
} from '@/lib/schools/directory/branches';
import { gatherFacts } from '@/lib/schools/directory/profile/facts';
import { sentenceCase } from '@/lib/schools/directory/profile/words';
import { entryLine, examinationLine } from './branchHero';

const GRADE_12 = 23;
const SESSION = ADMISSION_SESSION.label;

/** The first screen of a city campaign: how near a school is, and the form set to the city. */
export const cityHero = (
  slug: CitySlug,
  branches: readonly BranchRecord[],
  standsIn: string | null,
): HeroBlock => {
  const city = CITIES[slug].displayName;
  const [only] = branches.length === 1 ? branches : [];
  return {
    kind: 'hero-with-form',
    ...(only ? aboutOne(city, only) : aboutMany(slug, branches)),
    form: {
      heading: `Enquire in ${city}`,
      text: standsIn
        ? `The form does not list ${city}: send it to ${standsIn}, whose team tells you about both.`
        : undefined,
    },
    tag: {
      name: CITIES[slug].name === city ? city : `${city} (${CITIES[slug].name})`,
      detail: `${only ? branchTitle(only) : `${branches.length} branches`}, ${boardsOf(branches)}`,
    },
  };
};

type Words = Pick<HeroBlock, 'heading' | 'lead' | 'points' | 'facts'>;

const aboutOne = (city: string, branch: BranchRecord): Words => {
  const facts = gatherFacts(branch);
  const { landmark, areas } = facts.location;
  return {
    heading: branch.boarding
      ? `Boarding and day school in ${city}`
      : `A ${branch.board} school in ${city}, ${gradesLabel(branch)}`,
    lead: `Near ${landmark}. Ask ${branchTitle(branch)} for a seat in ${SESSION}.`,
    points: [
      entryLine(facts),
      examinationLine(facts),
      `Serves ${listWords(areas.slice(0, 4))}`,
      ...(branch.boarding ? ['Boarders live on campus; day pupils are welcome'] : []),
    ],
    facts: [
      { term: 'Board', detail: branch.board },
      { term: 'Grades', detail: gradesLabel(branch) },
      { term: 'Landmark', detail: landmark },
    ],
  };
};

const aboutMany = (slug: CitySlug, branches: readonly BranchRecord[]): Words => {
  const names = branches.filter(({ wingOf }) => wingOf === undefined).map(placeOf);
  return {
    heading: `${sentenceCase(countWord(branches.length))} schools in ${CITIES[slug].displayName}: find yours`,
    lead: `${listWords(names.length > 3 ? [...names.slice(0, 3), 'more'] : names)}: admissions ${SESSION} are open.`,
    points: [...kinds(branches), 'No entrance test at any of them'],
    facts: tally(CITIES[slug], branches),
  };
};

// Two branches are called after their city; there the locality says more.
const placeOf = (branch: BranchRecord): string => {
  const name = branchDisplayName(branch);
  return name.includes(CITIES[branch.city].displayName) ? getLocation(branch.id).localArea : name;
};

/** One line for each kind of branch that the city has. */
const kinds = (branches: readonly BranchRecord[]): string[] => {
  const named = (text: string, fit: BranchRecord[]) =>
    fit.length > 0 && fit.length < branches.length
      ? [
          `${text}: ${fit.length > 4 ? `${countWord(fit.length)} branches` : listWords(fit.map(placeOf))}`,
        ]
      : [];
  const boardLine =
    boardsOf(branches) === 'CBSE and ICSE' ? [] : [`${boardsOf(branches)} at every branch`];
  return [
    ...boardLine,
    ...named(
      'ICSE',
      branches.filter(({ board }) => board === 'ICSE'),
    ),
    ...named(
      'From Pre-Nursery',
      branches.filter(({ from }) => from === 1),
    ),
    ...named(
      'Up to Grade 12',
      branches.filter((branch) => teachesGrade(branch, GRADE_12)),
    ),
    ...named(
      'With boarding',
      branches.filter(({ boarding }) => boarding === true),
    ),
  ];
};

const tally = (city: City, branches: readonly BranchRecord[]) => {
  const count = (board: Board) => branches.filter((branch) => branch.board === board).length;
  const isMixed = count('ICSE') > 0 && count('CBSE') > 0;
  return [
    { term: 'Branches', detail: String(branches.length) },
    {
      term: 'Boards',
      detail: isMixed ? `CBSE at ${count('CBSE')}, ICSE at ${count('ICSE')}` : boardsOf(branches),
    },
    { term: 'Grades', detail: gradeRange(branches) },
    { term: 'State', detail: city.state },
  ];
};
