import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { Schema } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';

export type Delivery = Selectable<Schema['deliveries']>;

export const DELIVERY_KINDS = ['enquiry', 'whatsapp-lead'] as const satisfies Delivery['kind'][];

/** When it is (ms since 1970), and how long nobody else may have what is taken (ms). */
type Hold = { at: number; lockMs: number };

/** Takes up to `count` deliveries of a kind that are due, those that have waited longest first. */
export const claimDue = (
  store: Store,
  { kind, count }: { kind: Delivery['kind']; count: number },
  hold: Hold,
): Promise<Delivery[]> =>
  claim(store, hold, (free) =>
    free
      .where('kind', '=', kind)
      .where('next_attempt_at', '<=', hold.at)
      .orderBy('next_attempt_at')
      .limit(count),
  );

/** Takes one delivery, due or not; null where it is held by another or has ended. */
export const claimOne = async (store: Store, id: string, hold: Hold): Promise<Delivery | null> => {
  const [claimed = null] = await claim(store, hold, (free) => free.where('id', '=', id));
  return claimed;
};

type Ids = SelectQueryBuilder<Schema, 'deliveries', { id: string }>;

// One statement, so that of two dispatchers only one gets a row. On Postgres they do not even wait
// for each other: each passes over what the other is just taking.
const claim = (
  { db, dialect }: Store,
  { at, lockMs }: Hold,
  choose: (free: Ids) => Ids,
): Promise<Delivery[]> =>
  db
    .with('chosen', (query) => {
      const free = query
        .selectFrom('deliveries')
        .select('id')
        .where('status', '=', 'waiting')
        .where('locked_until', '<=', at);
      return dialect === 'postgres' ? choose(free).forUpdate().skipLocked() : choose(free);
    })
    .updateTable('deliveries')
    .set(({ eb }) => ({ locked_until: at + lockMs, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (query) => query.selectFrom('chosen').select('id'))
    .returningAll()
    .execute();
