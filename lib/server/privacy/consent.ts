import type { Database } from '@/lib/server/store/schema';
import { hashRequest } from './parentNumber';
import { findLatest } from './requests';

/** `mobile`: 10 digits; null where it has none, or where it cannot be read. */
type Consent = { mobile: string | null; consent_at: number };

/** Whether the parent took the consent back after giving it for this enquiry. */
export const isWithdrawn = async (
  db: Database,
  { mobile, consent_at }: Consent,
): Promise<boolean> => {
  if (mobile === null) return false;
  const request = await findLatest(db, hashRequest(mobile).number_hash);
  return request !== undefined && request.at >= consent_at;
};

/**
 * Whether what was sent under a key has been erased (`trace`: see idempotency.ts). Few requests stand in
 * the table, so that their texts are looked through.
 */
export const isErased = async (db: Database, trace: string): Promise<boolean> => {
  const request = await db
    .selectFrom('privacy_requests')
    .select('receipt_id')
    .where('kind', '=', 'erase')
    .where('traces_json', 'like', `%"${trace}"%`)
    .limit(1)
    .executeTakeFirst();
  return request !== undefined;
};

/**
 * The moment from which an enquiry counts that was sent at `at`: after every request of its number,
 * so that an enquiry which came while one was carried out is taken for what it is, a new one.
 */
export const afterRequests = async (
  db: Database,
  mobile: string | null,
  at: number,
): Promise<number> => {
  if (mobile === null) return at;
  const request = await findLatest(db, hashRequest(mobile).number_hash);
  return request === undefined ? at : Math.max(at, request.at + 1);
};
