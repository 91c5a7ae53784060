import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders, RequestListener } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Response } from 'light-my-request';
import { LRUCache } from 'lru-cache';
import { REVALIDATE_SECONDS } from '@/lib/site/staticPage';
import { createAsk } from './askNext';
import { type CacheKey, cacheKeyOf } from './cacheKey';
import { accepts, CODINGS, type Coding, compress, isWorthCompressing } from './codings';

type Page = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  compressed: Partial<Record<Coding, Buffer>>;
};

const MAX_BYTES = 96 * 1024 * 1024;
const YEAR_MS = 31_536_000_000;
/** Of an answer that names none, such as Next's `Method Not Allowed`: a browser would store it as a file. */
const PLAIN = { 'content-type': 'text/plain; charset=utf-8' };
/** Of one answer alone; or of its body, which is compressed here. */
const OWN_HEADERS = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

type Answer = Pick<Response, 'statusCode' | 'headers' | 'rawPayload'>;

/** How long an answer may be cached, ms: a built file for good, a prerendered page as Next says. */
export const lifetimeOf = (
  { statusCode, headers }: Pick<Answer, 'statusCode' | 'headers'>,
  key: string,
): number => {
  const rule = String(headers['cache-control'] ?? '');
  if (statusCode !== 200 || headers['set-cookie']) return 0;
  if (rule.includes('immutable')) return YEAR_MS;
  if (headers['x-nextjs-cache'] !== 'HIT') return 0;
  // Private for caches that know no variants. By Next's own word for it, or an odd query that Next
  // reads in another way would show its page to everybody.
  if (headers['x-middleware-rewrite'] === key) return REVALIDATE_SECONDS * 1000;
  return Number(rule.match(/s-maxage=(\d+)/)?.[1] ?? 0) * 1000;
};

const isPublic = (headers: OutgoingHttpHeaders): boolean =>
  /s-maxage|immutable/.test(String(headers['cache-control']));

/** In which codings an answer is made: a cached one in all, one for a single visitor in that one's. */
const codingsFor = (headers: OutgoingHttpHeaders, visitor: FastifyRequest | null): Coding[] => {
  if (visitor === null) return [...CODINGS];
  // A cache in front stores whatever coding it gets, also of a page that is just being renewed.
  const offered = isPublic(headers) ? CODINGS : CODINGS.toReversed();
  return offered.filter((coding) => accepts(visitor.raw.headers, coding)).slice(0, 1);
};

/** `visitor`: the only one who gets it; null where it is cached. */
const toPage = async (
  { statusCode, headers, rawPayload: body }: Answer,
  visitor: FastifyRequest | null,
): Promise<Page> => {
  const others = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name));
  const page: Page = {
    status: statusCode,
    headers: { ...PLAIN, ...Object.fromEntries(others) },
    body,
    compressed: {},
  };
  if (visitor === null && isPublic(headers))
    page.headers.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  if (!isWorthCompressing(headers, body)) return page;
  page.headers.vary = 'Accept-Encoding';
  for (const coding of codingsFor(headers, visitor))
    page.compressed[coding] = await compress(body, coding);
  return page;
};

const send = (page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { etag } = page.headers;
  reply.headers(page.headers);
  if (etag && request.headers['if-none-match']?.includes(String(etag)))
    return reply.code(304).send();
  reply.code(page.status);
  const coding = CODINGS.find(
    (name) => page.compressed[name] && accepts(request.raw.headers, name),
  );
  if (coding === undefined) return reply.send(page.body);
  return reply.header('Content-Encoding', coding).send(page.compressed[coding]);
};

/**
 * Answers a prerendered page or a built file from memory, compressed once, for as long as Next says.
 * `addLookup` goes before the hook that sheds load, since a cached page costs no more than a
 * refusal; `addFill` after it. `answer` asks Next for whatever else is a text.
 */
export const createPageCache = (handle: RequestListener, maxSize = MAX_BYTES) => {
  const ask = createAsk(handle);
  const pages = new LRUCache<string, Page>({
    maxSize,
    sizeCalculation: ({ body, compressed }) =>
      1 + body.length + Object.values(compressed).reduce((sum, { length }) => sum + length, 0),
  });

  const fill = async (request: FastifyRequest, { key, url }: CacheKey) => {
    const begun = generation;
    const answer = await ask(request, url);
    const ttl = lifetimeOf(answer, key);
    const page = await toPage(answer, ttl > 0 ? null : request);
    if (ttl > 0 && begun === generation) pages.set(key, page, { ttl });
    return { page, isShared: ttl > 0 };
  };
  /** Grows when pages are dropped: what was asked for before is not stored any more. */
  let generation = 0;
  /** What Next is being asked for. */
  const filling = new Map<string, ReturnType<typeof fill>>();

  const addLookup = (app: FastifyInstance) =>
    app.addHook('onRequest', (request, reply, done) => {
      const page = pages.get(cacheKeyOf(request.raw)?.key ?? '');
      if (page) send(page, request, reply);
      else done();
    });

  const addFill = (app: FastifyInstance) =>
    app.addHook('preHandler', async (request, reply) => {
      const wanted = cacheKeyOf(request.raw);
      if (wanted === null) return;
      const underWay = filling.get(wanted.key);
      if (underWay) {
        const shared = await underWay.catch(() => null);
        // Not for sharing: Next answers this one by itself.
        return shared?.isShared ? send(shared.page, request, reply) : undefined;
      }
      const asked = fill(request, wanted).finally(() => filling.delete(wanted.key));
      filling.set(wanted.key, asked);
      const { page } = await asked;
      // A redirect takes the query along.
      const isWhole = wanted.url === request.url || page.headers.location === undefined;
      return isWhole ? send(page, request, reply) : undefined;
    });

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    send(await toPage(await ask(request), request), request, reply);

  /** Forgets pages, by their addresses inside the site: Next has rendered them anew. */
  const forget = (paths: readonly string[]): void => {
    generation += 1;
    for (const path of paths) pages.delete(path);
  };

  return { addLookup, addFill, answer, forget };
};
