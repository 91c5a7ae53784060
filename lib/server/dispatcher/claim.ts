import type { Selectable } from 'kysely';
import type { Schema } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';

export type Delivery = Selectable<Schema['deliveries']>;

// Longer than the 5 s limit of a call outside. After a crash, the next dispatcher waits this long.
const LOCK_MS = 10_000;

// One statement, so that of two dispatchers only one gets a row: while it is being changed the
// other waits, and then finds it locked.
const claim = ({ db }: Store, at: number) =>
  db
    .updateTable('deliveries')
    .set(({ eb }) => ({ locked_until: at + LOCK_MS, attempts: eb('attempts', '+', 1) }))
    .where('status', '=', 'waiting')
    .where('locked_until', '<=', at)
    .returningAll();

/** Takes up to `count` deliveries that are due, those that have waited longest first. */
export const claimDue = async (store: Store, count: number, at: number): Promise<Delivery[]> =>
  claim(store, at)
    .where('id', 'in', (query) =>
      query
        .selectFrom('deliveries')
        .select('id')
        .where('status', '=', 'waiting')
        .where('next_attempt_at', '<=', at)
        .where('locked_until', '<=', at)
        .orderBy('next_attempt_at')
        .limit(count),
    )
    .execute();

/** Takes one delivery, due or not; null where it is held by another or has ended. */
export const claimOne = async (store: Store, id: string, at: number): Promise<Delivery | null> =>
  (await claim(store, at).where('id', '=', id).executeTakeFirst()) ?? null;
