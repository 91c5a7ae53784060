import { PREFLIGHT_COPY } from '@/data/copy/desk/preflight';
import type { PreflightRun } from '@/lib/preflight/contract';
import { parsePreflightPath } from '@/lib/preflight/preflightPath';
import type { StaffMember } from '@/lib/server/desk/staff';
import { consumeLimit } from '@/lib/server/limits';
import type { Database } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { askRun, latestRun } from './runs';
import { startWorker } from './startWorker';
import { failRun, hasWorker } from './work';

/** The page that somebody means. Throws `request/invalid` where that can be none of ours. */
export const expectPath = (text: string): string => {
  const path = parsePreflightPath(text);
  if (path !== null) return path;
  throw new SiteError('request/invalid', { message: PREFLIGHT_COPY.wrongAddress, field: 'path' });
};

/** Has a page checked by whoever has a browser: how that stands. */
export const askPreflight = async (
  db: Database,
  staff: StaffMember,
  text: string,
): Promise<PreflightRun | null> => {
  await consumeLimit('deskPreflight', staff.id);
  const path = expectPath(text);
  const now = Date.now();
  const run = await askRun(db, staff, path, now);
  if (run.state === 'waiting' && !((await hasWorker(db, now)) || startWorker())) {
    await failRun(db, run.id, null, now);
  }
  return latestRun(db, path, now);
};
