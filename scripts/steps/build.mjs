import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a build reads, by its path in the site's folder; `BUILT` is among it. */
export const SOURCES = [
  'pages',
  'components',
  'lib',
  'server',
  'data',
  'styles',
  'public',
  'service-worker',
  'scripts/generate',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** What a build makes of the other sources first (scripts/generate/built.tsx). */
const BUILT =
  /^(?:data\/study\/formulas\/sheets\/|lib\/chrome\/firstPaintScript\.mjs|public\/pictures\/scenes\/|public\/sw\.js)/;
const isBuilt = (path) => BUILT.test(path.replaceAll('\\', '/'));
const STAMP = '.next/source-stamp';

const listFiles = (path) => {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
};

const isFile = (path) => /\.[a-z]+$/.test(path);

/** Of every source, and of the settings that the build writes into pages. */
export const hashSources = (env) => {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((path) => (isFile(path) ? [path] : listFiles(path)));
  for (const file of files.filter((path) => existsSync(path) && !isBuilt(path)).sort()) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const [name, value] of Object.entries(env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex');
};

/** Runs the build in a folder that has the sources and the packages; the exit code. */
export const runBuild = (folder, env) =>
  spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  }).status ?? 1;

const readStamp = () => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null);

/** Of what `.next` was built by `buildSite`: `these` sources and settings or `others`; null: by nothing of it. */
export const findBuild = (settings = {}) => {
  const stamp = readStamp();
  if (stamp === null) return null;
  return stamp === hashSources({ ...process.env, ...settings }) ? 'these' : 'others';
};

/**
 * Builds into `.next`, for tests and for what measures pages, when a source or a setting changed since
 * the last build. What serves visitors is built by scripts/release.
 */
export const buildSite = (settings = {}) => {
  const env = { ...process.env, ...settings };
  const stamp = hashSources(env);
  if (readStamp() === stamp) return;

  console.log('Building the site …');
  const status = runBuild('.', env);
  if (status !== 0) {
    console.error('The build failed: see the lines above.');
    process.exit(status);
  }
  writeFileSync(STAMP, stamp);
};
