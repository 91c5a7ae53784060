import { useReducer } from 'react';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { sendOtp } from '@/lib/api/login';
import { toSiteError } from '@/lib/site/siteError';
import { otpEndsAt } from './countdown';
import { startLogin, stepLogin } from './loginSteps';
import { checkMobile } from './mobile';

export type LoginOptions = {
  /** Filled in at first. */
  mobile: string;
  /** Checks a code and begins what it opens: who typed it. Throws a SiteError for a wrong one. */
  confirm: (challenge: string, otp: string) => Promise<'known' | 'new'>;
  /** Called once a session exists. `new`: the school does not know this parent yet. */
  onVerified: (outcome: 'known' | 'new') => void;
};

/** The login from mobile number to session: its state, and what a person can do. */
export const useLogin = ({ mobile: given, confirm, onVerified }: LoginOptions) => {
  const [state, dispatch] = useReducer(stepLogin, given, startLogin);

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
      const outcome = await confirm(state.challenge, otp);
      dispatch({ type: 'accepted', next: outcome === 'new' ? 'signup' : 'done' });
      onVerified(outcome);
    } catch (cause) {
      dispatch({ type: 'refused', error: toSiteError(cause).message });
    }
  };

  const edit = () => dispatch({ type: 'noticed', error: null });

  return { state, send, enter, edit, change: () => dispatch({ type: 'changed' }) };
};

const inSeconds = (seconds: number): number => Date.now() + seconds * 1000;
