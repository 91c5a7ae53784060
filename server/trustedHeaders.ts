import type { IncomingHttpHeaders } from 'node:http';
import { hostNameOf } from '@/lib/site/hostName';

/** Headers that proxies write. */
const FORWARDED = /^(?:x-forwarded(?:-.+)?|forwarded|x-real-ip|via)$/;
/**
 * By these Next talks to itself, to a host of its makers or to the app folder, which is not ours:
 * believed from outside, they would choose pages, skip the middleware or spoil a cache. The browser
 * part of our router sends `x-nextjs-data` and `x-middleware-prefetch`, and those stay.
 */
const INTERNAL =
  /^(?:x-middleware-(?!prefetch$).+|x-nextjs-(?!data$).+|x-(?:next|invoke|prerender|vercel|now)-.+|x-matched-path|next-.+|rsc)$/;

/**
 * Replaces what a request says of its way by the visitor's address (Fastify's `request.ip`), and its
 * host by that of SITE_URL, or of the desk: absolute addresses are built from it.
 */
export const createHeaderTrust = ({ SITE_URL, DESK, DESK_HOST }: NodeJS.Dict<string>) => {
  const site = SITE_URL ? new URL(SITE_URL) : null;
  const deskHost = (DESK === 'on' && DESK_HOST) || null;
  return (headers: IncomingHttpHeaders, visitor: string): void => {
    const names = Object.keys(headers);
    for (const name of names) if (FORWARDED.test(name) || INTERNAL.test(name)) delete headers[name];
    // For lib/server/metrics/access.ts (RFC 7239): a proxy passed this on, it is nobody local.
    if (names.some((name) => FORWARDED.test(name))) headers.forwarded = 'for=unknown';
    headers['x-forwarded-for'] = visitor;
    if (site === null) return;
    if (deskHost === null || hostNameOf(headers.host) !== deskHost) headers.host = site.host;
    headers['x-forwarded-proto'] = site.protocol.slice(0, -1);
  };
};
