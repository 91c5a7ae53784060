import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { PREFLIGHT_COPY } from '@/data/copy/desk/preflight';
import { familyOf } from '@/lib/preflight/families';
import type { SizeName } from '@/lib/preflight/visitors';
import { findOwnRules } from '@/lib/server/campaigns/ownRules';
import { LONGEST_RUN_MS } from '@/lib/server/preflight/runs';
import {
  beat,
  type Claimed,
  claimRun,
  failRun,
  finishRun,
  noteProgress,
} from '@/lib/server/preflight/work';
import type { Database } from '@/lib/server/store/schema';
import { withTimeout } from '@/lib/server/withTimeout';
import { expectSite } from './expectSite';
import type { Result } from './results';
import { runPreflight } from './run';
import { toRows } from './table';
import { UnreachableError } from './usage';

type Worker = {
  db: Database;
  /** Of the site that is visited. */
  origin: string;
  /** Ends when nothing was asked for in a minute. */
  isOnce: boolean;
  launch: () => Promise<Browser>;
  stopping: AbortSignal;
  idleMs?: number;
};

const LOOK_EVERY_MS = 1_000;
const IDLE_MS = 60_000;
/** Before those who look at the desk are told that it did not end. */
const LONGEST_CHECK_MS = LONGEST_RUN_MS - 20_000;

/** Does the checks that the desk asks for, one after the other, until it is told to stop. */
export const serveChecks = async (worker: Worker): Promise<void> => {
  const { db, isOnce, stopping, idleMs = IDLE_MS } = worker;
  let workedAt = Date.now();
  const beating = setInterval(() => void beat(db, Date.now()).catch(() => {}), 5_000);
  try {
    while (!stopping.aborted) {
      await beat(db, Date.now());
      const run = await claimRun(db, Date.now());
      if (run) {
        await doCheck(worker, run);
        workedAt = Date.now();
      } else if (isOnce && Date.now() - workedAt >= idleMs) return;
      else await wait(LOOK_EVERY_MS, undefined, { signal: stopping }).catch(() => {});
    }
  } finally {
    clearInterval(beating);
  }
};

const doCheck = async (worker: Worker, run: Claimed): Promise<void> => {
  const { db, origin, stopping } = worker;
  const fail = (problem: string | null) => failRun(db, run.id, problem, Date.now());
  try {
    await expectSite(origin);
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    return fail(error.message);
  }
  const browser = await worker.launch().catch((error: unknown) => {
    console.error(`No browser could be started: ${String(error).split('\n', 1)[0]}`);
    return null;
  });
  if (browser === null) return fail(null);
  const folder = mkdtempSync(join(tmpdir(), 'preflight-'));
  const close = () => void browser.close().catch(() => {});
  stopping.addEventListener('abort', close);
  try {
    const visits = visitAll(worker, run, browser, folder);
    const results = await withTimeout(visits, LONGEST_CHECK_MS, null);
    if (results === null || stopping.aborted) return await fail(PREFLIGHT_COPY.unfinished);
    const result = { visits: results.length, rows: toRows(results) };
    const pictures = await toWebp(results, folder);
    await finishRun(db, run.id, { result, pictures }, Date.now());
  } catch (error) {
    // The browser has died, or was closed since we are to stop.
    if (!stopping.aborted) console.error(`${run.path}: ${String(error).split('\n', 1)[0]}`);
    await fail(PREFLIGHT_COPY.unfinished);
  } finally {
    stopping.removeEventListener('abort', close);
    await browser.close().catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  }
};

const visitAll = async (
  { db, origin }: Worker,
  { id, path }: Claimed,
  browser: Browser,
  folder: string,
): Promise<Result[]> => {
  const family = familyOf(path);
  const own = (await findOwnRules(db, path)) ?? undefined;
  return runPreflight({
    browser,
    // Whoever asks is at work on the site that parents use: nothing may be sent to it.
    site: { origin, isOurs: false },
    targets: family ? [{ path, family, isSending: true, own }] : [],
    hasAllParties: false,
    folder,
    onProgress: (done) => void noteProgress(db, id, done).catch(() => {}),
  });
};

const toWebp = async (
  results: readonly Result[],
  folder: string,
): Promise<Partial<Record<SizeName, Buffer>>> => {
  const pictures: Partial<Record<SizeName, Buffer>> = {};
  for (const { picture, visitor } of results) {
    if (picture === null) continue;
    const file = readFileSync(join(folder, picture));
    pictures[visitor.size] = await sharp(file).webp({ quality: 70 }).toBuffer();
  }
  return pictures;
};
