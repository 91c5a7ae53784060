import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Experiment } from '@/scripts/hold/experiment';
import type { Reply } from '@/scripts/hold/tools/enquiries';
import { type HeldSite, startHeldSite } from '@/scripts/hold/tools/site';
import { median, round } from '@/scripts/hold/tools/statistics';
import { createClients } from './clients';
import { copyAsLeft, type Ledger, noteComparison, readSoundness } from './ledger';

const SIZES = { short: 5, long: 200 };
const CLIENTS = 8;
const PER_ROUND = 51;
const LONGEST_START_S = 3;
const LONGEST_ROUND_MS = 20_000;
/** The kill falls somewhere in this time after the last enquiry of its round. */
const SPREAD_MS = 20;

type Clients = ReturnType<typeof createClients>;

/** Lets the clients post, and kills the server in the middle of it. */
const killUnder = async (site: HeldSite, clients: Clients, ledger: Ledger): Promise<void> => {
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

/** The server loses its power again and again while parents write. */
export const KILL: Experiment = {
  name: 'kill',
  promise: 'Who was thanked is in the database exactly once, however often the server is killed.',
  run: async (size, note) => {
    const rounds = SIZES[size];
    const ledger: Ledger = new Map();
    const [starts, verdicts]: [number[], string[]] = [[], []];
    let unanswered = 0;
    const onReply = ({ status }: Reply) => {
      if (status === null) unanswered += 1;
    };
    const clients = createClients({ count: CLIENTS, ledger, name: 'kill', onReply });
    const env = { TRUST_PROXY: '1' };
    const site = await startHeldSite({ name: 'kill', port: 4300, env });
    try {
      for (let turn = 0; turn < rounds; turn += 1) {
        await killUnder(site, clients, ledger);
        verdicts.push(readSoundness(copyAsLeft(site.dataDir)));
        const startedAt = performance.now();
        await site.restart();
        starts.push((performance.now() - startedAt) / 1000);
      }
      await clients.settle(site.origin);
    } finally {
      await site.stop();
    }
    const [slowest, unsound] = [Math.max(...starts), verdicts.filter((one) => one !== 'ok')];
    note({ what: 'Times killed', value: rounds });
    note({
      what: 'Acknowledged',
      value: ledger.size,
      bound: `${rounds * 50} or more`,
      holds: ledger.size >= rounds * 50,
    });
    noteComparison(ledger, join(site.dataDir, 'site.db'), note);
    note({ what: 'Requests that lost their answer and were sent again', value: unanswered });
    note({
      what: 'Times the database was not sound as the killed server left it',
      value: unsound.length,
      bound: '0',
      holds: unsound.length === 0,
    });
    note({ what: 'Start to ready, median', value: round(median(starts), 2), unit: 's' });
    note({
      what: 'Start to ready, slowest',
      value: round(slowest, 2),
      unit: 's',
      bound: `at most ${LONGEST_START_S}`,
      holds: slowest <= LONGEST_START_S,
    });
  },
};
