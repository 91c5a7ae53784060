import sharp from 'sharp';
import { PICTURE_BYTES, PICTURE_WIDTHS } from '@/data/campaigns/campaignPicture';
import { PICTURE_PROBLEMS } from '@/data/copy/desk/pictures';
import fc from '@/lib/testing/properties';
import { makePicture } from './makePicture';
import { sampleBomb, sampleJpeg, samplePhonePicture, samplePicture } from './samplePictures';

jest.setTimeout(30_000);

const LANDSCAPE = { width: 1600, height: 1000 };

const problemOf = async (bytes: Buffer): Promise<unknown> => {
  try {
    await makePicture(bytes);
    return 'taken';
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

const svg = (text: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${text}</svg>`);

it.each(['png', 'webp', 'avif'] as const)('takes a %s', async (format) => {
  const { files } = await makePicture(await samplePicture({ width: 900, height: 600 }, format));
  expect(files.map(({ width, height }) => [width, height])).toEqual([
    [480, 320],
    [800, 533],
  ]);
});

it('makes WebP files for phones and desks out of a photograph, none heavier than it may be', async () => {
  const { id, files } = await makePicture(await sampleJpeg(LANDSCAPE));
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(files.map(({ width }) => width)).toEqual([...PICTURE_WIDTHS]);
  for (const { width, height, bytes } of files) {
    const { format, ...size } = await sharp(bytes).metadata();
    expect({ format, width: size.width, height: size.height }).toEqual({
      format: 'webp',
      width,
      height,
    });
    expect(bytes.length).toBeLessThanOrEqual(PICTURE_BYTES[width]);
  }
});

it('turns a telephone’s picture upright and tells nobody where it was taken', async () => {
  const sent = await samplePhonePicture({ width: 900, height: 1200 });
  const before = await sharp(sent).metadata();
  expect(before).toMatchObject({ width: 1200, height: 900, orientation: 6 });
  expect(sent.includes('Asha Rao')).toBe(true);
  const { files } = await makePicture(sent);
  expect(files.map(({ width, height }) => [width, height])).toEqual([
    [480, 640],
    [800, 1067],
  ]);
  for (const { bytes } of files) {
    const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect(bytes.includes('Asha')).toBe(false);
    expect(bytes.includes('GPS')).toBe(false);
  }
});

it('gives the same picture the same id, and another one another', async () => {
  const one = await sampleJpeg({ width: 800, height: 800 });
  const ids = [one, one, await sampleJpeg({ width: 900, height: 900 })].map(makePicture);
  const [first, again, other] = (await Promise.all(ids)).map(({ id }) => id);
  expect(first).toBe(again);
  expect(first).not.toBe(other);
});

it('leaves nothing of what is hidden in a picture', async () => {
  const page = '<html><script>alert(document.cookie)</script></html>';
  const jpeg = await sampleJpeg({ width: 800, height: 600 });
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), Buffer.from(page)]);
  const polyglot = Buffer.concat([
    jpeg.subarray(0, 2),
    comment,
    jpeg.subarray(2),
    Buffer.from(page),
  ]);
  const { files } = await makePicture(polyglot);
  expect(files).toHaveLength(2);
  expect(files.some(({ bytes }) => bytes.includes('script'))).toBe(false);
});

describe('names in a sentence what is wrong with', () => {
  it.each([
    ['nothing', async () => Buffer.alloc(0), PICTURE_PROBLEMS.empty],
    ['a drawing that calls itself PNG', async () => svg('<rect/>'), PICTURE_PROBLEMS.notAPicture],
    [
      'a page that calls itself JPEG',
      async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      PICTURE_PROBLEMS.notAPicture,
    ],
    ['a GIF', () => samplePicture(LANDSCAPE, 'gif'), PICTURE_PROBLEMS.notAPicture],
    ['a TIFF', () => samplePicture(LANDSCAPE, 'tiff'), PICTURE_PROBLEMS.notAPicture],
    ['a PDF', async () => Buffer.from('%PDF-1.7 …'), PICTURE_PROBLEMS.notAPicture],
    [
      'a picture of an iPhone',
      async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      PICTURE_PROBLEMS.iPhone,
    ],
    [
      'a picture that moves',
      async () => {
        const frame = await sharp({
          create: { width: 800, height: 1200, channels: 3, background: '#888888' },
        })
          .raw()
          .toBuffer();
        const raw = { width: 800, height: 1200, channels: 3, pageHeight: 600 } as const;
        return sharp(frame.fill(9, 0, 800 * 600 * 3), { raw })
          .webp({ loop: 0 })
          .toBuffer();
      },
      PICTURE_PROBLEMS.moves,
    ],
    [
      'one that is too small',
      () => sampleJpeg({ width: 799, height: 799 }),
      PICTURE_PROBLEMS.tooSmall(799),
    ],
    [
      'one that is too small once it is upright',
      () => samplePhonePicture({ width: 700, height: 1200 }),
      PICTURE_PROBLEMS.tooSmall(700),
    ],
    ['a strip', () => sampleJpeg({ width: 2000, height: 600 }), PICTURE_PROBLEMS.tooLong],
    ['a strip on end', () => sampleJpeg({ width: 800, height: 1700 }), PICTURE_PROBLEMS.tooLong],
    [
      'half a JPEG',
      async () => (await sampleJpeg(LANDSCAPE)).subarray(0, 20_000),
      PICTURE_PROBLEMS.damaged,
    ],
    [
      'half a PNG',
      async () => (await samplePicture(LANDSCAPE, 'png')).subarray(0, 3_000),
      PICTURE_PROBLEMS.damaged,
    ],
    [
      'a small file of 400 megapixels',
      async () => sampleBomb({ width: 20_000, height: 20_000 }),
      PICTURE_PROBLEMS.tooManyPixels,
    ],
  ])('%s', async (_what, make, sentence) => {
    expect(await problemOf(await make())).toBe(sentence);
  });
});

it('answers whatever is sent with a picture or a sentence', async () => {
  const start = fc.constantFrom(
    [0xff, 0xd8, 0xff],
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    [...Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
    [...Buffer.from('\0\0\0\x18ftypavif\0\0\0\0avifmif1', 'latin1')],
    [],
  );
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), async (first, rest) => {
      const sentence = await problemOf(Buffer.from([...first, ...rest]));
      expect(Object.values(PICTURE_PROBLEMS)).toContain(sentence);
    }),
  );
});
