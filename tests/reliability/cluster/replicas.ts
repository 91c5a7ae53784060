import { setTimeout as wait } from 'node:timers/promises';
import { signOut } from '@/lib/server/testing/loginSite';
import { createVisitor } from '@/lib/server/testing/visitor';
import { contactOf, copyOf, logInOnboarded } from '@/tests/reliability/auth/parent';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { letCountdownPass } from '@/tests/reliability/otp/letTimePass';
import { equalTo, exactly } from '@/tests/reliability/support/bounds';
import { withStore } from '@/tests/reliability/support/withStore';
import { noteTraffic } from './noteTraffic';
import { startTraffic } from './traffic';
import { startTwoReplicas, type TwoReplicas } from './twoReplicas';

const SIZES = { short: { requests: 900, clients: 20 }, long: { requests: 10_000, clients: 50 } };
/** Codes for one number in ten minutes (design section 3). */
const MOST_SENDS = 5;

export const REPLICAS: Experiment = {
  name: 'replicas',
  promise:
    'Two replicas are one site: sessions and limits are shared, and one can be killed unnoticed.',
  needs: ['postgres', 'nginx'],
  isLongOnly: true,
  run: async (size, note) => {
    const site = await startTwoReplicas('replicas');
    try {
      await noteSharedSession(site, note);
      await noteSharedLimit(site, note);
      const { requests, clients } = SIZES[size];
      const traffic = startTraffic(site.nginx.origin, requests, clients);
      await untilAnswered(traffic.answered, requests / 3);
      await site.one.kill();
      await traffic.done;
      await noteTraffic(note, traffic, { requests, databaseUrl: site.databaseUrl });
    } finally {
      await site.stop();
    }
  },
};

const noteSharedSession = async ({ one, two }: TwoReplicas, note: Note): Promise<void> => {
  const { visitor } = await logInOnboarded(one);
  const there = copyOf(visitor, two.origin);
  const isKnown = (await contactOf(there)) !== null;
  note(equalTo('logged in at the first, known at the second', isKnown ? 'yes' : 'no', 'yes'));
  const copy = copyOf(visitor, one.origin);
  await signOut(there);
  const isOut = (await contactOf(copy)) === null;
  const answer = isOut ? 'refused' : 'let in';
  note(equalTo('signed out at the second, a copy of the cookie at the first', answer, 'refused'));
};

const noteSharedLimit = async (
  { one, two, databaseUrl }: TwoReplicas,
  note: Note,
): Promise<void> => {
  const statuses: number[] = [];
  for (let round = 0; round < MOST_SENDS + 3; round += 1) {
    const { origin } = round % 2 === 0 ? one : two;
    const { status } = await createVisitor(origin).post('/api/otp/send', { mobile: '9811100077' });
    statuses.push(status);
    // Within its countdown a number is sent nothing, and nothing counts against it.
    await withStore({ databaseUrl }, (store) => letCountdownPass(store));
  }
  const taken = statuses.filter((status) => status === 200).length;
  note(exactly('codes asked for at both in round, taken', taken, MOST_SENDS));
};

const untilAnswered = async (answered: () => number, count: number): Promise<void> => {
  while (answered() < count) await wait(20);
};
