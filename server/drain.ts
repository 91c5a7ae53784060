import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as afterPoll, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long late requests are still taken, ms: a balancer that asks each second has left by then. */
const GRACE_MS = 1000;
/** Without any connection for so long, nobody is on the way. */
const QUIET_MS = 100;
const STEP_MS = 25;
/** A connection is read from after it is taken: so young, it may hold a request that nobody has seen. */
const YOUNG_MS = 250;

/**
 * Closes without cutting a request. Once `app.close()` is called, every answer says
 * `Connection: close` (Fastify adds it to later ones); connections that come late are served for a
 * short grace, then nothing new is taken, what is idle is closed and the rest may end.
 */
export const drainConnections = (app: FastifyInstance, graceMs = GRACE_MS): void => {
  const { server } = app;
  /** When each was opened. */
  const sockets = new Map<Socket, number>();
  let taken = 0;
  const answers = new Set<ServerResponse>();
  server.on('connection', (socket) => {
    taken += 1;
    sockets.set(socket, performance.now());
    socket.once('close', () => sockets.delete(socket));
  });

  app.addHook('onRequest', (_request, { raw }, done) => {
    answers.add(raw);
    raw.once('close', () => answers.delete(raw));
    done();
  });

  // Right after the event loop has read what came: a connection with a request waiting is not idle.
  // https://nodejs.org/en/learn/asynchronous-work/event-loop-timers-and-nexttick
  const closeIdle = async () => {
    await afterPoll();
    server.closeIdleConnections();
    // Opened ahead by a browser and never used: Node does not count them as idle.
    const oldest = performance.now() - YOUNG_MS;
    for (const [socket, openedAt] of sockets)
      if (socket.bytesRead === 0 && openedAt < oldest) socket.destroy();
  };

  // Node.js takes one connection in each round of its event loop; what still waits outside when the
  // server closes is reset, with the request that was sent on it.
  const takeWaiting = async () => {
    const giveUpAt = performance.now() + graceMs;
    let before: number;
    do {
      before = taken;
      await afterPoll();
    } while (taken !== before && performance.now() < giveUpAt);
  };

  app.addHook('preClose', async () => {
    for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
    const startedAt = performance.now();
    const waited = () => performance.now() - startedAt;
    while (waited() < QUIET_MS || (sockets.size > 0 && waited() < graceMs)) await pause(STEP_MS);
    const closing = setInterval(() => void closeIdle(), STEP_MS);
    server.once('close', () => clearInterval(closing));
    await takeWaiting();
    // At once, and not when Fastify gets to it: that waits for the same end then.
    server.close();
  });
};
