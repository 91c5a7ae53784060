import { join } from 'node:path';
import type { Experiment } from '@/scripts/hold/experiment';
import { fromAddress, postEnquiry, type Reply } from '@/scripts/hold/tools/enquiries';
import { inParallel } from '@/scripts/hold/tools/inParallel';
import { type HeldSite, startHeldSite } from '@/scripts/hold/tools/site';
import { createClients } from './clients';
import { type Ledger, noteComparison, readSoundness, writeDown } from './ledger';

const NAME = 'second-process';
const SIZES = { short: { shared: 80, both: 40 }, long: { shared: 1_000, both: 500 } };

const start = (port: number, keep: boolean): Promise<HeldSite> =>
  startHeldSite({ name: NAME, port, keep, env: { TRUST_PROXY: '1' } });

/** The same enquiry reaches both sites at the same moment. Answers how many were not thanked. */
const sendToBoth = async (sites: HeldSite[], count: number, ledger: Ledger): Promise<number> => {
  const unthanked = await inParallel(count, 4, async (index) => {
    const key = `both-${String(index).padStart(12, '0')}`;
    const answers = await Promise.all(
      sites.map(({ origin }) => postEnquiry(origin, key, fromAddress(1_000_000 + index))),
    );
    for (const answer of answers) if (answer !== null) writeDown(ledger, answer);
    return answers.filter((answer) => answer === null).length;
  });
  return unthanked.reduce((sum, some) => sum + some, 0);
};

/** Two processes of the site work on one data folder. */
export const SECOND_PROCESS: Experiment = {
  name: NAME,
  promise: 'Two processes on one data folder both take enquiries, and neither harms the other.',
  run: async (size, note) => {
    const { shared, both } = SIZES[size];
    const ledger: Ledger = new Map();
    let refused = 0;
    const onReply = ({ status }: Reply) => {
      if (status !== 201 && status !== 200) refused += 1;
    };
    const first = await start(4303, false);
    const second = await start(4304, true).catch(async (error) => {
      await first.stop();
      throw error;
    });
    const sites = [first, second];
    const stays = createClients({ count: 4, ledger, name: 'stays', onReply });
    // Nobody counts what these are refused: their server is killed under them.
    const moves = createClients({ count: 4, ledger, name: 'moves' });
    try {
      await Promise.all([
        stays.sendMore(first.origin, shared),
        moves.sendMore(second.origin, shared),
      ]);
      refused += await sendToBoth(sites, both, ledger);
      let isDead = false;
      const moving = moves.sendUntil(second.origin, () => isDead);
      await stays.sendMore(first.origin, shared / 2);
      await second.kill();
      isDead = true;
      await moving;
      await moves.settle(first.origin);
      await stays.sendMore(first.origin, shared / 2);
      note({
        what: 'Requests refused by the first, also while the second was killed',
        value: refused,
        bound: '0',
        holds: refused === 0,
      });
    } finally {
      await Promise.all(sites.map((site) => site.stop()));
    }
    const file = join(first.dataDir, 'site.db');
    note({ what: 'Acknowledged', value: ledger.size });
    noteComparison(ledger, file, note);
    const soundness = readSoundness(file);
    note({
      what: 'The database afterwards',
      value: soundness,
      bound: 'ok',
      holds: soundness === 'ok',
    });
  },
};
