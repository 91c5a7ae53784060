import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listShareImages } from '@/data/routes/share/shareImage';
import { drawImage } from './drawImage';
import { fitLines } from './fitLines';
import { drawLine, widthOf } from './lettering';
import { hashOf, readMade } from './record';

const PUBLIC = join(process.cwd(), 'public');
const images = listShareImages();
const files = images.map(({ path }) => join(PUBLIC, path));

/** Width and height of a PNG, in pixels, and its kind of colour (3: a palette). */
const readHeader = (file: string): number[] => {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes.readUInt8(25)];
};

describe('the pictures of shared links', () => {
  it('are as their data says; else `npm run share-images` draws them anew', () => {
    const now = Object.fromEntries(images.map((image) => [image.path, hashOf(drawImage(image))]));
    expect(readMade()).toEqual(now);
  });

  it('are PNG files of 1200 by 630 with a palette', () => {
    expect(files.filter((file) => readHeader(file).join() !== '1200,630,3')).toEqual([]);
  });

  it('weigh less than 3 MB together, and no file lies there that no page shows', () => {
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(3_000_000);
    const found = readdirSync(join(PUBLIC, 'share'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(PUBLIC, join(entry.parentPath, entry.name))}`);
    expect(found.toSorted()).toEqual(images.map(({ path }) => path).toSorted());
  });

  it('hold no letters that a machine would need a font for', () => {
    expect(images.map(drawImage).filter((svg) => svg.includes('<text'))).toEqual([]);
  });
});

describe('a text on a picture', () => {
  const TITLE = { weight: 800, width: 560, mostLines: 2, sizes: [80, 48] } as const;

  it('stands in lines of about the same length', () => {
    expect(fitLines('Day schools by city', TITLE)).toEqual({
      lines: ['Day schools', 'by city'],
      size: 80,
    });
  });

  it('gets smaller where it is long', () => {
    const { lines, size } = fitLines('OIS Sahakar Nagar Pre-Primary, Bangalore', TITLE);
    expect(size).toBe(48);
    expect(lines.every((line) => widthOf(line, 800, size) <= 560)).toBe(true);
  });

  it('is refused where it fits in no size', () => {
    expect(() => fitLines('A very long text '.repeat(9).trim(), TITLE)).toThrow('does not fit');
  });

  it('is refused where the font has no such letter', () => {
    const line = { text: 'पुणे', weight: 800, size: 40, x: 0, y: 0 } as const;
    expect(() => drawLine(line)).toThrow('not in the font');
  });
});
