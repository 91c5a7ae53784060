import { z } from 'zod';
import { GRADES, type Grade } from '@/data/grades';
import { getBranch, teachesGrade } from '@/lib/schools/directory/branches';
import type { SignupPayload } from '@/lib/server/erp/contract';
import type { Database } from '@/lib/server/store/schema';

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

/** Whether this is the first signup with its key: a repeated one is not saved again. */
export const saveSignup = async (db: Database, signup: Signup): Promise<boolean> => {
  const row = await db
    .insertInto('erp_signups')
    .values({
      contact: signup.contact,
      idempotency_key: signup.idempotencyKey,
      payload_json: JSON.stringify(signup.payload),
      created_at: signup.at,
    })
    .onConflict((conflict) => conflict.columns(['contact', 'idempotency_key']).doNothing())
    .returning('contact')
    .executeTakeFirst();
  return row !== undefined;
};
