import type { CampaignPicture } from '@/data/campaigns/campaignPicture';

/** A picture whose text is still being written. `alt`: null until something is said of it. */
export type PictureDraft = Omit<CampaignPicture, 'alt'> & { alt: string | null };
