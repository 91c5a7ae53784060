import { LEAD_COLUMNS, leadPlace } from '@/lib/server/leads/leadColumns';
import type { Store } from '@/lib/server/store/store';
import { BATCH, type Converted, resealBatch } from './reseal';

/** Encrypts what the next leads hold. Nobody changes these columns after a lead is saved. */
export const encryptLeads = async ({ db }: Store, after: string): Promise<Converted> => {
  const rows = await db
    .selectFrom('whatsapp_leads')
    .select(['id', ...LEAD_COLUMNS])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return resealBatch(rows, LEAD_COLUMNS, {
    placeOf: leadPlace,
    write: (changes, { id }) =>
      db.updateTable('whatsapp_leads').set(changes).where('id', '=', id).execute(),
  });
};
