import type { Insertable } from 'kysely';
import type { Verified } from '@/lib/server/erp/contract';
import { type ColumnPlace, openColumn, sealColumn } from '@/lib/server/keys/columns';
import type { Database, Schema } from '@/lib/server/store/schema';
import { contactNames, hashContact } from './contacts';
import type { SignupNames } from './signup';

type Account = Pick<
  Schema['erp_accounts'],
  'contact' | 'kind' | 'parent_name' | 'child_name' | 'grade_name' | 'erp_id'
>;

/** So that each way of logging in can be tried on a fresh machine (design section 3). */
const SAMPLE_ACCOUNTS = [
  {
    contact: '+91-9000000001',
    kind: 'onboarded',
    parent_name: 'Meera Iyer',
    child_name: 'Kavya Iyer',
    grade_name: 'Grade 4',
    erp_id: 'OIS-0001',
  },
  {
    contact: '+91-9000000002',
    kind: 'known',
    parent_name: null,
    child_name: 'Rohan Das',
    grade_name: 'Grade 7',
    erp_id: 'OIS-0002',
  },
  {
    contact: '+91-9000000003',
    kind: 'blocked',
    parent_name: null,
    child_name: null,
    grade_name: null,
    erp_id: 'OIS-0003',
  },
] as const satisfies readonly Account[];

/** Where a name of an account stands, which the hash of its contact names. */
export const accountPlace = (column: 'parent_name' | 'child_name', name: string): ColumnPlace => ({
  table: 'erp_accounts',
  column,
  row: name,
});

/** An account as its row holds it: found by a hash, its names encrypted. */
export const sealAccount = <T extends Pick<Insertable<Schema['erp_accounts']>, keyof WithNames>>(
  account: T,
): T => {
  const contact = hashContact(account.contact);
  const { parent_name = null, child_name = null } = account;
  return {
    ...account,
    contact,
    parent_name: parent_name && sealColumn(parent_name, accountPlace('parent_name', contact)),
    child_name: child_name && sealColumn(child_name, accountPlace('child_name', contact)),
  };
};

/** Puts an account of an earlier release, in plain text, into its encrypted form. */
export const adoptAccount = async (db: Database, contact: string): Promise<void> => {
  const plain = await db
    .selectFrom('erp_accounts')
    .selectAll()
    .where('contact', '=', contact)
    .executeTakeFirst();
  if (plain === undefined) return;
  await db
    .insertInto('erp_accounts')
    .values(sealAccount(plain))
    .onConflict((conflict) => conflict.column('contact').doNothing())
    .execute();
  await db.deleteFrom('erp_accounts').where('contact', '=', contact).execute();
};

/** The families that the embedded school system knows. */
export const createAccounts = (db: Database, now: () => number) => {
  let seeded: Promise<void> | null = null;

  const seed = async (): Promise<void> => {
    for (const { contact } of SAMPLE_ACCOUNTS) await adoptAccount(db, contact);
    const rows = SAMPLE_ACCOUNTS.map((account) => sealAccount({ ...account, created_at: now() }));
    await db
      .insertInto('erp_accounts')
      .values(rows)
      .onConflict((conflict) => conflict.column('contact').doNothing())
      .execute();
  };

  const ensureSeeded = (): Promise<void> => {
    seeded ??= seed().catch((cause: unknown) => {
      seeded = null;
      throw cause;
    });
    return seeded;
  };

  return {
    /** Its names stay encrypted: who only asks for a code does not need them. */
    find: async (contact: string): Promise<Account | null> => {
      await ensureSeeded();
      const names = contactNames(contact);
      const accounts = await db
        .selectFrom('erp_accounts')
        .select(['contact', 'kind', 'parent_name', 'child_name', 'grade_name', 'erp_id'])
        .where('contact', 'in', names)
        .execute();
      return accounts.find((account) => account.contact === names[0]) ?? accounts[0] ?? null;
    },
  };
};

/** Makes the account onboarded. One that is already keeps its names: this is about another child. */
export const onboardAccount = async (
  db: Database,
  account: Insertable<Schema['erp_accounts']>,
): Promise<void> => {
  await adoptAccount(db, account.contact);
  const sealed = sealAccount(account);
  const { kind, parent_name, child_name, grade_name } = sealed;
  await db
    .insertInto('erp_accounts')
    .values(sealed)
    .onConflict((conflict) =>
      conflict
        .column('contact')
        .doUpdateSet({ kind, parent_name, child_name, grade_name })
        .where('erp_accounts.kind', '!=', 'onboarded'),
    )
    .execute();
};

type Correction = {
  /** The signup, as it was. Null where its key is missing. */
  before: SignupNames | null;
  names: SignupNames & { grade_name: string };
};

/** Corrects the names of an account that has them from the signup that was corrected. */
export const correctAccount = async (
  db: Database,
  contact: string,
  { before, names }: Correction,
): Promise<void> => {
  await adoptAccount(db, contact);
  const { parent_name, child_name, grade_name } = names;
  const sealed = sealAccount({ contact, parent_name, child_name });
  const account = await db
    .selectFrom('erp_accounts')
    .select(['contact', 'parent_name', 'child_name'])
    .where('contact', '=', sealed.contact)
    .executeTakeFirst();
  const isFromIt =
    account !== undefined &&
    before !== null &&
    readName(account, 'parent_name') === before.parent_name &&
    readName(account, 'child_name') === before.child_name;
  if (!isFromIt) return;
  await db
    .updateTable('erp_accounts')
    .set({ ...sealed, grade_name })
    .where('contact', '=', sealed.contact)
    .execute();
};

/** The answer to a right code. */
export const toVerified = (account: Account | null, accessToken: string): Verified => {
  const { kind, grade_name, erp_id } = account ?? {};
  const isOnboarded = kind === 'onboarded';
  const nameIn = (column: 'parent_name' | 'child_name') => account && readName(account, column);
  return {
    outcome: isOnboarded ? 'onboarded' : erp_id ? 'known' : 'new',
    accessToken,
    parent: isOnboarded ? { name: nameIn('parent_name'), grade_name: grade_name ?? null } : null,
    pupil: erp_id ? { name: nameIn('child_name'), grade_name: grade_name ?? null } : null,
  };
};

type WithNames = Pick<Account, 'contact' | 'parent_name' | 'child_name'>;

const readName = (account: WithNames, column: 'parent_name' | 'child_name'): string | null => {
  const name = account[column];
  return name && openColumn(name, accountPlace(column, account.contact));
};
