import { OTP_MESSAGES } from '@/data/copy/otp';
import { RESEND_SECONDS } from '@/data/limits';
import type { OtpSent } from '@/lib/login/contract';
import type { LoginFlow } from '@/lib/server/erp/contract';
import { consumeLimit, refundLimit } from '@/lib/server/limits';
import type { Database } from '@/lib/server/store/schema';
import { getStore } from '@/lib/server/store/store';
import { issueChallenge } from './challenge';
import { standingOf } from './devices';
import { parseMobile, prefixOf } from './mobile';
import { claimSend, findRequest, releaseClaim, saveSent } from './otpRequests';
import { requestCode } from './requestCode';
import type { Requester } from './requester';
import { hashNetwork, sendersOf } from './senders';
import { sendFairly } from './sendFairly';
import type { Standing } from './sendShares';

/**
 * Sends a code, unless one is on its way. A known and an unknown number get the same answer. Only a
 * message that was sent counts against the number.
 */
export const sendOtp = async (input: string, requester: Requester): Promise<OtpSent> => {
  const mobile = parseMobile(input);
  const { db } = await getStore();
  const now = Date.now();
  const before = await findRequest(db, mobile);
  const isOurs = await claimSend(db, mobile, now);
  const { flow, resendAfter } = isOurs
    ? await sendNow(db, mobile, requester).catch(async (cause: unknown) => {
        await releaseClaim(db, mobile, before);
        throw cause;
      })
    : await findSent(db, mobile);
  const askedFrom = hashNetwork(requester.network);
  return {
    message: OTP_MESSAGES.sent,
    challenge: await issueChallenge({ mobile, flow, askedFrom }),
    resendAfter,
  };
};

type Sent = { flow: LoginFlow; resendAfter: number };

const findSent = async (db: Database, mobile: string): Promise<Sent> => {
  const request = await findRequest(db, mobile);
  return {
    flow: request?.flow ?? 'login',
    resendAfter: secondsLeft(request?.sentAt ?? Date.now()),
  };
};

const sendNow = async (db: Database, mobile: string, requester: Requester): Promise<Sent> => {
  const { deviceId } = requester;
  const standing = await standingOf(db, { mobile, deviceId }, Date.now());
  const senders = sendersOf({ mobile, standing, requester });
  const caller = standing === 'ownDevice' ? 'ownDevice' : 'unknown';
  const flow = await countedForNumber(`${mobile} ${caller}`, async () => {
    await consumePrefix(mobile, standing);
    return sendFairly(db, senders, () => requestCode(mobile, caller));
  });
  await saveSent(db, mobile, { flow, senders: senders.credited });
  // The whole countdown, however long the school system took: that would tell what it had to do.
  return { flow, resendAfter: RESEND_SECONDS };
};

const countedForNumber = async <T>(key: string, send: () => Promise<T>): Promise<T> => {
  await consumeLimit('otpSendNumber', key);
  try {
    return await send();
  } catch (cause) {
    await refundLimit('otpSendNumber', key);
    throw cause;
  }
};

// Whoever fills a block of numbers must not shut out those in it who were here before.
const consumePrefix = async (mobile: string, standing: Standing): Promise<void> => {
  if (standing === 'ownDevice') return;
  const block = prefixOf(mobile);
  await consumeLimit('otpSendPrefix', standing === 'number' ? `${block} confirmed` : block);
};

const secondsLeft = (sentAt: number): number => {
  const left = Math.ceil((sentAt + RESEND_SECONDS * 1000 - Date.now()) / 1000);
  return Math.min(Math.max(left, 1), RESEND_SECONDS);
};
