import { OTP_MESSAGES } from '@/data/copy/otp';
import { RESEND_SECONDS } from '@/data/limits';
import type { OtpSent } from '@/lib/login/contract';
import type { LoginFlow } from '@/lib/server/erp/contract';
import { consumeLimit } from '@/lib/server/limits';
import type { Database } from '@/lib/server/store/schema';
import { getStore } from '@/lib/server/store/store';
import { issueChallenge } from './challenge';
import { parseMobile, prefixOf } from './mobile';
import { claimSend, clearRequest, findRequest, saveFlow } from './otpRequests';
import { sendUnlessPumped } from './pumpingBreaker';
import { requestCode } from './requestCode';

/** Sends a code, unless one is on its way. A known and an unknown number get the same answer. */
export const sendOtp = async (input: string): Promise<OtpSent> => {
  const mobile = parseMobile(input);
  await consumeLimit('otpSendNumber', mobile);
  const { db } = await getStore();
  const isOurs = await claimSend(db, mobile, Date.now());
  const { flow, resendAfter } = isOurs ? await sendNow(mobile) : await findSent(db, mobile);
  return {
    message: OTP_MESSAGES.sent,
    challenge: await issueChallenge({ mobile, flow }),
    resendAfter,
  };
};

type Sent = { flow: LoginFlow; resendAfter: number };

// The whole countdown, however long the school system took: that would tell what it had to do.
const sendNow = async (mobile: string): Promise<Sent> => ({
  flow: await sendCode(mobile),
  resendAfter: RESEND_SECONDS,
});

const findSent = async (db: Database, mobile: string): Promise<Sent> => {
  const request = await findRequest(db, mobile);
  return {
    flow: request?.flow ?? 'login',
    resendAfter: secondsLeft(request?.sentAt ?? Date.now()),
  };
};

const sendCode = async (mobile: string): Promise<LoginFlow> => {
  const { db } = await getStore();
  try {
    await consumeLimit('otpSendPrefix', prefixOf(mobile));
    const flow = await sendUnlessPumped(db, () => requestCode(mobile));
    await saveFlow(db, mobile, flow);
    return flow;
  } catch (cause) {
    await clearRequest(db, mobile);
    throw cause;
  }
};

const secondsLeft = (sentAt: number): number => {
  const left = Math.ceil((sentAt + RESEND_SECONDS * 1000 - Date.now()) / 1000);
  return Math.min(Math.max(left, 1), RESEND_SECONDS);
};
