import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrlOf } from '../../lib/site/siteUrl.mjs';

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

/** Of every source, and of the settings that the build writes into pages (README, "What a build holds"). */
export const hashSources = (env) => {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((path) => (isFile(path) ? [path] : listFiles(path)));
  for (const file of files.filter((path) => existsSync(path) && !isBuilt(path)).sort()) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const [name, value] of Object.entries(env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${value}\0`);
  }
  hash.update(`${siteUrlOf(env)}\0${env.BROCHURE_URL ?? ''}\0`);
  return hash.digest('hex');
};

/** How often a build says that it goes on, ms: Next is silent for minutes while webpack works. */
const REPORT_EVERY_MS = 30_000;

/**
 * Builds in a folder that has the sources and the packages, and says meanwhile how long it has taken.
 * Resolves to the exit code.
 */
export const runBuild = async (folder, env) => {
  console.log('Building the site (3 to 6 minutes: first its scripts, then its pages) …');
  const startedAt = Date.now();
  const report = setInterval(() => {
    console.log(`… building for ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }, REPORT_EVERY_MS);
  // Through the shell, in which Windows finds npm.cmd.
  const build = spawn('npm run --silent build', {
    cwd: folder,
    shell: true,
    stdio: 'inherit',
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const [code] = await once(build, 'exit');
  clearInterval(report);
  return code ?? 1;
};

const readStamp = () => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null);

/** Of what `.next` was built by `buildSite`: `these` sources and settings or `others`; null: by nothing of it. */
export const findBuild = (settings = {}) => {
  const stamp = readStamp();
  if (stamp === null) return null;
  return stamp === hashSources({ ...process.env, ...settings }) ? 'these' : 'others';
};

/**
 * Builds into `.next`, for `npm start` and for tests, when a source or a setting changed since the last
 * build. What parents visit is built by `npm run release`.
 */
export const buildSite = async (settings = {}) => {
  const env = { ...process.env, ...settings };
  const stamp = hashSources(env);
  if (readStamp() === stamp) return;

  const status = await runBuild('.', env);
  if (status !== 0) {
    console.error('The build failed: see the lines above.');
    process.exit(status);
  }
  writeFileSync(STAMP, stamp);
};
