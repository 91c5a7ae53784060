/** A picture of a campaign's own, as somebody at the desk has sent it in. */
export type CampaignPicture = {
  /** Tells what is in it: another picture has another id. */
  id: string;
  /** Of the widest file, in px. */
  width: number;
  height: number;
  /** What it shows, for those who do not see it. Empty: it is decoration. */
  alt: string;
};

/** How wide its files are, in px. A phone gets one of the first two: `HeroPicture`. */
export const PICTURE_WIDTHS = [480, 800, 1200] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The most that each file may weigh, in bytes. The preflight weighs a page with the first one. */
export const PICTURE_BYTES: Readonly<Record<PictureWidth, number>> = {
  480: 18_000,
  800: 60_000,
  1200: 110_000,
};

/** What is taken, by media type and by the names that people know. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const PICTURE_TYPES_IN_WORDS = 'JPEG, PNG, WebP or AVIF';

/** The longest text about a picture, in characters. */
export const LONGEST_ALT = 200;
