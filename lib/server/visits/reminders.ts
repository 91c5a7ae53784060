import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { VISIT_COPY } from '@/data/copy/visits';
import { enquiryPath } from '@/data/routes/paths';
import { toContact } from '@/lib/login/mobile';
import { openMobile } from '@/lib/server/enquiries/personalColumns';
import type { SendSms } from '@/lib/server/erp/embedded/sms';
import { log } from '@/lib/server/log/log';
import type { Database, Schema } from '@/lib/server/store/schema';
import { UpstreamError } from '@/lib/server/upstream/upstreamError';
import { describeSlot } from '@/lib/visits/describeSlot';
import { remindedDay } from '@/lib/visits/reminder';
import { visitName } from '@/lib/visits/visitPlace';

/** Sent one after the other: a gateway is never flooded. */
const AT_ONCE = 50;
const PAUSE_MS = 10 * 60 * 1000;
const MOST_TRIES = 4;

type Reminding = {
  db: Database;
  sendSms: SendSms;
  siteUrl: string;
  /** ms since 1970. */
  now: number;
};

/**
 * Sends the reminders of tomorrow's visits that are due, by day only. Each is marked as sent before it
 * is handed over, so that neither a crash nor another process sends it twice; it is tried again only
 * where the gateway has surely not taken it. Answers how many were sent.
 */
export const sendReminders = async ({ db, sendSms, siteUrl, now }: Reminding): Promise<number> => {
  const day = remindedDay(now);
  if (day === null) return 0;
  let sent = 0;
  for (const visit of await findDue(db, day, now)) {
    if (!(await claim(db, visit, now))) continue;
    const mobile = openMobile(visit);
    if (mobile === null) continue;
    const url = `${siteUrl}${enquiryPath(visit.id)}`;
    const text = VISIT_COPY.reminder(visitName(visit.branch_id), describeSlot(visit.slot), url);
    try {
      await sendSms({ to: toContact(mobile), text, otp: '' });
      sent += 1;
    } catch (err) {
      const isAgain = isSurelyUnsent(err) && visit.reminder_tries + 1 < MOST_TRIES;
      log.warn({ err, enquiry: visit.id, isAgain }, 'the reminder of a visit was not sent');
      if (isAgain) await giveBack(db, visit, now);
    }
  }
  return sent;
};

/** An enquiry with its visit: only what a reminder needs. */
const selectDue = (db: Database) =>
  db
    .selectFrom('visits')
    .innerJoin('enquiries', 'enquiries.id', 'visits.enquiry_id')
    .select([
      'enquiries.id',
      'enquiries.mobile',
      'visits.branch_id',
      'visits.slot',
      'visits.sequence',
      'visits.reminder_tries',
    ])
    .where('visits.status', '=', 'booked')
    .where('enquiries.status', '!=', 'withdrawn');

type Due = Awaited<ReturnType<ReturnType<typeof selectDue>['execute']>>[number];

/**
 * A condition on tomorrow's visits by day: that a reminder is to be sent now. Only a pause between two
 * tries is ahead then; what is later was written by a clock that was wrong.
 */
const isDue =
  (now: number) =>
  (eb: ExpressionBuilder<Schema, 'visits'>): Expression<SqlBool> =>
    eb.or([eb('visits.remind_at', '<=', now), eb('visits.remind_at', '>', now + PAUSE_MS)]);

const findDue = (db: Database, day: string, now: number): Promise<Due[]> =>
  selectDue(db)
    .where(isDue(now))
    .where('visits.slot', '>', day)
    .where('visits.slot', '<', `${day}T24`)
    .orderBy('visits.slot')
    .limit(AT_ONCE)
    .execute();

/** False where it was changed, cancelled or claimed by another process in that moment. */
const claim = async (db: Database, { id, sequence }: Due, now: number): Promise<boolean> => {
  const row = await db
    .updateTable('visits')
    .set({ remind_at: null, reminded_at: now })
    .where('enquiry_id', '=', id)
    .where('sequence', '=', sequence)
    .where('status', '=', 'booked')
    .where(isDue(now))
    .returning('enquiry_id')
    .executeTakeFirst();
  return row !== undefined;
};

const giveBack = async (db: Database, { id, sequence }: Due, now: number): Promise<void> => {
  await db
    .updateTable('visits')
    .set(({ eb }) => ({
      remind_at: now + PAUSE_MS,
      reminded_at: null,
      reminder_tries: eb('reminder_tries', '+', 1),
    }))
    .where('enquiry_id', '=', id)
    .where('sequence', '=', sequence)
    .where('reminded_at', '=', now)
    .execute();
};

// After a time-out or a connection that broke, the gateway may have taken it: better no reminder than two.
const isSurelyUnsent = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  (error.outcome === 'open' || (error.status ?? 0) >= 400 || error.reason === 'ECONNREFUSED');
