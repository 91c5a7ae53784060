import { openDelivery, sealDelivery } from '@/lib/server/enquiries/delivery';
import { errorPlace } from '@/lib/server/enquiries/deliveryError';
import { isStale } from '@/lib/server/keys/columns';
import type { Store } from '@/lib/server/store/store';
import { BATCH, type Converted, resealRow } from './reseal';

/**
 * Encrypts with the data key what the next deliveries hold: a token that an earlier release
 * encrypted with the site's secret, and what a school system wrote about a parent.
 */
export const encryptDeliveries = async ({ db }: Store, after: string): Promise<Converted> => {
  const rows = await db
    .selectFrom('deliveries')
    .select(['id', 'subject_id', 'status', 'sealed_payload', 'last_error'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const counts = { changed: 0, unreadable: 0 };
  for (const row of rows) {
    const errors = row.status === 'follow-up' ? (['last_error'] as const) : [];
    const { changes, unreadable } = resealRow(row, errors, () => errorPlace(row.subject_id));
    const payload = await resealPayload(row);
    counts.unreadable += unreadable + Number(payload === 'unreadable');
    const isPayloadNew = payload !== null && payload !== 'unreadable';
    const set = { ...changes, ...(isPayloadNew && { sealed_payload: payload }) };
    if (Object.keys(set).length === 0) continue;
    counts.changed += 1;
    await db
      .updateTable('deliveries')
      .set(set)
      .where('id', '=', row.id)
      // A dispatcher may have ended it, or a parent may have brought a newer token.
      .where('status', '=', row.status)
      .where('sealed_payload', '=', row.sealed_payload)
      .execute();
  }
  return { last: rows.at(-1)?.id ?? null, ...counts };
};

type Payload = { status: string; sealed_payload: string; subject_id: string };

/** Null: nothing is to be done. */
const resealPayload = async (row: Payload): Promise<string | 'unreadable' | null> => {
  // A dead letter keeps its payload to be sent again; of what was done, nothing is left.
  if (row.status === 'done' || row.sealed_payload === '') return null;
  if (!isStale(row.sealed_payload)) return null;
  const opened = await openDelivery(row);
  return opened === null ? 'unreadable' : sealDelivery(row.subject_id, opened.accessToken);
};
