import { randomUUID } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import { z } from 'zod';
import { openToken } from '@/lib/server/crypto';
import { keyIdOf, openColumn, sealColumn } from '@/lib/server/keys/columns';
import type { Database, Schema } from '@/lib/server/store/schema';

/** After so long a delivery is for people: see `dispatcher`. */
export const LONGEST_DELIVERY_DAYS = 7;

// The request that saves an enquiry also sends it, so that the parent reads what the school system
// says. The dispatcher looks after it from then on.
const OWN_TRY_MS = 2_000;

type Delivery = Selectable<Schema['deliveries']>;

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
    sealed_payload: sealDelivery(subjectId, accessToken),
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

/** Encrypts what the delivery of an enquiry needs. */
export const sealDelivery = (subjectId: string, accessToken: string): string =>
  sealColumn(JSON.stringify({ accessToken }), placeOf(subjectId));

/**
 * What a delivery needs to be sent, with the data key; one of an earlier release with the site's
 * secret. Null where that key is gone.
 */
export const openDelivery = async ({
  sealed_payload: sealed,
  subject_id: subjectId,
}: Pick<Delivery, 'sealed_payload' | 'subject_id'>): Promise<{ accessToken: string } | null> =>
  keyIdOf(sealed) === null
    ? openToken('delivery', sealed, parsePayload)
    : parsePayload(parseJson(openColumn(sealed, placeOf(subjectId))));

const parsePayload = (value: unknown) => payload.safeParse(value).data ?? null;

const parseJson = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

// By its enquiry: a newer token goes into a delivery that waits, whatever its own id is.
const placeOf = (subjectId: string) => ({
  table: 'deliveries',
  column: 'sealed_payload',
  row: subjectId,
});
