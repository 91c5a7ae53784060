import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import inject, { type Response } from 'light-my-request';
import { LRUCache } from 'lru-cache';
import { hasKey } from '@/lib/chrome/keyRedirect';
import { toVariantPath } from '@/lib/chrome/landingVariant';
import { REVALIDATE_SECONDS } from '@/lib/site/staticPage';

type Page = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  gzip?: Buffer;
  brotli?: Buffer;
};

const MAX_BYTES = 96 * 1024 * 1024;
const YEAR_MS = 31_536_000_000;
/** Plain spellings: whatever needs decoding is Next's to judge, and a variant's address redirects. */
const CACHEABLE =
  /^(?!\/(?:api|landing)(?:\/|$))(?:\/|(?:\/[a-z0-9-]+)+|\/_next\/static\/[\w./-]+)$/;
const LONGEST_PATH = 200;
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

/**
 * What an answer is cached by: its path, or the variant that the query of a landing page picks. Null
 * where anything else may decide it.
 */
const keyOf = ({ method, url = '', headers }: IncomingMessage): string | null => {
  const [path = ''] = url.split('?', 1);
  const search = url.slice(path.length);
  if (!(method === 'GET' || method === 'HEAD') || !CACHEABLE.test(path)) return null;
  if (path.length > LONGEST_PATH || hasKey(new URLSearchParams(search))) return null;
  if (headers.cookie?.includes('__prerender_bypass')) return null;
  if (CHANGES_ANSWER.some((name) => name in headers)) return null;
  return toVariantPath(path, search) ?? (search === '' ? path : null);
};

type Answer = Pick<Response, 'statusCode' | 'headers'>;

/** How long an answer may be cached, ms: a built file for good, a prerendered page as Next says. */
export const lifetimeOf = ({ statusCode, headers }: Answer, key: string): number => {
  const rule = String(headers['cache-control'] ?? '');
  if (statusCode !== 200 || headers['set-cookie']) return 0;
  if (rule.includes('immutable')) return YEAR_MS;
  if (headers['x-nextjs-cache'] !== 'HIT') return 0;
  // Private for caches that know no variants. By Next's own word for it, or an odd query that Next
  // reads in another way would show its page to everybody.
  if (headers['x-middleware-rewrite'] === key) return REVALIDATE_SECONDS * 1000;
  return Number(rule.match(/s-maxage=(\d+)/)?.[1] ?? 0) * 1000;
};

const toPage = async ({ statusCode, headers, rawPayload: body }: Response, isStored: boolean) => {
  const others = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name));
  const page: Page = { status: statusCode, headers: Object.fromEntries(others), body };
  // A cache in front stores whatever coding it gets, also of a page that is just being renewed.
  const isPublic = /s-maxage|immutable/.test(String(headers['cache-control']));
  if (isStored && isPublic)
    page.headers.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  if (body.length < LEAST_COMPRESSED || !TEXT.test(String(headers['content-type']))) return page;
  page.headers.vary = 'Accept-Encoding';
  page.gzip = await toGzip(body);
  if (isStored || isPublic) page.brotli = await toBrotli(body, BROTLI);
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

/**
 * Answers a prerendered page or a built file from memory, compressed once, for as long as Next says.
 * `addLookup` goes before the hook that sheds load, since a cached page costs no more than a
 * refusal; `addFill` after it.
 */
export const createPageCache = (handle: RequestListener, maxSize = MAX_BYTES) => {
  const pages = new LRUCache<string, Page>({
    maxSize,
    sizeCalculation: ({ body, gzip, brotli }) =>
      1 + body.length + (gzip?.length ?? 0) + (brotli?.length ?? 0),
  });
  const fill = async ({ url, headers, raw }: FastifyRequest, key: string) => {
    // The whole body, uncompressed: each visitor's coding of it is chosen afterwards.
    const { 'accept-encoding': _coding, 'if-none-match': _known, ...others } = headers;
    // From where it came: what this machine alone may see is nobody else's.
    const { remoteAddress = 'unknown' } = raw.socket;
    const answer = await inject(handle, { method: 'GET', url, headers: others, remoteAddress });
    const ttl = lifetimeOf(answer, key);
    const page = await toPage(answer, ttl > 0);
    if (ttl > 0) pages.set(key, page, { ttl });
    return { page, isShared: ttl > 0 };
  };
  /** What Next is being asked for. */
  const filling = new Map<string, ReturnType<typeof fill>>();

  const addLookup = (app: FastifyInstance) =>
    app.addHook('onRequest', (request, reply, done) => {
      const page = pages.get(keyOf(request.raw) ?? '');
      if (page) send(page, request, reply);
      else done();
    });

  const addFill = (app: FastifyInstance) =>
    app.addHook('preHandler', async (request, reply) => {
      const key = keyOf(request.raw);
      if (key === null) return;
      const underWay = filling.get(key);
      if (underWay) {
        const shared = await underWay.catch(() => null);
        // Not for sharing: Next answers this one by itself.
        return shared?.isShared ? send(shared.page, request, reply) : undefined;
      }
      const asked = fill(request, key).finally(() => filling.delete(key));
      filling.set(key, asked);
      return send((await asked).page, request, reply);
    });

  return { addLookup, addFill };
};
