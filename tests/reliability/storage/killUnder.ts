import { setTimeout as wait } from 'node:timers/promises';
import type { Clients, Ledger } from '@/tests/reliability/support/clients';
import type { TestSite } from '@/tests/reliability/support/site';

/** A round acknowledges more than this. */
export const LEAST_PER_ROUND = 50;
const PER_ROUND = LEAST_PER_ROUND + 1;
const LONGEST_ROUND_MS = 20_000;
/** The kill falls somewhere in this time after the last enquiry of its round. */
const SPREAD_MS = 20;

/** Lets the clients post, and kills the server (SIGKILL) in the middle of it. */
export const killUnder = async (
  site: TestSite,
  clients: Clients,
  ledger: Ledger,
): Promise<void> => {
  const [goal, giveUpAt] = [ledger.size + PER_ROUND, performance.now() + LONGEST_ROUND_MS];
  let isDead = false;
  const posting = clients.sendUntil(site.origin, () => isDead);
  while (ledger.size < goal && performance.now() < giveUpAt) await wait(2);
  await wait(Math.random() * SPREAD_MS);
  await site.kill();
  isDead = true;
  await posting;
  if (ledger.size < goal) throw new Error(`${PER_ROUND} enquiries took longer than a round may.`);
};
