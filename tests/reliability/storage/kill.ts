import { join } from 'node:path';
import type { Experiment } from '@/tests/reliability/experiment';
import { none } from '@/tests/reliability/support/bounds';
import { createClients, type Ledger } from '@/tests/reliability/support/clients';
import { dataDirOf, withTestSite } from '@/tests/reliability/support/site';
import { median, round } from '@/tests/reliability/support/statistics';
import { killUnder, LEAST_PER_ROUND } from './killUnder';
import { copyAsLeft, noteComparison, readSoundness } from './ledger';

const SETTINGS = { name: 'kill', port: 4300, env: { TRUST_PROXY: '1' } };
const SIZES = { short: 5, long: 200 };
const CLIENTS = 8;
const LONGEST_START_S = 3;

/** The process of the server dies (SIGKILL) again and again while parents write. */
export const KILL: Experiment = {
  name: 'kill',
  promise:
    'Who was thanked is in the database exactly once, however often the process of the server dies.',
  isTimed: true,
  run: async (size, note) => {
    const rounds = SIZES[size];
    const ledger: Ledger = new Map();
    const [starts, verdicts]: [number[], string[]] = [[], []];
    const clients = createClients({ count: CLIENTS, ledger, name: 'kill' });
    await withTestSite(SETTINGS, async (site) => {
      for (let round = 0; round < rounds; round += 1) {
        await killUnder(site, clients, ledger);
        verdicts.push(readSoundness(copyAsLeft(site.dataDir)));
        const startedAt = performance.now();
        await site.restart();
        starts.push((performance.now() - startedAt) / 1000);
      }
      await clients.settle(site.origin);
    });
    const unanswered = clients.replies.filter(({ status }) => status === null).length;
    const [slowest, unsound] = [Math.max(...starts), verdicts.filter((one) => one !== 'ok')];
    const least = rounds * LEAST_PER_ROUND;
    note({ what: 'Times the process was killed (SIGKILL)', value: rounds });
    note({
      what: 'Acknowledged',
      value: ledger.size,
      bound: `${least} or more`,
      passes: ledger.size >= least,
    });
    noteComparison(ledger, join(dataDirOf(SETTINGS.name), 'site.db'), note);
    note({ what: 'Requests that lost their answer and were sent again', value: unanswered });
    note(none('Times the database was not sound as the killed server left it', unsound.length));
    note({ what: 'Start to ready, median', value: round(median(starts), 2), unit: 's' });
    note({
      what: 'Start to ready, slowest',
      value: round(slowest, 2),
      unit: 's',
      bound: `at most ${LONGEST_START_S}`,
      passes: slowest <= LONGEST_START_S,
    });
  },
};
