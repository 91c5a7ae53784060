import { createAskOnce } from './askOnce.mjs';
import { captureAnswer } from './captureAnswer.mjs';
import {
  addBrotli,
  addGzip,
  createKeptPages,
  isSharedAnswer,
  lifetimeOf,
  toPage,
} from './keptPages.mjs';

const MOST_BYTES = 96 * 1024 * 1024;
/** Pages made for a request have addresses without number; they must not drive out the others. */
const RENDERED_SHARE = 1 / 8;
const LONGEST_ADDRESS = 200;
/** Plain spellings only: whatever needs decoding or joining is Next's to judge. */
const PAGE = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;
const ASSET = /^\/_next\/static\/[\w./-]+$/;
/** Headers that change what Next answers. */
const CHANGES_ANSWER = /^(range|rsc|purpose|x-(?!forwarded|real-ip|request-id|unknown-proxy).*)$/;

/** Campaign parameters, say; with `key` a page redirects, and an escape could spell it. */
const HARMLESS_QUERY = /^(?!.*key)[\w=&.~+-]{0,2000}$/i;

/** Whether nothing but the address can decide the answer. */
const isPlain = ({ method, headers }, address) =>
  (method === 'GET' || method === 'HEAD') &&
  address.length <= LONGEST_ADDRESS &&
  (PAGE.test(address) ? !/^\/api(\/|$)/.test(address) : ASSET.test(address)) &&
  !headers.cookie?.includes('__prerender_bypass') &&
  !Object.keys(headers).some((name) => CHANGES_ANSWER.test(name));

const accepts = (req, coding) =>
  String(req.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.replaceAll(' ', '').toLowerCase())
    .some((part) => part === coding || new RegExp(`^${coding};q=(1|0\\.\\d*[1-9])`).test(part));

const formFor = (page, req) => {
  if (page.br && accepts(req, 'br')) return { body: page.br, coding: 'br' };
  if (page.gzip && accepts(req, 'gzip')) return { body: page.gzip, coding: 'gzip' };
  return { body: page.identity, coding: null };
};

const send = (page, req, res) => {
  for (const [name, value] of page.headers) res.setHeader(name, value);
  if (!res.hasHeader('Vary')) res.setHeader('Vary', 'Accept-Encoding');
  if (page.status === 200) res.setHeader('ETag', page.etag);
  if (page.status === 200 && req.headers['if-none-match']?.includes(page.etag)) {
    for (const name of ['Content-Length', 'Content-Type']) res.removeHeader(name);
    res.statusCode = 304;
    res.end();
    return;
  }
  const { body, coding } = formFor(page, req);
  res.statusCode = page.status;
  if (coding) res.setHeader('Content-Encoding', coding);
  res.setHeader('Content-Length', body.length);
  res.end(req.method === 'HEAD' ? undefined : body);
};

/**
 * A cache in front of us asks for each form by itself and keeps what it gets: it waits for the one
 * that a browser, which takes two, need not wait for.
 */
const formIsMade = async (page, req) => {
  if (accepts(req, 'br') && !accepts(req, 'gzip')) await page.brotli;
};

/**
 * Answers a prerendered page or a built file from memory, compressed once, for as long as Next
 * says that a shared cache may (`s-maxage`, `immutable`); everything else goes to `handle`.
 */
export const createPageCache = ({ handle, mostBytes = MOST_BYTES, now = Date.now }) => {
  const prerendered = createKeptPages({ mostBytes, now });
  const rendered = createKeptPages({ mostBytes: mostBytes * RENDERED_SHARE, now });
  const askOnce = createAskOnce();

  /** Asks Next for the whole body, uncompressed: each visitor's form of it is chosen afterwards. */
  const ask = async (req, res) => {
    const { method, headers } = req;
    const { 'accept-encoding': _coding, 'if-none-match': _known, ...others } = headers;
    Object.assign(req, { method: 'GET', headers: others });
    const answer = await captureAnswer(handle, req, res);
    Object.assign(req, { method, headers });
    return answer;
  };

  const fetchPage = async (address, req, res) => {
    const answer = await ask(req, res);
    if (answer === null) return null;
    const page = toPage(answer);
    const lifetime = lifetimeOf(answer);
    await addGzip(page, lifetime > 0);
    if (lifetime > 0) {
      const kept = page.isPrerendered || ASSET.test(address) ? prerendered : rendered;
      kept.keep(address, page, lifetime);
      page.brotli = addBrotli(page);
    }
    return { page, isShared: isSharedAnswer(answer) };
  };

  return async (req, res) => {
    const [address, ...query] = req.url.split('?');
    if (!isPlain(req, address)) return handle(req, res);
    const kept = prerendered.get(address) ?? rendered.get(address);
    if (query.length > 0) {
      const isSame = kept?.isPrerendered && query.every((part) => HARMLESS_QUERY.test(part));
      return isSame ? send(kept, req, res) : handle(req, res);
    }
    const page = kept ?? (await askOnce(address, () => fetchPage(address, req, res)))?.page;
    if (!page) return;
    await formIsMade(page, req);
    send(page, req, res);
  };
};
