import { z } from 'zod';
import { signIn } from '@/lib/server/testing/loginSite';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import { lastCodeOf } from '@/tests/reliability/otp/phones';
import type { TestSite } from '@/tests/reliability/support/site';

const sent = z.object({ challenge: z.string() });
/** What the answer to a right code brings. */
export const verified = z.object({
  ticket: z.string().default(''),
  accessToken: z.string().default(''),
});

/** What the embedded school system knows: this number belongs to an onboarded parent. */
export const ONBOARDED = '9000000001';

/** Asks for a code for a number, and reads it where the site's messages go. */
export const askForCode = async (site: TestSite, visitor: Visitor, mobile: string) => {
  const { status, body } = await visitor.post('/api/otp/send', { mobile });
  const { success, data } = sent.safeParse(body);
  if (!success) throw new Error(`No code was sent: ${status} ${JSON.stringify(body)}`);
  const { challenge } = data;
  return { challenge, otp: lastCodeOf(site.dataDir, mobile) };
};

/** Confirms a number as a parent does, up to where the browser would log in. */
export const confirmNumber = async (
  site: TestSite,
  visitor: Visitor,
  mobile: string,
): Promise<{ ticket: string; accessToken: string }> => {
  const { body } = await visitor.post('/api/otp/verify', await askForCode(site, visitor, mobile));
  return verified.parse(body);
};

/** A parent with an account, logged in at `site`. `ticket` is used up. */
export const logInOnboarded = async (site: TestSite) => {
  const visitor = createVisitor(site.origin);
  const confirmed = await confirmNumber(site, visitor, ONBOARDED);
  await signIn(visitor, confirmed.ticket);
  return { visitor, ...confirmed };
};

/** A new parent whose number is confirmed: a session without an account. `headers` go with each request. */
export const logInNew = async (
  site: TestSite,
  mobile: string,
  headers: Record<string, string> = {},
): Promise<Visitor> => {
  const visitor = createVisitor(site.origin, headers);
  const { accessToken } = await confirmNumber(site, visitor, mobile);
  await visitor.post('/api/auth/update-token', { newAccessToken: accessToken });
  return visitor;
};

/** Another browser, with a copy of the cookies, that sends `always` with each request. */
export const copyOf = (
  { cookies }: Visitor,
  origin: string,
  always: Record<string, string> = {},
): Visitor => {
  const thief = createVisitor(origin, always);
  for (const [name, value] of cookies) thief.cookies.set(name, value);
  return thief;
};

const session = z.object({ contact: z.string() });

/** The number that `visitor` is logged in with, or null. Throws for an answer that is no session. */
export const contactOf = async (visitor: Visitor): Promise<string | null> => {
  const { status, body } = await visitor.get('/api/auth/session');
  if (status !== 200) throw new Error(`/api/auth/session answered ${status}`);
  return session.safeParse(body).data?.contact ?? null;
};
