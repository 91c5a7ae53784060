import { startDurableCluster } from '@/lib/server/testing/durableCluster';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { exactly } from '@/tests/reliability/support/bounds';
import { SHARED_DATA_KEY } from '@/tests/reliability/support/dataKeys';
import { fromAddress } from '@/tests/reliability/support/enquiries';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { startTestSite, type TestSite } from '@/tests/reliability/support/site';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { NO_FAULTS } from './faultShares';
import { noteArrivals } from './figures';
import { type Entry, taken } from './ledger';
import { type Outbox, SECRET, startOutbox } from './outbox';

const PORTS = { receiver: 4323, one: 4324, two: 4325 };
const CLIENTS = 8;
const SIZES = {
  short: { clicks: 100, queued: 100, tailSeconds: 60 },
  long: { clicks: 1_000, queued: 1_000, tailSeconds: 60 },
};

export const TWO_SITES: Experiment = {
  name: 'two-sites',
  promise: 'Two sites that share one database deliver each enquiry and each lead exactly once.',
  needs: ['postgres'],
  isLongOnly: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      const { clicks, queued, tailSeconds } = SIZES[size];
      const cluster = await startDurableCluster();
      later(cluster.remove);
      const databaseUrl = await cluster.createDatabase('shared');
      const shares = { ...NO_FAULTS, delayMs: 5 };
      const name = 'two-sites';
      const outbox = await startOutbox({ name, port: PORTS.receiver, shares, databaseUrl });
      later(outbox.stop);
      const start = async (by: 'one' | 'two') => {
        const env = envOf(outbox, databaseUrl, by);
        const site = await startTestSite({ name: `${name}-${by}`, port: PORTS[by], env });
        later(site.stop);
        return site;
      };
      const sites = [await start('one'), await start('two')];
      // Those that nobody has a request for: both dispatchers reach for them.
      const filling = outbox.fill(queued);
      later(filling.kill);
      const thanked = await postClicks(sites, clicks);
      await filling.ended;
      await outbox.untilEmpty(tailSeconds);
      note(exactly('clicks taken by both sites', thanked, clicks));
      await noteArrivals(note, outbox, queued);
      noteOnce(note, taken(outbox.calls()), clicks + queued);
    }),
};

const envOf = ({ origin }: Outbox, databaseUrl: string, by: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  NEXTAUTH_SECRET: SECRET,
  DATA_KEY: SHARED_DATA_KEY,
  TRUST_PROXY: '1',
  ERP_BASE_URL: `${origin}/${by}`,
  API_BASE_URL: `${origin}/${by}`,
});

const postClicks = async (sites: TestSite[], count: number): Promise<number> => {
  const answers = await inParallel(count, CLIENTS, async (number) => {
    const { origin = '' } = sites[number % sites.length] ?? {};
    const response = await fetch(`${origin}/api/leads/whatsapp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...fromAddress(number) },
      body: JSON.stringify({ lead_url: `/lp/pune?click=${number}` }),
      signal: AbortSignal.timeout(15_000),
    });
    return response.ok;
  });
  return answers.filter(Boolean).length;
};

const noteOnce = (note: Note, arrivals: Entry[], deliveries: number): void => {
  note(exactly('deliveries that the receiver counted', arrivals.length, deliveries));
  const of = (by: string) => arrivals.filter((entry) => entry.by === by).length;
  note({
    what: 'by the one and by the other',
    value: `${of('one')} and ${of('two')}`,
    bound: 'both have a part',
    passes: of('one') > 0 && of('two') > 0,
  });
};
