import Sqlite from 'better-sqlite3';
import { PERSONAL_COLUMNS } from '@/lib/server/enquiries/personalColumns';
import { openColumn } from '@/lib/server/keys/columns';
import type { KeyRing } from '@/lib/server/keys/keyRing';
import { LEAD_COLUMNS } from '@/lib/server/leads/leadColumns';

type Columns = { table: string; columns: readonly string[]; row: string };

/** Where encrypted texts stand; `row`: what of a row names it in each of its texts. */
const ENCRYPTED: Columns[] = [
  { table: 'enquiries', columns: PERSONAL_COLUMNS, row: 'id' },
  { table: 'whatsapp_leads', columns: LEAD_COLUMNS, row: 'id' },
  { table: 'deliveries', columns: ['sealed_payload', 'last_error'], row: 'subject_id' },
  { table: 'erp_accounts', columns: ['parent_name', 'child_name'], row: 'contact' },
  { table: 'erp_signups', columns: ['payload_json'], row: "contact || ' ' || idempotency_key" },
  { table: 'erp_tokens', columns: ['contact'], row: 'token_hash' },
];

/** Every encrypted text of a database file, opened with the data key: `table.column: text`. */
export const openedTexts = (file: string, keys: KeyRing): string[] => {
  const database = new Sqlite(file, { readonly: true, timeout: 5_000 });
  try {
    return ENCRYPTED.flatMap(({ table, columns, row }) =>
      columns.flatMap((column) =>
        database
          .prepare<[], { row: string; value: string }>(
            `select ${row} as row, ${column} as value from ${table} where ${column} <> ''`,
          )
          .all()
          .map(({ row: name, value }) => {
            const text = openColumn(value, { table, column, row: name }, keys);
            return `${table}.${column}: ${text ?? 'cannot be read'}`;
          }),
      ),
    );
  } finally {
    database.close();
  }
};
