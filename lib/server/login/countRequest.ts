import { consumeAddressLimit, consumeLimit } from '@/lib/server/limits';
import { getStore } from '@/lib/server/store/store';
import { readChallenge } from './challenge';
import { standingOf } from './devices';

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

/** The number of a challenge that is good. */
export const mobileOfChallenge = async (text: string): Promise<string | null> =>
  (await readChallenge(text))?.mobile ?? null;

const isOwn = async (mobile: string | null, deviceId: string | null): Promise<boolean> => {
  if (mobile === null || deviceId === null) return false;
  const { db } = await getStore();
  return (await standingOf(db, { mobile, deviceId }, Date.now())) === 'ownDevice';
};
