import { join } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { encode } from 'next-auth/jwt';
import { keyIdOf } from '@/lib/server/keys/columns';
import { dataDirOf } from '@/tests/reliability/support/site';

/** The database of the experiment's site. */
export const ROTATED_FILE = join(dataDirOf('rotation'), 'site.db');

/** Whatever is encrypted with it can never be opened again. */
const LOST_SECRET = 'a-secret-that-nobody-wrote-down-anywhere';

const inStore = <T>(work: (store: Database) => T): T => {
  const store = new Sqlite(ROTATED_FILE, { timeout: 5_000 });
  try {
    return work(store);
  } finally {
    store.close();
  }
};

/** Has the dispatcher try again now: it would wait a quarter of an hour after many failures. */
export const hurry = (): void =>
  inStore((store) => {
    store.prepare("update deliveries set next_attempt_at = 0 where status = 'waiting'").run();
  });

/** How many deliveries stand so. */
export const countDeliveries = (status: string): number =>
  inStore((store) =>
    Number(
      store.prepare('select count(*) from deliveries where status = ?').pluck().get(status) ?? 0,
    ),
  );

/** The ids of the keys that personal columns are encrypted with; `none` for plain text. */
export const keysInUse = (): string[] =>
  inStore((store) => {
    const values = store
      .prepare<[], string>(
        'select parent_name from enquiries union all select mobile from enquiries union all select child_name from enquiries',
      )
      .pluck()
      .all();
    return [...new Set(values.map((value) => keyIdOf(value) ?? 'none'))];
  });

/** An enquiry that waits with a token of before all these changes, whose secret is gone. */
export const loseToken = async (id: string): Promise<void> => {
  const token = { value: { accessToken: 'a token' } };
  const sealed = await encode({ token, secret: LOST_SECRET, salt: 'site-seal:delivery' });
  inStore((store) => {
    store.prepare('update deliveries set sealed_payload = ? where subject_id = ?').run(sealed, id);
  });
};
