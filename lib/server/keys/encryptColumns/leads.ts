import { LEAD_COLUMNS, leadPlace } from '@/lib/server/leads/leadColumns';
import type { Store } from '@/lib/server/store/store';
import { BATCH, type Converted, resealRow } from './reseal';

/** Encrypts what the next leads hold. Nobody changes these columns after a lead is saved. */
export const encryptLeads = async ({ db }: Store, after: string): Promise<Converted> => {
  const rows = await db
    .selectFrom('whatsapp_leads')
    .select(['id', ...LEAD_COLUMNS])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const counts = { changed: 0, unreadable: 0 };
  for (const row of rows) {
    const { changes, unreadable } = resealRow(row, LEAD_COLUMNS, (column) =>
      leadPlace(column, row.id),
    );
    counts.unreadable += unreadable;
    if (Object.keys(changes).length === 0) continue;
    counts.changed += 1;
    await db.updateTable('whatsapp_leads').set(changes).where('id', '=', row.id).execute();
  }
  return { last: rows.at(-1)?.id ?? null, ...counts };
};
