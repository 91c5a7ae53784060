import { CAMPAIGN_FAMILIES } from '@/data/campaigns/campaignFamilies';

/** Longer ones are nobody's page. */
const MAX_LENGTH = 120;

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';

const LANDING_PATH = new RegExp(
  `^/(?:(?:campaign|campaignv1)/${SLUG}(?:/${SLUG})?|lp/${SLUG}|cbse-schools-in-${SLUG}|transfer-admission|admissions-open-for-${SLUG}|nearme)$`,
);

/** Whether a path has the form of a landing page's: those are the pages that are counted. */
export const isLandingPath = (path: string): boolean =>
  path.length <= MAX_LENGTH && LANDING_PATH.test(path);

const FAMILY = /^\/(?:campaign|campaignv1)\//;

/**
 * What a landing page belongs to: `/campaign/pune/nigdi` and `/campaignv1/pune/nigdi` are two
 * advertisements of `pune/nigdi`. Any other page stands for itself, by its path.
 */
export const campaignOf = (path: string): string => path.replace(FAMILY, '');

/** The landing pages of a campaign. */
export const pathsOf = (campaign: string): string[] =>
  campaign.startsWith('/')
    ? [campaign]
    : CAMPAIGN_FAMILIES.map((family) => `/${family}/${campaign}`);
