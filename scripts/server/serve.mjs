import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import next from 'next';
import { createAnswer } from './answerRequest.mjs';
import { refusalFor } from './badRequest.mjs';
import { createBaseHeaders } from './baseHeaders.mjs';
import { watchConnections } from './closeGently.mjs';
import { observeRequests } from './requestMetrics.mjs';
import { MOST_CONNECTIONS, SERVER_OPTIONS } from './serverLimits.mjs';
import { trustHeaders } from './trustedHeaders.mjs';

/** The status that a process ends with by convention: 128 and the signal's number. */
const STATUS = { SIGTERM: 143, SIGINT: 130 };

const createLimitedServer = () => {
  const server = createServer(SERVER_OPTIONS);
  server.maxConnections = MOST_CONNECTIONS;
  return server;
};

const fail = (res, error) => {
  console.error(error);
  if (res.headersSent) return res.destroy();
  res.statusCode = 500;
  res.end();
};

const refuse = (res, { status, text }) => {
  res.statusCode = status;
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.end(text);
};

/** Checked by then: lib/server/env.ts stops the start because of a wrong value. */
const readTrust = ({ TRUST_PROXY, SITE_URL }) => ({
  trustProxy: Number(TRUST_PROXY ?? 0),
  siteUrl: SITE_URL ?? null,
});

const createListener = (server, app) => {
  const giveBaseHeaders = createBaseHeaders(process.env);
  const trust = readTrust(process.env);
  const answer = createAnswer({ server, handle: app.getRequestHandler(), onError: fail });
  return (req, res) => {
    giveBaseHeaders(res);
    const refusal = refusalFor(req);
    if (refusal) return refuse(res, refusal);
    trustHeaders(req, trust);
    answer(req, res);
  };
};

const listen = (server, port, hostname) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: hostname, backlog: MOST_CONNECTIONS }, resolve);
  });

/** Serves the production build on `port` of `hostname`, or of every address without one. */
export const serve = async ({ port, hostname }) => {
  const server = createLimitedServer();
  // Next listens on its server for upgrades (web sockets) and leaves them open: it gets none.
  // Without `hostname`: told of 127.0.0.1, Next takes the middleware's rewrites for another site's
  // (vercel/next.js#94745).
  const app = next({ dev: false, port, httpServer: new EventEmitter() });
  const close = watchConnections(server);
  // Read by lib/server/stopping.ts, when lib/server/stop.ts has taken over these signals.
  globalThis.closeSiteServer = async () => {
    await close();
    await app.close().catch(() => undefined);
  };
  for (const [signal, status] of Object.entries(STATUS)) {
    process.once(signal, () => process.exit(status));
  }
  await app.prepare();

  observeRequests(server);
  server.on('request', createListener(server, app));
  await listen(server, port, hostname);
};
