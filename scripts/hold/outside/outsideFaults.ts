import { z } from 'zod';
import { signIn } from '@/lib/server/testing/loginSite';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import { numberOfOwnBlock } from '@/scripts/hold/codes/phones';
import type { Experiment, Note } from '@/scripts/hold/experiment';
import { startHeldSite } from '@/scripts/hold/tools/site';
import { median, percentile, round } from '@/scripts/hold/tools/statistics';
import { type Expected, SHORT_TROUBLES, TROUBLES, type Trouble } from './answers';
import { type FaultySchool, startFaultySchool } from './faultySchool';
import { keepCalling, timePages } from './pageTimes';
import { type Ground, isHit, type Reply, type VisitorCall, visitorCalls } from './visitorCalls';

const PORTS = { overHttp: 4380, school: 4381, embedded: 4382, soundSchool: 4383 };
const LONGEST_MS = 5_000;
const SIZES = {
  short: { troubles: SHORT_TROUBLES, rounds: 12, pages: 400 },
  long: { troubles: TROUBLES, rounds: 40, pages: 800 },
};
/** What the clock of a busy machine cannot tell apart, ms. */
const NO_DIFFERENCE_MS = 2;
const CALLS_PER_SECOND = 20;

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

type Arms = { faulty: string; sound: string; school: FaultySchool };

/** Prerendered pages of two sites, in turns: one whose services are in trouble, one whose are not. */
const comparePages = async (
  { faulty, sound, school }: Arms,
  { troubles, rounds, pages }: (typeof SIZES)['short'],
  note: Note,
): Promise<void> => {
  const streams = [faulty, sound].map((origin) => keepCalling(origin, CALLS_PER_SECOND));
  const p99s = { [faulty]: [] as number[], [sound]: [] as number[] };
  for (const origin of [faulty, sound]) await timePages(origin, pages);
  for (let turn = 0; turn < rounds; turn += 1) {
    await school.break(troubles[turn % troubles.length] ?? 'error');
    const order = turn % 2 === 0 ? [faulty, sound] : [sound, faulty];
    for (const origin of order) {
      p99s[origin]?.push(percentile(await timePages(origin, pages), 0.99));
    }
  }
  await school.break(null);
  await Promise.all(streams.map(({ stop }) => stop()));
  const [during, without] = [median(p99s[faulty] ?? []), median(p99s[sound] ?? [])];
  note({ what: 'Pages without faults, p99', value: round(without, 2), unit: 'ms' });
  note({ what: 'Pages during faults, p99', value: round(during, 2), unit: 'ms' });
  note({
    what: 'Pages during faults against without, p99',
    value: round(during / without, 2),
    unit: 'times',
    bound: `at most 1.1, or ${NO_DIFFERENCE_MS} ms apart`,
    holds: during <= without * 1.1 || during - without <= NO_DIFFERENCE_MS,
  });
};

/** Each call outside in each kind of trouble: what the visitor reads, how long, and who else notices. */
export const OUTSIDE_FAULTS: Experiment = {
  name: 'outside-faults',
  promise:
    'Whatever a service outside does, the visitor reads what the catalogue says within five seconds, and other pages do not notice.',
  isTimed: true,
  run: async (size, note) => {
    const plan = SIZES[size];
    const school = await startFaultySchool('outside-school', PORTS.school);
    const soundSchool = await startFaultySchool('outside-sound-school', PORTS.soundSchool);
    const [overHttp, embedded] = await Promise.all([
      startHeldSite({
        name: 'outside-http',
        port: PORTS.overHttp,
        env: { ERP_BASE_URL: school.url, API_BASE_URL: school.url, TRUST_PROXY: '1' },
      }),
      startHeldSite({
        name: 'outside-embedded',
        port: PORTS.embedded,
        env: {
          API_BASE_URL: soundSchool.url,
          SMS_WEBHOOK_URL: `${school.url}/sms`,
          TRUST_PROXY: '1',
        },
      }),
    ]);
    try {
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
    } finally {
      await Promise.all([overHttp.stop(), embedded.stop()]);
      await Promise.all([school.close(), soundSchool.close()]);
    }
  },
};
