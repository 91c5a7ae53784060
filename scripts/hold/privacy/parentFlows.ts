import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { signIn, signOut } from '@/lib/server/testing/loginSite';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import { lastCodeOf } from '@/scripts/hold/codes/phones';
import { type Canary, FORGED_TOKEN, PARENT, TYPED_CODE } from './canaries';
import type { Keep } from './traces';

const challenged = z.object({ challenge: z.string() });
const verified = z.object({ accessToken: z.string() });
const receipt = z.object({ id: z.string(), ticket: z.string().nullish() });

const CHILD = { date_of_birth: '2020-01-01', branch: 8, grade: 1 };

const newEnquiry = (mobile?: string) => ({
  parent_name: PARENT.parent_name,
  child_name: PARENT.child_name,
  email: PARENT.email,
  ...CHILD,
  ...(mobile && { mobile }),
  idempotencyKey: randomUUID(),
  attribution: { last: { page: `/?mobile=${PARENT.mobile}`, utm_term: PARENT.parent_name } },
});

/** Confirms the number and lets the browser hold a session without an account. */
export const confirmParent = async (
  visitor: Visitor,
  outboxDir: string,
  keep: Keep,
): Promise<Canary[]> => {
  const sent = await keep('code', visitor.post('/api/otp/send', { mobile: PARENT.mobile }));
  const { challenge } = challenged.parse(sent.body);
  const otp = lastCodeOf(outboxDir, PARENT.mobile);
  await keep('code', visitor.post('/api/otp/verify', { challenge, otp: TYPED_CODE }));
  await keep('code', visitor.post('/api/otp/verify', { challenge: FORGED_TOKEN, otp: TYPED_CODE }));
  const right = await visitor.post('/api/otp/verify', { challenge, otp });
  const { accessToken } = verified.parse(right.body);
  await keep('code', visitor.post('/api/otp/verify', { challenge, otp }));
  await keep('token', visitor.post('/api/auth/update-token', { newAccessToken: FORGED_TOKEN }));
  await keep('token', visitor.post('/api/auth/update-token', { newAccessToken: accessToken }));
  // What only this browser may hold: nobody else is to see it, nor a log.
  return [
    { kind: 'code', value: otp },
    { kind: 'token', value: challenge },
    { kind: 'token', value: accessToken },
    ...[...visitor.cookies]
      .filter(([name]) => name.includes('session-token'))
      .map(([, value]): Canary => ({ kind: 'token', value })),
  ];
};

/** Enquires with the session, becomes a parent with an account, looks around, and leaves. */
export const liveAsParent = async (visitor: Visitor, keep: Keep): Promise<string> => {
  const answer = await keep('enquiry', visitor.post('/api/enquiries', newEnquiry()));
  const { id, ticket } = receipt.parse(answer.body);
  if (ticket) await signIn(visitor, ticket);
  await keep('own session', visitor.get('/api/auth/session'));
  await keep('own enquiries', visitor.get('/api/enquiries/mine'));
  for (const path of ['/', '/my-enquiries', '/thank-you', `/enquiry/${id}`]) {
    await keep('page', visitor.get(path));
  }
  await signOut(visitor);
  await keep('page', visitor.get('/api/auth/session'));
  return id;
};

/** Enquires without a session, by JSON and by the plain form, right and wrong. */
export const enquireAsStranger = async (origin: string, keep: Keep): Promise<void> => {
  const visitor = createVisitor(origin);
  await keep('enquiry', visitor.post('/api/enquiries', newEnquiry(PARENT.mobile)));
  await keep(
    'enquiry',
    visitor.post('/api/enquiries', { ...newEnquiry(PARENT.mobile), date_of_birth: '1900-01-01' }),
  );
  await keep('enquiry', visitor.post('/api/enquiries', { ...newEnquiry(`${PARENT.mobile}1`) }));
  const form = { ...PARENT, date_of_birth: '2020-01-01', city: '', branch: '8', grade: '1' };
  await keep('form', visitor.postForm('/api/enquiries', form));
  await keep('form', visitor.postForm('/api/enquiries', { ...form, date_of_birth: PARENT.mobile }));
  await keep('the returned form', visitor.get('/enquiry/check'));
};
