import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Experiment, type Note, SkippedError } from '@/tests/reliability/experiment';
import { equalTo, none } from '@/tests/reliability/support/bounds';
import { type Clients, createClients, type Ledger } from '@/tests/reliability/support/clients';
import { dataDirOf, type TestSite, withTestSite } from '@/tests/reliability/support/site';
import { round } from '@/tests/reliability/support/statistics';
import { noteComparison, readSoundness } from './ledger';
import { makeSmallDisk, type SmallDisk } from './smallDisk';

const SIZES = { short: { before: 40, refused: 40 }, long: { before: 500, refused: 300 } };
/** Room that is left in the log, and refusals, take no longer than this. */
const LONGEST_FULL_MS = 30_000;
const LONGEST_RECOVERY_S = 5;

const statusOf = async (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

const countStatuses = ({ replies }: Clients, isMeant: (status: number) => boolean): number =>
  replies.filter(({ status }) => isMeant(status ?? 0)).length;

type Stage = { site: TestSite; clients: Clients; disk: SmallDisk };

/** Clients send while the disk is full, until so many are refused, and are thanked when it is freed. */
const fillAndFree = async (
  { site, clients, disk }: Stage,
  refused: number,
  note: Note,
): Promise<void> => {
  const countRefused = () => countStatuses(clients, (status) => status === 503);
  disk.fill(site.pid);
  const giveUpAt = performance.now() + LONGEST_FULL_MS;
  const isOver = () => countRefused() >= refused || performance.now() > giveUpAt;
  await clients.sendUntil(site.origin, isOver);
  note({
    what: 'Answered with 503 while it was full',
    value: countRefused(),
    bound: `${refused} or more`,
    passes: countRefused() >= refused,
  });
  note(equalTo('The home page meanwhile', await statusOf(`${site.origin}/`), 200));
  disk.free(site.pid);
  const freedAt = performance.now();
  await clients.settle(site.origin);
  const recovery = (performance.now() - freedAt) / 1000;
  note({
    what: 'From room on the disk until all who were refused are thanked, without a restart',
    value: round(recovery, 2),
    unit: 's',
    bound: `at most ${LONGEST_RECOVERY_S}`,
    passes: recovery <= LONGEST_RECOVERY_S,
  });
};

/** The disk under the database fills up, and is freed again. */
export const FULL_DISK: Experiment = {
  name: 'full-disk',
  promise: 'On a full disk nobody is thanked falsely, and when there is room the site goes on.',
  isLongOnly: true,
  run: async (size, note) => {
    const { before, refused } = SIZES[size];
    const folder = join(dataDirOf('full-disk'), 'disk');
    const disk = makeSmallDisk(folder);
    if (disk === null) throw new SkippedError('no disk can be mounted, and there is no prlimit');
    note({ what: 'How the disk was filled', value: disk.how });
    const ledger: Ledger = new Map();
    const clients = createClients({ count: 4, ledger, name: 'full' });
    // Its log of what it does stands elsewhere: only the database is on the small disk.
    const env = { TRUST_PROXY: '1', DATA_DIR: folder };
    try {
      await withTestSite({ name: 'full-disk', port: 4302, env, keepsData: true }, async (site) => {
        await clients.sendMore(site.origin, before);
        await fillAndFree({ site, clients, disk }, refused, note);
        await clients.sendMore(site.origin, before);
      });
      const wrong = countStatuses(clients, (status) => ![200, 201, 503].includes(status));
      note(none('Answers other than 201, 200 and 503', wrong));
      note({ what: 'Acknowledged', value: ledger.size });
      const file = join(folder, 'site.db');
      noteComparison(ledger, file, note);
      note(equalTo('The database afterwards', readSoundness(file), 'ok'));
    } finally {
      await wait(100);
      disk.remove();
      rmSync(dataDirOf('full-disk'), { recursive: true, force: true });
    }
  },
};
