import type { NextApiRequest } from 'next';
import { limitedAddress, networkOf } from '@/lib/server/endpoint/clientAddress';
import { readDevice } from './device';

/** Whoever asks for a code or types one in. All of it is personal: it is stored as keyed hashes only. */
export type Requester = {
  /** An IPv4 address, or an IPv6 /64. */
  address: string;
  /** Its /24, or its /48. */
  network: string;
  /** Null: no number was confirmed in this browser yet. */
  deviceId: string | null;
};

export const requesterOf = async (
  req: Pick<NextApiRequest, 'cookies'>,
  address: string,
): Promise<Requester> => ({
  address: limitedAddress(address),
  network: networkOf(address),
  deviceId: await readDevice(req),
});
