import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Experiment } from '@/scripts/hold/experiment';
import type { Reply } from '@/scripts/hold/tools/enquiries';
import { dataDirOf, type HeldSite, startHeldSite } from '@/scripts/hold/tools/site';
import { round } from '@/scripts/hold/tools/statistics';
import { createClients } from './clients';
import { type Ledger, noteComparison, readSoundness } from './ledger';
import { makeSmallDisk } from './smallDisk';

const SIZES = { short: { before: 40, refused: 40 }, long: { before: 500, refused: 300 } };
/** Room that is left in the log, and refusals, take no longer than this. */
const LONGEST_FULL_MS = 30_000;
const LONGEST_RECOVERY_S = 5;

const statusOf = async (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/** The disk under the database fills up, and is freed again. */
export const FULL_DISK: Experiment = {
  name: 'full-disk',
  promise: 'On a full disk nobody is thanked falsely, and when there is room the site goes on.',
  run: async (size, note) => {
    const { before, refused } = SIZES[size];
    const folder = join(dataDirOf('full-disk'), 'disk');
    const disk = makeSmallDisk(folder);
    if (disk === null) return note({ what: 'Not measured: neither mount nor prlimit', value: '-' });
    note({ what: 'How the disk was filled', value: disk.how });
    const ledger: Ledger = new Map();
    const statuses = new Map<number | null, number>();
    const onReply = ({ status }: Reply) =>
      void statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const countOf = (status: number | null) => statuses.get(status) ?? 0;
    const clients = createClients({ count: 4, ledger, name: 'full', onReply });
    let site: HeldSite | null = null;
    try {
      // Its log of what it does stands elsewhere: only the database is on the small disk.
      const env = { TRUST_PROXY: '1', DATA_DIR: folder };
      site = await startHeldSite({ name: 'full-disk', port: 4302, env, keep: true });
      await clients.sendMore(site.origin, before);
      disk.fill(site.pid);
      const giveUpAt = performance.now() + LONGEST_FULL_MS;
      const isOver = () => countOf(503) >= refused || performance.now() > giveUpAt;
      await clients.sendUntil(site.origin, isOver);
      note({
        what: 'Answered with 503 while it was full',
        value: countOf(503),
        bound: `${refused} or more`,
        holds: countOf(503) >= refused,
      });
      const page = await statusOf(`${site.origin}/`);
      note({ what: 'The home page meanwhile', value: page, bound: '200', holds: page === 200 });
      disk.free(site.pid);
      const freedAt = performance.now();
      await clients.settle(site.origin);
      const recovery = (performance.now() - freedAt) / 1000;
      note({
        what: 'From room on the disk until all who were refused are thanked, without a restart',
        value: round(recovery, 2),
        unit: 's',
        bound: `at most ${LONGEST_RECOVERY_S}`,
        holds: recovery <= LONGEST_RECOVERY_S,
      });
      await clients.sendMore(site.origin, before);
      await site.stop();
      const others = [...statuses].filter(([status]) => ![200, 201, 503].includes(status ?? 0));
      const wrong = others.reduce((sum, [, count]) => sum + count, 0);
      note({
        what: 'Answers other than 201, 200 and 503',
        value: wrong,
        bound: '0',
        holds: wrong === 0,
      });
      note({ what: 'Acknowledged', value: ledger.size });
      noteComparison(ledger, join(folder, 'site.db'), note);
      const soundness = readSoundness(join(folder, 'site.db'));
      note({
        what: 'The database afterwards',
        value: soundness,
        bound: 'ok',
        holds: soundness === 'ok',
      });
    } finally {
      await site?.stop();
      await wait(100);
      disk.remove();
      rmSync(dataDirOf('full-disk'), { recursive: true, force: true });
    }
  },
};
