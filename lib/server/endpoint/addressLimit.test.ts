import { RateLimiterMemory } from 'rate-limiter-flexible';
import { IPV6_NETWORK_FACTOR } from '@/data/limits';
import { createAddressLimit } from './addressLimit';

const POINTS = 3;

const home = (index: number) => `2001:db8:1:${index.toString(16)}::1`;

const createCount = () =>
  createAddressLimit((factor) => new RateLimiterMemory({ points: factor * POINTS, duration: 60 }));

/** How many of so many tries, each from the address that `from` says, are counted without a refusal. */
const countHeard = async (tries: number, from: (index: number) => string): Promise<number> => {
  const count = createCount();
  const results = await Promise.allSettled(
    Array.from({ length: tries }, (_, index) => count(from(index))),
  );
  return results.filter(({ status }) => status === 'fulfilled').length;
};

it.each<[string, (index: number) => string, number]>([
  ['one address', () => '203.0.113.9', POINTS],
  ['addresses of one /64', (index) => `2001:db8:1:2::${index.toString(16)}`, POINTS],
  ['homes of one /48', home, IPV6_NETWORK_FACTOR * POINTS],
  ['neighbours of IPv4', (index) => `203.0.113.${index}`, 100],
])('hears of a hundred tries from %s as many as its limit', async (_whose, from, expected) => {
  expect(await countHeard(100, from)).toBe(expected);
});
