import type { OtpVerified } from '@/lib/login/contract';
import { ErpUnavailableError, type Verified } from '@/lib/server/erp/contract';
import { getErp } from '@/lib/server/erp/erp';
import { consumeLimit } from '@/lib/server/limits';
import type { Verification } from '@/lib/server/session/verification';
import { getStore } from '@/lib/server/store/store';
import { SiteError } from '@/lib/site/siteError';
import { type Challenge, readChallenge } from './challenge';
import { addOtpCounts } from './otpCounts';
import { clearRequest, findRequest } from './otpRequests';
import { toOtpVerified } from './otpVerified';

/** Checks a code, and says who it is that typed it. What it hands out is bound to `verification`. */
export const verifyOtp = async (
  token: string,
  otp: string,
  verification: Verification,
): Promise<OtpVerified> => {
  const challenge = await readChallenge(token);
  if (challenge === null) throw new SiteError('otp/expired');
  const { mobile } = challenge;
  await consumeLimit('otpVerifyNumber', mobile);
  const { db } = await getStore();
  // Of two requests sent at once, the one that did not send could not know the flow yet.
  const request = await findRequest(db, mobile);
  const verified = await checkCode({ mobile, flow: request?.flow ?? challenge.flow }, otp);
  await clearRequest(db, mobile);
  await addOtpCounts(db, Date.now(), { verified: 1 });
  return toOtpVerified(mobile, verified, verification);
};

const checkCode = async ({ mobile, flow }: Challenge, otp: string): Promise<Verified> => {
  const erp = await getErp();
  const checked = await erp.verifyOtp(flow, mobile, otp).catch((cause: unknown) => {
    throw cause instanceof ErpUnavailableError
      ? new SiteError('service/unavailable', { cause })
      : cause;
  });
  switch (checked.outcome) {
    case 'wrong':
    case 'expired':
    case 'blocked':
      throw new SiteError(`otp/${checked.outcome}`);
    case 'refused':
      throw new SiteError('otp/refused', { message: checked.message ?? undefined });
    default:
      return checked;
  }
};
