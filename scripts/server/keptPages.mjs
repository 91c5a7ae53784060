import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Shorter bodies gain nothing from compression. */
const LEAST_COMPRESSED = 1024;
const TEXT = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg)/;
/** Of this answer alone, not of the page: they are written anew each time. */
const OWN_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
]);

/** A captured answer made ready to be sent, as often as one likes: validator and headers. */
export const toPage = ({ status, headers, body }) => ({
  status,
  /** Made without a request, so that a query changes nothing. */
  isPrerendered: 'x-nextjs-cache' in headers,
  etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
  headers: Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name)),
  identity: body,
  gzip: null,
  br: null,
  isCompressed: body.length >= LEAST_COMPRESSED && TEXT.test(String(headers['content-type'] ?? '')),
});

/** Compresses in another thread: hard what is sent again and again, quickly what is sent once. */
export const addGzip = async (page, isKept) => {
  if (page.isCompressed) page.gzip = await gzip(page.identity, { level: isKept ? 9 : 4 });
};

/** The smallest form takes its time, so it is made beside the requests. */
export const addBrotli = async (page) => {
  if (!page.isCompressed) return;
  page.br = await brotli(page.identity, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 },
  }).catch(() => null);
};

/** How long an answer may be kept, in ms: by `s-maxage`, a year for what never changes, else 0. */
export const lifetimeOf = ({ status, headers }) => {
  const rule = String(headers['cache-control'] ?? '');
  const isStale = headers['x-nextjs-cache'] === 'STALE';
  if (status !== 200 || isStale || headers['set-cookie'] || /private|no-store/.test(rule)) return 0;
  if (rule.includes('immutable')) return 31_536_000_000;
  return Number(rule.match(/s-maxage=(\d+)/)?.[1] ?? 0) * 1000;
};

/** Whether an answer may be given to everybody who asked for the address at the same time. */
export const isSharedAnswer = ({ status, headers }) =>
  !headers['set-cookie'] &&
  // Failures and refusals are the same for all of them.
  (status >= 500 || !/private|no-store/.test(String(headers['cache-control'] ?? '')));

/** Pages by address, the one that was asked for longest ago leaving first. */
export const createKeptPages = ({ mostBytes, now }) => {
  const kept = new Map();
  let bytes = 0;

  const drop = (address) => {
    bytes -= kept.get(address)?.size ?? 0;
    kept.delete(address);
  };

  return {
    /** The page, or null where there is none or it has become old. */
    get: (address) => {
      const entry = kept.get(address);
      if (!entry || entry.until <= now()) return null;
      kept.delete(address);
      kept.set(address, entry);
      return entry.page;
    },
    keep: (address, page, lifetime) => {
      drop(address);
      // Twice: the compressed forms come on top.
      const size = page.identity.length * 2;
      kept.set(address, { page, size, until: now() + lifetime });
      bytes += size;
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
    },
  };
};
