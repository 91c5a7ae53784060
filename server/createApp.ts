import type { RequestListener, ServerOptions } from 'node:http';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { MAX_CONNECTIONS } from '@/data/limits';
import { baseHeaders } from '@/lib/security/headers.mjs';
import { setRenew } from '@/lib/server/campaigns/renewal';
import { createProxyCheck, proxyCount } from '@/lib/server/env/trustedProxies';
import { log } from '@/lib/server/log/log';
import { refusalFor } from './badRequest';
import { drainConnections } from './drain';
import { limitConnections } from './limitConnections';
import { limitRendered } from './limitRendered';
import { createRequestLimit } from './limitRequests';
import { shedLoad } from './overloaded';
import { createPageCache } from './pageCache';
import { createRenew } from './renewPages';
import { observeRequests } from './requestMetrics';
import { takeTurns } from './takeTurns';
import { trustHeaders } from './trustedHeaders';
import { createForwardingWatch } from './unreadForwarding';

type Settings = Readonly<Record<string, string | undefined>>;
type Handle = (...call: Parameters<RequestListener>) => Promise<void>;

/** A slow attacker holds a connection for the times here; a phone sends its headers in one packet. */
const HTTP: ServerOptions = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
  // A session cookie is cut into parts of 4 KB; few visitors have two.
  maxHeaderSize: 16_384,
};
/** For the body too, which is 64 KB at most, or a picture of 8 MB that somebody at the desk sends in. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than the 60 s for which nginx keeps a connection: the one that closes first meets no request. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;
const UNREADABLE: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
};

type Answer = (request: FastifyRequest, reply: FastifyReply) => void;

const createServer = (answerUndecodable: Answer) =>
  Fastify({
    http: HTTP,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    // Whoever comes while the server stops is answered, with `Connection: close`.
    return503OnClosing: false,
    // Fastify has no route and no hook for an address that it cannot decode.
    frameworkErrors: (_error, request, reply) => answerUndecodable(request, reply),
    // As Node.js itself answers what it cannot read: the start line and no more.
    clientErrorHandler: (error, socket) => {
      const status = UNREADABLE[error.code] ?? '400 Bad Request';
      if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
      else socket.destroy();
    },
  });

/**
 * The server in front of Next, whose request handler is `getHandle()` once Next is prepared. What
 * every request goes through stands here, in order.
 */
export const createApp = (getHandle: () => Handle, env: Settings): FastifyInstance => {
  const base = baseHeaders(env);
  // Checked by then: lib/server/env/env.ts stops the start because of a wrong value.
  const isProxy = createProxyCheck(env);
  const siteUrl = env.SITE_URL || null;
  const deskHost = (env.DESK === 'on' && env.DESK_HOST) || null;
  const watchForwarding = createForwardingWatch();
  const handle: Handle = (req, res) =>
    getHandle()(req, res).catch((err) => {
      log.error({ err }, 'request failed');
      if (res.headersSent) res.destroy();
      else res.writeHead(500).end();
    });
  // On the bare response, as Next's guide to custom servers says.
  const passToNext = ({ raw: req }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.hijack();
    return handle(req, reply.raw);
  };
  /** The headers that every answer has, and none that a visitor made up. False: it is refused. */
  const admit = ({ raw: req }: FastifyRequest, reply: FastifyReply): boolean => {
    // On the bare response, so that they are there whoever answers.
    for (const { key, value } of base) reply.raw.setHeader(key, value);
    const refusal = refusalFor(req);
    if (refusal) reply.code(refusal.status).type('text/plain; charset=utf-8').send(refusal.text);
    else {
      const isFromProxy = isProxy(req.socket.remoteAddress);
      watchForwarding(req, isFromProxy);
      trustHeaders(req.headers, { isFromProxy, siteUrl, deskHost });
    }
    return refusal === null;
  };
  const cache = createPageCache(handle);
  setRenew(createRenew(handle, cache.forget));
  const isWithinLimit = createRequestLimit(proxyCount(env));

  const app = createServer(async (request, reply) => {
    if (admit(request, reply) && (await isWithinLimit(request, reply))) passToNext(request, reply);
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  limitConnections(app.server, isProxy);
  drainConnections(app);
  observeRequests(app);
  takeTurns(app);
  app.addHook('onRequest', (request, reply, done) => {
    if (admit(request, reply)) done();
  });
  cache.addLookup(app);
  app.addHook('onRequest', async (request, reply) =>
    (await isWithinLimit(request, reply)) ? undefined : reply,
  );
  limitRendered(app, proxyCount(env));
  shedLoad(app);
  cache.addFill(app);

  // The body stays a stream, for Next to read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // A content type that is none: our endpoints refuse it in their own words.
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return passToNext(request, reply);
    log.error({ err: error }, 'request failed');
    return reply.code(500).send();
  });
  app.all('/*', passToNext);
  app.setNotFoundHandler(passToNext);
  return app;
};
