import type { NextApiRequest } from 'next';
import { consumeAddressLimit, consumeLimit } from '@/lib/server/limits';
import { getStore } from '@/lib/server/store/store';
import { readChallenge } from './challenge';
import { standingOf } from './devices';
import { type Requester, requesterOf } from './requester';

type Asked = { mobile: string | null; deviceId: string | null; address: string };

/**
 * Counts a request for a code or a check of one: for the number's own browser by itself, so that nobody
 * at its address can hold it up, for everybody else by address.
 */
export const countRequest = async (
  name: 'otpSend' | 'otpVerify',
  { mobile, deviceId, address }: Asked,
): Promise<void> => {
  if (await isOwn(mobile, deviceId)) return consumeLimit(name, `device ${deviceId}`);
  return consumeAddressLimit(name, address);
};

/** Counts a check of the code of a challenge, and says who asks for it. */
export const countCheck = async (
  req: Pick<NextApiRequest, 'cookies'>,
  address: string,
  challenge: string,
): Promise<Requester> => {
  const requester = await requesterOf(req, address);
  const { deviceId } = requester;
  // Only the number's own browser is counted by itself.
  const mobile = deviceId === null ? null : ((await readChallenge(challenge))?.mobile ?? null);
  await countRequest('otpVerify', { mobile, deviceId, address });
  return requester;
};

const isOwn = async (mobile: string | null, deviceId: string | null): Promise<boolean> => {
  if (mobile === null || deviceId === null) return false;
  const { db } = await getStore();
  return (await standingOf(db, { mobile, deviceId }, Date.now())) === 'ownDevice';
};
