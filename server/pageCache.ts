import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import inject, { type Response } from 'light-my-request';
import { LRUCache } from 'lru-cache';
import { hasKey } from '@/lib/chrome/keyRedirect';
import { toVariantPath } from '@/lib/chrome/landingVariant';
import { RENEWAL_HEADER, RENEWAL_PATH, renewalKey } from '@/lib/server/campaigns/renewal';
import { REVALIDATE_SECONDS } from '@/lib/site/staticPage';

/** Plain spellings only: Next judges what needs decoding, and a variant's own address redirects. */
const CACHEABLE =
  /^(?!\/(?:api|landing)(?:\/|$))(?:\/|(?:\/[a-z0-9-]+)+|\/_next\/static\/[\w./-]+)$/;
/** Pages that Next renders for each request. deploy/nginx/maps.conf has the same list. */
export const RENDERED =
  /^\/(?:search|compare|desk|enquiry|transfer-certificates\/answer|converters\/number-to-words)(?:\/|$)/;
/** Headers that change what Next answers, or announce a body. */
const CHANGES_ANSWER =
  /^(?:purpose|x-nextjs-data|x-middleware-prefetch|content-length|transfer-encoding)$/;
/** Headers with which Next would answer a part of a page, or a compressed one. */
const ASKS_FOR_PART = /^(?:accept-encoding|if-none-match|if-range|range)$/;
/** Headers of one answer alone, or of its body, which is compressed here. */
const OF_ONE_ANSWER = /^(?:connection|content-length|date|keep-alive|transfer-encoding)$/;

const MAX_BYTES = 96 * 1024 * 1024;
const YEAR_MS = 31_536_000_000;
const LEAST_COMPRESSED = 1024;
const TEXT = /^(text\/|application\/(javascript|json|xml|atom\+xml|manifest\+json)|image\/svg)/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** The shorter form first. */
const CODINGS = [
  { name: 'br', compress: (body: Buffer) => promisify(brotliCompress)(body, BROTLI) },
  { name: 'gzip', compress: (body: Buffer) => promisify(gzip)(body) },
].map((coding) => ({
  ...coding,
  // `br;q=0` is a refusal.
  accepted: new RegExp(`(?:^|[\\s,])${coding.name}\\s*(?:,|$|;\\s*q=(?:1|0\\.\\d*[1-9]))`, 'i'),
}));

type Page = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  isText: boolean;
  /** Each form is made when a visitor first takes it. */
  compressed: Map<string, Promise<Buffer>>;
};

type Head = Pick<Response, 'statusCode' | 'headers'>;

const without = (headers: OutgoingHttpHeaders, names: RegExp): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));

/**
 * The key of a request's answer (its path, or the variant that the query of a landing page picks) and
 * the address to ask Next for. Null where anything else may decide the answer.
 */
export const cacheKeyOf = ({ method, url = '', headers }: IncomingMessage) => {
  const [path = ''] = url.split('?', 1);
  const search = url.slice(path.length);
  if (!(method === 'GET' || method === 'HEAD') || !CACHEABLE.test(path)) return null;
  if (RENDERED.test(path) || hasKey(new URLSearchParams(search))) return null;
  if (headers.cookie?.includes('__prerender_bypass')) return null;
  if (Object.keys(headers).some((name) => CHANGES_ANSWER.test(name))) return null;
  const variant = toVariantPath(path, search);
  // Else asked without its query: Next reads some in a way of its own (`?nxtPcity=pune`), and one
  // visitor's odd link would change the page for all.
  return variant === null ? { key: path, url: path } : { key: variant, url };
};

/** How long an answer may be cached, in ms: a built file for good, a prerendered page as Next says. */
export const lifetimeOf = ({ statusCode, headers }: Head, key: string): number => {
  const rule = String(headers['cache-control'] ?? '');
  if (statusCode !== 200 || headers['set-cookie']) return 0;
  if (rule.includes('immutable')) return YEAR_MS;
  if (headers['x-nextjs-cache'] !== 'HIT') return 0;
  // Landing pages are private for caches that know no variants. Next has to name this very variant,
  // or a query that it reads in another way would show its page to everybody.
  if (headers['x-middleware-rewrite'] === key) return REVALIDATE_SECONDS * 1000;
  return Number(rule.match(/s-maxage=(\d+)/)?.[1] ?? 0) * 1000;
};

const toPage = ({ statusCode, headers: given, rawPayload: body }: Response): Page => {
  const type = { 'content-type': 'text/plain; charset=utf-8' };
  const headers: OutgoingHttpHeaders = { ...type, ...without(given, OF_ONE_ANSWER) };
  const isText = body.length >= LEAST_COMPRESSED && TEXT.test(String(headers['content-type']));
  if (isText) headers.vary = 'Accept-Encoding';
  if (/s-maxage|immutable/.test(String(headers['cache-control'])))
    headers.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  return { status: statusCode, headers, body, isText, compressed: new Map() };
};

const send = async (page: Page, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const { etag } = page.headers;
  const isKnown = etag && request.headers['if-none-match']?.includes(String(etag));
  reply.code(isKnown ? 304 : page.status).headers(page.headers);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const coding = page.isText ? CODINGS.find((one) => one.accepted.test(accepted)) : undefined;
  if (isKnown || coding === undefined) return void reply.send(isKnown ? undefined : page.body);
  const compressed = page.compressed.get(coding.name) ?? coding.compress(page.body);
  page.compressed.set(coding.name, compressed);
  reply.header('Content-Encoding', coding.name).send(await compressed);
};

/**
 * Answers prerendered pages and built files from memory for as long as Next says. `addLookup` comes
 * before the hook that sheds load, since a cached page costs no more than a refusal.
 */
export const createPageCache = (handle: RequestListener, maxSize = MAX_BYTES) => {
  const pages = new LRUCache<string, Page>({
    maxSize,
    // The compressed forms together are at most half of the page.
    sizeCalculation: ({ body, isText }) => 1 + Math.ceil(body.length * (isText ? 1.5 : 1)),
  });
  /** What Next is being asked for. */
  const filling = new Map<string, Promise<{ page: Page; isShared: boolean }>>();
  /** Grows when pages are dropped: what was asked for before is not stored any more. */
  let generation = 0;

  const fill = async ({ raw }: FastifyRequest, key: string, url: string) => {
    const begun = generation;
    const headers = without(raw.headers, ASKS_FOR_PART);
    // Without an address everybody would come from this machine. A visitor who has left has none.
    const remoteAddress = raw.socket.remoteAddress ?? 'unknown';
    const answer = await inject(handle, { url, headers, remoteAddress });
    const [page, ttl] = [toPage(answer), lifetimeOf(answer, key)];
    if (ttl > 0 && begun === generation) pages.set(key, page, { ttl });
    return { page, isShared: ttl > 0 };
  };

  const addLookup = (app: FastifyInstance) =>
    app.addHook('onRequest', (request, reply, done) => {
      const page = pages.get(cacheKeyOf(request.raw)?.key ?? '');
      if (page) send(page, request, reply).catch(done);
      else done();
    });

  /** Asks Next in one piece for what may be cached. False: Next has to answer by itself. */
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const wanted = cacheKeyOf(request.raw);
    if (wanted === null) return false;
    const underWay = filling.get(wanted.key);
    const asked = underWay ?? fill(request, wanted.key, wanted.url);
    filling.set(wanted.key, asked);
    const { page, isShared } = await asked.finally(() => filling.delete(wanted.key));
    // A redirect takes the query along.
    const isWhole = wanted.url === request.url || page.headers.location === undefined;
    if (underWay ? !isShared : !isWhole) return false;
    await send(page, request, reply);
    return true;
  };

  /** Has Next render pages again, by their addresses inside the site. Throws where Next does not. */
  const renew = async (paths: readonly string[]): Promise<void> => {
    const headers = { [RENEWAL_HEADER]: renewalKey(), 'content-type': 'application/json' };
    const payload = { paths: [...paths] };
    const asked = await inject(handle, { method: 'POST', url: RENEWAL_PATH, headers, payload });
    generation += 1;
    for (const path of paths) pages.delete(path);
    if (asked.statusCode !== 200) throw new Error(`Pages were not renewed: ${asked.statusCode}`);
  };

  return { addLookup, answer, renew };
};
