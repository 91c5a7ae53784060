import type { Campaign, CampaignBlock, HeroBlock } from '@/data/campaigns/campaign';
import { campTexts } from '@/data/content/patterns/camp';
import { eventTexts } from '@/data/content/patterns/event';
import { gradeTexts } from '@/data/content/patterns/grade';
import type { PatternName } from '@/data/desk/patterns';
import { GRADES, type GradeId } from '@/data/grades';
import { type BranchRecord, CITIES, type CitySlug, isBranchId } from '@/data/places/places';
import { ADMISSION_SESSION } from '@/data/school';
import { branchCampaign } from '@/lib/landing/campaigns/branchCampaign';
import { cityCampaign } from '@/lib/landing/campaigns/cityCampaign';
import { takerOf } from '@/lib/landing/campaigns/formStart';
import { branchTitle, getBranch } from '@/lib/schools/directory/branches';
import { skylineOf } from '@/lib/schools/directory/cityCards';
import { firstThatFits, untaken } from './fitting';

/** What a new campaign is about. */
export type PatternChoice = { city: CitySlug; branchId?: number; gradeId?: GradeId };

// As data/campaigns/check has them.
const LONGEST = { title: 45, heading: 56, lead: 102, slug: 60 };
const SESSION = ADMISSION_SESSION.label;

/**
 * What a campaign begins with: a whole page that could be published as it is. Null where the choice does
 * not fit the pattern. `others`: the campaigns that it must not be taken for.
 */
export const startFrom = (
  pattern: PatternName,
  choice: PatternChoice,
  others: readonly Campaign[],
): Campaign | null => {
  const campaign = MAKERS[pattern](choice);
  return (
    campaign && {
      ...campaign,
      slug: untaken(
        campaign.slug,
        others.map(({ slug }) => slug),
        '-',
        LONGEST.slug,
      ),
      title: untaken(
        campaign.title,
        others.map(({ title }) => title),
        ', page ',
        LONGEST.title,
      ),
    }
  );
};

type Maker = (choice: PatternChoice) => Campaign | null;

const MAKERS: Readonly<Record<PatternName, Maker>> = {
  city: ({ city }) => {
    const { displayName } = CITIES[city];
    const { blocks } = cityCampaign(city);
    return {
      ...about(city, takerOf(city), `${city}-admissions`),
      title: firstThatFits(
        [
          `Schools in ${displayName}: admissions ${SESSION}`,
          `Schools in ${displayName}`,
          `Admissions ${SESSION}`,
        ],
        LONGEST.title,
      ),
      description: `Our schools in ${displayName}: the branches, their grades, the age for each class in ${SESSION}, and a form to ask for a seat near your home.`,
      blocks: fitted(blocks, `Schools in ${displayName}`, city),
    };
  },
  branch: ({ branchId }) => {
    const branch = branchOf(branchId);
    if (!branch) return null;
    const title = branchTitle(branch);
    return {
      ...about(branch.city, takerOf(branch.city, branch), `${branch.city}-${branch.slug}`),
      title: firstThatFits(
        [`A seat at ${title} for ${SESSION}`, `A seat at ${title}`, title],
        LONGEST.title,
      ),
      description: `${title}: the neighbourhood, the way to school, what is learnt, the age for the first class, and a form to ask for a seat.`,
      blocks: fitted(branchCampaign(branch).blocks, title, branch.city),
    };
  },
  grade: ({ city, gradeId }) => {
    const grade = GRADES.find(({ id }) => id === gradeId);
    if (!grade) return null;
    const texts = gradeTexts({
      grade: grade.name,
      gradeId: grade.id,
      city: CITIES[city].displayName,
      slug: city,
      session: SESSION,
    });
    const start = about(city, null, `${slugOf(grade.name)}-${city}`);
    return { ...written(texts, city), ...start, form: { gradeId: grade.id } };
  },
  camp: ({ branchId }) => gathering(branchId, 'camp', campTexts),
  event: ({ branchId }) => gathering(branchId, 'event', eventTexts),
};

const branchOf = (id: number | undefined): BranchRecord | null =>
  id === undefined ? null : getBranch(id);

const slugOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const gathering = (
  branchId: number | undefined,
  subject: 'camp' | 'event',
  textsOf: (branch: string) => Texts,
): Campaign | null => {
  const branch = branchOf(branchId);
  if (!branch) return null;
  const { city } = branch;
  const start = about(city, takerOf(city, branch), `${subject}-${city}-${branch.slug}`);
  return {
    ...written(textsOf(branchTitle(branch)), city),
    ...start,
    about: subject,
    form: { ...start.form, hidden: ['visit'] },
  };
};

/** The address, and a form that is set to whoever takes the enquiries. */
const about = (
  city: CitySlug,
  taker: BranchRecord | null,
  slug: string,
): Pick<Campaign, 'slug' | 'city' | 'form'> => {
  const id = taker?.id;
  return {
    slug: slug.slice(0, LONGEST.slug),
    // Where a branch elsewhere takes them, the form cannot start with the city.
    ...(taker && taker.city !== city ? {} : { city }),
    ...(isBranchId(id) && taker ? { form: { branchId: id } } : {}),
  };
};

type Texts = Omit<HeroBlock, 'kind' | 'heading' | 'lead'> & {
  /** Best first: the first that fits is taken. */
  heading: readonly string[];
  lead: readonly string[];
  title: readonly string[];
  description: string;
  blocks: readonly CampaignBlock[];
};

const written = (
  { heading, lead, title, description, blocks, ...hero }: Texts,
  city: CitySlug,
): Pick<Campaign, 'title' | 'description' | 'blocks'> => ({
  title: firstThatFits(title, LONGEST.title),
  description,
  blocks: [
    {
      kind: 'hero-with-form',
      heading: firstThatFits(heading, LONGEST.heading),
      lead: firstThatFits(lead, LONGEST.lead),
      ...hero,
      ...drawing(city),
    },
    ...blocks,
  ],
});

const drawing = (city: CitySlug): Pick<HeroBlock, 'picture'> =>
  CITIES[city].branchesSlug === null ? {} : { picture: skylineOf(city) };

/** A composed page whose first screen is as short as one that somebody writes has to be. */
const fitted = (
  blocks: readonly CampaignBlock[],
  heading: string,
  city: CitySlug,
): CampaignBlock[] =>
  blocks.map((block) =>
    block.kind === 'hero-with-form'
      ? {
          ...block,
          heading: firstThatFits([block.heading, heading], LONGEST.heading),
          lead: firstThatFits(
            [
              block.lead,
              `Admissions ${SESSION} are open. Ask the branch near your home for a seat.`,
            ],
            LONGEST.lead,
          ),
          ...drawing(city),
        }
      : block,
  );
