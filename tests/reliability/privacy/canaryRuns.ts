import { mkdirSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { createVisitor } from '@/lib/server/testing/visitor';
import type { Size } from '@/tests/reliability/experiment';
import {
  dataDirOf,
  type SiteBehindNginx,
  type TestSite,
  withTestSite,
} from '@/tests/reliability/support/site';
import { visitAnonymously } from './anonymousVisits';
import { sendRefused } from './badPosts';
import { CANARIES, type Canary } from './canaries';
import { startEchoingSchool } from './echoingSchool';
import { confirmParent, enquireAnonymously, liveAsParent } from './parentFlows';
import { createTraces, type Recorder, type Trace } from './traces';
import { sendUnexpected } from './unexpectedFlows';

const PORT = 4362;

/** What one site was asked, and what must not be found around it. */
export type Run = {
  name: string;
  dataDir: string;
  nginxDir: string;
  traces: Trace[];
  canaries: Canary[];
};

const LOST_TABLES = ['enquiries', 'otp_requests', 'deliveries', 'used_tickets', 'whatsapp_leads'];

const breakStore = ({ dataDir }: TestSite): void => {
  const store = new Sqlite(`${dataDir}/site.db`);
  for (const table of LOST_TABLES) store.exec(`alter table ${table} rename to ${table}_away`);
  store.close();
};

/** Everything with the embedded school system, and then with a store that fails. */
export const runEmbedded = (size: Size): Promise<Run> =>
  withTestSite({ name: 'canary', port: PORT }, async (site) => {
    const { traces, sender, anonymous } = createTraces();
    const visitor = createVisitor(site.origin);
    const own = await confirmParent(visitor, site.dataDir, sender);
    const reference = await liveAsParent(visitor, sender);
    await enquireAnonymously(site.origin, sender);
    await sendUnexpected(site.origin, sender);
    await sendRefused(site.origin, sender);
    await visitAnonymously(site.origin, [reference], anonymous);
    breakStore(site);
    await enquireAnonymously(site.origin, sender);
    await sendUnexpected(site.origin, sender);
    if (size === 'long') await sendRefused(site.origin, sender);
    await visitAnonymously(site.origin, [reference], anonymous);
    const { dataDir, nginxDir } = site;
    return { name: 'embedded', dataDir, nginxDir, traces, canaries: [...CANARIES, ...own] };
  });

/** The same words, where the school system may repeat them. */
const whileEchoing =
  (record: Recorder): Recorder =>
  (flow, reply) =>
    record(flow === 'enquiry' || flow === 'code' ? 'refusal of the school system' : flow, reply);

/** A parent, and then a school system over HTTP that fails and repeats what it was sent. */
export const runOverHttp = async (size: Size): Promise<Run> => {
  const schoolDir = dataDirOf('canary-school');
  rmSync(schoolDir, { recursive: true, force: true });
  mkdirSync(schoolDir, { recursive: true });
  const school = await startEchoingSchool(PORT + 2, schoolDir);
  const env = { ERP_BASE_URL: school.url, API_BASE_URL: school.url };
  const work = async ({ origin, dataDir, nginxDir }: SiteBehindNginx): Promise<Run> => {
    const { traces, sender, anonymous } = createTraces();
    const visitor = createVisitor(origin);
    const own = await confirmParent(visitor, schoolDir, sender);
    for (const status of [422, 500, 200]) {
      school.echo(status);
      const record = whileEchoing(sender);
      await record('code', createVisitor(origin).post('/api/otp/send', { mobile: '9731864999' }));
      // Ends where the school system has refused: its answer is recorded by then.
      await liveAsParent(visitor, record).catch(() => undefined);
      await record('search', visitor.get('/api/search?s=Zephyrina'));
      if (size === 'long') await sendUnexpected(origin, sender);
      await visitAnonymously(origin, [], anonymous);
    }
    school.echo(null);
    await liveAsParent(visitor, sender);
    const tokens = school.tokens().map((value): Canary => ({ kind: 'token', value }));
    return {
      name: 'over HTTP',
      dataDir,
      nginxDir,
      traces,
      canaries: [...CANARIES, ...own, ...tokens],
    };
  };
  return withTestSite({ name: 'canary-http', port: PORT + 1, env }, work).finally(school.close);
};
