import { openColumn, UNREADABLE } from '@/lib/server/keys/columns';
import type { Store } from '@/lib/server/store/store';
import { accountPlace } from './accounts';
import { contactNames, hashContact } from './contacts';
import { signupPlace } from './signup';

/** What the embedded school system stores under a contact (`+91-` and ten digits), opened. */
export const findByContact = async ({ db }: Pick<Store, 'db'>, contact: string) => {
  const names = contactNames(contact);
  const [accounts, signups, tokens] = await Promise.all([
    db.selectFrom('erp_accounts').selectAll().where('contact', 'in', names).execute(),
    db.selectFrom('erp_signups').selectAll().where('contact', 'in', names).execute(),
    db
      .selectFrom('erp_tokens')
      .select(['token_hash', 'expires_at'])
      .where(({ eb, or }) =>
        or([eb('contact_hash', '=', hashContact(contact)), eb('contact', '=', contact)]),
      )
      .execute(),
  ]);
  return {
    accounts: accounts.map((row) => ({
      ...row,
      parent_name: openName(row.contact, 'parent_name', row.parent_name),
      child_name: openName(row.contact, 'child_name', row.child_name),
    })),
    signups: signups.map((row) => ({
      ...row,
      payload_json:
        openColumn(row.payload_json, signupPlace(row.contact, row.idempotency_key)) ?? UNREADABLE,
    })),
    tokens,
  };
};

const openName = (
  name: string,
  column: 'parent_name' | 'child_name',
  value: string | null,
): string | null => value && (openColumn(value, accountPlace(column, name)) ?? UNREADABLE);
