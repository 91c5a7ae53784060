import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { listShareImages } from '@/data/routes/share/shareImage';
import { buildBrochure } from '@/lib/schools/brochure/buildBrochure';
import { drawShareImage } from './drawShareImage';

const RECORD = 'scripts/generate/made.json';

export const BROCHURE_FILE = 'public/brochure.pdf';

const hashOf = (input: string): string =>
  createHash('sha256').update(input).digest('hex').slice(0, 16);

/** What Chromium draws of our data: the committed files, each with a hash of what it is drawn from. */
export const listDrawn = (): Record<string, string> =>
  Object.fromEntries([
    [BROCHURE_FILE, hashOf(JSON.stringify(buildBrochure()))],
    ...listShareImages().map((image) => [`public${image.path}`, hashOf(drawShareImage(image))]),
  ]);

/** The hashes of what the files were drawn from when they were drawn last. */
export const readMade = (): Record<string, string> =>
  z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(RECORD, 'utf8')));

/** Notes that these files are drawn from today's data. */
export const noteMade = (files: readonly string[]): void => {
  const before = readMade();
  const drawn = Object.entries(listDrawn()).map(([file, hash]) => [
    file,
    files.includes(file) ? hash : (before[file] ?? ''),
  ]);
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(drawn), null, 2)}\n`);
};
