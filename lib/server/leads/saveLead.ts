import { randomUUID } from 'node:crypto';
import { sealColumn } from '@/lib/server/keys/columns';
import type { WhatsappLead } from '@/lib/server/siteApi/contract';
import type { Database } from '@/lib/server/store/schema';
import type { Store } from '@/lib/server/store/store';
import { leadPlace } from './leadColumns';

/** The request that saves a lead also sends it; the dispatcher looks after it from then on. */
export const OWN_TRY_MS = 2_000;

/** A click on its way into the store. */
export type NewLead = {
  lead: WhatsappLead;
  /** JSON text. */
  attribution: string | null;
};

/** Writes a lead to the store together with its delivery. When this returns, it is on disk. */
export const saveLead = async (
  { db }: Store,
  { lead, attribution }: NewLead,
  at: number,
): Promise<{ id: string; deliveryId: string }> => {
  const id = randomUUID();
  const deliveryId = randomUUID();
  await db.transaction().execute(async (step) => {
    await step
      .insertInto('whatsapp_leads')
      .values({
        id,
        created_at: at,
        lead_json: sealColumn(JSON.stringify(lead), leadPlace('lead_json', id)),
        ref_id: null,
        attribution_json: attribution && sealColumn(attribution, leadPlace('attribution_json', id)),
      })
      .execute();
    await step
      .insertInto('deliveries')
      .values({
        id: deliveryId,
        kind: 'whatsapp-lead',
        subject_id: id,
        // A lead needs no token.
        sealed_payload: '',
        status: 'waiting',
        attempts: 0,
        next_attempt_at: at + OWN_TRY_MS,
        locked_until: 0,
        created_at: at,
      })
      .execute();
  });
  return { id, deliveryId };
};

export const hasLead = async (db: Database, id: string): Promise<boolean> => {
  const row = await db
    .selectFrom('whatsapp_leads')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
};
