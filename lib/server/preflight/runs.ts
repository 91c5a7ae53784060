import { randomUUID } from 'node:crypto';
import { PREFLIGHT_COPY } from '@/data/copy/desk/preflight';
import { PREFLIGHT_DAYS } from '@/data/retention';
import { type PreflightRun, preflightResult } from '@/lib/preflight/contract';
import { type SizeName, VISITORS } from '@/lib/preflight/visitors';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { staffName } from '@/lib/server/desk/auditName';
import type { StaffMember } from '@/lib/server/desk/staff';
import type { Database } from '@/lib/server/store/schema';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A check is over by then, or it never will be. */
export const LONGEST_RUN_MS = 150_000;
/** So long a check waits for a browser that starts. */
export const LONGEST_WAIT_MS = 60_000;

/**
 * Asks for the check of a page; it stands in the audit. One that is under way for the page counts for
 * whoever asks meanwhile. What is older than 30 days goes.
 */
export const askRun = async (
  db: Database,
  staff: StaffMember,
  path: string,
  now: number,
): Promise<PreflightRun> => {
  const last = await latestRun(db, path, now);
  if (last?.state === 'waiting' || last?.state === 'running') return last;
  return db.transaction().execute(async (step) => {
    await step
      .deleteFrom('preflight_runs')
      .where('asked_at', '<', now - PREFLIGHT_DAYS * DAY_MS)
      .execute();
    const row = { id: randomUUID(), path, asked_at: now, state: 'waiting' } as const;
    const who = staffName(staff);
    await step
      .insertInto('preflight_runs')
      .values({ ...row, asked_by: who })
      .execute();
    await appendAudit(step, { action: 'desk preflight', filter: { path }, rows: 1, who });
    return toRun({ ...row, ...NOT_BEGUN }, now);
  });
};

const NOT_BEGUN = {
  started_at: null,
  visits_done: 0,
  done_at: null,
  problem: null,
  result_json: null,
};

const SHOWN = [
  'id',
  'path',
  'asked_at',
  'state',
  'started_at',
  'visits_done',
  'done_at',
  'problem',
  'result_json',
] as const;

/** How the last check of a page stands; null: it was never checked. */
export const latestRun = async (
  db: Database,
  path: string,
  now: number,
): Promise<PreflightRun | null> => {
  const row = await db
    .selectFrom('preflight_runs')
    .select(SHOWN)
    .where('path', '=', path)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toRun(row, now) : null;
};

/** The picture that a check has taken of its page, WebP; null: there is none. */
export const findRunPicture = async (
  db: Database,
  id: string,
  size: SizeName,
): Promise<Buffer | null> => {
  const row = await db
    .selectFrom('preflight_runs')
    .select([size === 'phone' ? 'phone_webp as webp' : 'desktop_webp as webp'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.webp ? Buffer.from(row.webp, 'base64') : null;
};

type Row = {
  id: string;
  path: string;
  asked_at: number;
  state: PreflightRun['state'];
  started_at: number | null;
  visits_done: number;
  done_at: number | null;
  problem: string | null;
  result_json: string | null;
};

const toRun = (row: Row, now: number): PreflightRun => ({
  id: row.id,
  path: row.path,
  askedAt: row.asked_at,
  done: row.visits_done,
  of: VISITORS.length,
  doneAt: row.done_at,
  result:
    row.result_json === null
      ? null
      : (preflightResult.safeParse(JSON.parse(row.result_json)).data ?? null),
  ...standing(row, now),
});

// Whoever did the work may have died of it, or never come.
const standing = (row: Row, now: number): Pick<PreflightRun, 'state' | 'problem'> => {
  const { state, problem, asked_at, started_at } = row;
  if (state === 'waiting' && asked_at < now - LONGEST_WAIT_MS) {
    return { state: 'no-browser', problem: null };
  }
  if (state === 'running' && (started_at ?? 0) < now - LONGEST_RUN_MS) {
    return { state: 'failed', problem: PREFLIGHT_COPY.unfinished };
  }
  return { state, problem };
};
