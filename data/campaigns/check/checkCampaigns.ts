import type { Campaign } from '@/data/campaigns/campaign';
import { CAMPAIGNS } from '@/data/campaigns/campaigns';
import { blockProblems, heroProblems } from './blockProblems';
import { colorProblems } from './colorProblems';
import { formProblems } from './formProblems';
import type { Problem } from './problem';
import { readShape } from './shapeProblems';
import { slugProblems } from './slugProblems';
import { subjectProblems } from './subjectProblems';
import { textProblems } from './textProblems';
import { timeProblems } from './timeProblems';

/** A file of `data/campaigns` is wrong. Its message is a sentence for whoever wrote it. */
export class CampaignError extends Error {}

/**
 * Stops the build at the first campaign that would not work: throws one sentence with the file and
 * what to do in it.
 */
export const checkCampaigns = (campaigns: readonly unknown[] = CAMPAIGNS): void => {
  const [problem] = listCampaignProblems(campaigns);
  if (problem) throw new CampaignError(problem);
};

/** Everything that is wrong, each a sentence that begins with the file. */
export const listCampaignProblems = (campaigns: readonly unknown[]): string[] => {
  const earlier: Campaign[] = [];
  return campaigns.flatMap((value) => {
    const { campaign, problems } = readShape(value);
    const found = problems ?? findProblems(campaign, earlier);
    if (campaign) earlier.push(campaign);
    return found.map(({ at, text }) => `data/campaigns/${fileOf(value)}.ts: ${at}: ${text}.`);
  });
};

/** All that keeps a campaign from working, given the others of the site. */
export const findProblems = (campaign: Campaign, others: readonly Campaign[]): Problem[] => [
  ...slugProblems(campaign, others),
  ...heroProblems(campaign),
  ...textProblems(campaign),
  ...formProblems(campaign),
  ...timeProblems(campaign),
  ...subjectProblems(campaign),
  ...colorProblems(campaign),
  ...blockProblems(campaign),
];

const fileOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'slug' in value ? String(value.slug) : '?';
