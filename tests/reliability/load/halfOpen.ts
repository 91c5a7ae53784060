import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startNginx } from '@/tests/reliability/cluster/nginx';
import type { Experiment, Note, Size } from '@/tests/reliability/experiment';
import { none } from '@/tests/reliability/support/bounds';
import { startTestSite } from '@/tests/reliability/support/site';
import { percentile, round } from '@/tests/reliability/support/statistics';
import { withCleanUp } from '@/tests/reliability/support/withCleanUp';
import { streamEnquiries } from './enquiries';
import { streamVisits } from './others';

const PORTS = { alone: 4443, behind: 4444, nginx: 4445 };
const ATTACKER = '127.0.0.2';
/** 4,005 are five more than the site takes of all visitors together. */
const HALF_OPEN = { short: 1_000, long: 4_005 };
/** More than nginx lets be under way of all visitors together (deploy/nginx/site.conf). */
const HALF_SENT = 300;
const AT_ONCE = 200;
const SECONDS = { short: 3, long: 12 };
const VISIT_EVERY_MS = 100;
/** Node.js takes in one connection in a turn of its event loop. */
const CLOSED_WITHIN_MS = 5000;
const MOST = { perAddress: 400, wait: 2000 };

/** A question without its end, and a form without its body. */
const HEADERS = 'GET / HTTP/1.1\r\nHost: school.example\r\nX-Slow: ';
const halfSent = (path: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: school.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\na=`;
/** Where nginx counts what is under way apart: none of them may take the places of another. */
const HALF_SENT_TO = { pages: '/?slow=1', 'built files': '/_next/static/x', endpoints: '/api/x' };

type Held = { open: () => number; release: () => void };

/** Opens connections of one address, says so much on each, and leaves it at that. */
const hold = async (port: number, count: number, text: string): Promise<Held> => {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, () => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER });
      socket.on('error', () => {});
      // Else it would not notice its end.
      socket.resume();
      socket.write(text);
      return socket;
    });
    sockets.push(...some);
    await Promise.all(
      some.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])),
    );
  }
  return {
    open: () =>
      sockets.filter(({ readyState, readableEnded }) => readyState === 'open' && !readableEnded)
        .length,
    release: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
};

/** How many are left once the site has taken in them all; sooner than it gives up on any of them. */
const closedDownTo = async ({ open }: Held): Promise<number> => {
  const giveUpAt = performance.now() + CLOSED_WITHIN_MS;
  while (open() > MOST.perAddress && performance.now() < giveUpAt) await pause(50);
  return open();
};

type Attack = { what: string; count: number; text: string };

/** Honest visitors of other addresses read, enquire and are checked on while the connections are held. */
const measure = async (
  note: Note,
  size: Size,
  origin: string,
  { what, count, text }: Attack,
): Promise<number> => {
  const held = await hold(Number(new URL(origin).port), count, text);
  // With a query a page comes from the site itself, not from a cache.
  const stop = streamVisits(
    origin,
    ['/', '/fee-structure?visit=1', '/api/health/live'],
    VISIT_EVERY_MS,
  );
  const parents = streamEnquiries(origin, what.replace(/\W+/g, '-'), VISIT_EVERY_MS * 5);
  const [open] = await Promise.all([closedDownTo(held), pause(SECONDS[size] * 1000)]);
  const visits = await stop();
  const { acknowledged, unanswered } = await parents.stop();
  held.release();
  const failed = visits.filter(({ status }) => status !== 200).length;
  note(
    none(`${what}: of ${visits.length} visits and health checks of others, not answered`, failed),
  );
  note(
    none(
      `${what}: of ${acknowledged.length + unanswered} enquiries of others, not taken`,
      unanswered,
    ),
  );
  const slowest = percentile(
    visits.map(({ wait }) => wait),
    1,
  );
  note({
    what: `${what}: slowest of these visits`,
    value: round(slowest, 0),
    unit: 'ms',
    bound: `at most ${MOST.wait}`,
    passes: slowest <= MOST.wait,
  });
  return open;
};

/** One address holds connections open without ever ending its question; without nginx and behind it. */
export const HALF_OPEN_REQUESTS: Experiment = {
  name: 'half-open',
  promise: 'Half-open requests of one address shut nobody else out.',
  needs: ['nginx'],
  isTimed: true,
  isLongOnly: true,
  run: (size, note) =>
    withCleanUp(async (later) => {
      const count = HALF_OPEN[size];
      const headers = { count, text: HEADERS };
      const alone = await startTestSite({ name: 'half-open', port: PORTS.alone });
      later(alone.stop);
      const what = `the site alone, ${count} half-open requests`;
      const open = await measure(note, size, alone.origin, { what, ...headers });
      note({
        what: 'of these held by the site',
        value: open,
        bound: `at most ${MOST.perAddress}`,
        passes: open <= MOST.perAddress,
      });
      const env = { TRUST_PROXY: '1' };
      const site = await startTestSite({ name: 'half-open-behind', port: PORTS.behind, env });
      later(site.stop);
      const nginx = await startNginx({
        name: 'half-open-nginx',
        port: PORTS.nginx,
        upstreams: [PORTS.behind],
        trusted: '',
      });
      later(nginx.stop);
      await measure(note, size, nginx.origin, {
        what: `behind nginx, ${count} half-open requests`,
        ...headers,
      });
      for (const [kind, path] of Object.entries(HALF_SENT_TO)) {
        await measure(note, size, nginx.origin, {
          what: `behind nginx, ${HALF_SENT} half-sent forms to ${kind}`,
          count: HALF_SENT,
          text: halfSent(path),
        });
      }
    }),
};
