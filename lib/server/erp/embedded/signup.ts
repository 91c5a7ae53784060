import { z } from 'zod';
import { GRADES, type Grade } from '@/data/grades';
import { getBranch, teachesGrade } from '@/lib/schools/directory/branches';
import type { SignupPayload } from '@/lib/server/erp/contract';
import type { SignupKey } from '@/lib/server/erp/signupKey';
import { type ColumnPlace, openColumn, sealColumn } from '@/lib/server/keys/columns';
import type { Database } from '@/lib/server/store/schema';
import { hashContact } from './contacts';

const signup = z.object({
  parent_name: z.string().trim().min(1).max(200),
  child_name: z.string().trim().min(1).max(200),
  email: z.string().max(254),
  date_of_birth: z.iso.date(),
  branch: z.number().int(),
  grade: z.number().int(),
  is_active: z.literal(true),
  lead_info: z.literal('Worksheet'),
});

const names = signup.pick({ parent_name: true, child_name: true });
export type SignupNames = z.infer<typeof names>;

type Checked = { payload: SignupPayload; grade: Grade } | { refusal: string };

/** What the school system says to a signup: the grade that it is for, or a sentence for the parent. */
export const checkSignup = (input: unknown): Checked => {
  const parsed = signup.safeParse(input);
  if (!parsed.success) return { refusal: 'Some of the details are missing or not right.' };
  const payload = parsed.data;
  const branch = getBranch(payload.branch);
  if (branch === null) return { refusal: 'We do not know this branch. Please choose another one.' };
  const grade = GRADES.find(({ id }) => id === payload.grade);
  if (grade === undefined) return { refusal: 'We do not know this grade. Please choose another.' };
  if (!teachesGrade(branch, grade.id)) {
    return { refusal: `This branch does not teach ${grade.name}. Please choose another branch.` };
  }
  return { payload, grade };
};

type Signup = { contact: string; key: SignupKey; payload: SignupPayload; at: number };

/** Where the payload of a signup stands; `name` is the hash of its contact. */
export const signupPlace = (name: string, id: string): ColumnPlace => ({
  table: 'erp_signups',
  column: 'payload_json',
  row: `${name} ${id}`,
});

/**
 * What became of a signup. `new`: saved. `known`: this one or a newer revision was there already.
 * `corrected`: it has taken the place of `before`, which is null where its key is missing.
 */
export type SavedSignup = { is: 'new' | 'known' } | { is: 'corrected'; before: SignupNames | null };

/**
 * Saves a signup, once for each enquiry: a correction takes the place of what it corrects. Of one
 * revision the payload that came last counts, and an older revision that comes late changes nothing.
 */
export const saveSignup = async (db: Database, signup: Signup): Promise<SavedSignup> => {
  const { id, revision } = signup.key;
  const contact = hashContact(signup.contact);
  const place = signupPlace(contact, id);
  const text = JSON.stringify(signup.payload);
  const payload_json = sealColumn(text, place);
  // An earlier release saved it under the contact itself.
  await adoptSignup(db, signup.contact, id);
  const row = await db
    .insertInto('erp_signups')
    .values({ contact, idempotency_key: id, payload_json, created_at: signup.at, revision })
    .onConflict((conflict) => conflict.columns(['contact', 'idempotency_key']).doNothing())
    .returning('contact')
    .executeTakeFirst();
  if (row !== undefined) return { is: 'new' };
  const known = await db
    .selectFrom('erp_signups')
    .select(['payload_json', 'revision'])
    .where('contact', '=', contact)
    .where('idempotency_key', '=', id)
    .executeTakeFirstOrThrow();
  const before = openColumn(known.payload_json, place);
  if (known.revision > revision || before === text) return { is: 'known' };
  const change = await db
    .updateTable('erp_signups')
    .set({ payload_json, revision })
    .where('contact', '=', contact)
    .where('idempotency_key', '=', id)
    .where('revision', '<=', revision)
    .executeTakeFirst();
  if (change.numUpdatedRows === 0n) return { is: 'known' };
  return { is: 'corrected', before: before === null ? null : parseNames(before) };
};

const parseNames = (text: string): SignupNames | null =>
  names.safeParse(JSON.parse(text)).data ?? null;

/** Puts a signup of an earlier release, in plain text, into its encrypted form. */
export const adoptSignup = async (db: Database, contact: string, id: string): Promise<void> => {
  const plain = await db
    .deleteFrom('erp_signups')
    .where('contact', '=', contact)
    .where('idempotency_key', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (plain === undefined) return;
  const name = hashContact(contact);
  const payload_json = sealColumn(plain.payload_json, signupPlace(name, id));
  await db
    .insertInto('erp_signups')
    .values({ ...plain, contact: name, payload_json })
    .onConflict((conflict) => conflict.columns(['contact', 'idempotency_key']).doNothing())
    .execute();
};
