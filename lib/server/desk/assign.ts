import { DESK_MESSAGES } from '@/data/copy/desk/messages';
import type { Assignment } from '@/lib/desk/caseContract';
import { coversBranch } from '@/lib/desk/roles';
import type { Database } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { expectCase, writeCase } from './deskCase';
import { findStaffById } from './staff';

/**
 * Gives an enquiry to somebody at the desk who answers for its branch, or to nobody. Call it in a
 * transaction. Throws as `expectCase` does, and `request/invalid` for anybody else.
 */
export const assign = async (
  db: Database,
  { reference, revision, to }: Assignment,
  at: number,
): Promise<void> => {
  const { branch } = await expectCase(db, { reference, revision });
  const person = to === null ? null : await findStaffById(db, to);
  if (to !== null && (person === null || !coversBranch(person, branch))) {
    throw new SiteError('request/invalid', { field: 'to', message: DESK_MESSAGES.notTheirs });
  }
  await writeCase(db, { reference, revision, set: { assigned_to: to }, at });
};
