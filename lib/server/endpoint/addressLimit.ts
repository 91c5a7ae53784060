import { IPV6_NETWORK_FACTOR } from '@/data/limits';
import { limitKeysOf } from './clientAddress';

type Limiter = { consume: (key: string) => Promise<unknown> };

/**
 * Counts what an address asks for: an IPv6 one for its /64, and for its /48 with a limit of its own.
 * `create` makes a limiter with so many times the points of one address. Where none are left, the
 * count throws what the limiter does.
 */
export const createAddressLimit = (create: (factor: number) => Limiter) => {
  const ofOne = create(1);
  const ofNetwork = create(IPV6_NETWORK_FACTOR);
  return async (address: string): Promise<void> => {
    const { one, network } = limitKeysOf(address);
    await ofOne.consume(one);
    if (network !== null) await ofNetwork.consume(network);
  };
};
