import { hashMobile } from '@/lib/server/crypto';
import { newName } from '@/lib/server/enquiries/idempotency';
import {
  type EnquiryRow,
  enquiryPlace,
  openPersonal,
  PERSONAL_COLUMNS,
} from '@/lib/server/enquiries/personalColumns';
import type { Store } from '@/lib/server/store/store';
import { BATCH, type Converted, isRowStale, resealRow } from './reseal';

const COLUMNS = ['id', 'idempotency_key', 'mobile_hash', ...PERSONAL_COLUMNS] as const;

/** Encrypts the personal columns of the next enquiries, and brings the hashes that they are found by into today's form. */
export const encryptEnquiries = async (store: Store, after: string): Promise<Converted> => {
  const rows = await store.db
    .selectFrom('enquiries')
    .select(COLUMNS)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const stale = rows.filter(isStaleRow).map(({ id }) => id);
  const last = rows.at(-1)?.id ?? null;
  if (stale.length === 0) return { last, changed: 0, unreadable: 0 };
  return { last, ...(await convert(store, stale)) };
};

type Personal = Pick<EnquiryRow, (typeof COLUMNS)[number]>;

const isStaleRow = (row: Personal): boolean =>
  isRowStale(row, PERSONAL_COLUMNS) ||
  (row.mobile !== null && row.mobile_hash === null) ||
  newName(row.idempotency_key) !== null;

// Read again and written in one step: a parent may be correcting the same enquiry.
const convert = ({ db, dialect }: Store, ids: string[]) =>
  db.transaction().execute(async (step) => {
    const rows = await step
      .selectFrom('enquiries')
      .select(COLUMNS)
      .where('id', 'in', ids)
      .$if(dialect === 'postgres', (query) => query.forUpdate())
      .execute();
    const counts = { changed: 0, unreadable: 0 };
    for (const row of rows) {
      const { changes, unreadable } = resealRow(row, PERSONAL_COLUMNS, (column) =>
        enquiryPlace(column, row.id),
      );
      counts.unreadable += unreadable;
      const set = { ...changes, ...hashesOf(row) };
      if (Object.keys(set).length === 0) continue;
      counts.changed += 1;
      await step.updateTable('enquiries').set(set).where('id', '=', row.id).execute();
    }
    return counts;
  });

const hashesOf = ({ id, mobile, mobile_hash, idempotency_key }: Personal) => {
  const open = mobile && openPersonal('mobile', id, mobile);
  const hash = open ? hashMobile(open) : mobile_hash;
  const name = newName(idempotency_key);
  return {
    ...(hash !== mobile_hash && { mobile_hash: hash }),
    ...(name !== null && { idempotency_key: name }),
  };
};
