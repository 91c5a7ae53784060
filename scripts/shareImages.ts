// npm run share-images: draws the pictures of shared links anew where data/ or an image changed.
import './steps/missingPackages.mjs';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { listShareImages } from '@/data/routes/share/shareImage';
import { drawImage } from './shareImages/drawImage';
import { hashOf, type Made, readMade, writeMade } from './shareImages/record';

const PUBLIC = join(process.cwd(), 'public');
const COLOURS = 16;

const fileOf = (path: string): string => join(PUBLIC, path);

const paint = async (svg: string, file: string): Promise<void> => {
  mkdirSync(dirname(file), { recursive: true });
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours: COLOURS, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(file);
};

/** Images of pages that are no more. */
const removeOthers = (wanted: ReadonlySet<string>): void => {
  for (const entry of readdirSync(join(PUBLIC, 'share'), {
    recursive: true,
    withFileTypes: true,
  })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(`/${relative(PUBLIC, file)}`)) rmSync(file);
  }
};

const run = async (): Promise<void> => {
  const before = readMade();
  const made: Made = {};
  let painted = 0;
  for (const image of listShareImages()) {
    const svg = drawImage(image);
    const hash = hashOf(svg);
    made[image.path] = hash;
    if (before[image.path] === hash && existsSync(fileOf(image.path))) continue;
    await paint(svg, fileOf(image.path));
    painted += 1;
  }
  const paths = Object.keys(made);
  removeOthers(new Set(paths));
  writeMade(made);
  const bytes = paths.reduce((sum, path) => sum + statSync(fileOf(path)).size, 0);
  console.log(
    `public/share: ${painted} of ${paths.length} drawn anew, ${Math.round(bytes / 1000)} kB`,
  );
};

void run();
