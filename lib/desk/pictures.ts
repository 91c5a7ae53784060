import type { CampaignPicture } from '@/data/campaigns/campaignPicture';
import { PICTURE_COPY } from '@/data/copy/desk/pictures';

/** A picture whose text is still being written. `alt`: null until something is said of it. */
export type PictureDraft = Omit<CampaignPicture, 'alt'> & { alt: string | null };

/** What is missing of a picture, in a sentence beside its field; null: nothing. */
export const altProblem = ({ alt }: PictureDraft): string | null =>
  alt === null || (alt !== '' && alt.trim() === '') ? PICTURE_COPY.noAlt : null;
