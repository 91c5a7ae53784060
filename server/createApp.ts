import type { RequestListener } from 'node:http';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { baseHeaders } from '@/lib/security/headers.mjs';
import { setRenew } from '@/lib/server/campaigns/renewal';
import { createProxyTrust, proxyCount } from '@/lib/server/env/trustedProxies';
import { log } from '@/lib/server/log/log';
import { isMissingImage } from '@/lib/server/pictures/missingImage';
import { createPageCache } from './pageCache';
import { observeRequests } from './requestMetrics';
import { createHeaderTrust } from './trustedHeaders';

type Handle = (...call: Parameters<RequestListener>) => Promise<void>;

/** For the body too, which is 64 KB at most, or a picture of 8 MB that somebody at the desk sends in. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than nginx keeps a connection (an hour): the one that closes first meets no request. */
const KEEP_ALIVE_MS = { ofProxy: 65 * 60_000, ofVisitor: 75_000 };
/** Mean event loop delay from which pages are refused, in ms, and the seconds until a new try. */
const LONGEST_DELAY_MS = 2000;
const RETRY_AFTER_S = 5;
/** So many go on all the same: the first visit of a page after a start loads its code. */
const LEAST_RUNNING = 32;
const BUSY = 'We are very busy just now. Please try again in a few seconds.\n';
const CLOSING_STEP_MS = 25;

/** Enquiries, codes and health checks are answered however busy the process is. */
const URGENT = /^\/(?:api\/|metrics)/;

/** The server in front of Next, whose request handler is `getHandle()` once Next is prepared. */
export const createApp = (getHandle: () => Handle, env: NodeJS.Dict<string>): FastifyInstance => {
  const [base, trustHeaders] = [baseHeaders(env), createHeaderTrust(env)];
  const handle: Handle = (req, res) =>
    getHandle()(req, res).catch((err) => {
      log.error({ err }, 'request failed');
      if (res.headersSent) res.destroy();
      else res.writeHead(500).end();
    });
  const admit = ({ raw, ip }: FastifyRequest, reply: FastifyReply): void => {
    // On the bare response, so that they are there whoever answers.
    for (const { key, value } of base) reply.raw.setHeader(key, value);
    trustHeaders(raw.headers, ip);
  };
  const cache = createPageCache(handle);
  setRenew(cache.renew);
  const app = Fastify({
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: proxyCount(env) > 0 ? KEEP_ALIVE_MS.ofProxy : KEEP_ALIVE_MS.ofVisitor,
    trustProxy: createProxyTrust(env),
    // Late requests are answered while the server stops, with `Connection: close`.
    return503OnClosing: false,
    // An address that cannot be decoded goes through no hook.
    frameworkErrors: (_error, request, reply) => {
      admit(request, reply);
      void handle(request.raw, reply.raw);
    },
  });
  // Closes each connection when its answer has ended, also where that began before the stop.
  app.addHook('preClose', async () => {
    const closing = setInterval(() => app.server.closeIdleConnections(), CLOSING_STEP_MS);
    closing.unref();
    app.server.once('close', () => clearInterval(closing));
  });
  observeRequests(app);
  app.addHook('onRequest', (request, reply, done) => {
    admit(request, reply);
    if (!request.url.startsWith('/')) reply.code(400).send();
    else if (isMissingImage(request.url)) reply.code(404).send('There is no such image.\n');
    else done();
  });
  cache.addLookup(app);
  let running = 0;
  app.register(underPressure, {
    maxEventLoopDelay: LONGEST_DELAY_MS,
    pressureHandler: (request, reply) => {
      if (running < LEAST_RUNNING || URGENT.test(request.url)) return;
      reply.code(503).header('Retry-After', RETRY_AFTER_S).send(BUSY);
    },
  });

  app.setErrorHandler((err, _request, reply) => {
    log.error({ err }, 'request failed');
    reply.code(500).send();
  });
  // Before a body is read: it stays a stream, for Next.
  app.addHook('preParsing', async (request, reply) => {
    running += 1;
    reply.raw.once('close', () => (running -= 1));
    if (await cache.answer(request, reply)) return;
    // On the bare response, as Next's guide to custom servers says: streamed, Range included.
    reply.hijack();
    await handle(request.raw, reply.raw);
  });
  return app;
};
