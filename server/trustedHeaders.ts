import type { IncomingHttpHeaders } from 'node:http';
import { hostNameOf } from '@/lib/site/hostName';

export type Trust = {
  /** Whether the sender is a proxy whose X-Forwarded-For is believed (lib/server/env/trustedProxies). */
  isFromProxy: boolean;
  /** Every absolute address is built from it, whatever host was asked. Null: it is not set. */
  siteUrl: string | null;
  /** The one other host name that counts: that of the staff desk. Null: it has none of its own. */
  deskHost: string | null;
};

/** What proxies write. Only X-Forwarded-For is read, and that as TRUST_PROXY and TRUSTED_PROXIES say. */
const FORWARDED = /^(?:x-forwarded(?:-.+)?|forwarded|x-real-ip|via)$/;

/**
 * By these Next talks to itself, to a host of its makers or to the app folder, which is not ours:
 * believed from outside, they would choose pages, skip the middleware or spoil a cache. The browser
 * part of our router sends `x-nextjs-data` and `x-middleware-prefetch`, and those stay.
 */
const INTERNAL =
  /^(?:x-middleware-(?!prefetch$).+|x-nextjs-(?!data$).+|x-(?:next|invoke|prerender|vercel|now)-.+|x-matched-path|next-.+|rsc)$/;

/** Read by lib/server/metrics/access.ts (RFC 7239): a proxy passed this on, it is nobody local. */
const THROUGH_A_PROXY = 'for=unknown';

/**
 * Leaves only those headers of a request that the configuration lets us believe, and notes there that
 * a proxy wrote some. Call it before anything reads them; changes `headers` in place.
 */
export const trustHeaders = (
  headers: IncomingHttpHeaders,
  { isFromProxy, siteUrl, deskHost }: Trust,
) => {
  let isForwarded = false;
  for (const name of Object.keys(headers)) {
    if (FORWARDED.test(name)) isForwarded = true;
    else if (!INTERNAL.test(name)) continue;
    if (name !== 'x-forwarded-for' || !isFromProxy) delete headers[name];
  }
  if (isForwarded) headers.forwarded = THROUGH_A_PROXY;
  if (siteUrl === null) return;
  const { host, protocol } = new URL(siteUrl);
  if (deskHost === null || hostNameOf(headers.host) !== deskHost) headers.host = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
};
