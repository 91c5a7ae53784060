/** Read by lib/server/metrics/access.ts: a request that a proxy passed on is not from this machine. */
const WAS_FORWARDED = Symbol.for('site.wasForwarded');

/** What proxies write. Only X-Forwarded-For is read, and that as TRUST_PROXY says. */
const FORWARDED = /^(?:x-forwarded(?:-.+)?|forwarded|x-real-ip)$/;

/**
 * By these Next talks to itself, to a host of its makers or to the app folder, which is not ours:
 * believed from outside, they would choose pages, skip the middleware or spoil a cache. The browser
 * part of our router sends `x-nextjs-data` and `x-middleware-prefetch`, and those stay.
 */
const INTERNAL =
  /^(?:x-middleware-(?!prefetch$).+|x-nextjs-(?!data$).+|x-(?:next|invoke|prerender|vercel|now)-.+|x-matched-path|next-.+|rsc)$/;

/**
 * Leaves only those headers in a request that the configuration lets us believe; call it before
 * anything reads them. `trustProxy` is the number of proxies that write X-Forwarded-For. Where
 * `siteUrl` is given (null: it is not), every absolute address is built from it, whatever host was
 * asked. Changes `req` in place, notes there that there were such headers, and never throws.
 */
export const trustHeaders = (req, { trustProxy, siteUrl }) => {
  const { headers } = req;
  const names = Object.keys(headers);
  if (names.some((name) => FORWARDED.test(name) || name === 'via')) req[WAS_FORWARDED] = true;
  for (const name of names) {
    const isBelieved = name === 'x-forwarded-for' && trustProxy > 0;
    if ((FORWARDED.test(name) && !isBelieved) || INTERNAL.test(name)) delete headers[name];
  }
  if (!siteUrl) return;
  const { host, protocol } = new URL(siteUrl);
  headers.host = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
};
