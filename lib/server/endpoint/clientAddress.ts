import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const UNKNOWN = 'unknown';

/**
 * The visitor's address: behind proxies the last entry of X-Forwarded-For, which server/createApp.ts
 * (Fastify's `trustProxy`), or nginx without it, has settled; else the socket's.
 */
export const clientAddress = (req: IncomingMessage, trustProxy: number): string => {
  const socket = parseAddress(req.socket?.remoteAddress ?? '') ?? UNKNOWN;
  if (trustProxy === 0) return socket;
  const forwarded = [req.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return parseAddress(forwarded.at(-1) ?? '') ?? socket;
};

/** What a limit counts: an IPv4 address, or the /64 that one IPv6 household or phone gets. */
export const limitedAddress = (address: string): string =>
  isIP(address) === 6 ? `${expandIpv6(address).slice(0, 4).join(':')}::/64` : address;

/** The network that an address belongs to: 256 IPv4 addresses (/24), or 65,536 times a /64 (/48). */
export const networkOf = (address: string): string => {
  const version = isIP(address);
  if (version === 6) return `${expandIpv6(address).slice(0, 3).join(':')}::/48`;
  return version === 4 ? `${address.split('.').slice(0, 3).join('.')}.0/24` : address;
};

/** What limits count an address by: itself or its /64, and for IPv6 the /48, with a limit of its own. */
export const limitKeysOf = (address: string): { one: string; network: string | null } => ({
  one: limitedAddress(address),
  network: isIP(address) === 6 ? networkOf(address) : null,
});

/** An address in one spelling, without port, brackets or zone. Null: not an address. */
export const parseAddress = (text: string): string | null => {
  const trimmed = text.trim();
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ??
    /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed)?.[1] ??
    trimmed;
  const address = bare.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address;
  return isIP(mapped) === 0 ? null : mapped;
};

/** The eight groups of a valid IPv6 address, without leading zeros. */
const expandIpv6 = (address: string): string[] => {
  const [left = '', right] = toGroupsOnly(address).split('::');
  const head = left.split(':').filter(Boolean);
  const tail = right?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
};

// An IPv6 address can end in an IPv4 one, which stands for two groups.
const toGroupsOnly = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_match, ...parts) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
