import type { OtpVerified } from '@/lib/login/contract';
import {
  type Caller,
  ErpUnavailableError,
  type Verified,
  type VerifyOutcome,
} from '@/lib/server/erp/contract';
import { getErp } from '@/lib/server/erp/erp';
import { consumeLimit } from '@/lib/server/limits';
import type { Verification } from '@/lib/server/session/verification';
import type { Database } from '@/lib/server/store/schema';
import { getStore } from '@/lib/server/store/store';
import { SiteError } from '@/lib/site/siteError';
import { type Challenge, readChallenge } from './challenge';
import { newDeviceId } from './device';
import { rememberDevice, standingOf } from './devices';
import { type CountedGuess, countGuess, type GuessEnd, settleGuess } from './guesses';
import { addOtpCounts } from './otpCounts';
import { clearRequest, findRequest } from './otpRequests';
import { toOtpVerified } from './otpVerified';
import type { Requester } from './requester';
import { addSenderCounts } from './senders';

/** The answer to a right code, and the id under which its browser is known from now on. */
type Login = { answer: OtpVerified; deviceId: string };

/** Checks a code, and says who it is that typed it. What it hands out is bound to `verification`. */
export const verifyOtp = async (
  token: string,
  otp: string,
  requester: Requester,
  verification: Verification,
): Promise<Login> => {
  const { mobile, verified, deviceId } = await confirmNumber(token, otp, requester);
  return { answer: await toOtpVerified(mobile, verified, verification), deviceId };
};

/** A number (10 digits) that was just confirmed, and what the school system knows of it. */
type ConfirmedMobile = { mobile: string; verified: Verified; deviceId: string };

/** Checks a code: whose number it was sent to. Throws a SiteError for a wrong one. */
export const confirmNumber = async (
  token: string,
  otp: string,
  requester: Requester,
): Promise<ConfirmedMobile> => {
  const challenge = await readChallenge(token);
  if (challenge === null) throw new SiteError('otp/expired');
  const { mobile } = challenge;
  await consumeLimit('otpVerifyNumber', `${mobile} ${requester.deviceId ?? requester.network}`);
  const { db } = await getStore();
  // Of two requests sent at once, the one that did not send could not know the flow yet.
  const request = await findRequest(db, mobile);
  const flow = request?.flow ?? challenge.flow;
  const verified = await guessOnce(db, { ...challenge, flow }, otp, requester);
  await clearRequest(db, mobile);
  const deviceId = requester.deviceId ?? newDeviceId();
  await noteVerified(db, { mobile, deviceId, senders: request?.senders ?? [] });
  return { mobile, verified, deviceId };
};

const guessOnce = async (
  db: Database,
  { mobile, flow, askedFrom }: Challenge,
  otp: string,
  requester: Requester,
): Promise<Verified> => {
  const standing = await standingOf(db, { mobile, deviceId: requester.deviceId }, Date.now());
  const guess = await countGuess(db, { mobile, requester, standing, askedFrom });
  const caller: Caller = guess.guesser === 'ownDevice' ? 'ownDevice' : 'unknown';
  const checked = await askSchool(db, guess, (erp) => erp.verifyOtp(flow, mobile, otp, caller));
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

const askSchool = async (
  db: Database,
  guess: CountedGuess,
  ask: (erp: Awaited<ReturnType<typeof getErp>>) => Promise<VerifyOutcome>,
): Promise<VerifyOutcome> => {
  try {
    const checked = await ask(await getErp());
    await settleGuess(db, guess, endOf(checked));
    return checked;
  } catch (cause) {
    await settleGuess(db, guess, 'none');
    throw cause instanceof ErpUnavailableError
      ? new SiteError('service/unavailable', { cause })
      : cause;
  }
};

const endOf = ({ outcome }: VerifyOutcome): GuessEnd => {
  if (outcome === 'wrong') return 'wrong';
  return outcome === 'expired' || outcome === 'blocked' || outcome === 'refused' ? 'none' : 'right';
};

type Confirmed = { mobile: string; deviceId: string; senders: string[] };

/**
 * A number earns credit for those who asked, and counts against pumping, once a day: nobody gets more
 * with one telephone.
 */
const noteVerified = async (
  db: Database,
  { mobile, deviceId, senders }: Confirmed,
): Promise<void> => {
  const now = Date.now();
  if (!(await rememberDevice(db, { mobile, deviceId }, now))) return;
  await addOtpCounts(db, now, { verified: 1 });
  if (senders.length > 0) await addSenderCounts(db, senders, now, { verified: 1 });
};
