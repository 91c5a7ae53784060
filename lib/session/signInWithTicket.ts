import { getProviders, getSession, signIn } from 'next-auth/react';
import { PATHS } from '@/data/routes/paths';
import { SiteError } from '@/lib/site/siteError';

const PROVIDER = 'otp';

// NextAuth's own codes, such as CredentialsSignin, are one word. A reason for people is more.
const CODE = /^\w+$/;

/**
 * Logs in with a ticket of our login endpoint, here and in the visitor's other tabs.
 * Throws `login/failed`, with the reason where there is one for people.
 */
export const signInWithTicket = async (ticket: string): Promise<void> => {
  // Without providers NextAuth leaves the page; asking first keeps the parent here.
  const providers = await getProviders();
  if (!providers?.[PROVIDER]) throw new SiteError('login/failed');
  const result = await signIn(PROVIDER, {
    ticket,
    redirect: false,
    // NextAuth reads `error` from the address it answers with: not one of ours, which may have one.
    callbackUrl: PATHS.home,
  }).catch((cause: unknown) => {
    throw new SiteError('login/failed', { cause });
  });
  if (!result?.ok || result.error) throw new SiteError('login/failed', reasonOf(result?.error));
  // `signIn` updates this tab only; `getSession` tells the others.
  await getSession();
};

const reasonOf = (reason?: string | null) => ({
  message: reason && !CODE.test(reason) ? reason : undefined,
});
