import { signIn } from '@/lib/server/testing/loginSite';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import { confirmNumber } from '@/tests/reliability/auth/parent';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { numberOfOwnBlock } from '@/tests/reliability/otp/phones';
import { startTestSite, type TestSite } from '@/tests/reliability/support/site';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { type Expected, SHORT_TROUBLES, TROUBLES, type Trouble } from './answers';
import { type FaultySchool, startFaultySchool } from './faultySchool';
import { type Ground, isHit, type Reply, type VisitorCall, visitorCalls } from './visitorCalls';

const PORTS = { overHttp: 4380, school: 4381, embedded: 4382, soundSchool: 4383 };
const LONGEST_MS = 5_000;
const TRIED = { short: SHORT_TROUBLES, long: TROUBLES };

const logIn = async (site: TestSite, school: FaultySchool): Promise<Visitor> => {
  const mobile = numberOfOwnBlock(19_999);
  await school.onboard(mobile);
  const visitor = createVisitor(site.origin);
  // Its codes are the school system's.
  const at = { ...site, dataDir: school.dataDir };
  await signIn(visitor, (await confirmNumber(at, visitor, mobile)).ticket);
  return visitor;
};

const fits = ({ status, text }: Reply, expected: Expected): boolean =>
  status === expected.status && text.includes(expected.shows);

type Try = { call: VisitorCall; reply: Reply; ms: number };

const makeAll = (made: { call: VisitorCall; make: () => Promise<Reply> }[]): Promise<Try[]> =>
  Promise.all(
    made.map(async ({ call, make }) => {
      const startedAt = performance.now();
      const reply = await make();
      return { call, reply, ms: performance.now() - startedAt };
    }),
  );

const toWords = ({ call, reply }: Try): string =>
  `${call.name} (${reply.status} ${reply.text.slice(0, 120)})`;

/** Makes every call in one trouble and again after it; answers how long the slowest took, in ms. */
const tryTrouble = async (
  { school, ...ground }: Ground,
  { trouble, round }: { trouble: Trouble; round: number },
  note: Note,
): Promise<number> => {
  const calls = visitorCalls({ school, ...ground });
  const made = await Promise.all(
    calls.map(async (call) => ({ call, make: await call.prepare(round) })),
  );
  await school.break(trouble, isHit(round));
  const during = await makeAll(made);
  await school.break(null);
  const after = await makeAll(made);
  const wrong = [
    ...during.filter(({ call, reply }) => !fits(reply, call.inTrouble(trouble))),
    ...after.filter(({ call, reply }) => !fits(reply, call.sound)),
  ];
  note({
    what: `${trouble}: calls with the catalogue's answer, and right again after it`,
    value: wrong.length === 0 ? calls.length : `not: ${wrong.map(toWords).join('; ')}`,
    bound: `all ${calls.length}`,
    passes: wrong.length === 0,
  });
  return Math.max(...during.map(({ ms }) => ms));
};

/** Each upstream call in each kind of trouble: what the visitor reads, and how long it takes. */
export const UPSTREAM_FAULTS: Experiment = {
  name: 'upstream-faults',
  promise:
    'Whatever an upstream service does, the visitor reads what the catalogue says within five seconds.',
  isTimed: true,
  isLongOnly: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      const school = await startFaultySchool('upstream-school', PORTS.school);
      later(school.close);
      const soundSchool = await startFaultySchool('upstream-sound-school', PORTS.soundSchool);
      later(soundSchool.close);
      const start = async (name: string, port: number, env: Record<string, string>) => {
        const site = await startTestSite({ name, port, env });
        later(site.stop);
        return site;
      };
      const [overHttp, embedded] = await Promise.all([
        start('upstream-http', PORTS.overHttp, {
          ERP_BASE_URL: school.url,
          API_BASE_URL: school.url,
        }),
        start('upstream-embedded', PORTS.embedded, {
          API_BASE_URL: soundSchool.url,
          SMS_WEBHOOK_URL: `${school.url}/sms`,
        }),
      ]);
      // Both build their search index on the first search.
      for (const { origin } of [overHttp, embedded]) await fetch(`${origin}/api/search?s=fees`);
      const parent = await logIn(overHttp, school);
      const ground = { school, overHttp: overHttp.origin, embedded: embedded.origin, parent };
      const slowest: number[] = [];
      for (const [round, trouble] of TRIED[size].entries()) {
        slowest.push(await tryTrouble(ground, { trouble, round }, note));
      }
      note({
        what: 'Longest wait of any request',
        value: Math.round(Math.max(...slowest)),
        unit: 'ms',
        bound: `at most ${LONGEST_MS}`,
        passes: Math.max(...slowest) <= LONGEST_MS,
      });
    }),
};
