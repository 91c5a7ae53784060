import { OTP_MESSAGES } from '@/data/copy/otp';
import { SiteError } from '@/lib/errors/siteError';
import type { OtpSent } from '@/lib/login/contract';
import { ErpError } from '@/lib/server/erp/contract';
import { consumeLimit } from '@/lib/server/limits';
import { log } from '@/lib/server/log/log';
import type { Database } from '@/lib/server/store/schema';
import { getStore } from '@/lib/server/store/store';
import { type Challenge, sealChallenge } from './challenge';
import { parseContact, prefixOf } from './mobile';
import { claimSend, clearRequest, findRequest, keepPath, RESEND_SECONDS } from './otpRequests';
import { sendUnlessPumped } from './pumpingBreaker';
import { requestCode } from './requestCode';

const TEN_MINUTES = 600;

/** Sends a code, unless one is on its way. A known and an unknown number get the same answer. */
export const sendOtp = async (mobile: string): Promise<OtpSent> => {
  const contact = parseContact(mobile);
  await consumeLimit('otpSendNumber', contact);
  const { db } = await getStore();
  const isOurs = await claimSend(db, contact, Date.now());
  const { path, resendAfter } = isOurs ? await sendNow(contact) : await findSent(db, contact);
  return {
    message: OTP_MESSAGES.sent,
    challenge: await sealChallenge({ contact, path }),
    resendAfter,
  };
};

type Sent = { path: Challenge['path']; resendAfter: number };

// The whole countdown, however long the school system took: that would tell what it had to do.
const sendNow = async (contact: string): Promise<Sent> => ({
  path: await sendCode(contact),
  resendAfter: RESEND_SECONDS,
});

const findSent = async (db: Database, contact: string): Promise<Sent> => {
  const request = await findRequest(db, contact);
  return {
    path: request?.path ?? 'login',
    resendAfter: secondsLeft(request?.sentAt ?? Date.now()),
  };
};

const sendCode = async (contact: string): Promise<Challenge['path']> => {
  const { db } = await getStore();
  try {
    await consumeLimit('otpSendPrefix', prefixOf(contact));
    const path = await sendUnlessPumped(db, () => requestCode(contact));
    await keepPath(db, contact, path);
    return path;
  } catch (cause) {
    await clearRequest(db, contact);
    throw toSiteError(cause);
  }
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
