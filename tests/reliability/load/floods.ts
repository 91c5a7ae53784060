import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { askRaw } from '@/e2e/support/askRaw';
import type { Experiment, Note, Size } from '@/tests/reliability/experiment';
import { atLeast, atMost, exactly, none } from '@/tests/reliability/support/bounds';
import { enquiryBody, postEnquiry } from '@/tests/reliability/support/enquiries';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { withTestSite } from '@/tests/reliability/support/site';
import { median, percentile, round } from '@/tests/reliability/support/statistics';
import { streamEnquiries, streamVisits } from './streams';

const PORT = 4440;
const ATTACKER = '203.0.113.2';
const CLASS = '203.0.113.3';
const PUPILS = 40;
const SENDERS = 10;
const CONNECTIONS = 100;
const SECONDS = { short: 4, long: 15 };
const EVERY_MS = { visit: 50, enquiry: 500 };
const HOME = '/';
const HEALTH = '/api/health/live';
/** With a query that it reads a page comes from the site itself, not from nginx's cache. */
const LANDING = '/lp/pune?utm_source=google';
/** Waits of others, in ms. */
const MOST = { median: 500, health: 2000, enquiry: 2000, class: 8000 };
/** Of a flood that never pauses, in per cent. */
const LEAST_REFUSED = 50;
/** Pages, endpoints, a page with made-up parameters, unknown pages, a reference that is none. */
const ANYTHING = [
  '/search?s=',
  '/api/footer?x=',
  '/?x=',
  '/branches-near-nowhere?x=',
  '/enquiry/a%2Fb',
];
/** More than one machine has places for, and more than nginx lets be under way. */
const HALF_OPEN = { short: 1_000, long: 4_000 };
const HALF_SENT = 300;
/** Where nginx counts what is under way apart: none of them may take the places of another. */
const HALF_SENT_TO = { pages: '/?slow=1', 'built files': '/_next/static/x', endpoints: '/api/x' };

type Attack = (origin: string, until: number, size: Size) => Promise<number[]>;

/** Asks over so many connections, without a pause, until that moment: the statuses of the answers. */
const askWithoutEnd = async (
  until: number,
  ask: (client: number, count: number, agent: Agent) => Promise<{ status: number }>,
): Promise<number[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses: number[] = [];
  await inParallel(CONNECTIONS, CONNECTIONS, async (client) => {
    for (let count = 0; performance.now() < until; count += 1)
      statuses.push((await ask(client, count, agent).catch(() => ({ status: 0 }))).status);
  });
  agent.destroy();
  return statuses;
};

const askForAnything: Attack = (origin, until) =>
  askWithoutEnd(until, (client, count, agent) => {
    const path = `${ANYTHING[(client + count) % ANYTHING.length]}${client}-${count}`;
    return askRaw(origin, path, { agent, headers: { 'X-Forwarded-For': ATTACKER } });
  });

const sendEnquiries: Attack = (origin, until) =>
  askWithoutEnd(until, (client, count, agent) =>
    askRaw(origin, '/api/enquiries', {
      method: 'POST',
      agent,
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `203.0.113.${100 + (client % SENDERS)}`,
      },
      body: JSON.stringify(enquiryBody(`flood-enquiry-${client}-${count}`)),
    }),
  );

/** Opens connections of one address, says so much on each, and leaves it at that. */
const holdConnections =
  (text: string, count?: number): Attack =>
  async (origin, until, size) => {
    const { port } = new URL(origin);
    const sockets = await inParallel(count ?? HALF_OPEN[size], 200, async () => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.2' });
      socket.on('error', () => {});
      // Else it would not notice its end.
      socket.resume();
      socket.write(text);
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
      return socket;
    });
    await pause(Math.max(0, until - performance.now()));
    for (const socket of sockets) socket.destroy();
    return [];
  };

const HEADERS = 'Host: school.example\r\nContent-Type: application/x-www-form-urlencoded\r\n';
const HELD: [string, Attack][] = [
  ['half-open requests', holdConnections('GET / HTTP/1.1\r\nHost: school.example\r\nX-Slow: ')],
  ...Object.entries(HALF_SENT_TO).map(([kind, path]): [string, Attack] => [
    `${HALF_SENT} half-sent forms to ${kind}`,
    holdConnections(`POST ${path} HTTP/1.1\r\n${HEADERS}Content-Length: 1000\r\n\r\na=`, HALF_SENT),
  ]),
];

/** Others read, enquire and are checked on beside an attack, each on a new connection. */
const measure = async (note: Note, size: Size, origin: string, what: string, attack: Attack) => {
  const stopVisits = streamVisits(origin, [HOME, LANDING, HEALTH], EVERY_MS.visit);
  const stopParents = streamEnquiries(origin, what.replace(/\W+/g, '-'), EVERY_MS.enquiry);
  const statuses = await attack(origin, performance.now() + SECONDS[size] * 1000, size);
  const [visits, parents] = await Promise.all([stopVisits(), stopParents()]);
  const waits = (isMeant: (path: string) => boolean) =>
    visits.filter(({ path }) => isMeant(path)).map(({ wait }) => wait);
  const inMs = (name: string, value: number) => ({
    what: `${what}: ${name}`,
    value: round(value, 0),
    unit: 'ms',
  });
  for (const page of [HOME, LANDING])
    note(
      atMost(
        inMs(`${page} of others, median`, median(waits((path) => path === page))),
        MOST.median,
      ),
    );
  note(
    atMost(
      inMs(
        'health check, slowest',
        percentile(
          waits((path) => path === HEALTH),
          1,
        ),
      ),
      MOST.health,
    ),
  );
  const longest = percentile(
    parents.map(({ wait }) => wait),
    1,
  );
  note(atMost(inMs('enquiry of another parent, slowest', longest), MOST.enquiry));
  const failed =
    visits.filter(({ status }) => status !== 200).length +
    parents.filter(({ id }) => id === null).length;
  const all = visits.length + parents.length;
  note(none(`${what}: of ${all} pages, checks and enquiries of others, not answered`, failed));
  return statuses;
};

const noteRefused = (note: Note, what: string, statuses: number[]): void => {
  const said = [...new Set(statuses)].map(
    (status) => `${status}: ${statuses.filter((other) => other === status).length}`,
  );
  note({ what: `${what}: what they were answered`, value: said.join(', ') });
  const refused = statuses.filter((status) => status === 429 || status === 503).length;
  const share = { what: `${what}: refused`, value: round((100 * refused) / statuses.length, 0) };
  note(atLeast({ ...share, unit: '%' }, LEAST_REFUSED));
};

/** A class whose teacher says an address: all of them open it in the same moment. */
const noteClass = async (note: Note, origin: string): Promise<void> => {
  const startedAt = performance.now();
  const pages = await inParallel(PUPILS, PUPILS, () =>
    askRaw(origin, '/search?s=table+of+7', { headers: { 'X-Forwarded-For': CLASS } }),
  );
  const waited = round(performance.now() - startedAt, 0);
  const shown = pages.filter(({ status }) => status === 200).length;
  note(exactly(`of a class of ${PUPILS} at one address, who see their search`, shown, PUPILS));
  note(atMost({ what: 'the last of that class waited', value: waited, unit: 'ms' }, MOST.class));
};

/** One client, or ten, who ask, send or hold connections without end. */
export const FLOODS: Experiment = {
  name: 'floods',
  promise:
    'Whoever asks, sends or holds connections without end slows nobody else down, and no class is refused.',
  needs: ['nginx'],
  isTimed: true,
  isLongOnly: true,
  run: (size, note) =>
    withTestSite({ name: 'floods', port: PORT }, async ({ origin }) => {
      // Else their code would be loaded while others are measured.
      for (const path of [HOME, LANDING, HEALTH, ...ANYTHING]) await askRaw(origin, path);
      await postEnquiry(origin, 'floods-enquiry-before');
      await noteClass(note, origin);
      const one = `one address that asks over ${CONNECTIONS} connections`;
      noteRefused(note, one, await measure(note, size, origin, one, askForAnything));
      const ten = `${SENDERS} addresses that post enquiries over ${CONNECTIONS} connections`;
      const statuses = await measure(note, size, origin, ten, sendEnquiries);
      note({ what: `${ten}: taken`, value: statuses.filter((status) => status === 201).length });
      for (const [what, attack] of HELD) await measure(note, size, origin, what, attack);
    }),
};
