import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Schema } from '@/lib/server/store/schema';

export type AuditEntry = Selectable<Schema['audit_log']>;

/** What stands before the first entry. */
export const FIRST_HASH = '0'.repeat(64);

/** SHA-256 in hexadecimal over an entry's other columns. */
export const hashEntry = ({ hash: _, ...rest }: AuditEntry): string =>
  createHash('sha256').update(canonicalJson(rest)).digest('hex');

/** JSON with sorted names and no spaces, so that the same values always give the same text. */
export const canonicalJson = (values: Record<string, unknown>): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(values).sort(([left], [right]) => (left < right ? -1 : 1))),
  );
