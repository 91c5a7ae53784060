import type { NewSpend, Spend } from '@/lib/desk/results/contract';
import { parseRupees } from '@/lib/desk/results/parseRupees';
import { spendProblem } from '@/lib/desk/results/spendFields';
import { appendAudit } from '@/lib/server/audit/appendAudit';
import { staffName } from '@/lib/server/desk/auditName';
import { listNames } from '@/lib/server/desk/colleagues';
import type { StaffMember } from '@/lib/server/desk/staff';
import type { Database } from '@/lib/server/store/schema';
import { SiteError } from '@/lib/site/siteError';
import { type ResultsRequest, readSource } from './resultsRequest';

/** What was spent on some of these days, the last one typed in first. */
export const listSpends = async (
  db: Database,
  staff: Pick<StaffMember, 'id'>,
  { range, campaign, source }: ResultsRequest,
): Promise<Spend[]> => {
  const rows = await db
    .selectFrom('campaign_spend')
    .selectAll()
    .where('from_day', '<=', range.to)
    .where('to_day', '>=', range.from)
    .$if(campaign !== null, (query) => query.where('campaign', '=', campaign))
    .$if(source !== null, (query) => query.where('source', '=', source))
    .orderBy('entered_at', 'desc')
    .orderBy('id')
    .execute();
  const nameOf = await listNames(db, staff);
  return rows.map((row) => ({
    id: row.id,
    campaign: row.campaign,
    source: row.source,
    from: row.from_day,
    to: row.to_day,
    paise: row.paise,
    who: nameOf(row.staff_id),
    enteredAt: row.entered_at,
  }));
};

/**
 * Saves what somebody has typed in, together with its entry in the audit. What was saved before, under
 * the same id, is not saved again. Throws `request/invalid` with the field that is wrong.
 */
export const addSpend = async (
  db: Database,
  staff: StaffMember,
  spend: NewSpend,
  now: number,
): Promise<void> => {
  const problem = spendProblem(spend);
  if (problem !== null) throw new SiteError('request/invalid', problem);
  const row = {
    id: spend.id,
    campaign: spend.campaign,
    source: readSource(spend.source),
    from_day: spend.from,
    to_day: spend.to,
    paise: paiseOf(spend.rupees),
    staff_id: staff.id,
    entered_at: now,
  };
  await db.transaction().execute(async (step) => {
    const added = await step
      .insertInto('campaign_spend')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added !== undefined) await audit(step, staff, 'desk spend', row);
  });
};

/** Takes a spend away, together with its entry in the audit, which says what it was. Twice does nothing. */
export const removeSpend = async (db: Database, staff: StaffMember, id: string): Promise<void> => {
  await db.transaction().execute(async (step) => {
    const row = await step
      .deleteFrom('campaign_spend')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (row !== undefined) await audit(step, staff, 'desk spend removed', row);
  });
};

const paiseOf = (rupees: string): number => {
  const amount = parseRupees(rupees);
  return 'paise' in amount ? amount.paise : 0;
};

type Audited = {
  campaign: string;
  source: string | null;
  from_day: string;
  to_day: string;
  paise: number;
};

const audit = async (
  step: Database,
  staff: StaffMember,
  action: string,
  { campaign, source, from_day, to_day, paise }: Audited,
): Promise<void> => {
  await appendAudit(step, {
    action,
    filter: { campaign, source: source ?? undefined, from: from_day, to: to_day, paise },
    rows: 1,
    who: staffName(staff),
  });
};
