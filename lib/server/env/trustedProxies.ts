import { BlockList, isIP } from 'node:net';
import { parseAddress } from '@/lib/server/endpoint/clientAddress';

const WIDEST = { 4: 32, 6: 128 } as const;

/**
 * Reads TRUSTED_PROXIES: addresses and networks (`10.0.0.5`, `10.0.0.0/28`, `fd00::/64`) between
 * commas or blanks. Null: something in it is neither, or is everybody (`/0`). deploy/nginx/real-ip.sh
 * reads the same variable for nginx.
 */
export const parseProxies = (text: string): BlockList | null => {
  const list = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', ...rest] = entry.split('/');
    const length = rest.join('/');
    const family = isIP(address);
    if (family !== 4 && family !== 6) return null;
    const type = `ipv${family}` as const;
    if (entry === address) list.addAddress(address, type);
    else if (isPrefix(length, WIDEST[family])) list.addSubnet(address, Number(length), type);
    else return null;
  }
  return list;
};

const isPrefix = (length: string, widest: number): boolean =>
  /^[1-9]\d{0,2}$/.test(length) && Number(length) <= widest;

type Settings = Readonly<Record<string, string | undefined>>;

/** TRUST_PROXY, or one where only TRUSTED_PROXIES says that there is a proxy. Settings are checked by then. */
export const proxyCount = ({ TRUST_PROXY, TRUSTED_PROXIES }: Settings): number =>
  Number(TRUST_PROXY || (TRUSTED_PROXIES ? 1 : 0));

/**
 * Says of an address whether X-Forwarded-For is believed from it; the socket's own is hop 0. Fastify
 * asks it (`trustProxy`). Where proxies are configured and not named, everybody who connects is one;
 * named ones always have this machine beside them, since a proxy on it is the operator's own.
 */
export const createProxyTrust = (settings: Settings) => {
  const count = proxyCount(settings);
  const named = settings.TRUSTED_PROXIES ? parseProxies(settings.TRUSTED_PROXIES) : null;
  named?.addSubnet('127.0.0.0', 8, 'ipv4');
  named?.addAddress('::1', 'ipv6');
  return (peer: string | undefined, hop: number): boolean => {
    if (hop >= count || hop > 0 || named === null) return hop < count;
    const address = parseAddress(peer ?? '');
    return address !== null && named.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  };
};
