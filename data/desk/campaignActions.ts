/** What people at the desk do with a campaign, as its history tells it. */
export const CAMPAIGN_ACTIONS = [
  'created',
  'saved',
  'published',
  'unpublished',
  'restored',
] as const;
export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number];
