import { randomUUID } from 'node:crypto';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { equalTo, none } from '@/tests/reliability/support/bounds';
import { type Memory, probeEnv, readMemory } from '@/tests/reliability/support/memory';
import { withTestSite } from '@/tests/reliability/support/site';
import { round } from '@/tests/reliability/support/statistics';
import { REAL_ADDRESSES } from './addresses';
import { type Finding, sendAttacks, type Tally } from './sendAttacks';

const NAME = 'fuzz';
const PORT = 4370;
/** Requests before the memory is read for the first time, and between that and the second time. */
const REQUESTS = {
  short: { warmUp: 200, measured: 500 },
  long: { warmUp: 8_000, measured: 50_000 },
};
const MOST_GROWTH = 20;

const countStatuses = ({ statuses }: Tally): string =>
  [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, times]) => `${status} × ${times}`)
    .join(', ');

/** Enough of the bytes to send them again. */
const showFinding = ({ problem, attack: { family, raw } }: Finding): string =>
  `${family}: ${problem}; ${JSON.stringify(raw.slice(0, 400))}${raw.length > 400 ? ` … (${raw.length} bytes)` : ''}`;

const noteGrowth = (note: Note, what: string, before: number, after: number): void => {
  const growth = (after / before - 1) * 100;
  note({
    what: `${what} grew from ${round(before / 2 ** 20)} MB by`,
    value: round(growth),
    unit: '%',
    bound: `under ${MOST_GROWTH} %`,
    passes: growth < MOST_GROWTH,
  });
};

const noteMemory = (note: Note, before: Memory, after: Memory): void => {
  noteGrowth(
    note,
    'objects and buffers in use',
    before.heapUsed + before.external,
    after.heapUsed + after.external,
  );
  noteGrowth(note, 'memory of the process', before.rss, after.rss);
  const added = after.inherited - before.inherited;
  note(none('names added to every object', added));
};

/**
 * Broken and hostile requests over raw connections against the production build. The seed is
 * printed; `FUZZ_SEED=…` gives the same row of requests again.
 */
export const FUZZ: Experiment = {
  name: NAME,
  promise:
    'No request, however broken, crashes the site, is answered with a 5xx or leaves memory behind.',
  run: async (size, note) => {
    const { warmUp, measured } = REQUESTS[size];
    const seed = process.env.FUZZ_SEED ?? randomUUID().slice(0, 8);
    note({ what: 'seed', value: seed });
    await withTestSite({ name: NAME, port: PORT, env: probeEnv(NAME) }, async (site) => {
      const port = Number(new URL(site.origin).port);
      // What the site keeps in memory on purpose is there before it is weighed.
      for (const address of REAL_ADDRESSES) await fetch(site.origin + address);
      const first = await sendAttacks(port, `${seed} warm-up`, warmUp);
      const before = await readMemory(NAME, site);
      const second = await sendAttacks(port, seed, measured);
      const after = await readMemory(NAME, site);

      const findings = [...first.findings, ...second.findings];
      note(equalTo('hostile requests', second.requests, measured));
      note({ what: 'answers by status', value: countStatuses(second) });
      note({
        what: 'answered 5xx, not at all, twice or by the wrong handler',
        value:
          findings.length === 0
            ? 0
            : `${findings.length}: ${findings.slice(0, 5).map(showFinding).join(' | ')}`,
        bound: '0',
        passes: findings.length === 0,
      });
      note({ what: 'repeated since the machine was busy', value: first.busy + second.busy });
      noteMemory(note, before, after);
      const isAlive = (await fetch(`${site.ownOrigin}/api/health/ready`)).ok;
      note(equalTo('the same process serves', isAlive ? 'yes' : 'no', 'yes'));
    });
  },
};
