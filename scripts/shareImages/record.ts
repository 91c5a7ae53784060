import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The SVG that each image was made from, as a hash: tells which ones have grown old. */
export type Made = Record<string, string>;

const FILE = join(process.cwd(), 'scripts/shareImages/made.json');

export const hashOf = (svg: string): string =>
  createHash('sha256').update(svg).digest('hex').slice(0, 16);

const isMade = (value: unknown): value is Made =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((hash) => typeof hash === 'string');

export const readMade = (): Made => {
  const made: unknown = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  return isMade(made) ? made : {};
};

export const writeMade = (made: Made): void => {
  const sorted = Object.fromEntries(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
};
