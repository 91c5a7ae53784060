import { PICTURE_WIDTHS, type PictureWidth } from '@/data/campaigns/campaignPicture';

const NAME = /^([0-9a-f]{32})-(\d{3,4})\.webp$/;

/** Where a file of a picture is: for ever the same, since its name says what is in it. */
export const pictureUrl = (id: string, width: PictureWidth): string =>
  `/pictures/campaigns/${id}-${width}.webp`;

/** The files of a picture that is so wide, for `srcset`: no wider ones than `widest`. */
export const pictureSources = (id: string, width: number, widest: number = width): string =>
  PICTURE_WIDTHS.filter((one) => one <= width && one <= widest)
    .map((one) => `${pictureUrl(id, one)} ${one}w`)
    .join(', ');

/** Which file a name asks for: `{id}-{width}.webp`. */
export const parsePictureName = (name: string): { id: string; width: PictureWidth } | null => {
  const [, id, digits] = NAME.exec(name) ?? [];
  const width = PICTURE_WIDTHS.find((one) => String(one) === digits);
  return id && width ? { id, width } : null;
};
