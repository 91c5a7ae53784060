import { sql } from 'kysely';
import { PERSONAL_COLUMNS } from '@/lib/server/enquiries/personalColumns';
import { LEAD_COLUMNS } from '@/lib/server/leads/leadColumns';
import type { Store } from '@/lib/server/store/store';

/** How many values of the database are encrypted with each key, by its id; `plain` for plain text. */
export type KeyCounts = Record<string, number>;

const COLUMNS: [table: string, columns: readonly string[]][] = [
  ['lookup_keys', ['sealed_key']],
  ['enquiries', PERSONAL_COLUMNS],
  ['whatsapp_leads', LEAD_COLUMNS],
  ['erp_accounts', ['parent_name', 'child_name']],
  ['erp_signups', ['payload_json']],
  ['erp_tokens', ['contact']],
];

// What has to do with a delivery that has ended is of no use to anybody.
const OF_DELIVERIES: [column: string, status: string][] = [
  ['sealed_payload', 'waiting'],
  ['last_error', 'follow-up'],
];

/** Counts every personal value of the database by the key that opens it. Reads all of it. */
export const countKeys = async (store: Store): Promise<KeyCounts> => {
  const counts: KeyCounts = {};
  const add = async (table: string, column: string, status?: string): Promise<void> => {
    for (const { id, count } of await countColumn(store, { table, column, status })) {
      counts[id] = (counts[id] ?? 0) + Number(count);
    }
  };
  for (const [table, columns] of COLUMNS) {
    for (const column of columns) await add(table, column);
  }
  for (const [column, status] of OF_DELIVERIES) await add('deliveries', column, status);
  return counts;
};

type Column = { table: string; column: string; status: string | undefined };

const countColumn = async ({ db }: Store, { table, column, status }: Column) => {
  const value = sql.ref(column);
  const isChosen = status === undefined ? sql`1 = 1` : sql`status = ${status}`;
  const { rows } = await sql<{ id: string; count: number }>`
    select case when ${value} like 'enc1.%' then substr(${value}, 6, 8) else 'plain' end as id,
      count(*) as count
    from ${sql.table(table)}
    where ${value} <> '' and ${isChosen}
    group by 1
  `.execute(db);
  return rows;
};
