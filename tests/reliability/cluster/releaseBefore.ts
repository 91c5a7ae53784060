import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const MIGRATIONS = 'lib/server/store/migrations';
/** Whoever has this file starts on a database that a newer release has migrated. */
const TOLERANCE = 'lib/server/store/newerMigrations.ts';
/** As every start installs (scripts/steps/install.mjs); a release that has no such step yet cannot go back. */
const INSTALL = "(await import('./scripts/steps/install.mjs')).installPackages()";
const FOLDER = join(process.cwd(), 'test-results', 'release-before');

/** A release, built; or why there is none. */
export type ReleaseBefore = { commit: string; folder: string } | { problem: string };

/**
 * Builds the release before this one from git: the commit that RELEASE_BEFORE names, else the last tag,
 * else the newest commit with other migrations than this one. A build that stands is taken as it is.
 */
export const buildReleaseBefore = async (): Promise<ReleaseBefore> => {
  if (git('rev-parse', '--verify', 'HEAD') === null) return { problem: 'there is no git history' };
  const named = process.env.RELEASE_BEFORE ?? git('describe', '--tags', '--abbrev=0', 'HEAD^');
  const ref = named ?? findOtherMigrations();
  if (ref === null) return { problem: 'no commit with other migrations could go back' };
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  if (commit === null) return { problem: `git knows no ${ref}` };
  if (!has(commit, TOLERANCE)) return { problem: `${ref} is from before releases could go back` };
  const folder = join(FOLDER, commit.slice(0, 12));
  if (!existsSync(join(folder, '.next', 'server.mjs'))) await build(commit, folder);
  return { commit, folder };
};

/** What git says, without the last line break; null where it fails. */
const git = (...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

const has = (commit: string, path: string): boolean =>
  git('rev-parse', '--verify', '--quiet', `${commit}:${path}`) !== null;

// The parents of whoever changed the migrations, newest first.
const findOtherMigrations = (): string | null => {
  const ours = git('rev-parse', `HEAD:${MIGRATIONS}`);
  const parents = git('log', '--format=%P', '--', MIGRATIONS)?.split(/\s+/).filter(Boolean) ?? [];
  const others = parents.filter(
    (commit) => git('rev-parse', `${commit}:${MIGRATIONS}`) !== ours && has(commit, TOLERANCE),
  );
  return others[0] ?? null;
};

const build = async (commit: string, folder: string): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await run('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'archive', commit, folder], '.');
  const hasOurPackages =
    readFileSync('package-lock.json', 'utf8') ===
    readFileSync(join(folder, 'package-lock.json'), 'utf8');
  // By hard links where they are the same: none of the packages is written to.
  if (hasOurPackages) await run('cp', ['--archive', '--link', 'node_modules', folder], '.');
  else await run(process.execPath, ['--input-type=module', '--eval', INSTALL], folder);
  await run(process.execPath, ['scripts/steps/buildForTests.mjs'], folder);
};

// Not in one go (spawnSync): other experiments run in this process meanwhile.
const run = async (program: string, args: string[], cwd: string): Promise<void> => {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let problem = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    problem += text;
  });
  const [status]: (number | null)[] = await once(child, 'close');
  if (status !== 0) throw new Error(`The release before could not be built: ${problem}`);
};
