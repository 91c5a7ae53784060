import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrateAsNewerRelease } from '@/lib/server/testing/newerRelease';
import { contactOf } from '@/tests/reliability/auth/parent';
import { untilDelivered } from '@/tests/reliability/delivery/stored';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { equalTo, exactly, none } from '@/tests/reliability/support/bounds';
import { countMissing, readReferences } from '@/tests/reliability/support/references';
import { withStore } from '@/tests/reliability/support/withStore';
import { noteAskedAgain } from './askedAgain';
import { type LoggingIn, startLoggingIn } from './loggingIn';
import { startTraffic, type Traffic } from './traffic';
import { startTwoReplicas, type TwoReplicas } from './twoReplicas';

/** nginx asks a replica that was down again after a second (deploy/nginx/upstreams.conf). */
const UNTIL_NOTICED_MS = 1_500;
const SIZES = { short: { requests: 800, clients: 20 }, long: { requests: 10_000, clients: 40 } };
const FEWEST_LOGINS = 5;
const LONGEST_TAIL_S = 20;
/** What a build reads while it serves, beside `.next`. */
const READ = ['data', 'lib', 'public', 'next.config.js', 'package.json', 'node_modules'];
const SCRIPT = 'chunks/of-the-newer-release.js';

export const RELEASES: Experiment = {
  name: 'releases',
  promise:
    'A release and a rollback, one replica after the other: no request fails, and an open page finds its scripts.',
  needs: ['postgres', 'nginx'],
  isTimed: true,
  isLongOnly: true,
  run: async (size, note) => {
    await noteAskedAgain(note);
    const newer = makeNewerRelease();
    const site = await startTwoReplicas('releases');
    try {
      const { requests, clients } = SIZES[size];
      const loggingIn = startLoggingIn(site);
      const traffic = startTraffic(site.nginx.origin, requests, clients);
      await withStore({ databaseUrl: site.databaseUrl }, ({ db }) => migrateAsNewerRelease(db));
      const isOver = () => traffic.answered() + traffic.failures().length >= requests;
      do {
        await replaceBoth(site, newer);
        await replaceBoth(site, process.cwd());
      } while (!isOver());
      await traffic.done;
      await loggingIn.stop();
      await noteScripts(note, site);
      await noteReleases(note, { site, requests, traffic, loggingIn });
    } finally {
      await site.stop();
    }
  },
};

/** This build as another release would have it: with an id and a script of its own. */
const makeNewerRelease = (): string => {
  const folder = join(process.cwd(), 'test-results', 'newer-release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of READ) symlinkSync(resolve(name), join(folder, name));
  const isCache = (path: string) => path === join('.next', 'cache');
  cpSync('.next', join(folder, '.next'), { recursive: true, filter: (path) => !isCache(path) });
  writeFileSync(join(folder, '.next', 'BUILD_ID'), 'newer-release');
  writeFileSync(join(folder, '.next', 'static', SCRIPT), 'of the newer release');
  return folder;
};

const replaceBoth = async ({ one, two }: TwoReplicas, folder: string): Promise<void> => {
  for (const replica of [one, two]) {
    await replica.stop();
    await replica.restart(folder);
    await wait(UNTIL_NOTICED_MS);
  }
};

/** A page that was opened while the newer release served asks for its script after the rollback. */
const noteScripts = async (note: Note, { nginx, one, two }: TwoReplicas): Promise<void> => {
  const origins = [one.origin, two.origin, nginx.origin];
  const answers = await Promise.all(
    origins.map((origin) => fetch(`${origin}/_next/static/${SCRIPT}`)),
  );
  const found = answers.map(({ status }) => status).join(' ');
  note(equalTo('a script of the newer release after the rollback', found, '200 200 200'));
};

type Measured = { site: TwoReplicas; requests: number; traffic: Traffic; loggingIn: LoggingIn };

const noteReleases = async (
  note: Note,
  { site: { databaseUrl }, requests, traffic, loggingIn }: Measured,
): Promise<void> => {
  const failures = [...traffic.failures(), ...loggingIn.failures()];
  const logins = loggingIn.parents();
  note(exactly('requests answered', traffic.answered(), requests));
  note(none('requests and logins failed', failures.length));
  if (failures[0] !== undefined) {
    note({ what: 'the first failure', value: failures[0], passes: false });
  }
  note({
    what: 'parents who logged in',
    value: logins.length,
    bound: `at least ${FEWEST_LOGINS}`,
    passes: logins.length >= FEWEST_LOGINS,
  });
  const contacts = await Promise.all(logins.map(contactOf));
  note(none('of them signed out in the end', contacts.filter((one) => one === null).length));
  const acknowledged = [...traffic.acknowledged().values(), ...loggingIn.references()];
  const stored = await readReferences({ databaseUrl });
  note({ what: 'enquiries acknowledged', value: acknowledged.length });
  note(none('acknowledged and lost', countMissing(acknowledged, stored)));
  note(none('stored beyond those', stored.size - acknowledged.length));
  const undelivered = await withStore({ databaseUrl }, async (store) => {
    await untilDelivered(store, LONGEST_TAIL_S);
    const rows = await store.db
      .selectFrom('enquiries')
      .select('id')
      .where('status', '=', 'delivered')
      .execute();
    return countMissing(loggingIn.references(), new Set(rows.map(({ id }) => id)));
  });
  note(none('of parents who logged in, not delivered', undelivered));
};
