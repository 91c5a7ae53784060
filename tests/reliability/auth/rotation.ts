import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createKeyRing, type KeyRing } from '@/lib/server/keys/keyRing';
import { signIn } from '@/lib/server/testing/loginSite';
import { type SchoolSystem, startSchoolSystem } from '@/lib/server/testing/schoolSystemServer';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { type Ended, runCommand } from '@/tests/reliability/storage/command';
import { noteComparison } from '@/tests/reliability/storage/ledger';
import { equalTo, exactly, none } from '@/tests/reliability/support/bounds';
import { type Clients, createClients, type Ledger } from '@/tests/reliability/support/clients';
import { enquiryBody, fromAddress } from '@/tests/reliability/support/enquiries';
import { dataDirOf, startTestSite, type TestSite } from '@/tests/reliability/support/site';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { askForCode, confirmNumber, contactOf, logInNew, ONBOARDED } from './parent';
import { countDeliveries, hurry, keysInUse, loseToken, ROTATED_FILE } from './rotationStore';

const NAME = 'rotation';
const PORTS = { site: 4357, school: 4358 };
const SIZES = { short: { parents: 6, changes: 2 }, long: { parents: 60, changes: 5 } };
const CLIENTS = 4;
const LONGEST_DELIVERY_MS = 20_000;

/** The settings after so many changes; those from before the last one are gone for good. */
const settingsOf = (change: number): Record<string, string> => ({
  NEXTAUTH_SECRET: secretOf(change),
  DATA_KEY: dataKeyOf(change),
  PREVIOUS_SECRETS: change > 0 ? secretOf(change - 1) : '',
  PREVIOUS_DATA_KEYS: change > 0 ? dataKeyOf(change - 1) : '',
});

const secretOf = (change: number): string => `site-secret-number-${change}-of-this-experiment`;
const dataKeyOf = (change: number): string => `data-key-number-${change}-of-this-experiment`;
const keysAfter = (change: number): KeyRing => createKeyRing(dataKeyOf(change));

const mobileOf = (index: number): string => `98450${String(index).padStart(5, '0')}`;

/** A parent whose enquiry waits for the school system with the token of their login. */
type Waiting = { visitor: Visitor; body: Record<string, unknown>; id: string };

const enquire = async (visitor: Visitor, body: Record<string, unknown>) => {
  const { body: answer } = await visitor.post('/api/enquiries', body);
  const id = typeof answer === 'object' && answer && 'id' in answer ? String(answer.id) : '';
  if (id === '') throw new Error(`An enquiry was answered with ${JSON.stringify(answer)}`);
  return id;
};

const letWait = async (site: TestSite, count: number): Promise<Waiting[]> => {
  const parents: Waiting[] = [];
  for (let index = 0; index < count; index += 1) {
    const visitor = await logInNew(site, mobileOf(index), fromAddress(1_000 + index));
    const body = enquiryBody(`waiting-enquiry-${String(index).padStart(6, '0')}`);
    parents.push({ visitor, body, id: await enquire(visitor, body) });
  }
  return parents;
};

/** What one restart with new keys must not break, counted over all restarts. */
type Counts = { sessions: number; codes: number; logins: number; doubled: number };

/** Starts the site with other keys, and has those go on who began before. */
const change = async (
  site: TestSite,
  restart: (number: number) => Promise<void>,
  parents: Waiting[],
  counts: Counts,
  number: number,
): Promise<void> => {
  const typing = createVisitor(site.origin, fromAddress(2_000 + number));
  const code = await askForCode(site, typing, mobileOf(90_000 + number));
  const loggingIn = createVisitor(site.origin, fromAddress(3_000 + number));
  const { ticket } = await confirmNumber(site, loggingIn, ONBOARDED);
  await restart(number);
  await signIn(loggingIn, ticket);
  counts.logins += Number((await contactOf(loggingIn)) !== null);
  counts.codes += Number((await typing.post('/api/otp/verify', code)).status === 200);
  for (const [index, { visitor, body, id }] of parents.entries()) {
    counts.sessions += Number((await contactOf(visitor)) === `+91-${mobileOf(index)}`);
    counts.doubled += Number((await enquire(visitor, body)) !== id);
  }
  // As the runbook has it: a data key is dropped when nothing needs it any more.
  await until(() => keysInUse().join() === keysAfter(number).current.id);
};

const until = async (isSo: () => boolean): Promise<void> => {
  const giveUpAt = performance.now() + LONGEST_DELIVERY_MS;
  while (!isSo() && performance.now() < giveUpAt) await wait(100);
};

const noteDelivered = async (
  note: Note,
  school: SchoolSystem,
  parents: Waiting[],
): Promise<void> => {
  const [lost, ...whole] = parents;
  if (lost === undefined) throw new Error('Nobody waits.');
  await loseToken(lost.id);
  school.setFault(null);
  await until(() => {
    hurry();
    return countDeliveries('waiting') === 0;
  });
  note(
    exactly(
      'enquiries that waited through it all, delivered',
      countDeliveries('done'),
      whole.length,
    ),
  );
  const taken = school.calls.filter(({ path, headers }) => {
    const key = headers['idempotency-key'];
    return path.endsWith('/user-onboard/') && whole.some(({ id }) => id === key);
  });
  const right = taken.filter(({ body }) =>
    /^Child waiting-enquiry-\d+$/.test(String(body.child_name)),
  );
  note(
    none(
      'handed to the school system with other than what was written',
      taken.length - right.length,
    ),
  );
};

const noteLostToken = async (note: Note, lastKey: Record<string, string>): Promise<void> => {
  const { text } = await runCommand(
    'enquiries',
    ['export', '--status', 'follow-up'],
    dataDirOf(NAME),
    lastKey,
  );
  const reason = 'the token cannot be read: the key that encrypted it is missing';
  const rows = text.split('\n').filter((line) => line.includes('OIS-'));
  const named = rows.filter((row) => row.includes(reason)).length;
  note(exactly('enquiries whose secret is lost: follow-up, with the reason', named, 1));
};

const noteLostSecrets = async (
  note: Note,
  restart: (env: Record<string, string>) => Promise<void>,
  parents: Waiting[],
  last: Record<string, string>,
): Promise<void> => {
  await restart({
    ...last,
    NEXTAUTH_SECRET: 'a-secret-without-those-from-before',
    PREVIOUS_SECRETS: '',
  });
  let [ended, others] = [0, 0];
  for (const { visitor } of parents) {
    const { status, body } = await visitor.get('/api/auth/session');
    const isEmpty = status === 200 && JSON.stringify(body) === '{}';
    if (isEmpty) ended += 1;
    else others += 1;
  }
  note(exactly('sessions ended where the secret from before is not known', ended, parents.length));
  note(none('answered otherwise, such as with an error', others));
};

const noteWrongDataKey = (note: Note, { status, text }: Ended): void => {
  const isOneLine = text.split('\n').length === 1 && text.startsWith('DATA_KEY: ');
  note(
    equalTo(
      'with a data key of another site',
      status === 1 && isOneLine ? 'refused in one line' : text,
      'refused in one line',
    ),
  );
};

export const ROTATION: Experiment = {
  name: NAME,
  promise:
    'Secrets and data keys are changed while parents write: they stay logged in, what waits is delivered, nothing is lost or doubled.',
  isLongOnly: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      const { parents: count, changes } = SIZES[size];
      const schoolDir = dataDirOf(`${NAME}-school`);
      rmSync(schoolDir, { recursive: true, force: true });
      const school = await startSchoolSystem({ port: PORTS.school, dataDir: schoolDir });
      later(school.close);
      const env = { TRUST_PROXY: '1', ERP_BASE_URL: school.url };
      const settings = { name: NAME, port: PORTS.site };
      let site = await startTestSite({ ...settings, env: { ...env, ...settingsOf(0) } });
      later(() => site.stop());
      const restartWith = async (keys: Record<string, string>): Promise<void> => {
        await site.stop();
        site = await startTestSite({ ...settings, keepsData: true, env: { ...env, ...keys } });
      };
      const here = { ...site, dataDir: schoolDir };
      school.setFault('error', ({ path }) => path.endsWith('/user-onboard/'));
      const parents = await letWait(here, count);
      const ledger: Ledger = new Map();
      const clients: Clients = createClients({ count: CLIENTS, ledger, name: 'rotation' });
      const counts: Counts = { sessions: 0, codes: 0, logins: 0, doubled: 0 };
      let isDone = false;
      const writing = clients.sendUntil(here.origin, () => isDone);
      try {
        for (let number = 1; number <= changes; number += 1) {
          await change(here, (next) => restartWith(settingsOf(next)), parents, counts, number);
        }
      } finally {
        isDone = true;
        await writing;
      }
      await clients.settle(here.origin);
      const last = settingsOf(changes);
      note({
        what: 'changes of both keys, each forgetting all but the one before',
        value: changes,
      });
      note(exactly('sessions known after each', counts.sessions, count * changes));
      note(exactly('codes asked for before and typed in after', counts.codes, changes));
      note(exactly('logins begun before and ended after', counts.logins, changes));
      note(none('enquiries sent again with their key and stored a second time', counts.doubled));
      await noteDelivered(note, school, parents);
      await noteLostToken(note, last);
      const [current] = keysAfter(changes).all;
      await until(() => keysInUse().join() === current?.id);
      note(
        equalTo(
          'keys of the personal columns in the end',
          keysInUse().join() === current?.id ? 'the newest alone' : keysInUse().join(),
          'the newest alone',
        ),
      );
      await noteLostSecrets(note, restartWith, parents, last);
      await site.stop();
      noteWrongDataKey(
        note,
        await runCommand('enquiries', ['list'], dataDirOf(NAME), {
          ...last,
          DATA_KEY: 'x'.repeat(32),
          PREVIOUS_DATA_KEYS: '',
        }),
      );
      note({
        what: 'enquiries acknowledged meanwhile',
        value: ledger.size,
        passes: ledger.size > 20,
      });
      noteLedger(ledger, note, keysAfter(changes));
    }),
};

/** The waiting enquiries are not in the ledger: only what is lost or doubled counts. */
const noteLedger = (ledger: Ledger, note: Note, keys: KeyRing): void => {
  const few: Note = (figure) => {
    if (figure.what !== 'Stored and never acknowledged') note(figure);
  };
  noteComparison(ledger, ROTATED_FILE, few, keys);
};
