import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { askRaw } from '@/e2e/support/askRaw';
import { startBareSite } from '@/e2e/support/bareSite';
import type { Size } from '@/tests/reliability/experiment';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { streamVisits } from './others';

const CONNECTIONS = { short: 50, long: 100 };
/** The first two or three go by while its burst is answered, as a class's would be. */
const SECONDS = { short: 6, long: 20 };
const ATTACKER = '127.0.0.2';

/** As many requests as are answered: how often which status came. */
export type FloodAnswers = Map<number, number>;

/**
 * Asks for these addresses in turn, each with a number after it, as fast as answers come, over
 * connections that stay open and never pause.
 */
export const flood = async (
  origin: string,
  addresses: readonly string[],
  size: Size,
): Promise<FloodAnswers> => {
  const connections = CONNECTIONS[size];
  const kept = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + SECONDS[size] * 1000;
  const counts: FloodAnswers = new Map();
  await inParallel(connections, connections, async (client) => {
    for (let index = client; performance.now() < until; index += 1) {
      const address = `${addresses[index % addresses.length]}${client}-${index}`;
      const { status } = await askRaw(origin, address, { from: ATTACKER, agent: kept });
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  });
  kept.destroy();
  return counts;
};

const WORDS = '<p>A page with nothing but words.</p>'.repeat(200);

/**
 * What visitors of a bare Next site with one prerendered page wait, in milliseconds, beside such a flood
 * of that page: how fast this machine is today, when its one process is never idle.
 */
export const floodBareSite = async (
  port: number,
  everyMs: number,
  size: Size,
): Promise<number[]> => {
  const bare = await startBareSite({ port, pages: { home: WORDS } });
  try {
    // Its code is compiled by then, as that of the site is.
    await flood(bare.origin, ['/home?x='], 'short');
    await pause(1000);
    const stop = streamVisits(bare.origin, ['/home'], everyMs);
    await flood(bare.origin, ['/home?x='], size);
    return (await stop()).map(({ wait }) => wait);
  } finally {
    bare.stop();
  }
};
