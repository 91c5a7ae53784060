import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { REWRITES } from '@/data/routes/rewrites.mjs';
import { buildFile } from '@/lib/server/metrics/buildFile';

export type BuiltFile = { revision: string; bytes: number; download: number };

const compress = promisify(gzip);

/** `/class:class(\\d+)-ncert-solutions` as a pattern with a group `class`. */
const toPattern = (source: string): RegExp =>
  new RegExp(
    `^${source.replace(/:(\w+)(?:\(((?:[^()]|\([^()]*\))*)\))?/g, (_, name, inner = '[^/]+') => `(?<${name}>${inner})`)}$`,
  );

const RULES = REWRITES.map(({ source, destination }) => ({
  pattern: toPattern(source),
  destination,
}));

/** The folder of `pages/` and the names in it that render a public path. */
export const innerPath = (path: string): string => {
  for (const { pattern, destination } of RULES) {
    const groups = pattern.exec(path)?.groups;
    if (groups) return destination.replace(/:(\w+)/g, (_, name: string) => groups[name] ?? '');
  }
  return path;
};

const measure = async (file: string): Promise<BuiltFile | null> => {
  const content = await readFile(buildFile(file)).catch(() => null);
  if (!content) return null;
  return {
    revision: createHash('sha1').update(content).digest('base64url').slice(0, 12),
    bytes: content.length,
    download: (await compress(content)).length,
  };
};

const nameOf = (path: string): string => `server/pages${innerPath(path)}.html`;

/** The HTML that the build made of a public path; null where it made none. */
export const readBuiltPage = (path: string): Promise<string | null> =>
  readFile(buildFile(nameOf(path)), 'utf8').catch(() => null);

/** The prerendered page of a public path; null where the build has none, as in development. */
export const measurePage = (path: string): Promise<BuiltFile | null> => measure(nameOf(path));

const CHUNKS = 'static/chunks';
/**
 * The scripts of the build that belong to no single page, with their sizes: what pages load at first or
 * later. Which page loads which, only webpack knows.
 */
export const measureScripts = async (): Promise<readonly { path: string; file: BuiltFile }[]> => {
  const built = await readdir(buildFile(CHUNKS)).catch(() => []);
  const names = built.filter((name) => name.endsWith('.js')).toSorted();
  const measured = await Promise.all(
    names.map(async (name) => ({
      path: `/_next/${CHUNKS}/${name}`,
      file: await measure(`${CHUNKS}/${name}`),
    })),
  );
  return measured.flatMap(({ path, file }) => (file ? [{ path, file }] : []));
};
