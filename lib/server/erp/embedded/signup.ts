import { z } from 'zod';
import { GRADES, type Grade } from '@/data/grades';
import { getBranch, teachesGrade } from '@/lib/schools/directory/branches';
import type { SignupPayload } from '@/lib/server/erp/contract';
import { type ColumnPlace, sealColumn } from '@/lib/server/keys/columns';
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

type Signup = { contact: string; idempotencyKey: string; payload: SignupPayload; at: number };

/** Where the payload of a signup stands; `name` is the hash of its contact. */
export const signupPlace = (name: string, idempotencyKey: string): ColumnPlace => ({
  table: 'erp_signups',
  column: 'payload_json',
  row: `${name} ${idempotencyKey}`,
});

/** Whether this is the first signup with its key: a repeated one is not saved again. */
export const saveSignup = async (db: Database, signup: Signup): Promise<boolean> => {
  const { idempotencyKey } = signup;
  const contact = hashContact(signup.contact);
  if (await isInPlainText(db, signup)) return false;
  const row = await db
    .insertInto('erp_signups')
    .values({
      contact,
      idempotency_key: idempotencyKey,
      payload_json: sealColumn(
        JSON.stringify(signup.payload),
        signupPlace(contact, idempotencyKey),
      ),
      created_at: signup.at,
    })
    .onConflict((conflict) => conflict.columns(['contact', 'idempotency_key']).doNothing())
    .returning('contact')
    .executeTakeFirst();
  return row !== undefined;
};

/** Puts a signup of an earlier release, in plain text, into its encrypted form. */
export const adoptSignup = async (
  db: Database,
  contact: string,
  idempotencyKey: string,
): Promise<void> => {
  const plain = await db
    .deleteFrom('erp_signups')
    .where('contact', '=', contact)
    .where('idempotency_key', '=', idempotencyKey)
    .returningAll()
    .executeTakeFirst();
  if (plain === undefined) return;
  const name = hashContact(contact);
  const payload_json = sealColumn(plain.payload_json, signupPlace(name, idempotencyKey));
  await db
    .insertInto('erp_signups')
    .values({ ...plain, contact: name, payload_json })
    .onConflict((conflict) => conflict.columns(['contact', 'idempotency_key']).doNothing())
    .execute();
};

/** An earlier release saved it under the contact itself. */
const isInPlainText = async (
  db: Database,
  { contact, idempotencyKey }: Signup,
): Promise<boolean> => {
  const row = await db
    .selectFrom('erp_signups')
    .select('created_at')
    .where('contact', '=', contact)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row !== undefined;
};
