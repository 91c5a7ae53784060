import { createHash } from 'node:crypto';
import sharp, { type OutputInfo } from 'sharp';
import { PICTURE_BYTES, PICTURE_WIDTHS, type PictureWidth } from '@/data/campaigns/campaignPicture';
import { PICTURE_PROBLEMS } from '@/data/copy/desk/pictures';
import { PICTURE_MEGAPIXELS, PICTURE_SHAPE, PICTURE_WIDTH } from '@/data/limits';
import { SiteError } from '@/lib/site/siteError';
import { pictureKind } from './pictureKind';

/** A file of a picture: WebP, without anything but its pixels. */
export type PictureFile = { width: PictureWidth; height: number; bytes: Buffer };

export type MadePicture = { id: string; files: PictureFile[] };

const LONGEST_SECONDS = 10;
const MOST_PIXELS = PICTURE_MEGAPIXELS * 1_000_000;
const INPUT = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;

/** What a decoder says of its own limits. */
const TOO_MANY_PIXELS = /exceeds pixel limit/i;
const TOO_SLOW = /^timeout:/i;

/**
 * Makes the files of a picture out of whatever was sent: upright, whole, in sRGB, on white where it was
 * transparent, and without a word about camera, place or time. The same picture has the same id. Throws
 * `request/invalid` with a sentence for people about a file that is none, or not to be shown.
 */
export const makePicture = async (bytes: Buffer): Promise<MadePicture> => {
  await expectPicture(bytes);
  const pixels = await decode(bytes);
  const files: PictureFile[] = [];
  for (const width of PICTURE_WIDTHS.filter((one) => one <= pixels.info.width)) {
    files.push(await encode(pixels, width));
  }
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.bytes);
  return { id: hash.digest('hex').slice(0, 32), files };
};

const refused = (message: string, cause?: unknown): SiteError =>
  new SiteError('request/invalid', { message, field: 'picture', cause });

const expectPicture = async (bytes: Buffer): Promise<void> => {
  if (bytes.length === 0) throw refused(PICTURE_PROBLEMS.empty);
  // Before a decoder sees a byte: those of drawings, documents and films are not asked at all.
  const kind = pictureKind(bytes);
  if (kind === null) throw refused(PICTURE_PROBLEMS.notAPicture);
  if (kind === 'heic') throw refused(PICTURE_PROBLEMS.iPhone);
  const {
    width,
    height,
    pages = 1,
    autoOrient,
  } = await orDamaged(() => sharp(bytes, INPUT).metadata());
  if (width * height > MOST_PIXELS) throw refused(PICTURE_PROBLEMS.tooManyPixels);
  if (pages > 1) throw refused(PICTURE_PROBLEMS.moves);
  if (autoOrient.width < PICTURE_WIDTH) {
    throw refused(PICTURE_PROBLEMS.tooSmall(autoOrient.width));
  }
  const shape = autoOrient.width / autoOrient.height;
  if (shape > PICTURE_SHAPE.wide || 1 / shape > PICTURE_SHAPE.high) {
    throw refused(PICTURE_PROBLEMS.tooLong);
  }
};

type Pixels = { data: Buffer; info: OutputInfo };

const WIDEST = Math.max(...PICTURE_WIDTHS);

/** Once, at the largest size: the rest is made of that. */
const decode = (bytes: Buffer): Promise<Pixels> =>
  orDamaged(() =>
    sharp(bytes, INPUT)
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: WIDEST, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );

/** From good to what still looks like a picture; the last ones are for noise, which no photograph is. */
const STEPS = [
  { quality: 78, blur: 0 },
  { quality: 66, blur: 0 },
  { quality: 54, blur: 0 },
  { quality: 42, blur: 0 },
  { quality: 32, blur: 0 },
  { quality: 32, blur: 1.5 },
  { quality: 24, blur: 4 },
] as const;
type Step = (typeof STEPS)[number];
const LAST_STEP = STEPS[6];

const encode = async ({ data, info }: Pixels, width: PictureWidth): Promise<PictureFile> => {
  const { height } = info;
  const raw = { width: info.width, height, channels: info.channels };
  const sized = { width, height: Math.round((height * width) / info.width) };
  const encodeAt = ({ quality, blur }: Step): Promise<Buffer> => {
    const resized = sharp(data, { raw }).resize(sized.width, sized.height, { fit: 'fill' });
    return (blur > 0 ? resized.blur(blur) : resized).webp({ quality, effort: 4 }).toBuffer();
  };
  let step = 0;
  let file = await encodeAt(STEPS[0]);
  while (file.length > PICTURE_BYTES[width]) {
    step += stepsFor(file.length / PICTURE_BYTES[width]);
    const next = STEPS[step] ?? LAST_STEP;
    file = await encodeAt(next);
    if (next === LAST_STEP) break;
  }
  return { width, height: sized.height, bytes: file };
};

/** How many steps further a file is small enough at the soonest, that is so many times too heavy. */
const stepsFor = (times: number): number => {
  if (times > 4) return 4;
  return times > 2 ? 2 : 1;
};

const orDamaged = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : '';
    if (TOO_MANY_PIXELS.test(reason)) throw refused(PICTURE_PROBLEMS.tooManyPixels, cause);
    if (TOO_SLOW.test(reason)) throw refused(PICTURE_PROBLEMS.tooSlow, cause);
    throw refused(PICTURE_PROBLEMS.damaged, cause);
  }
};
