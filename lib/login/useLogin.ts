import { useReducer } from 'react';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { LOGIN_COPY } from '@/data/copy/login';
import { sendOtp, verifyOtp } from '@/lib/api/login';
import { useSignIn } from '@/lib/session/useSignIn';
import { useSnackbar } from '@/lib/site/SnackbarContext';
import { SiteError } from '@/lib/site/siteError';
import { otpEndsAt } from './countdown';
import { startLogin, stepLogin } from './loginSteps';
import { checkMobile } from './mobile';

type LoginOptions = {
  /** Filled in for the parent. */
  mobile: string;
  /** Called once a session exists. `new`: the school does not know this parent yet. */
  onVerified: (outcome: 'known' | 'new') => void;
};

/** The login from mobile number to session: its state, and what a parent can do. */
export const useLogin = ({ mobile: given, onVerified }: LoginOptions) => {
  const [state, dispatch] = useReducer(stepLogin, given, startLogin);
  const { enqueueSnackbar } = useSnackbar();
  const signIn = useSignIn();

  const send = async (mobile: string) => {
    const problem = checkMobile(mobile);
    if (problem) return dispatch({ type: 'noticed', error: ERROR_MESSAGES[problem] });
    dispatch({ type: 'asked', mobile });
    try {
      const { challenge, message, resendAfter } = await sendOtp(mobile);
      const resendAt = inSeconds(resendAfter);
      const endsAt = otpEndsAt(resendAfter, Date.now());
      dispatch({ type: 'sent', mobile, challenge, message, resendAt, endsAt });
    } catch (cause) {
      const { message, retryAfter } = toSiteError(cause);
      const resendAt = retryAfter ? inSeconds(retryAfter) : undefined;
      dispatch({ type: 'refused', error: message, resendAt });
    }
  };

  const enter = async (otp: string) => {
    if (state.step !== 'otp') return;
    dispatch({ type: 'entered' });
    try {
      const verified = await verifyOtp(state.challenge, otp);
      await signIn(verified);
      if (verified.outcome !== 'new')
        enqueueSnackbar(WELCOME[verified.outcome], { variant: 'success' });
      const outcome = verified.outcome === 'new' ? 'new' : 'known';
      dispatch({ type: 'accepted', next: outcome === 'new' ? 'signup' : 'done' });
      onVerified(outcome);
    } catch (cause) {
      dispatch({ type: 'refused', error: toSiteError(cause).message });
    }
  };

  const edit = () => dispatch({ type: 'noticed', error: null });

  return { state, send, enter, edit, change: () => dispatch({ type: 'changed' }) };
};

/** Specification section 8. */
const WELCOME = { onboarded: LOGIN_COPY.loggedIn, known: LOGIN_COPY.loggedInKnown };

const inSeconds = (seconds: number): number => Date.now() + seconds * 1000;

// Whatever went wrong, the parent reads a sentence and can try again.
const toSiteError = (cause: unknown): SiteError =>
  cause instanceof SiteError ? cause : new SiteError('service/unavailable', { cause });
