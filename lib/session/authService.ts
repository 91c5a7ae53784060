import { getProviders, signIn, signOut } from 'next-auth/react';
import { ACCOUNT_COPY } from '@/data/copy/account';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { PATHS } from '@/data/routes/paths';
import { SiteError } from '@/lib/errors/siteError';
import { notify } from '@/lib/notify/notify';

const PROVIDER = 'otp';

// NextAuth's own codes, such as CredentialsSignin, are one word. A reason for people is more.
const CODE = /^\w+$/;

/** Hands the ticket to NextAuth. Throws `login/failed`, with the reason where there is one for people. */
export const signInWith = async (ticket: string): Promise<void> => {
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
  if (result?.ok && !result.error) return;
  const reason = result?.error ?? '';
  throw new SiteError('login/failed', {
    message: CODE.test(reason) ? undefined : reason || undefined,
  });
};

/** Whether the request to log out went through. Leaves no message of it in local storage. */
export const signOutQuietly = async (): Promise<boolean> => {
  try {
    // NextAuth does not look at the status: only an answer with an address means that it is done.
    const { url } = await signOut({ redirect: false });
    localStorage.removeItem('nextauth.message');
    return url !== undefined;
  } catch {
    return false;
  }
};

/** The snackbar after logging out. */
export const tellSignOut = (isOut: boolean): void => {
  if (isOut) notify('success', ACCOUNT_COPY.loggedOut);
  else notify('error', ERROR_MESSAGES['session/logout-failed']);
};
