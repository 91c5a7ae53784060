import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import inject, { type Response } from 'light-my-request';
import { LRUCache } from 'lru-cache';

type Page = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  gzip: Buffer | null;
  brotli: Buffer | null;
};

const MAX_BYTES = 96 * 1024 * 1024;
const YEAR_MS = 31_536_000_000;
/** Plain spellings without a query: whatever needs decoding or choosing is Next's to judge. */
const CACHEABLE = /^(?!\/api(?:\/|$))(?:\/|(?:\/[a-z0-9-]+)+|\/_next\/static\/[\w./-]+)$/;
const LONGEST_ADDRESS = 200;
/** Headers that change what Next answers, or announce a body. */
const CHANGES_ANSWER = [
  'range',
  'purpose',
  'x-nextjs-data',
  'x-middleware-prefetch',
  'content-length',
  'transfer-encoding',
];
/** Of one answer alone; or of its body, which is compressed here. */
const OWN_HEADERS = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

const LEAST_COMPRESSED = 1024;
const TEXT = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg)/;
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Whether nothing but the address can decide the answer. */
const isCacheable = ({ method, url = '', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  url.length <= LONGEST_ADDRESS &&
  CACHEABLE.test(url) &&
  !CHANGES_ANSWER.some((name) => name in headers) &&
  !headers.cookie?.includes('__prerender_bypass');

/** How long an answer may be kept, ms: a built file for good, a prerendered page by `s-maxage`. */
export const lifetimeOf = ({ statusCode, headers }: Pick<Response, 'statusCode' | 'headers'>) => {
  const rule = String(headers['cache-control'] ?? '');
  if (statusCode !== 200 || headers['set-cookie'] || /private|no-store/.test(rule)) return 0;
  if (rule.includes('immutable')) return YEAR_MS;
  const state = headers['x-nextjs-cache'];
  if (state === undefined || state === 'STALE') return 0;
  return Number(rule.match(/s-maxage=(\d+)/)?.[1] ?? 0) * 1000;
};

const toPage = async ({ statusCode, headers, rawPayload: body }: Response, isKept: boolean) => {
  const others = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name));
  const page: Page = {
    status: statusCode,
    headers: Object.fromEntries(others),
    body,
    gzip: null,
    brotli: null,
  };
  if (isKept) page.headers.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  if (body.length < LEAST_COMPRESSED || !TEXT.test(String(headers['content-type']))) return page;
  page.headers.vary = 'Accept-Encoding';
  page.gzip = await toGzip(body);
  // A cache in front keeps whatever coding it gets, also of a page that is just being renewed.
  if (/s-maxage|immutable/.test(String(headers['cache-control'])))
    page.brotli = await toBrotli(body, BROTLI);
  return page;
};

const accepts = (request: FastifyRequest, coding: string): boolean =>
  new RegExp(`(?:^|[\\s,])${coding}\\s*(?:,|$|;\\s*q=(?:1|0\\.\\d*[1-9]))`, 'i').test(
    String(request.headers['accept-encoding'] ?? ''),
  );

const send = (page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { etag } = page.headers;
  reply.headers(page.headers);
  if (etag && request.headers['if-none-match']?.includes(String(etag)))
    return reply.code(304).send();
  reply.code(page.status);
  if (page.brotli && accepts(request, 'br'))
    return reply.header('Content-Encoding', 'br').send(page.brotli);
  if (page.gzip && accepts(request, 'gzip'))
    return reply.header('Content-Encoding', 'gzip').send(page.gzip);
  return reply.send(page.body);
};

/** Asks Next for the whole body, uncompressed: each visitor's coding of it is chosen afterwards. */
const ask = (handle: RequestListener, { url, headers }: FastifyRequest): Promise<Response> => {
  const { 'accept-encoding': _coding, 'if-none-match': _known, ...others } = headers;
  return inject(handle, { method: 'GET', url, headers: others });
};

/**
 * Answers a prerendered page or a built file from memory, compressed once, for as long as Next says
 * that a shared cache may. `addLookup` goes before the hook that sheds load, since a cached page
 * costs no more than a refusal; `addFill` after it.
 */
export const createPageCache = (handle: RequestListener, maxSize = MAX_BYTES) => {
  const pages = new LRUCache<string, Page>({
    maxSize,
    sizeCalculation: ({ body, gzip, brotli }) =>
      1 + body.length + (gzip?.length ?? 0) + (brotli?.length ?? 0),
  });
  /** Addresses that Next is being asked for; null in the end where the answer is one visitor's own. */
  const filling = new Map<string, Promise<Page | null>>();

  const fill = async (request: FastifyRequest): Promise<{ page: Page; isShared: boolean }> => {
    const answer = await ask(handle, request);
    const ttl = lifetimeOf(answer);
    const page = await toPage(answer, ttl > 0);
    if (ttl > 0) pages.set(request.url, page, { ttl });
    return { page, isShared: ttl > 0 };
  };

  const addLookup = (app: FastifyInstance) =>
    app.addHook('onRequest', (request, reply, done) => {
      const page = isCacheable(request.raw) ? pages.get(request.url) : undefined;
      if (page) send(page, request, reply);
      else done();
    });

  const addFill = (app: FastifyInstance) =>
    app.addHook('preHandler', async (request, reply) => {
      if (!isCacheable(request.raw)) return;
      const underWay = filling.get(request.url);
      if (underWay) {
        const shared = await underWay;
        // Not for sharing: Next answers this one by itself.
        return shared ? send(shared, request, reply) : undefined;
      }
      const asked = fill(request);
      const forOthers = asked.then(({ page, isShared }) => (isShared ? page : null));
      filling.set(
        request.url,
        forOthers.catch(() => null),
      );
      const { page } = await asked.finally(() => filling.delete(request.url));
      return send(page, request, reply);
    });

  return { addLookup, addFill };
};
