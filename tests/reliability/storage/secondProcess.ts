import { join } from 'node:path';
import type { Experiment } from '@/tests/reliability/experiment';
import { equalTo, none } from '@/tests/reliability/support/bounds';
import { createClients, type Ledger, writeDown } from '@/tests/reliability/support/clients';
import { fromAddress, postEnquiry } from '@/tests/reliability/support/enquiries';
import { inParallel } from '@/tests/reliability/support/inParallel';
import {
  dataDirOf,
  type TestSite,
  type TwoSites,
  withTwoTestSites,
} from '@/tests/reliability/support/site';
import { noteComparison, readSoundness } from './ledger';

const NAME = 'second-process';
const SETTINGS: TwoSites = { name: NAME, ports: [4303, 4304], env: { TRUST_PROXY: '1' } };
const SIZES = { short: { shared: 80, both: 40 }, long: { shared: 1_000, both: 500 } };

/** The same enquiry reaches both sites at the same moment. Answers how many were not thanked. */
const sendToBoth = async (sites: TestSite[], count: number, ledger: Ledger): Promise<number> => {
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
  isLongOnly: true,
  run: async (size, note) => {
    const { shared, both } = SIZES[size];
    const ledger: Ledger = new Map();
    const stays = createClients({ count: 4, ledger, name: 'stays' });
    // Nobody counts what these are refused: their server is killed under them.
    const moves = createClients({ count: 4, ledger, name: 'moves' });
    await withTwoTestSites(SETTINGS, async (first, second) => {
      await Promise.all([
        stays.sendMore(first.origin, shared),
        moves.sendMore(second.origin, shared),
      ]);
      const unthanked = await sendToBoth([first, second], both, ledger);
      let isDead = false;
      const moving = moves.sendUntil(second.origin, () => isDead);
      await stays.sendMore(first.origin, shared / 2);
      await second.kill();
      isDead = true;
      await moving;
      await moves.settle(first.origin);
      await stays.sendMore(first.origin, shared / 2);
      const refused = stays.replies.filter(({ status }) => status !== 201 && status !== 200).length;
      note(
        none(
          'Requests refused by the first, also while the second was killed',
          unthanked + refused,
        ),
      );
    });
    const file = join(dataDirOf(NAME), 'site.db');
    note({ what: 'Acknowledged', value: ledger.size });
    noteComparison(ledger, file, note);
    note(equalTo('The database afterwards', readSoundness(file), 'ok'));
  },
};
