import type { CampaignBlock } from '@/data/campaigns/campaign';
import { countWord } from '@/data/copy/countWord';
import type { CityNote } from '@/data/places/place';
import {
  BRANCH_LIST,
  type BranchRecord,
  CITIES,
  type CitySlug,
  getCityTexts,
} from '@/data/places/places';
import { branchDisplayName, branchTitle, siteBranchesOf } from '@/lib/schools/directory/branches';
import { cityQuestions } from '@/lib/schools/directory/cityQuestions';
import { gatherFacts } from '@/lib/schools/directory/profile/facts';
import { placedAround, sentenceCase } from '@/lib/schools/directory/profile/words';
import { boardPoint, neighbourhood } from './branchBlocks';
import { cityHero } from './cityHero';
import { agesInCity } from './cityStages';
import type { ComposedCampaign } from './composed';
import { startAtCity, takerOf } from './formStart';

// The fifth is about branches without a page; here each has one.
const QUESTIONS_SHOWN = 4;

/** The campaign of a city, which needs no file: every city of the directory has one. */
export const cityCampaign = (slug: CitySlug): ComposedCampaign => {
  const branches = BRANCH_LIST.filter(({ city }) => city === slug);
  const taker = takerOf(slug);
  const standsIn = taker && taker.city !== slug ? branchTitle(taker) : null;
  return {
    city: slug,
    form: startAtCity(slug),
    blocks: [cityHero(slug, branches, standsIn), ...cityBlocks(slug, branches)],
  };
};

const cityBlocks = (slug: CitySlug, branches: readonly BranchRecord[]): CampaignBlock[] => {
  const name = CITIES[slug].displayName;
  const note = getCityTexts(slug).note;
  const [only] = branches.length === 1 ? branches : [];
  return [
    {
      kind: 'branches',
      heading: only
        ? `Our school in ${name}`
        : `${sentenceCase(countWord(branches.length))} branches in ${name}`,
      lead: note.intro,
      which: { cities: [slug] },
    },
    weighing(name, note),
    ...(only ? [aroundOnly(only)] : []),
    {
      kind: 'facts',
      heading: only ? `The grades at ${branchDisplayName(only)}` : 'Which branch takes which age',
      facts: agesInCity(slug),
    },
    ...boardingLife(slug),
    { kind: 'steps', heading: 'Five steps, in this order', detail: 'short' },
    ...questionsOf(slug),
    {
      kind: 'call-line',
      heading: `A question about ${name}?`,
      text: only
        ? 'A visit can be booked in the form; for all else, call.'
        : 'Name your neighbourhood and the grade, and we name the branches to look at first.',
    },
  ];
};

const weighing = (name: string, note: CityNote): CampaignBlock => ({
  kind: 'points',
  heading: `Choosing a school in ${name}`,
  points: [
    { title: 'What to know', text: note.families },
    { title: 'The way to school', text: note.travel },
  ],
});

// Where a city has one branch, its page says what a list of branches cannot.
const aroundOnly = (branch: BranchRecord): CampaignBlock => {
  const facts = gatherFacts(branch);
  return {
    kind: 'points',
    heading: sentenceCase(placedAround(facts.location.localArea)),
    points: [...neighbourhood(facts), boardPoint(facts)],
  };
};

const boardingLife = (slug: CitySlug): CampaignBlock[] =>
  BRANCH_LIST.some(({ city, boarding }) => city === slug && boarding)
    ? [
        {
          kind: 'boarding-life',
          heading: 'Life in the boarding house',
          which: { cities: [slug], boarding: true },
        },
      ]
    : [];

const questionsOf = (slug: CitySlug): CampaignBlock[] =>
  siteBranchesOf(slug).length === 0
    ? []
    : [
        {
          kind: 'questions',
          heading: `Asked in ${CITIES[slug].displayName}`,
          questions: cityQuestions(slug).slice(0, QUESTIONS_SHOWN),
        },
      ];
