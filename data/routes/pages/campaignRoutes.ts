import type { Campaign } from '@/data/campaigns/campaign';
import { CAMPAIGN_FAMILIES, type CampaignFamily } from '@/data/campaigns/campaignFamilies';
import { CAMPAIGNS } from '@/data/campaigns/campaigns';
import { checkCampaigns } from '@/data/campaigns/check/checkCampaigns';
import { BRANCH_LIST, type BranchRecord, CITY_LIST, type City } from '@/data/places/places';
import { campaignPath } from '@/data/routes/paths/places';
import { fitDescription, fitTitle, landingRoute, type Route } from '@/data/routes/route';
import { ADMISSION_SESSION } from '@/data/school';
import { boardsOf, gradeRange, nameWithCity, shortName } from './facts';

type Words = Pick<Route, 'title' | 'description'>;

const SESSION = ADMISSION_SESSION.label;

/**
 * Every campaign page: the special ones, then those of cities and branches. Throws when a file in
 * `data/campaigns` is wrong, which stops the build.
 */
export const campaignRoutes = (): Route[] => {
  checkCampaigns();
  return CAMPAIGN_FAMILIES.flatMap((family) => [
    ...CAMPAIGNS.map((campaign) =>
      landingRoute(`/${family}/${campaign.slug}`, special[family](campaign)),
    ),
    ...CITY_LIST.map((city) =>
      landingRoute(campaignPath(city.slug, undefined, family), ofCity[family](city)),
    ),
    ...BRANCH_LIST.map((branch) =>
      landingRoute(campaignPath(branch.city, branch, family), ofBranch[family](branch)),
    ),
  ]);
};

/** The words of a special campaign in each family. */
export const special: Record<CampaignFamily, (campaign: Campaign) => Words> = {
  campaign: ({ title, description }) => ({ title, description }),
  campaignv1: ({ title, blocks: [hero] }) => ({
    title: `Enquire: ${title}`,
    description: hero?.kind === 'hero-with-form' ? `${hero.heading}. ${hero.lead}` : '',
  }),
};

const branchesIn = (city: City): BranchRecord[] =>
  BRANCH_LIST.filter((branch) => branch.city === city.slug);

const summaryOf = (city: City): string => {
  const branches = branchesIn(city);
  const count = branches.length === 1 ? 'one branch' : `${branches.length} branches`;
  return `${count}, ${boardsOf(branches)}, ${gradeRange(branches)}`;
};

const ofCity: Record<CampaignFamily, (city: City) => Words> = {
  campaign: (city) => ({
    title: fitTitle(
      `${city.displayName} admissions ${SESSION}: find your branch`,
      `${city.displayName} admissions ${SESSION}: your branch`,
    ),
    description: `Admissions ${SESSION} in ${city.displayName}: ${summaryOf(city)}. ${branchesIn(city).length === 1 ? 'Meet it here' : 'See which one suits'}, and ask for a seat.`,
  }),
  campaignv1: (city) => ({
    title: `Enquire in ${city.displayName}: admissions ${SESSION}`,
    description: `Ask for a seat in ${city.displayName} for ${SESSION}: ${summaryOf(city)}. One form, or a call; the admissions team of the branch answers.`,
  }),
};

const ofBranch: Record<CampaignFamily, (branch: BranchRecord) => Words> = {
  campaign: (branch) => ({
    title: fitTitle(
      `Admissions ${SESSION} at ${branch.brand} ${nameWithCity(branch)}`,
      `Admissions ${SESSION}: ${nameWithCity(branch)}`,
      `Admissions ${SESSION}: ${shortName(branch)}`,
    ),
    description: fitDescription(
      `${branch.brand} ${nameWithCity(branch)} (${branch.board}, ${gradeRange([branch])}): what a day there is like, the way to school, the age for each grade and a form to ask for a seat.`,
      `${branch.brand} ${nameWithCity(branch)} (${branch.board}, ${gradeRange([branch])}): a day there, the way to school, and a form to ask for a seat.`,
    ),
  }),
  campaignv1: (branch) => ({
    title: fitTitle(
      `Enquire at ${branch.brand} ${nameWithCity(branch)}: ${SESSION}`,
      `Enquire: ${nameWithCity(branch)} ${SESSION}`,
      `Enquire: ${shortName(branch)} ${SESSION}`,
    ),
    description: fitDescription(
      `Ask for a seat at ${branch.brand} ${nameWithCity(branch)} for ${SESSION}: ${branch.board}, ${gradeRange([branch])}. Send the form or call, and the admissions team answers.`,
      `Ask for a seat at ${branch.brand} ${nameWithCity(branch)} for ${SESSION}: ${branch.board}, ${gradeRange([branch])}. Send the form or call us.`,
    ),
  }),
};
