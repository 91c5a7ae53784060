import { join } from 'node:path';
import type { Store, StoreTarget } from '@/lib/server/store/store';
import { startDurableCluster } from '@/lib/server/testing/durableCluster';
import { slotsOf, visitsOf } from '@/lib/visits/slots';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { exactly, none } from '@/tests/reliability/support/bounds';
import { SHARED_DATA_KEY } from '@/tests/reliability/support/dataKeys';
import { startTestSite, type TestSite } from '@/tests/reliability/support/site';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { withStore } from '@/tests/reliability/support/withStore';
import { type Family, visitHonestly } from './family';

const NAME = 'visits';
const PORTS = [4390, 4391] as const;
const SECRET = 'a-secret-that-both-sites-of-this-experiment-have';
/** All of them press at once. */
const FAMILIES = { short: 200, long: 1_000 };
const BRANCH = 91;

export const VISITS: Experiment = {
  name: NAME,
  promise:
    'However many families want the same campus tour at once, at two sites on one database: each place is given once, each enquiry is saved, and who comes too late gets the next free time while there is one.',
  needs: ['postgres'],
  isTimed: true,
  run: async (size, note) => {
    await tryDatabase(note, FAMILIES[size], 'SQLite', async (later) => {
      const first = await startTestSite({ name: NAME, port: PORTS[0] });
      later(first.stop);
      const second = await startTestSite({ name: NAME, port: PORTS[1], keepsData: true });
      later(second.stop);
      return { target: { file: join(first.dataDir, 'site.db') }, sites: [first, second] };
    });
    if (size === 'short') return;
    await tryDatabase(note, FAMILIES[size], 'PostgreSQL', async (later) => {
      const cluster = await startDurableCluster();
      later(cluster.remove);
      const databaseUrl = await cluster.createDatabase('site');
      const env = {
        DATABASE_URL: databaseUrl,
        NEXTAUTH_SECRET: SECRET,
        DATA_KEY: SHARED_DATA_KEY,
      };
      const sites: TestSite[] = [];
      for (const port of PORTS) {
        const site = await startTestSite({ name: `${NAME}-${port}`, port, env });
        later(site.stop);
        sites.push(site);
      }
      return { target: { databaseUrl }, sites };
    });
  },
};

/** The sites that share one database. */
type Stage = { target: StoreTarget; sites: TestSite[] };
type Later = Parameters<Parameters<typeof withCleanUp>[0]>[0];

const tryDatabase = (
  note: Note,
  count: number,
  database: string,
  start: (later: Later) => Promise<Stage>,
): Promise<void> =>
  withCleanUp(async (later) => {
    const { target, sites } = await start(later);
    const slots = slotsOf(BRANCH, Date.now());
    const [wanted = ''] = slots;
    const families = await Promise.all(
      Array.from({ length: count }, (_, number) =>
        visitHonestly(sites[number % sites.length]?.origin ?? '', {
          branch: BRANCH,
          slot: wanted,
          name: database,
          number,
        }),
      ),
    );
    const capacity = visitsOf(BRANCH)?.capacity ?? 0;
    const places = slots.length * capacity;
    const of = (what: string) => `${database}: ${what}`;
    note({ what: of('families who want the same time at once'), value: count });
    noteAnswers(note, of, families, { capacity, wanted, seated: Math.min(count, places) });
    await withStore(target, (store) => noteStored(note, of, store, { families, capacity }));
  });

type Of = (what: string) => string;

const noteAnswers = (
  note: Note,
  of: Of,
  families: Family[],
  { capacity, wanted, seated }: { capacity: number; wanted: string; seated: number },
): void => {
  const last = families.map(({ answers }) => answers.at(-1));
  const booked = last.filter((answer) => answer?.status === 'booked');
  const offered = families.filter(({ answers: [first] }) => (first?.offers.length ?? 0) > 0);
  note(
    none(
      of('answers that were none'),
      families.reduce((sum, one) => sum + one.failures, 0),
    ),
  );
  note(
    exactly(
      of('families told that they have the time that all wanted'),
      booked.filter((answer) => answer?.slot === wanted).length,
      Math.min(families.length, capacity),
    ),
  );
  note({ what: of('families who were offered other times at once'), value: offered.length });
  note(exactly(of('families with a visit in the end'), booked.length, seated));
  note(
    none(
      of('families without a visit who were offered one last'),
      last.filter((answer) => answer?.status !== 'booked' && (answer?.offers.length ?? 0) > 0)
        .length,
    ),
  );
};

const noteStored = async (
  note: Note,
  of: Of,
  { db }: Store,
  { families, capacity }: { families: Family[]; capacity: number },
): Promise<void> => {
  const enquiries = await db.selectFrom('enquiries').select('id').execute();
  const there = new Set(enquiries.map(({ id }) => id));
  const rows = await db.selectFrom('visits').selectAll().execute();
  const seats = rows.map(({ slot, seat }) => `${slot} ${seat}`);
  const countOf = (slot: string) => rows.filter((row) => row.slot === slot).length;
  note(
    exactly(
      of('enquiries saved'),
      families.filter(({ reference }) => reference !== null && there.has(reference)).length,
      families.length,
    ),
  );
  note(none(of('places given twice'), seats.length - new Set(seats).size));
  note(
    none(
      of('times with more families than places'),
      [...new Set(rows.map(({ slot }) => slot))].filter((slot) => countOf(slot) > capacity).length,
    ),
  );
  const told = new Map(families.map(({ reference, answers }) => [reference, answers.at(-1)?.slot]));
  note(
    none(
      of('families who were told another time than is stored'),
      rows.filter(({ enquiry_id, slot }) => told.get(enquiry_id) !== slot).length,
    ),
  );
};
