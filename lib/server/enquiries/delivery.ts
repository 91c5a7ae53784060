import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { openToken, sealToken } from '@/lib/server/crypto';
import type { Database } from '@/lib/server/store/schema';

/** After so long a delivery is for people: see `dispatcher`. */
export const LONGEST_DELIVERY_DAYS = 7;

// A little longer than it is tried, so that the last try can still read it.
const PAYLOAD_SECONDS = (LONGEST_DELIVERY_DAYS + 1) * 24 * 60 * 60;

// The request that saves an enquiry also sends it, so that the parent reads what the school system
// says. The dispatcher looks after it from then on.
const OWN_TRY_MS = 2_000;

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
    sealed_payload: await sealToken('delivery', { accessToken }, PAYLOAD_SECONDS),
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

/** What a delivery needs to be sent; null where it is too old or encrypted with another secret. */
export const openDelivery = (encrypted: string): Promise<{ accessToken: string } | null> =>
  openToken('delivery', encrypted, (value) => payload.safeParse(value).data ?? null);
