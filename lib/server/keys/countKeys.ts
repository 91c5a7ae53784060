import { sql } from 'kysely';
import { STAFF_COLUMNS } from '@/lib/server/desk/staffColumns';
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
  ['staff', STAFF_COLUMNS],
  ['desk_notes', ['text']],
  ['desk_cases', ['next_call_reason']],
  ['desk_corrections', ['before_json']],
];

// Of a delivery that is done nothing is left to read; why one failed is personal once it was given up.
const OF_DELIVERIES: [column: string, statuses: string[]][] = [
  ['sealed_payload', ['waiting', 'follow-up']],
  ['last_error', ['follow-up']],
];

/** Counts every personal value of the database by the key that opens it. Reads all of it. */
export const countKeys = async (store: Store): Promise<KeyCounts> => {
  const counts: KeyCounts = {};
  const add = async (table: string, column: string, statuses?: string[]): Promise<void> => {
    for (const { id, count } of await countColumn(store, { table, column, statuses })) {
      counts[id] = (counts[id] ?? 0) + Number(count);
    }
  };
  for (const [table, columns] of COLUMNS) {
    for (const column of columns) await add(table, column);
  }
  for (const [column, statuses] of OF_DELIVERIES) await add('deliveries', column, statuses);
  return counts;
};

type Column = { table: string; column: string; statuses: string[] | undefined };

const countColumn = async ({ db }: Store, { table, column, statuses }: Column) => {
  const value = sql.ref(column);
  const isChosen = statuses ? sql`status in (${sql.join(statuses)})` : sql`1 = 1`;
  const { rows } = await sql<{ id: string; count: number }>`
    select case when ${value} like 'enc1.%' then substr(${value}, 6, 8) else 'plain' end as id,
      count(*) as count
    from ${sql.table(table)}
    where ${value} <> '' and ${isChosen}
    group by 1
  `.execute(db);
  return rows;
};
