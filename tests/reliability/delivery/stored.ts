import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { toPayload } from '@/lib/server/dispatcher/sendEnquiry';
import { openEnquiry } from '@/lib/server/enquiries/personalColumns';
import { findEnquiry } from '@/lib/server/enquiries/rows';
import { openColumn } from '@/lib/server/keys/columns';
import type { KeyRing } from '@/lib/server/keys/keyRing';
import { leadPlace } from '@/lib/server/leads/leadColumns';
import type { EnquiryStatus } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';
import { hashOf } from './contents';

/** Waits until no delivery waits any more; answers how many still do after so many seconds. */
export const untilDelivered = async ({ db }: Store, seconds: number): Promise<number> => {
  const giveUpAt = performance.now() + seconds * 1000;
  for (;;) {
    const { count } = await db
      .selectFrom('deliveries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'waiting')
      .executeTakeFirstOrThrow();
    if (count === 0 || performance.now() > giveUpAt) return count;
    await wait(100);
  }
};

export type StoredEnquiry = { id: string; status: EnquiryStatus; hash: string };

/** Every enquiry of a store that these keys open, with the hash of what the school system has to have of it. */
export const readStored = async ({ db }: Store, keys: KeyRing): Promise<StoredEnquiry[]> => {
  const ids = await db.selectFrom('enquiries').select('id').execute();
  const stored: StoredEnquiry[] = [];
  for (const { id } of ids) {
    const row = await findEnquiry(db, id);
    const enquiry = row && openEnquiry(row, keys);
    if (enquiry) stored.push({ id, status: enquiry.status, hash: hashOf(toPayload(enquiry)) });
  }
  return stored;
};

const lead = z.record(z.string(), z.unknown());

/** Every lead of a store, with the hash of what the site API has to have of it. */
export const readLeads = async (
  { db }: Store,
  keys: KeyRing,
): Promise<{ id: string; hash: string }[]> => {
  const rows = await db.selectFrom('whatsapp_leads').select(['id', 'lead_json']).execute();
  return rows.map(({ id, lead_json }) => ({
    id,
    hash: hashOf(
      lead.parse(JSON.parse(openColumn(lead_json, leadPlace('lead_json', id), keys) ?? 'null')),
    ),
  }));
};
