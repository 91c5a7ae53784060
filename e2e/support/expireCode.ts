import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** Makes the code of one parent too old. The school system finds it by `hashPersonal` of the number. */
export const expireCode = (database: string, mobile: string): void => {
  const secret = readFileSync(join(dirname(database), 'secret'), 'utf8').trim();
  const contact = createHmac('sha256', secret).update(`personal:+91-${mobile}`).digest('base64url');
  const store = new Sqlite(database);
  const { changes } = store
    .prepare('update erp_codes set expires_at = ? where contact_hash = ?')
    .run(Date.now() - 1, contact);
  store.close();
  if (changes !== 1) throw new Error('The school system has no code for this number.');
};
