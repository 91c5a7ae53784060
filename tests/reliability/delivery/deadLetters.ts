import { join } from 'node:path';
import { z } from 'zod';
import { parseSignupKey } from '@/lib/server/erp/signupKey';
import type { RecordedCall } from '@/lib/server/testing/schoolSystemCalls';
import type { Visitor } from '@/lib/server/testing/visitor';
import { UNKNOWN_REFERENCE } from '@/lib/testing/sampleReference';
import { logInNew } from '@/tests/reliability/auth/parent';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { numberOfOwnBlock } from '@/tests/reliability/otp/phones';
import { runCommand } from '@/tests/reliability/storage/command';
import { equalTo, exactly, none } from '@/tests/reliability/support/bounds';
import { keysOf } from '@/tests/reliability/support/dataKeys';
import { enquiryBody, fromAddress } from '@/tests/reliability/support/enquiries';
import { inParallel } from '@/tests/reliability/support/inParallel';
import {
  type SiteBehindNginx,
  startTestSite,
  type TestSite,
} from '@/tests/reliability/support/site';
import { round } from '@/tests/reliability/support/statistics';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { withStore } from '@/tests/reliability/support/withStore';
import { startFaultySchool } from '@/tests/reliability/upstream/faultySchool';
import { readMetrics } from '@/tests/reliability/upstream/readMetrics';
import { hashOf } from './contents';
import { readLeads, readStored, untilDelivered } from './stored';

const NAME = 'dead-letters';
const PORTS = { school: 4327, site: 4328 };
const SIZES = {
  short: { enquiries: 12, clicks: 12, honest: 4, mostSeconds: 15 },
  long: { enquiries: 400, clicks: 400, honest: 50, mostSeconds: 60 },
};
const AT_ONCE = 8;

const receipt = z.object({ delivered: z.boolean() });

/** What was saved, by its id: the hash of what has to arrive. */
type Saved = Map<string, string>;

/** What the school system has taken by now: by id, the hash of each call for it. */
type Stage = { site: SiteBehindNginx; taken: () => Map<string, string[]> };

export const DEAD_LETTERS: Experiment = {
  name: NAME,
  promise:
    'What a school system refused in an outage is counted, listed, and sent again by one command: all of it arrives as it was saved.',
  isLongOnly: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      const { enquiries, clicks, honest, mostSeconds } = SIZES[size];
      const school = await startFaultySchool(`${NAME}-school`, PORTS.school);
      later(school.close);
      const env = { ERP_BASE_URL: school.url, API_BASE_URL: school.url };
      const site = await startTestSite({ name: NAME, port: PORTS.site, env });
      later(() => site.stop());
      let refused = Number.POSITIVE_INFINITY;
      const stage = { site, taken: () => takenOf(school.calls().slice(refused)) };
      // Its codes are the school system's.
      const parents = await inParallel(enquiries + honest, AT_ONCE, (index) =>
        logInNew({ ...site, dataDir: school.dataDir }, numberOfOwnBlock(index), fromAddress(index)),
      );

      await school.break('refuse', isDelivery);
      await sendEnquiries(parents.slice(0, enquiries), 'refused');
      await sendClicks(site, clicks);
      const saved = await readSaved(site);
      await noteOutage(note, stage, { saved, enquiries, clicks });

      refused = school.calls().length;
      await school.break(null);
      await noteOne(note, stage, [...saved.keys()][0] ?? '');
      const startedAt = performance.now();
      const retrying = run(site, 'retry', '--all');
      const thanked = await sendEnquiries(parents.slice(enquiries), 'honest');
      note(equalTo('retry --all ends with', (await retrying).status ?? -1, 0));
      note(exactly('honest parents meanwhile, thanked as delivered', thanked, honest));
      await noteArrivals(note, stage, { saved, startedAt, mostSeconds });
    }),
};

const DELIVERIES = ['/erp_user/user-onboard/', '/lead-mgmt/add-lead-utm-details/'];

const isDelivery = ({ path }: RecordedCall): boolean => DELIVERIES.includes(path);

const takenOf = (calls: RecordedCall[]): Map<string, string[]> => {
  const taken = new Map<string, string[]>();
  for (const { headers, body } of calls.filter(isDelivery)) {
    const { id } = parseSignupKey(String(headers['idempotency-key']));
    taken.set(id, [...(taken.get(id) ?? []), hashOf(body)]);
  }
  return taken;
};

const run = ({ dataDir }: TestSite, ...args: string[]) => runCommand('enquiries', args, dataDir);

/** One enquiry of each parent; answers how many were thanked as delivered. */
const sendEnquiries = async (parents: Visitor[], name: string): Promise<number> => {
  const replies = await inParallel(parents.length, AT_ONCE, async (index) => {
    const { mobile: _, ...form } = enquiryBody(`${name}-parent-${String(index).padStart(6, '0')}`);
    const child_name = `Child ${'x'.repeat(1 + (index % 20))}`;
    return parents[index]?.post('/api/enquiries', { ...form, child_name });
  });
  return replies.filter((reply) => receipt.safeParse(reply?.body).data?.delivered).length;
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
  { site }: Stage,
  { saved, enquiries, clicks }: { saved: Saved; enquiries: number; clicks: number },
): Promise<void> => {
  note(exactly('saved while everything was refused', saved.size, enquiries + clicks));
  const metrics = await readMetrics(site.ownOrigin);
  const counted = (kind: string) => metrics.of(`outbox_dead_letters{kind="${kind}"}`);
  note(exactly('enquiries counted as dead letters by /metrics', counted('enquiry'), enquiries));
  note(exactly('leads counted as dead letters by /metrics', counted('whatsapp-lead'), clicks));
  const { text } = await run(site, 'dead');
  const listed = [...saved.keys()].filter((id) => text.includes(id));
  note(exactly('listed by npm run enquiries -- dead', listed.length, saved.size));
};

const noteOne = async (note: Note, { site, taken }: Stage, id: string): Promise<void> => {
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
  const arrived = one.status === 0 && taken().has(id) && taken().size === 1;
  note(equalTo('retry of one id', arrived ? 'that one arrived' : one.text, 'that one arrived'));
};

const noteArrivals = async (
  note: Note,
  { site, taken }: Stage,
  { saved, startedAt, mostSeconds }: { saved: Saved; startedAt: number; mostSeconds: number },
): Promise<void> => {
  const waiting = await withStore(ofSite(site), (store) => untilDelivered(store, mostSeconds));
  const seconds = round((performance.now() - startedAt) / 1000);
  const ids = [...saved.keys()];
  const there = taken();
  const same = ids.filter((id) => there.get(id)?.at(-1) === saved.get(id));
  note(exactly('arrived as they were saved, by hash', same.length, saved.size));
  note(none('sent more than once', ids.filter((id) => (there.get(id)?.length ?? 0) > 1).length));
  note(none('left waiting', waiting));
  note({
    what: 'from the command to the last arrival',
    value: seconds,
    unit: 's',
    bound: `at most ${mostSeconds}`,
    passes: seconds <= mostSeconds,
  });
  const metrics = await readMetrics(site.ownOrigin);
  const left = ['enquiry', 'whatsapp-lead'].map((kind) =>
    metrics.of(`outbox_dead_letters{kind="${kind}"}`),
  );
  note(none('dead letters left by /metrics', (left[0] ?? 0) + (left[1] ?? 0)));
  const again = await run(site, 'retry', '--all');
  note(equalTo('retry --all once more', again.text, 'There is nothing to send again.'));
};
