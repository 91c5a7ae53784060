/** Where a campaign of the desk stands for its visitors: its days decide between the last three. */
export const CAMPAIGN_STATES = ['draft', 'planned', 'live', 'over'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];
