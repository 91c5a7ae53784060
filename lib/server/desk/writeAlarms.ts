import { ALARM_COPY, MAIL_COPY } from '@/data/copy/desk/mail';
import { STAGE_NAMES } from '@/data/copy/desk/stages';
import { ALARM_DAYS, ALARM_PAUSE_MINUTES, alarmMinutesOf } from '@/data/desk/answers';
import type { MailContent } from '@/lib/desk/deskMail';
import { waited } from '@/lib/desk/waited';
import type { Database } from '@/lib/server/store/schema';
import { addDeskMail } from './addDeskMail';
import { buildSection } from './buildDigest';
import type { DeskLinks } from './deskUrl';
import type { NamedEnquiry } from './digestFacts';
import { joined } from './inbox';
import { officeOf } from './offices';
import { stageOf } from './stageOf';
import { waitsForAnswer } from './unanswered';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Writes an e-mail for each branch with enquiries that have waited longer than its limit, while its
 * office is open. Each enquiry is named once, and a branch gets one such e-mail in some minutes. Answers
 * how many were written. `now`: ms since 1970.
 */
export const writeAlarms = async (db: Database, links: DeskLinks, now: number): Promise<number> => {
  let written = 0;
  for (const [branch, late] of await findLate(db, now)) {
    if (await wasToldJustNow(db, branch, now)) continue;
    if (await writeAlarm(db, { branch, late, links, now })) written += 1;
  }
  return written;
};

/** By branch, only of branches whose office is open now; oldest first. */
const findLate = async (db: Database, now: number): Promise<Map<number, NamedEnquiry[]>> => {
  const rows = await joined(db)
    .select(['enquiries.id', 'branch_id', 'created_at', 'status'])
    .where(waitsForAnswer)
    .where('created_at', '>', now - ALARM_DAYS * DAY_MS)
    .where('alarmed_at', 'is', null)
    .orderBy('created_at')
    .execute();
  const byBranch = new Map<number, NamedEnquiry[]>();
  for (const { id, branch_id: branch, created_at: createdAt, status } of rows) {
    const { clock } = officeOf(branch);
    const limit = alarmMinutesOf(branch) * MINUTE_MS;
    if (!clock.isOpen(now) || clock.between(createdAt, now) < limit) continue;
    const late = byBranch.get(branch) ?? [];
    late.push({ id, branch, createdAt, stage: stageOf(status, null) });
    byBranch.set(branch, late);
  }
  return byBranch;
};

const wasToldJustNow = async (db: Database, branch: number, now: number): Promise<boolean> => {
  const row = await db
    .selectFrom('mail_outbox')
    .select('id')
    .where('kind', '=', 'alarm')
    .where('branch_id', '=', branch)
    .where('created_at', '>', now - ALARM_PAUSE_MINUTES * MINUTE_MS)
    .executeTakeFirst();
  return row !== undefined;
};

type Alarm = { branch: number; late: readonly NamedEnquiry[]; links: DeskLinks; now: number };

const writeAlarm = (db: Database, { branch, late, links, now }: Alarm): Promise<boolean> =>
  db.transaction().execute(async (step) => {
    const claimed = await step
      .updateTable('enquiries')
      .set({ alarmed_at: now })
      .where(
        'id',
        'in',
        late.map(({ id }) => id),
      )
      .where('alarmed_at', 'is', null)
      .returning('id')
      .execute();
    const own = late.filter(({ id }) => claimed.some((row) => row.id === id));
    const [first] = own;
    if (first === undefined) return false;
    const content = buildAlarm({ branch, late: own, links, now });
    const id = `alarm.${branch}.${first.id.toLowerCase()}`;
    await addDeskMail(step, { id, kind: 'alarm', branch, content }, now);
    return true;
  });

const buildAlarm = ({ branch, late, links, now }: Alarm): MailContent => {
  const { name } = officeOf(branch);
  const lines = late.map(({ id, createdAt, stage }) => ({
    label: id,
    url: links.enquiry(id),
    said: MAIL_COPY.waits(STAGE_NAMES[stage], waited(now - createdAt)),
  }));
  return {
    subject: ALARM_COPY.subject(name, late.length),
    title: ALARM_COPY.title(name),
    sections: [buildSection(ALARM_COPY.waiting(late.length, alarmMinutesOf(branch)), lines)],
    open: { label: MAIL_COPY.open, url: links.inbox },
    footer: ALARM_COPY.footer,
  };
};
