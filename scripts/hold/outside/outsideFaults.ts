import { z } from 'zod';
import { signIn } from '@/lib/server/testing/loginSite';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import { numberOfOwnBlock } from '@/scripts/hold/codes/phones';
import type { Experiment, Note } from '@/scripts/hold/experiment';
import { startHeldSite } from '@/scripts/hold/tools/site';
import { withCleanUp } from '@/scripts/hold/tools/withCleanUp';
import { type Expected, SHORT_TROUBLES, TROUBLES, type Trouble } from './answers';
import { comparePages } from './comparePages';
import { type FaultySchool, startFaultySchool } from './faultySchool';
import { type Ground, isHit, type Reply, type VisitorCall, visitorCalls } from './visitorCalls';

const PORTS = { overHttp: 4380, school: 4381, embedded: 4382, soundSchool: 4383 };
const LONGEST_MS = 5_000;
const SIZES = {
  short: { troubles: SHORT_TROUBLES, rounds: 12, pages: 400 },
  long: { troubles: TROUBLES, rounds: 40, pages: 800 },
};

const sent = z.object({ challenge: z.string() });
const verified = z.object({ ticket: z.string() });

const logIn = async (origin: string, school: FaultySchool): Promise<Visitor> => {
  const mobile = numberOfOwnBlock(19_999);
  await school.onboard(mobile);
  const visitor = createVisitor(origin);
  const { challenge } = sent.parse((await visitor.post('/api/otp/send', { mobile })).body);
  const answer = await visitor.post('/api/otp/verify', {
    challenge,
    otp: school.lastCode(mobile),
  });
  await signIn(visitor, verified.parse(answer.body).ticket);
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
  { trouble, turn }: { trouble: Trouble; turn: number },
  note: Note,
): Promise<number> => {
  const calls = visitorCalls({ school, ...ground });
  const made = await Promise.all(
    calls.map(async (call) => ({ call, make: await call.prepare(turn) })),
  );
  await school.break(trouble, isHit(turn));
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
    holds: wrong.length === 0,
  });
  return Math.max(...during.map(({ ms }) => ms));
};

/** Each call outside in each kind of trouble: what the visitor reads, how long, and who else notices. */
export const OUTSIDE_FAULTS: Experiment = {
  name: 'outside-faults',
  promise:
    'Whatever a service outside does, the visitor reads what the catalogue says within five seconds, and other pages do not notice.',
  isTimed: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      const plan = SIZES[size];
      const school = await startFaultySchool('outside-school', PORTS.school);
      later(school.close);
      const soundSchool = await startFaultySchool('outside-sound-school', PORTS.soundSchool);
      later(soundSchool.close);
      const start = async (name: string, port: number, env: Record<string, string>) => {
        const site = await startHeldSite({ name, port, env: { TRUST_PROXY: '1', ...env } });
        later(site.stop);
        return site;
      };
      const [overHttp, embedded] = await Promise.all([
        start('outside-http', PORTS.overHttp, {
          ERP_BASE_URL: school.url,
          API_BASE_URL: school.url,
        }),
        start('outside-embedded', PORTS.embedded, {
          API_BASE_URL: soundSchool.url,
          SMS_WEBHOOK_URL: `${school.url}/sms`,
        }),
      ]);
      // Both build their search index on the first search.
      for (const { origin } of [overHttp, embedded]) await fetch(`${origin}/api/search?s=fees`);
      const parent = await logIn(overHttp.origin, school);
      const ground = { school, overHttp: overHttp.origin, embedded: embedded.origin, parent };
      const slowest: number[] = [];
      for (const [turn, trouble] of plan.troubles.entries()) {
        slowest.push(await tryTrouble(ground, { trouble, turn }, note));
      }
      note({
        what: 'Longest wait of any request',
        value: Math.round(Math.max(...slowest)),
        unit: 'ms',
        bound: `at most ${LONGEST_MS}`,
        holds: Math.max(...slowest) <= LONGEST_MS,
      });
      await comparePages({ faulty: overHttp.origin, sound: embedded.origin, school }, plan, note);
    }),
};
