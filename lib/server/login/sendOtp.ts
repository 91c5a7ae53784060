import { OTP_MESSAGES } from '@/data/copy/otp';
import { RESEND_SECONDS } from '@/data/limits';
import type { OtpSent } from '@/lib/login/contract';
import type { LoginFlow } from '@/lib/server/erp/contract';
import { consumeLimit, type LimitName, refundLimit } from '@/lib/server/limits';
import type { Database } from '@/lib/server/store/schema';
import { getStore } from '@/lib/server/store/store';
import { SiteError } from '@/lib/site/siteError';
import { issueChallenge } from './challenge';
import { standingOf } from './devices';
import { parseMobile, prefixOf } from './mobile';
import { claimSend, findRequest, type OtpRequest, releaseClaim, saveSent } from './otpRequests';
import { requestCode } from './requestCode';
import type { Requester } from './requester';
import { hashNetwork, type Senders, sendersOf } from './senders';
import { expectShare, sendFairly } from './sendFairly';

/**
 * Sends a code, unless one is on its way. A known and an unknown number get the same answer. Only a
 * message that was sent counts against the number.
 */
export const sendOtp = async (input: string, requester: Requester): Promise<OtpSent> => {
  const mobile = parseMobile(input);
  const { db } = await getStore();
  const before = await findRequest(db, mobile);
  const { flow, resendAfter } = isOnItsWay(before)
    ? toSent(before)
    : await claimAndSend(db, { mobile, requester, before });
  const askedFrom = hashNetwork(requester.network);
  return {
    message: OTP_MESSAGES.sent,
    challenge: await issueChallenge({ mobile, flow, askedFrom }),
    resendAfter,
  };
};

type Sent = { flow: LoginFlow; resendAfter: number };

const isOnItsWay = (request: OtpRequest | null): boolean =>
  request !== null && request.sentAt > Date.now() - RESEND_SECONDS * 1000;

const toSent = (request: OtpRequest | null): Sent => ({
  flow: request?.flow ?? 'login',
  resendAfter: secondsLeft(request?.sentAt ?? Date.now()),
});

type Asked = { mobile: string; requester: Requester; before: OtpRequest | null };

const claimAndSend = async (db: Database, { mobile, requester, before }: Asked): Promise<Sent> => {
  const { deviceId } = requester;
  const standing = await standingOf(db, { mobile, deviceId }, Date.now());
  const senders = sendersOf({ mobile, standing, requester });
  // Before the claim: who is refused here must not make others believe that a code is on its way.
  await expectShare(db, senders);
  if (!(await claimSend(db, mobile, Date.now()))) return toSent(await findRequest(db, mobile));
  try {
    const flow = await sendCounted(db, mobile, senders);
    await saveSent(db, mobile, { flow, senders: senders.credited });
    // The whole countdown, however long the school system took: that would tell what it had to do.
    return { flow, resendAfter: RESEND_SECONDS };
  } catch (cause) {
    await releaseClaim(db, mobile, before);
    throw cause;
  }
};

const sendCounted = async (db: Database, mobile: string, senders: Senders): Promise<LoginFlow> => {
  const { standing } = senders;
  // A full block must not tell which of its numbers were here before: they have their shares of it then.
  const refusal = standing === 'number' ? await refusalOfBlock(prefixOf(mobile)) : null;
  const caller = standing === 'ownDevice' ? 'ownDevice' : 'unknown';
  const send = () => sendFairly(db, senders, () => requestCode(mobile, caller), refusal);
  const toNumber = (work: typeof send) => counted('otpSendNumber', `${mobile} ${caller}`, work);
  if (standing === 'ownDevice') return toNumber(send);
  // Whoever fills a block of numbers must not shut out those in it who were here before.
  const block = standing === 'number' ? `${prefixOf(mobile)} confirmed` : prefixOf(mobile);
  return toNumber(() => counted('otpSendPrefix', block, send));
};

/** What the other numbers of a block are told while it is full; else null. */
const refusalOfBlock = async (block: string): Promise<SiteError | null> => {
  try {
    await consumeLimit('otpSendPrefix', block);
  } catch (cause) {
    if (cause instanceof SiteError && cause.code === 'otp/paused') return cause;
    throw cause;
  }
  await refundLimit('otpSendPrefix', block);
  return null;
};

/** Counts what is sent against a limit, and takes it back where it was not sent. */
const counted = async <T>(name: LimitName, key: string, send: () => Promise<T>): Promise<T> => {
  await consumeLimit(name, key);
  try {
    return await send();
  } catch (cause) {
    await refundLimit(name, key);
    throw cause;
  }
};

const secondsLeft = (sentAt: number): number => {
  const left = Math.ceil((sentAt + RESEND_SECONDS * 1000 - Date.now()) / 1000);
  return Math.min(Math.max(left, 1), RESEND_SECONDS);
};
