import { PICTURE_TYPES_IN_WORDS } from '@/data/campaigns/campaignPicture';
import { PICTURE_MEGABYTES, PICTURE_MEGAPIXELS, PICTURE_SHAPE, PICTURE_WIDTH } from '@/data/limits';

/** Why a picture is not taken, and what to do. */
export const PICTURE_PROBLEMS = {
  empty: 'This file is empty. Please choose another one.',
  tooLarge: `This file has more than ${PICTURE_MEGABYTES} MB. Please save the picture smaller, or choose a screenshot of it.`,
  notAPicture: `This is not a picture that we can show: please choose one in ${PICTURE_TYPES_IN_WORDS}. A drawing (SVG), a moving picture (GIF) or a PDF has to be saved as one of these first.`,
  iPhone: `This picture is in the format of an iPhone (HEIC). Please open it there, take a screenshot of it or share it as JPEG, and choose that one.`,
  moves: 'This is a moving picture. Please choose one that stands still.',
  tooSmall: (width: number): string =>
    `This picture is only ${width} px wide: it would look blurred. It needs at least ${PICTURE_WIDTH} px, so please choose the original and not a copy from a chat.`,
  tooLong: `This picture is a narrow strip. It may be up to ${PICTURE_SHAPE.wide} times as wide as high, and up to ${PICTURE_SHAPE.high} times as high as wide: please cut it first.`,
  tooManyPixels: `This picture has more than ${PICTURE_MEGAPIXELS} megapixels. Please save it smaller.`,
  damaged: 'This file is damaged: a part of the picture is missing. Please choose it again.',
  tooSlow: 'This picture takes too long to be read. Please save it as JPEG and choose that one.',
} as const;

/** What the endpoint says while others are before. */
export const PICTURE_BUSY =
  'Other pictures are being read just now. Please try again in half a minute.';

/** The field for a picture. */
export const PICTURE_COPY = {
  label: 'Picture',
  hint: `${PICTURE_TYPES_IN_WORDS}, at least ${PICTURE_WIDTH} px wide and at most ${PICTURE_MEGABYTES} MB. Show only people who have agreed to it, children with their parents’ consent. Where it was taken is removed from the file.`,
  drop: 'Choose a picture, or drop one here',
  replace: 'Choose another picture',
  reading: 'The picture is being sent and read …',
  taken: 'The picture is there.',
  remove: 'Remove the picture',
  removed: 'The picture is removed.',
  alt: 'What the picture shows',
  altHint:
    'One sentence for people who do not see it: “Children of Grade 2 plant a tree in the school garden.”',
  decorative: 'It is decoration and tells nothing',
} as const;
