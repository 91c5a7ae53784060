import { Server } from 'node:net';

/** How long late requests are still taken, ms: a balancer that asks each second has left by then. */
const GRACE_MS = 1000;
/** Without any connection for so long, nobody is on the way. */
const QUIET_MS = 100;
const STEP_MS = 25;
const MOST_TURNS = 200;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const turn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Watches the connections of `server` and gives the function that closes it without cutting a
 * request. From then on every answer says `Connection: close`, so that its client goes elsewhere;
 * connections and requests that come late are served for a short grace; then nothing new is taken,
 * what is idle is closed, and the rest may end. Resolves when no connection is left.
 */
export const watchConnections = (server, { graceMs = GRACE_MS } = {}) => {
  const sockets = new Set();
  const answers = new Set();
  let accepted = 0;
  let isClosing = false;

  server.on('connection', (socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (_req, res) => {
    answers.add(res);
    res.once('close', () => answers.delete(res));
    if (isClosing) res.shouldKeepAlive = false;
  });

  const untilQuiet = async () => {
    const deadline = performance.now() + graceMs;
    let quietSince = performance.now();
    while (performance.now() < deadline && performance.now() - quietSince < QUIET_MS) {
      await pause(STEP_MS);
      if (sockets.size > 0) quietSince = performance.now();
    }
  };

  // Closing the door breaks what stands before it: it is done right after a short turn of the event
  // loop in which nobody came.
  const untilDoorIsFree = async () => {
    for (let turns = 0; turns < MOST_TURNS; turns += 1) {
      const [before, startedAt] = [accepted, performance.now()];
      await turn();
      if (accepted === before && performance.now() - startedAt < 1) return;
    }
  };

  const closeIdle = () => {
    server.closeIdleConnections();
    // Opened ahead by a browser and never used: Node does not count them as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };

  return async () => {
    isClosing = true;
    for (const res of answers) if (!res.headersSent) res.shouldKeepAlive = false;
    await untilQuiet();
    await untilDoorIsFree();
    // Not the HTTP server's own `close`, which ends its time limits too.
    const closed = new Promise((resolve) => Server.prototype.close.call(server, resolve));
    closeIdle();
    const closing = setInterval(closeIdle, STEP_MS);
    await closed;
    clearInterval(closing);
  };
};
