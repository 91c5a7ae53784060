import type { OtpSent } from '@/lib/login/contract';
import { isRecord } from '@/lib/site/isRecord';
import { request } from './request';

/** A verified number, and what our login endpoint handed out for it. */
export type LoginVerified =
  | { outcome: 'onboarded' | 'known'; message: string; ticket: string }
  | { outcome: 'new'; message: string; ticket: string; accessToken: string };

/** Asks for a code. Asked again too soon, the server answers with the seconds that remain. */
export const sendOtp = (mobile: string): Promise<OtpSent> =>
  request('/api/otp/send', { method: 'POST', body: { mobile }, parse: parseOtpSent });

/** Checks a code. */
export const verifyOtp = (challenge: string, otp: string): Promise<LoginVerified> =>
  request('/api/otp/verify', {
    method: 'POST',
    body: { challenge, otp },
    parse: parseLoginVerified,
  });

/** Stores the encrypted token of a new parent in the session cookie. */
export const updateToken = async (newAccessToken: string): Promise<void> => {
  await request('/api/auth/update-token', {
    method: 'POST',
    body: { newAccessToken },
    parse: () => true,
  });
};

/** Ends every session of the number that is logged in here. Throws `session/required` without one. */
export const endAllSessions = async (): Promise<void> => {
  await request('/api/auth/sign-out-everywhere', { method: 'POST', body: {}, parse: () => true });
};

const parseOtpSent = (answer: unknown): OtpSent | null => {
  if (!isRecord(answer)) return null;
  const { message, challenge, resendAfter } = answer;
  if (typeof message !== 'string' || typeof challenge !== 'string') return null;
  return typeof resendAfter === 'number' ? { message, challenge, resendAfter } : null;
};

const parseLoginVerified = (answer: unknown): LoginVerified | null => {
  if (!isRecord(answer) || typeof answer.message !== 'string') return null;
  const { outcome, message, ticket, accessToken } = answer;
  if (typeof ticket !== 'string') return null;
  if (outcome === 'onboarded' || outcome === 'known') return { outcome, message, ticket };
  if (outcome !== 'new' || typeof accessToken !== 'string') return null;
  return { outcome, message, ticket, accessToken };
};
