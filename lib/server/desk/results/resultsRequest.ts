import { type CountSource, isCountSource } from '@/data/counts';
import type { ResultsQuery } from '@/lib/desk/results/contract';
import type { DayRange } from '@/lib/desk/results/dayRange';
import { rangeMessage } from '@/lib/desk/results/rangeMessage';
import { SiteError } from '@/lib/site/siteError';

/** What the results are narrowed to; null: they are not. */
export type ResultsRequest = {
  range: DayRange;
  campaign: string | null;
  source: CountSource | null;
};

/** Reads what somebody has chosen. Throws `request/invalid` with the field that is wrong. */
export const readResultsRequest = ({
  campaign,
  source,
  from,
  to,
}: ResultsQuery): ResultsRequest => ({
  range: readRange({ from, to }),
  campaign: readCampaign(campaign),
  source: readSource(source),
});

// A path or the end of one: the audit names it.
const CAMPAIGN = /^(?!.*\d{10})\/?[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;

const readCampaign = (text: string): string | null => {
  if (text !== '' && !CAMPAIGN.test(text)) {
    throw new SiteError('request/invalid', { field: 'campaign' });
  }
  return text || null;
};

const readRange = ({ from, to }: DayRange): DayRange => {
  const problem = rangeMessage({ from, to });
  if (problem !== null) throw new SiteError('request/invalid', problem);
  return { from, to };
};

/** Empty: all sources together. */
export const readSource = (text: string): CountSource | null => {
  if (text === '') return null;
  if (!isCountSource(text)) throw new SiteError('request/invalid', { field: 'source' });
  return text;
};

/** How the results are narrowed, for the audit. */
export const auditedRequest = ({ range, campaign, source }: ResultsRequest) => ({
  ...range,
  campaign: campaign ?? undefined,
  source: source ?? undefined,
});
