import type { DeskEnquiry } from '@/lib/desk/contract';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import type { Database } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { staffName } from './auditName';
import { keepFitting } from './inbox';
import { readEnquiry } from './readEnquiry';
import type { StaffMember } from './staff';

type Change = {
  reference: string;
  /** For the audit: `desk stage`, `desk note` … */
  action: string;
  /** What else the audit says of it; nothing personal. */
  detail?: Record<string, string>;
  work: (step: Database) => Promise<void>;
};

/**
 * Changes an enquiry of this person's branches, together with its entry in the audit, and answers how
 * it stands then. Throws `request/unknown` for any other enquiry.
 */
export const changeEnquiry = async (
  db: Database,
  staff: StaffMember,
  { reference, action, detail, work }: Change,
): Promise<DeskEnquiry> =>
  db.transaction().execute(async (step) => {
    const own = await keepFitting(step, [reference], { branches: staff.branches ?? undefined });
    if (own.length === 0) throw new SiteError('request/unknown');
    await work(step);
    await appendAudit(step, {
      action,
      filter: { reference, ...detail },
      rows: 1,
      who: staffName(staff),
    });
    const changed = await readEnquiry(step, reference, staff);
    if (changed === null) throw new SiteError('request/unknown');
    return changed;
  });
