import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { clientAddress, parseAddress } from '@/lib/server/endpoint/clientAddress';
import type { Env } from '@/lib/server/env/env';

/** Whether this request may see the figures: a program on this machine, or one with the token. */
export const mayReadMetrics = (
  req: IncomingMessage,
  { trustProxy, metricsToken }: Pick<Env, 'trustProxy' | 'metricsToken'>,
): boolean => isFromHere(req, trustProxy) || hasToken(req, metricsToken);

// A proxy on this machine calls from here as well, for anybody: whoever comes through one is nobody
// local, since the address that it gives may be that of another proxy before it.
const isFromHere = (req: IncomingMessage, trustProxy: number): boolean =>
  isLoopback(req.socket?.remoteAddress) &&
  isLoopback(clientAddress(req, trustProxy)) &&
  !isForwarded(req);

// Next itself writes X-Forwarded-For into every request: the address at the socket. The server in
// front of it leaves `Forwarded` in place of all such headers (server/trustedHeaders.ts).
const isForwarded = ({ headers }: IncomingMessage): boolean =>
  [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .some((entry) => entry !== '' && !isLoopback(entry)) ||
  [headers.forwarded, headers.via, headers['x-real-ip']].some((value) => value !== undefined);

const isLoopback = (text: string | undefined): boolean => {
  const address = parseAddress(text ?? '');
  return address !== null && (isIP(address) === 4 ? address.startsWith('127.') : address === '::1');
};

const hasToken = ({ headers }: IncomingMessage, token: string | null): boolean => {
  const [, given] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  return token !== null && given !== undefined && isSame(given, token);
};

// Hashed, since the comparison in constant time takes values of one length only.
const isSame = (left: string, right: string): boolean =>
  timingSafeEqual(digest(left), digest(right));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
