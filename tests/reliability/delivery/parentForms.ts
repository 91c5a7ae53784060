import { z } from 'zod';
import type { SignupPayload } from '@/lib/server/erp/contract';
import type { Visitor } from '@/lib/server/testing/visitor';
import { logInNew } from '@/tests/reliability/auth/parent';
import { numberOfOwnBlock } from '@/tests/reliability/otp/phones';
import { fromAddress } from '@/tests/reliability/support/enquiries';
import { inParallel } from '@/tests/reliability/support/inParallel';
import type { TestSite } from '@/tests/reliability/support/site';
import { hashPayload } from './strictSchool';

const LOGINS_AT_ONCE = 8;
const LONGEST_ANSWER_MS = 15_000;

const receipt = z.object({ id: z.string(), delivered: z.boolean() });

/** A parent whose number is confirmed, at a browser of their own. The site needs TRUST_PROXY=1. */
export const logInParents = (site: TestSite, count: number, from = 0): Promise<Visitor[]> =>
  inParallel(count, LOGINS_AT_ONCE, (index) =>
    logInNew(site, numberOfOwnBlock(from + index), fromAddress(from + index)),
  );

/** What the parent wrote: the school system has to get just this. */
export const writeForm = (child: string): SignupPayload => ({
  parent_name: 'Asha Rao',
  child_name: child,
  email: '',
  date_of_birth: '2019-04-02',
  branch: 8,
  grade: 5,
  is_active: true,
  lead_info: 'Worksheet',
});

export const hashForm = (child: string): string => hashPayload(writeForm(child));

/** The answer to a form. `status` is null where none came. */
export type FormReply = { status: number | null; id: string | null; isDelivered: boolean };

/** Sends a form with this child's name under the parent's key. Never throws. */
export const sendForm = async (
  parent: Visitor,
  { key, child }: { key: string; child: string },
): Promise<FormReply> => {
  const { is_active: _active, lead_info: _info, ...fields } = writeForm(child);
  const reply = await Promise.race([
    parent
      .post('/api/enquiries', { ...fields, idempotencyKey: key, submittedAt: Date.now() })
      .catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, LONGEST_ANSWER_MS, null).unref()),
  ]);
  const { id = null, delivered = false } = receipt.safeParse(reply?.body).data ?? {};
  return { status: reply?.status ?? null, id, isDelivered: delivered };
};
