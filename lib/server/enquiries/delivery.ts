import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { z } from 'zod';
import { DEAD_LETTER_DAYS } from '@/data/retention';
import { openToken, sealToken } from '@/lib/server/crypto';
import type { Database, Schema } from '@/lib/server/store/schema';

/** After so long a delivery is for people: see `dispatcher`. */
export const LONGEST_DELIVERY_DAYS = 7;

const PAYLOAD_SECONDS = DEAD_LETTER_DAYS * 24 * 60 * 60;

// The request that saves an enquiry also sends it, so that the parent reads what the school system
// says. The dispatcher looks after it from then on.
const OWN_TRY_MS = 2_000;

const payload = z.object({ accessToken: z.string() });

/** An enquiry, as it is now. */
type Subject = { subjectId: string; revision: number };

type NewDelivery = Subject & { accessToken: string; at: number };

/**
 * Puts an enquiry into the outbox. One that waits there, is on its way or was given up gets the newer
 * token, and goes (again) as the enquiry is now. Call it in the transaction that saves the enquiry,
 * after that has changed the enquiry's row.
 */
export const queueDelivery = async (
  db: Database,
  { subjectId, revision, accessToken, at }: NewDelivery,
): Promise<string> => {
  const fresh = {
    sealed_payload: await encryptPayload(accessToken),
    next_attempt_at: at + OWN_TRY_MS,
    revision,
  };
  return (
    (await refresh(db, subjectId, 'waiting', fresh)) ??
    (await refresh(db, subjectId, 'follow-up', { ...fresh, ...asNew(at) })) ??
    (await insertDelivery(db, { ...fresh, subject_id: subjectId, created_at: at }))
  );
};

/** Tells a delivery that waits or is on its way that its enquiry has changed since. */
export const raiseRevision = async (
  db: Database,
  { subjectId, revision }: Subject,
): Promise<void> => {
  await refresh(db, subjectId, 'waiting', { revision });
};

/** What a delivery is again that was given up, at `at`. */
export const asNew = (at: number) =>
  ({ status: 'waiting', attempts: 0, locked_until: 0, retried_at: at, last_error: null }) as const;

/** Encrypts what a delivery needs to be sent, for as long as it may wait. */
export const encryptPayload = (accessToken: string): Promise<string> =>
  sealToken('delivery', { accessToken }, PAYLOAD_SECONDS);

/** What a delivery needs to be sent; null where it is too old or encrypted with another secret. */
export const openDelivery = (encrypted: string): Promise<{ accessToken: string } | null> =>
  openToken('delivery', encrypted, (value) => payload.safeParse(value).data ?? null);

/** Changes the newest delivery of an enquiry that has this status; answers its id, if there is one. */
const refresh = async (
  db: Database,
  subjectId: string,
  status: 'waiting' | 'follow-up',
  change: Updateable<Schema['deliveries']>,
): Promise<string | undefined> => {
  const row = await db
    .updateTable('deliveries')
    .set(change)
    .where('status', '=', status)
    .where('id', '=', (query) =>
      query
        .selectFrom('deliveries as newest')
        .select('newest.id')
        .where('newest.kind', '=', 'enquiry')
        .where('newest.subject_id', '=', subjectId)
        .where('newest.status', '=', status)
        .orderBy('newest.created_at', 'desc')
        .orderBy('newest.id', 'desc')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

type NewRow = Pick<
  Schema['deliveries'],
  'sealed_payload' | 'next_attempt_at' | 'subject_id' | 'created_at'
> & { revision: number };

const insertDelivery = async (db: Database, row: NewRow): Promise<string> => {
  const id = randomUUID();
  await db
    .insertInto('deliveries')
    .values({ ...row, id, kind: 'enquiry', status: 'waiting', attempts: 0, locked_until: 0 })
    .execute();
  return id;
};
