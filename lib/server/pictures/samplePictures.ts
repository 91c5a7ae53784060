import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Size = { width: number; height: number };

/** Stripes from dark to light, as a photograph has large and small things. For tests. */
const stripes = ({ width, height }: Size): Buffer => {
  const bars = Array.from(
    { length: 40 },
    (_, at) =>
      `<rect x="${at * 2.5}%" width="2.5%" height="100%" fill="hsl(${at * 9} 60% ${30 + at}%)"/>`,
  ).join('');
  const size = `width="${width}" height="${height}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${bars}</svg>`);
};

/** A JPEG of this size. */
export const sampleJpeg = (size: Size): Promise<Buffer> =>
  sharp(stripes(size)).jpeg({ quality: 85 }).toBuffer();

/** The same in any format of sharp's. */
export const samplePicture = (size: Size, format: 'png' | 'webp' | 'avif' | 'gif' | 'tiff') =>
  sharp(stripes(size))
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();

/** As a telephone writes it that was held upright: the pixels lie on their side, and a note says where it was. */
export const samplePhonePicture = ({ width, height }: Size): Promise<Buffer> =>
  sharp(stripes({ width: height, height: width }))
    .withExif({
      IFD0: { Make: 'Telephone', Copyright: 'Asha Rao' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '18/1 31/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '73/1 51/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** What no photograph is: every dot by itself, and nothing to leave out. */
export const sampleNoise = (size: Size): Promise<Buffer> =>
  sharp({
    create: {
      ...size,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

const CRC = Array.from({ length: 256 }, (_, index) =>
  Array.from({ length: 8 }).reduce<number>(
    (crc) => (crc & 1 ? 0xed_b8_83_20 ^ (crc >>> 1) : crc >>> 1),
    index,
  ),
);
const crcOf = (bytes: Buffer): number =>
  (bytes.reduce((crc, byte) => (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8), 0xff_ff_ff_ff) ^
    0xff_ff_ff_ff) >>>
  0;

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  crc.writeUInt32BE(crcOf(named));
  return Buffer.concat([length, named, crc]);
};

/** A PNG of so many pixels in few bytes: each line is black, and packs to next to nothing. */
export const sampleBomb = ({ width, height }: Size): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const lines = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
