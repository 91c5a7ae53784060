import { setStatus } from '@/lib/server/enquiries/status';
import type { Database } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';
import type { Delivery } from './claim';

/** Nothing is left of the token once nobody needs it. */
const EMPTIED = { sealed_payload: '', locked_until: 0 };

/** The other side has it. One transaction: on SQLite each costs a flush to the disk. */
export const recordDone = (
  { db }: Store,
  delivery: Delivery,
  { refId, at }: { refId: string | null; at: number },
): Promise<void> =>
  db.transaction().execute(async (step) => {
    // Even where another dispatcher has claimed it by now: what has arrived has arrived.
    await step
      .updateTable('deliveries')
      .set({ ...EMPTIED, status: 'done', done_at: at, last_error: null })
      .where('id', '=', delivery.id)
      .execute();
    await setSubject(step, delivery, 'delivered', at);
    if (delivery.kind === 'whatsapp-lead') await setTicket(step, delivery.subject_id, refId);
  });

/** No further try makes sense: a person has to look at it. */
export const recordFollowUp = (
  { db }: Store,
  delivery: Delivery,
  reason: string,
  at: number,
): Promise<void> =>
  db.transaction().execute(async (step) => {
    const row = await step
      .updateTable('deliveries')
      .set({ ...EMPTIED, status: 'follow-up', last_error: reason })
      .where('id', '=', delivery.id)
      .where('status', '=', 'waiting')
      .where('locked_until', '=', delivery.locked_until)
      .returning('id')
      .executeTakeFirst();
    if (row) await setSubject(step, delivery, 'follow-up', at);
    else await releaseCancelled(step, delivery);
  });

/** The parent took the consent back: nothing was sent. */
export const recordCancelled = ({ db }: Store, delivery: Delivery, at: number): Promise<void> =>
  db.transaction().execute(async (step) => {
    await step
      .updateTable('deliveries')
      .set({ ...EMPTIED, status: 'cancelled' })
      .where('id', '=', delivery.id)
      .where('locked_until', '=', delivery.locked_until)
      .execute();
    await setSubject(step, delivery, 'withdrawn', at);
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
  const row = await db
    .updateTable('deliveries')
    .set({ locked_until: 0, next_attempt_at: retry.at, last_error: retry.reason })
    .where('id', '=', delivery.id)
    .where('status', '=', 'waiting')
    // Not ours any more where the attempt took longer than the lock.
    .where('locked_until', '=', delivery.locked_until)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) await releaseCancelled(db, delivery);
};

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
