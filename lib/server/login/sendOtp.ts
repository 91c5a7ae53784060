import { OTP_MESSAGES } from '@/data/copy/otp';
import { SiteError } from '@/lib/errors/siteError';
import type { OtpSent } from '@/lib/login/contract';
import { ErpError } from '@/lib/server/erp/contract';
import { getErp } from '@/lib/server/erp/erp';
import { consumeLimit } from '@/lib/server/limits';
import { log } from '@/lib/server/log';
import { getStore } from '@/lib/server/store/store';
import { type Challenge, sealChallenge } from './challenge';
import { parseContact } from './mobile';
import { claimSend, clearRequest, findRequest, keepPath, RESEND_SECONDS } from './otpRequests';

const TEN_MINUTES = 600;

/** Sends a code, unless one is on its way. A known and an unknown number get the same answer. */
export const sendOtp = async (mobile: string): Promise<OtpSent> => {
  const contact = parseContact(mobile);
  await consumeLimit('otpSendNumber', contact);
  const { db } = await getStore();
  const path = (await claimSend(db, contact, Date.now())) ? await sendCode(contact) : null;
  const request = await findRequest(db, contact);
  return {
    message: OTP_MESSAGES.sent,
    challenge: await sealChallenge({ contact, path: path ?? request?.path ?? 'login' }),
    resendAfter: secondsLeft(request?.sentAt ?? Date.now()),
  };
};

const sendCode = async (contact: string): Promise<Challenge['path']> => {
  const { db } = await getStore();
  try {
    const path = await requestCode(contact);
    await keepPath(db, contact, path);
    return path;
  } catch (cause) {
    await clearRequest(db, contact);
    throw toSiteError(cause);
  }
};

// Specification 4.1, step 2.
const requestCode = async (contact: string): Promise<Challenge['path']> => {
  const erp = await getErp();
  const { message } = await erp.requestLogin(contact);
  if (!message.includes('Please Sign in')) return 'login';
  await erp.requestOnboarding(contact);
  return 'onboard';
};

const toSiteError = (cause: unknown): unknown => {
  if (!(cause instanceof ErpError)) return cause;
  if (cause.status === 403 || cause.status === 429) {
    return new SiteError('otp/too-many-sends', { retryAfter: TEN_MINUTES, cause });
  }
  log.warn({ err: cause }, 'no code was sent');
  return new SiteError('service/unavailable', { cause });
};

const secondsLeft = (sentAt: number): number => {
  const left = Math.ceil((sentAt + RESEND_SECONDS * 1000 - Date.now()) / 1000);
  return Math.min(Math.max(left, 1), RESEND_SECONDS);
};
