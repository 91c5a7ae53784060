import { accountPlace, adoptAccount } from '@/lib/server/erp/embedded/accounts';
import { hashContact, isPlainContact } from '@/lib/server/erp/embedded/contacts';
import { adoptSignup, signupPlace } from '@/lib/server/erp/embedded/signup';
import { tokenPlace } from '@/lib/server/erp/embedded/tokens';
import { openColumn } from '@/lib/server/keys/columns';
import type { Store } from '@/lib/server/store/store';
import { BATCH, type Converted, resealRow } from './reseal';

/** Between the two parts of the key of a signup; neither can hold it. */
const KEY_GAP = '\n';
const NAMES = ['parent_name', 'child_name'] as const;

/** Encrypts the names of the next accounts of the embedded school system, and hashes their contacts. */
export const encryptAccounts = async ({ db }: Store, after: string): Promise<Converted> => {
  const rows = await db
    .selectFrom('erp_accounts')
    .select(['contact', ...NAMES])
    .where('contact', '>', after)
    .orderBy('contact')
    .limit(BATCH)
    .execute();
  const counts = { changed: 0, unreadable: 0 };
  for (const { contact, ...names } of rows) {
    if (isPlainContact(contact)) {
      await db.transaction().execute((step) => adoptAccount(step, contact));
      counts.changed += 1;
      continue;
    }
    const { changes, unreadable } = resealRow(names, NAMES, (column) =>
      accountPlace(column, contact),
    );
    counts.unreadable += unreadable;
    if (Object.keys(changes).length === 0) continue;
    counts.changed += 1;
    await db.updateTable('erp_accounts').set(changes).where('contact', '=', contact).execute();
  }
  return { last: rows.at(-1)?.contact ?? null, ...counts };
};

/** The same for the next signups. */
export const encryptSignups = async ({ db }: Store, after: string): Promise<Converted> => {
  const [contactAfter = '', keyAfter = ''] = after.split(KEY_GAP);
  const rows = await db
    .selectFrom('erp_signups')
    .select(['contact', 'idempotency_key', 'payload_json'])
    .where(({ eb, or, and }) =>
      or([
        eb('contact', '>', contactAfter),
        and([eb('contact', '=', contactAfter), eb('idempotency_key', '>', keyAfter)]),
      ]),
    )
    .orderBy('contact')
    .orderBy('idempotency_key')
    .limit(BATCH)
    .execute();
  const counts = { changed: 0, unreadable: 0 };
  for (const row of rows) {
    const { contact, idempotency_key: key } = row;
    if (isPlainContact(contact)) {
      await db.transaction().execute((step) => adoptSignup(step, contact, key));
      counts.changed += 1;
      continue;
    }
    const { changes, unreadable } = resealRow(row, ['payload_json'], () =>
      signupPlace(contact, key),
    );
    counts.unreadable += unreadable;
    if (Object.keys(changes).length === 0) continue;
    counts.changed += 1;
    await db
      .updateTable('erp_signups')
      .set(changes)
      .where('contact', '=', contact)
      .where('idempotency_key', '=', key)
      .execute();
  }
  const end = rows.at(-1);
  const last = end ? [end.contact, end.idempotency_key].join(KEY_GAP) : null;
  return { last, ...counts };
};

/** The same for the next access tokens. */
export const encryptTokens = async ({ db }: Store, after: string): Promise<Converted> => {
  const rows = await db
    .selectFrom('erp_tokens')
    .select(['token_hash', 'contact', 'contact_hash'])
    .where('token_hash', '>', after)
    .orderBy('token_hash')
    .limit(BATCH)
    .execute();
  const counts = { changed: 0, unreadable: 0 };
  for (const row of rows) {
    const place = tokenPlace(row.token_hash);
    const { changes, unreadable } = resealRow(row, ['contact'], () => place);
    const contact = openColumn(row.contact, place);
    const isHashMissing = contact !== null && row.contact_hash === null;
    const set = { ...changes, ...(isHashMissing && { contact_hash: hashContact(contact) }) };
    counts.unreadable += unreadable;
    if (Object.keys(set).length === 0) continue;
    counts.changed += 1;
    await db.updateTable('erp_tokens').set(set).where('token_hash', '=', row.token_hash).execute();
  }
  return { last: rows.at(-1)?.token_hash ?? null, ...counts };
};
