/** Both show the same campaigns; each advertisement has its own telephone number and words for the tab. */
export const CAMPAIGN_FAMILIES = ['campaign', 'campaignv1'] as const;
export type CampaignFamily = (typeof CAMPAIGN_FAMILIES)[number];
