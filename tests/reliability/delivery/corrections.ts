import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { outboxFile } from '@/lib/server/erp/embedded/sms';
import type { Visitor } from '@/lib/server/testing/visitor';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { exactly, none } from '@/tests/reliability/support/bounds';
import { keysOf } from '@/tests/reliability/support/dataKeys';
import { startTestSite, type TestSite } from '@/tests/reliability/support/site';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { withStore } from '@/tests/reliability/support/withStore';
import { type FormReply, hashForm, logInParents, sendForm } from './parentForms';
import { readStored, untilDelivered } from './stored';
import { type StrictSchool, startStrictSchool, type Treatment } from './strictSchool';

const NAME = 'corrections';
const PORTS = { school: 4327, site: 4328 };
const SIZES = {
  short: { parents: 20, kills: 0, tailSeconds: 30 },
  long: { parents: 500, kills: 5, tailSeconds: 120 },
};
/** The longest that the school system takes for a form, and a parent to find the mistake in it. */
const LONGEST_ANSWER_MS = 400;
const SHORTEST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 300;
const BETWEEN_KILLS_MS = 2_000;
const PARENTS_AT_ONCE = 20;
/** The school system refuses a child of this name: 4xx. */
const REFUSED = 'Refused';

export const CORRECTIONS: Experiment = {
  name: NAME,
  promise:
    'A parent who corrects an enquiry while it is on its way is thanked as delivered only for what the school system has.',
  isLongOnly: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      const { parents: count, kills, tailSeconds } = SIZES[size];
      const school = await startStrictSchool(NAME, PORTS.school);
      later(school.close);
      const site = await startTestSite({ name: NAME, port: PORTS.site, env: envOf(school) });
      later(() => site.stop());
      const parents = await logInParents(site, count);
      // With messages of somebody's trials no site starts anew beside a real school system.
      rmSync(outboxFile(site.dataDir));
      school.treat(atRandom);
      let isOver = false;
      const correcting = correctAll(parents, { school, site }).finally(() => {
        isOver = true;
      });
      const killing = killAgainAndAgain(site, kills, () => isOver);
      const [told, killed] = await Promise.all([correcting, killing]);
      note({ what: 'times the site was killed meanwhile', value: killed });
      await noteForms(note, { told, school, site, tailSeconds });
    }),
};

const envOf = ({ url }: StrictSchool): Record<string, string> => ({
  ERP_BASE_URL: url,
  API_BASE_URL: url,
  TRUST_PROXY: '1',
});

/** Most are taken, some only at the second try or without a word. */
const atRandom = ({ child_name }: Record<string, unknown>): Treatment => {
  const delayMs = Math.random() * LONGEST_ANSWER_MS;
  if (String(child_name).startsWith(REFUSED)) return { does: 'refuse', delayMs };
  const lot = Math.random();
  if (lot < 0.05) return { does: 'fail', delayMs };
  return { does: lot < 0.1 ? 'drop' : 'take', delayMs };
};

/** What a parent writes, form by form: one in five is refused for ever, one in five at first. */
const formsOf = (parent: number): string[] => {
  const forms = ['', ' Rao', ' Rani Rao'].map((end) => `Child ${toLetters(parent)}${end}`);
  if (parent % 5 === 0) return forms.map((child) => `${REFUSED} ${child}`);
  if (parent % 5 === 1) return [`${REFUSED} ${forms[0]}`, ...forms.slice(1)];
  // Back to what stood there first.
  return parent % 5 === 2 ? [...forms, forms[0] ?? ''] : forms;
};

const toLetters = (number: number): string =>
  [...String(number)].map((digit) => 'ABCDEFGHIJ'.charAt(Number(digit))).join('');

type Told = {
  replies: FormReply[];
  /** Forms that were sent while the one before had no answer. */
  corrections: number;
  /** Thanks for a form of which the school system had only an older one at that moment. */
  tooEarly: number;
};

type Stage = { school: StrictSchool; site: TestSite };

// Of two forms that were sent within a moment the second may be saved first: then the first is newest.
const newestHash = (site: TestSite, id: string): Promise<string | null> =>
  withStore({ file: join(site.dataDir, 'site.db') }, async (store) => {
    const row = (await readStored(store, keysOf(site.dataDir))).find((stored) => stored.id === id);
    return row?.hash ?? null;
  });

/** Sends one form after the other, whether or not the one before was answered; the last until it is. */
const correct = async (
  visitor: Visitor,
  parent: number,
  { school, site }: Stage,
): Promise<Told> => {
  const told: Told = { replies: [], corrections: 0, tooEarly: 0 };
  const key = `a-correcting-parent-${String(parent).padStart(6, '0')}`;
  const forms = formsOf(parent);
  let open = 0;

  const send = async (index: number): Promise<FormReply> => {
    open += 1;
    const reply = await sendForm(visitor, { key, child: forms[index] ?? '' });
    open -= 1;
    told.replies.push(reply);
    if (!reply.isDelivered || reply.id === null) return reply;
    const there = school.hashOf(reply.id);
    const isNewEnough = forms.slice(index).some((child) => hashForm(child) === there);
    if (!isNewEnough && (await newestHash(site, reply.id)) !== there) told.tooEarly += 1;
    return reply;
  };

  const sent: Promise<FormReply>[] = [];
  for (const index of forms.keys()) {
    if (open > 0) told.corrections += 1;
    sent.push(send(index));
    await wait(SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS));
  }
  let last = (await Promise.all(sent)).at(-1);
  while (last?.status === null || (last?.status ?? 0) >= 500) {
    await wait(100);
    last = await send(forms.length - 1);
  }
  return told;
};

const correctAll = async (parents: Visitor[], stage: Stage): Promise<Told[]> => {
  const told: Told[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let parent = next++; parent < parents.length; parent = next++) {
      const visitor = parents[parent];
      if (visitor) told.push(await correct(visitor, parent, stage));
    }
  };
  await Promise.all(Array.from({ length: PARENTS_AT_ONCE }, worker));
  return told;
};

const killAgainAndAgain = async (
  site: TestSite,
  most: number,
  isOver: () => boolean,
): Promise<number> => {
  let kills = 0;
  while (kills < most && !isOver()) {
    await wait(BETWEEN_KILLS_MS);
    await site.kill();
    await site.restart();
    kills += 1;
  }
  return kills;
};

type Measured = Stage & { told: Told[]; tailSeconds: number };

const noteForms = (note: Note, { told, school, site, tailSeconds }: Measured): Promise<void> =>
  withStore({ file: join(site.dataDir, 'site.db') }, async (store) => {
    const waiting = await untilDelivered(store, tailSeconds);
    const stored = await readStored(store, keysOf(site.dataDir));
    const refused = stored.filter(({ status }) => status === 'follow-up');
    const rest = stored.filter(({ status }) => status !== 'follow-up');
    const same = rest.filter(({ id, hash }) => school.hashOf(id) === hash);
    const there = new Set(stored.map(({ id }) => id));
    const replies = told.flatMap((one) => one.replies);
    const sum = (of: (one: Told) => number) => told.reduce((total, one) => total + of(one), 0);
    note({ what: 'forms answered', value: replies.filter(({ status }) => status !== null).length });
    note({
      what: 'corrections sent before the form before was answered',
      value: sum(({ corrections }) => corrections),
      bound: 'more than half of all parents',
      passes: sum(({ corrections }) => corrections) > told.length / 2,
    });
    note(
      none(
        'thanked as delivered while the school system had an older form',
        sum(({ tooEarly }) => tooEarly),
      ),
    );
    note(none('thanked for and lost', replies.filter(({ id }) => id && !there.has(id)).length));
    note(none('deliveries left waiting', waiting));
    note(exactly('newest contents at the school system, by hash', same.length, rest.length));
    note(
      exactly(
        'refused for ever (400), left to people',
        refused.length,
        told.filter((_, parent) => parent % 5 === 0).length,
      ),
    );
    const strangers = school.ids().filter((id) => !rest.some((row) => row.id === id));
    note(none('enquiries at the school system that are not delivered here', strangers.length));
    const byKey = rest.length - (told.length - refused.length);
    note({
      what: 'corrections of what was delivered already: an enquiry of its own',
      value: byKey,
    });
  });
