import type { Insertable } from 'kysely';
import type { Verified } from '@/lib/server/erp/contract';
import type { Database, Schema } from '@/lib/server/store/schema';

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

/** The families that the embedded school system knows. */
export const createAccounts = (db: Database, now: () => number) => {
  let seeded: Promise<void> | null = null;

  const seed = async (): Promise<void> => {
    const rows = SAMPLE_ACCOUNTS.map((account) => ({ ...account, created_at: now() }));
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
    find: async (contact: string): Promise<Account | null> => {
      await ensureSeeded();
      const account = await db
        .selectFrom('erp_accounts')
        .select(['contact', 'kind', 'parent_name', 'child_name', 'grade_name', 'erp_id'])
        .where('contact', '=', contact)
        .executeTakeFirst();
      return account ?? null;
    },
  };
};

/** Makes the account onboarded. One that is already keeps its names: this is about another child. */
export const onboardAccount = async (
  db: Database,
  account: Insertable<Schema['erp_accounts']>,
): Promise<void> => {
  const { kind, parent_name, child_name, grade_name } = account;
  await db
    .insertInto('erp_accounts')
    .values(account)
    .onConflict((conflict) =>
      conflict
        .column('contact')
        .doUpdateSet({ kind, parent_name, child_name, grade_name })
        .where('erp_accounts.kind', '!=', 'onboarded'),
    )
    .execute();
};

type Correction = {
  /** The signup, as it was. */
  before: { parent_name: string; child_name: string };
  names: Pick<Account, 'parent_name' | 'child_name' | 'grade_name'>;
};

/** Corrects the names of an account that has them from the signup that was corrected. */
export const correctAccount = async (
  db: Database,
  contact: string,
  { before, names }: Correction,
): Promise<void> => {
  const account = await db
    .selectFrom('erp_accounts')
    .select(['parent_name', 'child_name'])
    .where('contact', '=', contact)
    .executeTakeFirst();
  const isFromIt =
    account?.parent_name === before.parent_name && account.child_name === before.child_name;
  if (!isFromIt) return;
  await db.updateTable('erp_accounts').set(names).where('contact', '=', contact).execute();
};

/** The answer to a right code. */
export const toVerified = (account: Account | null, accessToken: string): Verified => {
  const { kind, parent_name, child_name, grade_name, erp_id } = account ?? {};
  const isOnboarded = kind === 'onboarded';
  return {
    outcome: isOnboarded ? 'onboarded' : erp_id ? 'known' : 'new',
    accessToken,
    parent: isOnboarded ? { name: parent_name ?? null, grade_name: grade_name ?? null } : null,
    pupil: erp_id ? { name: child_name ?? null, grade_name: grade_name ?? null } : null,
  };
};
