import { DESK_MESSAGES } from '@/data/copy/desk/messages';
import { checkCallTime } from '@/lib/desk/callTime';
import type { PlannedCall } from '@/lib/desk/caseContract';
import { sealColumn } from '@/lib/server/keys/columns';
import type { Database } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { expectCase, reasonPlace, writeCase } from './deskCase';

/**
 * Plans when the parent is called next, or ends the plan: the call was made, or is not needed. Call it in
 * a transaction. Throws as `expectCase` does, and `request/invalid` for a time that cannot be meant.
 */
export const planCall = async (
  db: Database,
  { reference, revision, at, reason }: PlannedCall,
  now: number,
): Promise<void> => {
  await expectCase(db, { reference, revision });
  const time = at === null ? null : checkCallTime(at, now);
  if (time !== null && !('at' in time)) {
    throw new SiteError('request/invalid', { field: 'at', message: DESK_MESSAGES[time.problem] });
  }
  const set = {
    next_call_at: time?.at ?? null,
    next_call_reason:
      time === null || reason === '' ? null : sealColumn(reason, reasonPlace(reference)),
  };
  await writeCase(db, { reference, revision, set, at: now });
};
