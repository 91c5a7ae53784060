import { OTP_CREDIT, OTP_FIRST_CODES, OTP_POOLS, OTP_SHARES } from '@/data/limits';

/**
 * How well the site knows whoever asks for a code: a browser on which this number was confirmed, one on
 * which another was, a number that was confirmed in another browser, or nothing.
 */
export type Standing = keyof typeof OTP_POOLS;

/** What one requester, network or block of numbers has a share of. */
export type ShareName = keyof typeof OTP_SHARES;

/** Codes sent, and how many of them were typed in. */
export type SendCounts = { sent: number; verified: number };

type Asked = {
  standing: Standing;
  /** Of the whole pool, the code that is asked for not included. */
  pool: SendCounts;
  /** Of each that the requester has a share of. */
  shares: Partial<Record<ShareName, SendCounts>>;
  /** The network is a /24: of so few addresses that the first code of each can be let through. */
  isSmallNetwork: boolean;
};

/**
 * Whether a code is within the shares, while codes are pumped. The fuller the pool, the smaller each
 * share: who had most is refused first, and who had none last of all.
 */
export const isWithinShares = ({ standing, pool, shares, isSmallNetwork }: Asked): boolean => {
  const fullness = openCodes(pool) / OTP_POOLS[standing];
  if (fullness >= 1) return false;
  const isFirst = fullness < OTP_FIRST_CODES && openCodes(shares.address ?? NOTHING) === 0;
  return SHARE_NAMES.every((name) => {
    if (name === 'network' && isSmallNetwork && isFirst) return true;
    const share = Math.max(1, Math.floor(OTP_SHARES[name] * (1 - fullness)));
    return openCodes(shares[name] ?? NOTHING) < share;
  });
};

/** Codes that nobody typed in. Each one that was makes up for itself and for the next few. */
const openCodes = ({ sent, verified }: SendCounts): number =>
  Math.max(0, sent - OTP_CREDIT * verified);

const NOTHING: SendCounts = { sent: 0, verified: 0 };
const SHARE_NAMES: ShareName[] = ['address', 'network', 'prefix', 'device', 'number'];
