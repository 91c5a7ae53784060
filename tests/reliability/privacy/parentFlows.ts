import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { signIn, signOut } from '@/lib/server/testing/loginSite';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import { SAMPLE_ENQUIRY } from '@/lib/testing/sampleEnquiry';
import { lastCodeOf } from '@/tests/reliability/otp/phones';
import { type Canary, FORGED_TOKEN, PARENT, TYPED_CODE } from './canaries';
import type { Recorder } from './traces';

const challenged = z.object({ challenge: z.string() });
const verified = z.object({ accessToken: z.string() });
const receipt = z.object({ id: z.string(), ticket: z.string().nullish() });

const newEnquiry = (mobile?: string) => ({
  ...SAMPLE_ENQUIRY,
  parent_name: PARENT.parent_name,
  child_name: PARENT.child_name,
  email: PARENT.email,
  ...(mobile && { mobile }),
  idempotencyKey: randomUUID(),
  attribution: { last: { page: `/?mobile=${PARENT.mobile}`, utm_term: PARENT.parent_name } },
});

/** Confirms the number and lets the browser hold a session without an account. */
export const confirmParent = async (
  visitor: Visitor,
  outboxDir: string,
  record: Recorder,
): Promise<Canary[]> => {
  const sent = await record('code', visitor.post('/api/otp/send', { mobile: PARENT.mobile }));
  const { challenge } = challenged.parse(sent.body);
  const otp = lastCodeOf(outboxDir, PARENT.mobile);
  await record('code', visitor.post('/api/otp/verify', { challenge, otp: TYPED_CODE }));
  await record(
    'code',
    visitor.post('/api/otp/verify', { challenge: FORGED_TOKEN, otp: TYPED_CODE }),
  );
  const right = await visitor.post('/api/otp/verify', { challenge, otp });
  const { accessToken } = verified.parse(right.body);
  await record('code', visitor.post('/api/otp/verify', { challenge, otp }));
  await record('token', visitor.post('/api/auth/update-token', { newAccessToken: FORGED_TOKEN }));
  await record('token', visitor.post('/api/auth/update-token', { newAccessToken: accessToken }));
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
export const liveAsParent = async (visitor: Visitor, record: Recorder): Promise<string> => {
  const answer = await record('enquiry', visitor.post('/api/enquiries', newEnquiry()));
  const { id, ticket } = receipt.parse(answer.body);
  if (ticket) await signIn(visitor, ticket);
  await record('own session', visitor.get('/api/auth/session'));
  await record('own enquiries', visitor.get('/api/enquiries/mine'));
  for (const path of ['/', '/my-enquiries', '/thank-you', `/enquiry/${id}`]) {
    await record('page', visitor.get(path));
  }
  await signOut(visitor);
  await record('page', visitor.get('/api/auth/session'));
  return id;
};

/** Enquires without a session, by JSON and by the plain form, right and wrong. */
export const enquireAnonymously = async (origin: string, record: Recorder): Promise<void> => {
  const visitor = createVisitor(origin);
  await record('enquiry', visitor.post('/api/enquiries', newEnquiry(PARENT.mobile)));
  await record(
    'enquiry',
    visitor.post('/api/enquiries', { ...newEnquiry(PARENT.mobile), date_of_birth: '1900-01-01' }),
  );
  await record('enquiry', visitor.post('/api/enquiries', { ...newEnquiry(`${PARENT.mobile}1`) }));
  const form = { ...PARENT, date_of_birth: '2020-01-01', city: '', branch: '8', grade: '1' };
  await record('form', visitor.postForm('/api/enquiries', form));
  await record(
    'form',
    visitor.postForm('/api/enquiries', { ...form, date_of_birth: PARENT.mobile }),
  );
  await record('the returned form', visitor.get('/enquiry/check'));
};
