import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Experiment } from '@/tests/reliability/experiment';
import { none } from '@/tests/reliability/support/bounds';
import { type Clients, createClients, type Ledger } from '@/tests/reliability/support/clients';
import { dataDirOf, type TestSite, withTestSite } from '@/tests/reliability/support/site';
import { median, round } from '@/tests/reliability/support/statistics';
import { copyAsLeft, noteComparison, readSoundness } from './ledger';

const SETTINGS = { name: 'kill', port: 4300 };
const SIZES = { short: 5, long: 200 };
const CLIENTS = 8;
const LONGEST_START_S = 3;

/** A round acknowledges more than this. */
const LEAST_PER_ROUND = 50;
const PER_ROUND = LEAST_PER_ROUND + 1;
const LONGEST_ROUND_MS = 20_000;
/** The kill falls somewhere in this time after the last enquiry of its round. */
const SPREAD_MS = 20;

/** Lets the clients post, and kills the server (SIGKILL) in the middle of it. */
const killUnder = async (site: TestSite, clients: Clients, ledger: Ledger): Promise<void> => {
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
    // nginx says 503 for a process that is gone: the browser sends the form again.
    const unanswered = clients.replies.filter(({ status }) => (status ?? 503) === 503).length;
    const others = clients.replies.filter(({ status }) => ![200, 201, 503].includes(status ?? 503));
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
    note(none('Answers other than a thank-you and 503', others.length));
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
