import { randomInt } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import type { Database, Schema } from '@/lib/server/store/schema';

/** What a parent asked for, as the table has it. */
export type PrivacyRequest = Selectable<Schema['privacy_requests']>;

/** The same as a line of the file: without what is true of one database only. */
export const requestLine = z.object({
  receipt_id: z.string(),
  kind: z.enum(['erase', 'withdraw']),
  number_hash: z.string(),
  key_id: z.string(),
  at: z.number(),
  traces: z.array(z.string()),
});

export type RequestLine = z.infer<typeof requestLine>;

// As references of enquiries: no I, L, O or U, which people misread.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `E-7K3M92QF` for an erasure, `W-7K3M92QF` for a withdrawal. */
export const newReceiptId = (kind: RequestLine['kind']): string => {
  const letters = Array.from({ length: 8 }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${kind === 'erase' ? 'E' : 'W'}-${letters.join('')}`;
};

export const toLine = ({ traces_json, applied_at: _, ...row }: PrivacyRequest): RequestLine =>
  requestLine.parse({ ...row, traces: JSON.parse(traces_json) });

const toRow = (
  { traces, ...line }: RequestLine,
  appliedAt: number | null,
): Insertable<Schema['privacy_requests']> => ({
  ...line,
  traces_json: JSON.stringify(traces),
  applied_at: appliedAt,
});

/** Writes a request into the table, or that it is carried out by now. */
export const saveRequest = async (
  db: Database,
  line: RequestLine,
  appliedAt: number | null,
): Promise<void> => {
  const row = toRow(line, appliedAt);
  await db
    .insertInto('privacy_requests')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('receipt_id')
        .doUpdateSet({ traces_json: row.traces_json, applied_at: row.applied_at }),
    )
    .execute();
};

export const listRequests = (db: Database): Promise<PrivacyRequest[]> =>
  db.selectFrom('privacy_requests').selectAll().orderBy('at').execute();

/** The newest request of a number by its keyed hash; of one kind where that is given. */
export const findLatest = (
  db: Database,
  numberHash: string,
  kind?: RequestLine['kind'],
): Promise<PrivacyRequest | undefined> =>
  db
    .selectFrom('privacy_requests')
    .selectAll()
    .where('number_hash', '=', numberHash)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'erase'))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
