import { type ErrorCode, SiteError } from '@/lib/errors/siteError';
import type { OtpVerified } from '@/lib/login/contract';
import { ErpError, type ErpLogin } from '@/lib/server/erp/contract';
import { getErp } from '@/lib/server/erp/erp';
import { consumeLimit } from '@/lib/server/limits';
import { getStore } from '@/lib/server/store/store';
import { type Challenge, readChallenge } from './challenge';
import { addOtpCounts } from './otpCounts';
import { clearRequest, findRequest } from './otpRequests';
import { toOutcome } from './outcome';

/** The error catalogue, specification section 8. */
const CODES: Record<number, ErrorCode> = {
  400: 'otp/expired',
  401: 'otp/wrong',
  403: 'otp/blocked',
};

/** Checks a code, and says who it is that typed it. */
export const verifyOtp = async (sealed: string, otp: string): Promise<OtpVerified> => {
  const challenge = await readChallenge(sealed);
  if (challenge === null) throw new SiteError('otp/expired');
  await consumeLimit('otpVerifyNumber', challenge.contact);
  const { db } = await getStore();
  // Of two requests sent at once, the one that did not send could not know the way yet.
  const request = await findRequest(db, challenge.contact);
  const login = await checkCode({ ...challenge, path: request?.path ?? challenge.path }, otp);
  if (login.status_code !== 200) {
    throw new SiteError('otp/refused', { message: login.message || undefined });
  }
  await clearRequest(db, challenge.contact);
  await addOtpCounts(db, Date.now(), { verified: 1 });
  return toOutcome(challenge.contact, login);
};

const checkCode = async ({ contact, path }: Challenge, otp: string): Promise<ErpLogin> => {
  const erp = await getErp();
  try {
    return path === 'login'
      ? await erp.verifyLogin(contact, otp)
      : await erp.verifyOnboarding(contact, otp);
  } catch (cause) {
    throw cause instanceof ErpError ? toSiteError(cause) : cause;
  }
};

const toSiteError = (cause: ErpError): SiteError => {
  const code = CODES[cause.status ?? 0];
  if (code !== undefined) return new SiteError(code, { cause });
  return cause.errorMessage === null
    ? new SiteError('service/unavailable', { cause })
    : new SiteError('otp/refused', { message: cause.errorMessage, cause });
};
