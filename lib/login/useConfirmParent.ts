import { LOGIN_COPY } from '@/data/copy/login';
import { verifyOtp } from '@/lib/api/login';
import { useSignIn } from '@/lib/session/useSignIn';
import { useSnackbar } from '@/lib/site/SnackbarContext';
import type { LoginOptions } from './useLogin';

/** Specification section 8. */
const WELCOME = { onboarded: LOGIN_COPY.loggedIn, known: LOGIN_COPY.loggedInKnown };

/** Checks the code of a parent, and begins the parent's session. */
export const useConfirmParent = (): LoginOptions['confirm'] => {
  const { enqueueSnackbar } = useSnackbar();
  const signIn = useSignIn();
  return async (challenge, otp) => {
    const verified = await verifyOtp(challenge, otp);
    await signIn(verified);
    if (verified.outcome === 'new') return 'new';
    enqueueSnackbar(WELCOME[verified.outcome], { variant: 'success' });
    return 'known';
  };
};
