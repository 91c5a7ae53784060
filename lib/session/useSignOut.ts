import { signOut } from 'next-auth/react';
import { ACCOUNT_COPY } from '@/data/copy/account';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { useSnackbar } from '@/lib/site/SnackbarContext';
import { AUTH_MESSAGE_KEY } from './session';

/** Logs out here and in the visitor's other tabs, and says how it went (specification 8). */
export const useSignOut = (): (() => Promise<void>) => {
  const { enqueueSnackbar } = useSnackbar();
  return async () => {
    if (await isSignedOut()) enqueueSnackbar(ACCOUNT_COPY.loggedOut, { variant: 'success' });
    else enqueueSnackbar(ERROR_MESSAGES['session/logout-failed'], { variant: 'error' });
  };
};

const isSignedOut = async (): Promise<boolean> => {
  try {
    // NextAuth does not look at the status: only an answer with an address means that it is done.
    const { url } = await signOut({ redirect: false });
    // Specification section 7.
    localStorage.removeItem(AUTH_MESSAGE_KEY);
    return url !== undefined;
  } catch {
    return false;
  }
};
