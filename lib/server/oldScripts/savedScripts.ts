import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '@/lib/server/log/log';
import { buildFile } from '@/lib/server/metrics/buildFile';

const DAY_MS = 86_400_000;
/** Days after the last process of a build for which its scripts are retained. */
const RETAINED_DAYS = 30;

/** A folder for each build, by its id. */
const builds = (): string => join(process.env.DATA_DIR || '.data', 'static');

/** Copies the scripts of this build to where processes of other builds find them, and removes old ones. */
export const saveScripts = async (): Promise<void> => {
  const folder = join(builds(), await readFile(buildFile('BUILD_ID'), 'utf8'));
  if (!existsSync(folder)) {
    // In one step. Of several processes that start at once, the first one wins.
    const draft = join(builds(), `.${randomUUID()}`);
    await cp(buildFile('static'), draft, { recursive: true });
    await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  }
  const now = new Date();
  await utimes(folder, now, now);
  for (const build of await readdir(builds())) {
    const { mtime } = await stat(join(builds(), build));
    if (Number(now) - Number(mtime) <= RETAINED_DAYS * DAY_MS) continue;
    await rm(join(builds(), build), { recursive: true, force: true });
  }
};

/** Saves the scripts now and once a day. A disk that refuses it does not stop the site. */
export const keepSavingScripts = (): void => {
  const save = () => saveScripts().catch((err) => log.warn({ err }, 'scripts were not saved'));
  save();
  setInterval(save, DAY_MS).unref();
};

/** The file of this name, from `/`, of another build; null where no saved build has it. */
export const readSavedScript = async (name: string): Promise<Buffer | null> => {
  for (const build of await readdir(builds()).catch(() => [])) {
    const content = await readFile(join(builds(), build, name)).catch(() => null);
    if (content !== null) return content;
  }
  return null;
};
