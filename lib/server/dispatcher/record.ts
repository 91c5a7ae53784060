import { sealError } from '@/lib/server/enquiries/deliveryError';
import { setStatus } from '@/lib/server/enquiries/status';
import type { Database } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';
import type { Delivery } from './claim';

/**
 * Whether what was sent ended its delivery. `outdated`: the subject was changed since; the delivery is
 * free again and due now.
 */
export type Recorded = 'ended' | 'outdated';

/** What was sent (the revision), and when it ended (ms since 1970). */
type Sent = { revision: number; at: number };

/** Nothing is left of the token once nobody needs it. */
const EMPTIED = { sealed_payload: '', locked_until: 0 };

/** The other side has it. One transaction: on SQLite each costs a flush to the disk. */
export const recordDone = (
  store: Store,
  delivery: Delivery,
  { revision, at, refId }: Sent & { refId: string | null },
): Promise<Recorded> =>
  inTransaction(store, delivery, async (step) => {
    // Even where another dispatcher has claimed it by now: what has arrived has arrived.
    const row = await step
      .updateTable('deliveries')
      .set({ ...EMPTIED, status: 'done', done_at: at, last_error: null })
      .where('id', '=', delivery.id)
      .where('revision', '<=', revision)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) {
      await free(step, delivery, { revision, at });
      return 'outdated';
    }
    await setSubject(step, delivery, 'delivered', at);
    if (delivery.kind === 'whatsapp-lead') await setTicket(step, delivery.subject_id, refId);
    return 'ended';
  });

/**
 * No further try makes sense: a person has to look at it. It keeps its payload, so that it can be
 * sent again (deadLetters.ts).
 */
export const recordFollowUp = (
  store: Store,
  delivery: Delivery,
  { revision, at, reason }: Sent & { reason: string },
): Promise<Recorded> =>
  inTransaction(store, delivery, async (step) => {
    const row = await ofThisClaim(step, delivery)
      .set({
        status: 'follow-up',
        last_error: sealError(delivery.subject_id, reason),
        locked_until: 0,
      })
      .where('revision', '<=', revision)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return free(step, delivery, { revision, at });
    await setSubject(step, delivery, 'follow-up', at);
    return 'ended';
  });

/** The parent took the consent back: nothing was sent. */
export const recordCancelled = (
  store: Store,
  delivery: Delivery,
  { revision, at }: Sent,
): Promise<Recorded> =>
  inTransaction(store, delivery, async (step) => {
    const row = await step
      .updateTable('deliveries')
      .set({ ...EMPTIED, status: 'cancelled', last_error: null })
      .where('id', '=', delivery.id)
      .where('locked_until', '=', delivery.locked_until)
      .where('revision', '<=', revision)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return free(step, delivery, { revision, at });
    await setSubject(step, delivery, 'withdrawn', at);
    return 'ended';
  });

// Cancelled while we had it in our hands: whoever cancelled it waits to hear that we have let go.
const releaseCancelled = async (db: Database, { id, locked_until }: Delivery): Promise<void> => {
  await db
    .updateTable('deliveries')
    .set(EMPTIED)
    .where('id', '=', id)
    .where('status', '=', 'cancelled')
    .where('locked_until', '=', locked_until)
    .execute();
};

/** It is tried again later. */
export const recordRetry = async (
  { db }: Store,
  delivery: Delivery,
  retry: { reason: string; at: number },
): Promise<void> => {
  const row = await ofThisClaim(db, delivery)
    .set({ locked_until: 0, next_attempt_at: retry.at, last_error: retry.reason })
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) await releaseCancelled(db, delivery);
};

/** Lets go of a delivery whose subject has changed, so that it is sent again at once. */
const free = async (
  db: Database,
  delivery: Delivery,
  { revision, at }: Sent,
): Promise<Recorded> => {
  const row = await ofThisClaim(db, delivery)
    .set({ locked_until: 0, next_attempt_at: at })
    .where('revision', '>', revision)
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) return 'outdated';
  await releaseCancelled(db, delivery);
  return 'ended';
};

/** A delivery is not ours any more where the attempt took longer than the lock. */
const ofThisClaim = (db: Database, { id, locked_until }: Delivery) =>
  db
    .updateTable('deliveries')
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('locked_until', '=', locked_until);

// Who saves an enquiry locks its row before that of its delivery. In the other order the two could
// wait for each other, and PostgreSQL would end one of them.
const inTransaction = (
  { db, dialect }: Store,
  { kind, subject_id }: Delivery,
  work: (step: Database) => Promise<Recorded>,
): Promise<Recorded> =>
  db.transaction().execute(async (step) => {
    if (kind === 'enquiry' && dialect === 'postgres') {
      const query = step.selectFrom('enquiries').select('id').where('id', '=', subject_id);
      await query.forUpdate().execute();
    }
    return work(step);
  });

const setSubject = async (
  db: Database,
  { kind, subject_id: id }: Delivery,
  to: 'delivered' | 'follow-up' | 'withdrawn',
  at: number,
): Promise<void> => {
  if (kind === 'enquiry') await setStatus(db, { id, to, at });
};

const setTicket = async (db: Database, id: string, refId: string | null): Promise<void> => {
  await db.updateTable('whatsapp_leads').set({ ref_id: refId }).where('id', '=', id).execute();
};
