import type { DeskEnquiry } from '@/lib/desk/contract';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import type { Database } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { staffName } from './auditName';
import { expectOwn } from './expectOwn';
import { readEnquiry } from './readEnquiry';
import type { StaffMember } from './staff';

/** What the audit says of a change besides its reference; nothing personal. */
type Detail = Record<string, string>;

type Change = {
  reference: string;
  /** For the audit: `desk stage`, `desk note` … */
  action: string;
  detail?: Detail;
  work: (step: Database) => Promise<void>;
};

/**
 * Changes an enquiry of this person's branches, together with its entry in the audit, and answers how
 * it stands then. Throws `request/unknown` for any other enquiry.
 */
export const changeEnquiry = async (
  db: Database,
  staff: StaffMember,
  { reference, action, detail = {}, work }: Change,
): Promise<DeskEnquiry> =>
  db.transaction().execute(async (step) => {
    const doWork = async () => {
      await work(step);
      return detail;
    };
    const changed = await changeOrLeave(step, staff, { reference, action, work: doWork });
    if (changed === null) throw new SiteError('request/unknown');
    return changed;
  });

/** `work` answers what the audit says of it. */
type Leaving = Pick<Change, 'reference' | 'action'> & { work: () => Promise<Detail> };

/**
 * The same for a change that may hand the enquiry over to other people: null where this person does not
 * see it any more. Call it in a transaction, of which `work` is a part.
 */
export const changeOrLeave = async (
  step: Database,
  staff: StaffMember,
  { reference, action, work }: Leaving,
): Promise<DeskEnquiry | null> => {
  await expectOwn(step, staff, reference);
  const detail = await work();
  await appendAudit(step, {
    action,
    filter: { reference, ...detail },
    rows: 1,
    who: staffName(staff),
  });
  return readEnquiry(step, reference, staff);
};
