import { join } from 'node:path';
import type { Visitor } from '@/lib/server/testing/visitor';
import { UNKNOWN_REFERENCE } from '@/lib/testing/sampleReference';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { runCommand } from '@/tests/reliability/storage/command';
import { equalTo, exactly, none } from '@/tests/reliability/support/bounds';
import { keysOf } from '@/tests/reliability/support/dataKeys';
import { fromAddress } from '@/tests/reliability/support/enquiries';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { startTestSite, type TestSite } from '@/tests/reliability/support/site';
import { round } from '@/tests/reliability/support/statistics';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { withStore } from '@/tests/reliability/support/withStore';
import { readMetrics } from '@/tests/reliability/upstream/readMetrics';
import { logInParents, sendForm } from './parentForms';
import { readLeads, readStored, untilDelivered } from './stored';
import { type StrictSchool, startStrictSchool } from './strictSchool';

const NAME = 'dead-letters';
const PORTS = { school: 4327, site: 4328 };
const SIZES = {
  short: { enquiries: 12, clicks: 12, honest: 4, mostSeconds: 15 },
  long: { enquiries: 400, clicks: 400, honest: 50, mostSeconds: 60 },
};
const AT_ONCE = 8;

/** What was saved, by its id: the hash of what has to arrive. */
type Saved = Map<string, string>;

type Stage = { site: TestSite; school: StrictSchool };

export const DEAD_LETTERS: Experiment = {
  name: NAME,
  promise:
    'What a school system refused in an outage is counted, listed, and sent again by one command: all of it arrives as it was saved.',
  isLongOnly: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      const { enquiries, clicks, honest, mostSeconds } = SIZES[size];
      const school = await startStrictSchool(NAME, PORTS.school);
      later(school.close);
      const env = { ERP_BASE_URL: school.url, API_BASE_URL: school.url, TRUST_PROXY: '1' };
      const site = await startTestSite({ name: NAME, port: PORTS.site, env });
      later(() => site.stop());
      const stage = { site, school };
      const parents = await logInParents(site, enquiries + honest);

      school.treat(() => ({ does: 'refuse' }));
      await sendEnquiries(parents.slice(0, enquiries), 'refused');
      await sendClicks(site, clicks);
      const saved = await readSaved(site);
      await noteOutage(note, stage, { saved, enquiries, clicks });

      school.treat(() => ({ does: 'take' }));
      await noteOne(note, stage, [...saved.keys()][0] ?? '');
      const startedAt = performance.now();
      const retrying = run(site, 'retry', '--all');
      const thanked = await sendEnquiries(parents.slice(enquiries), 'honest');
      note(equalTo('retry --all ends with', (await retrying).status ?? -1, 0));
      note(exactly('honest parents meanwhile, thanked as delivered', thanked, honest));
      await noteArrivals(note, stage, { saved, startedAt, mostSeconds });
    }),
};

const run = ({ dataDir }: TestSite, ...args: string[]) => runCommand('enquiries', args, dataDir);

/** One enquiry of each parent; answers how many were thanked as delivered. */
const sendEnquiries = async (parents: Visitor[], name: string): Promise<number> => {
  const replies = await inParallel(parents.length, AT_ONCE, async (index) => {
    const key = `${name}-parent-${String(index).padStart(6, '0')}`;
    const parent = parents[index];
    return parent && sendForm(parent, { key, child: `Child ${'x'.repeat(1 + (index % 20))}` });
  });
  return replies.filter((reply) => reply?.isDelivered).length;
};

const sendClicks = (site: TestSite, count: number): Promise<unknown> =>
  inParallel(count, AT_ONCE, (index) =>
    fetch(`${site.origin}/api/leads/whatsapp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...fromAddress(index) },
      body: JSON.stringify({ lead_url: `/lp/pune?click=${index}` }),
      signal: AbortSignal.timeout(15_000),
    }),
  );

const ofSite = ({ dataDir }: TestSite) => ({ file: join(dataDir, 'site.db') });

const readSaved = (site: TestSite): Promise<Saved> =>
  withStore(ofSite(site), async (store) => {
    const keys = keysOf(site.dataDir);
    const rows = [...(await readStored(store, keys)), ...(await readLeads(store, keys))];
    return new Map(rows.map(({ id, hash }) => [id, hash]));
  });

const noteOutage = async (
  note: Note,
  { site, school }: Stage,
  { saved, enquiries, clicks }: { saved: Saved; enquiries: number; clicks: number },
): Promise<void> => {
  note(exactly('saved while everything was answered with 400', saved.size, enquiries + clicks));
  note(none('taken by the school system meanwhile', school.ids().length));
  const metrics = await readMetrics(site.origin);
  const counted = (kind: string) => metrics.of(`outbox_dead_letters{kind="${kind}"}`);
  note(exactly('enquiries counted as dead letters by /metrics', counted('enquiry'), enquiries));
  note(exactly('leads counted as dead letters by /metrics', counted('whatsapp-lead'), clicks));
  const { text } = await run(site, 'dead');
  const listed = [...saved.keys()].filter((id) => text.includes(id));
  note(exactly('listed by npm run enquiries -- dead', listed.length, saved.size));
};

const noteOne = async (note: Note, { site, school }: Stage, id: string): Promise<void> => {
  const unknown = await run(site, 'retry', UNKNOWN_REFERENCE);
  const said = unknown.text.includes(`There is no enquiry ${UNKNOWN_REFERENCE}.`);
  note(
    equalTo(
      'retry of an unknown id',
      said && unknown.status === 1 ? 'refused' : 'taken',
      'refused',
    ),
  );
  const one = await run(site, 'retry', id);
  await withStore(ofSite(site), (store) => untilDelivered(store, 10));
  const arrived = one.status === 0 && school.hashOf(id) !== null && school.ids().length === 1;
  note(equalTo('retry of one id', arrived ? 'that one arrived' : one.text, 'that one arrived'));
};

const noteArrivals = async (
  note: Note,
  { site, school }: Stage,
  { saved, startedAt, mostSeconds }: { saved: Saved; startedAt: number; mostSeconds: number },
): Promise<void> => {
  const waiting = await withStore(ofSite(site), (store) => untilDelivered(store, mostSeconds));
  const seconds = round((performance.now() - startedAt) / 1000);
  const ids = [...saved.keys()];
  const same = ids.filter((id) => school.hashOf(id) === saved.get(id));
  note(exactly('arrived as they were saved, by hash', same.length, saved.size));
  note(none('processed more than once', ids.filter((id) => school.processed(id) > 1).length));
  note(none('left waiting', waiting));
  note({
    what: 'from the command to the last arrival',
    value: seconds,
    unit: 's',
    bound: `at most ${mostSeconds}`,
    passes: seconds <= mostSeconds,
  });
  const metrics = await readMetrics(site.origin);
  const left = ['enquiry', 'whatsapp-lead'].map((kind) =>
    metrics.of(`outbox_dead_letters{kind="${kind}"}`),
  );
  note(none('dead letters left by /metrics', (left[0] ?? 0) + (left[1] ?? 0)));
  const again = await run(site, 'retry', '--all');
  note(equalTo('retry --all once more', again.text, 'There is nothing to send again.'));
};
