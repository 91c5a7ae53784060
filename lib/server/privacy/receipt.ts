import type { Database } from '@/lib/server/store/schema';
import type { RowCounts } from './eraseRows';
import type { RequestLine } from './requests';

/** What a parent is told of a request: counts and times, no personal data. */
export type Receipt = {
  receipt: string;
  kind: RequestLine['kind'];
  /** ISO 8601. */
  time: string;
  deleted: RowCounts;
  blanked: RowCounts;
  /** Deliveries that were waiting and are not sent any more. */
  cancelled: number;
  /** What the school system and the site API already have. */
  sent: SentCounts;
  /** What stays, and why. */
  kept: string[];
};

export type SentCounts = {
  /** Deliveries that they have confirmed. */
  confirmed: number;
  /** Deliveries that were tried, whose answer was lost or not read: they may have them. */
  possible: number;
};

/** Stores a receipt. */
export const saveReceipt = async (db: Database, receipt: Receipt): Promise<void> => {
  await db
    .insertInto('privacy_receipts')
    .values({
      id: receipt.receipt,
      created_at: Date.parse(receipt.time),
      receipt_json: JSON.stringify(receipt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The stored text of a receipt (JSON), or null where there is none of this id. */
export const findReceipt = async (db: Database, id: string): Promise<string | null> => {
  const row = await db
    .selectFrom('privacy_receipts')
    .select('receipt_json')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.receipt_json ?? null;
};
