import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
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

type NewDelivery = { subjectId: string; accessToken: string; at: number };

/**
 * Puts an enquiry into the outbox; one that waits there gets the newer token. Call it in the
 * transaction that saves the enquiry.
 */
export const queueDelivery = async (
  db: Database,
  { subjectId, accessToken, at }: NewDelivery,
): Promise<string> => {
  const fresh = {
    sealed_payload: sealDelivery(subjectId, accessToken),
    next_attempt_at: at + OWN_TRY_MS,
  };
  const waiting = await db
    .updateTable('deliveries')
    .set(fresh)
    .where('kind', '=', 'enquiry')
    .where('subject_id', '=', subjectId)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return (
    waiting?.id ?? (await insertDelivery(db, { ...fresh, subject_id: subjectId, created_at: at }))
  );
};

const insertDelivery = async (
  db: Database,
  row: { sealed_payload: string; next_attempt_at: number; subject_id: string; created_at: number },
): Promise<string> => {
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
