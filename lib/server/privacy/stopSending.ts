import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { DELIVERY_KINDS } from '@/lib/server/dispatcher/claim';
import type { Database } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';
import { cancelVisits } from '@/lib/server/visits/cancelVisit';
import { slotAt } from '@/lib/visits/slot';
import { findEnquiries } from './findRows';
import type { ParentNumber } from './parentNumber';
import { type Searched, searchLatest } from './searchTexts';

/** After its lock a call that has begun may still be on its way: the limit of an upstream call. */
const CALL_LIMIT_MS = 5_000;
const POLL_MS = 50;

export type Stopped = {
  /** Enquiries whose consent is withdrawn by this. */
  enquiries: number;
  /** Deliveries that will not be sent any more. */
  deliveries: number;
  /** Those of them that a dispatcher had in its hands at that moment. */
  underWay: string[];
};

/**
 * Takes back what waits to be sent for a number, up to `at`; `searched` is what `searchTexts` has found
 * of it. In a transaction; what a dispatcher has
 * in its hands is waited for afterwards, by `untilSettled`.
 */
export const cancelSending = async (
  { dialect }: Pick<Store, 'dialect'>,
  db: Database,
  number: ParentNumber,
  { at, searched }: { at: number; searched: Searched },
): Promise<Stopped> => {
  // An enquiry that is just being saved is either seen here, or sees the request (SQLite: one writer).
  // Exclusive, so that it waits also for whoever has locked a row and has yet to change it.
  if (dialect === 'postgres') {
    await sql`lock table enquiries in exclusive mode`.execute(db);
  }
  const enquiries = (await findEnquiries(db, number, at)).filter(
    ({ status, consent_at }) => status !== 'withdrawn' && consent_at <= at,
  );
  const ids = enquiries.map(({ id }) => id);
  const latest = await searchLatest(db, number, searched);
  const leads = latest.leads.filter(({ created_at }) => created_at <= at).map(({ id }) => id);
  for (const id of ids) {
    await db
      .updateTable('enquiries')
      .set({ status: 'withdrawn', updated_at: at })
      .where('id', '=', id)
      .execute();
  }
  const cancelled = await cancelDeliveries(db, [...ids, ...leads]);
  await cancelVisits(db, ids, { at, from: slotAt(at) });
  return {
    enquiries: ids.length,
    deliveries: cancelled.length,
    underWay: cancelled.filter(({ locked_until }) => locked_until > 0).map(({ id }) => id),
  };
};

const cancelDeliveries = async (db: Database, subjects: readonly string[]) => {
  const cancelled: { id: string; locked_until: number }[] = [];
  for (const subject of subjects) {
    cancelled.push(
      ...(await db
        .updateTable('deliveries')
        .set({ status: 'cancelled', sealed_payload: '', last_error: null })
        .where('kind', 'in', DELIVERY_KINDS)
        .where('subject_id', '=', subject)
        .where('status', 'in', ['waiting', 'follow-up'])
        .returning(['id', 'locked_until'])
        .execute()),
    );
  }
  return cancelled;
};

/**
 * Waits until no dispatcher has one of these deliveries in its hands: it has written down how its call
 * ended, or it is gone and the call's time is over. At most about 15 s.
 */
export const untilSettled = async (db: Database, ids: readonly string[]): Promise<void> => {
  for (;;) {
    const held = await db
      .selectFrom('deliveries')
      .select('id')
      .where('id', 'in', ids.length === 0 ? [''] : [...ids])
      .where('locked_until', '>', Date.now() - CALL_LIMIT_MS)
      .executeTakeFirst();
    if (held === undefined) return;
    await wait(POLL_MS);
  }
};
