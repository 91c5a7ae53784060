import { randomBytes, timingSafeEqual } from 'node:crypto';
import { processSingleton } from '@/lib/server/processSingleton';

/** Has Next render prerendered pages anew, by their addresses inside the site. */
type Renew = (paths: readonly string[]) => Promise<void>;

type Renewal = {
  /** Known to this process alone: with it the server asks Next for a renewal. */
  key: string;
  renew: Renew | null;
};

const getRenewal = (): Renewal =>
  processSingleton('renewal', () => ({ key: randomBytes(32).toString('hex'), renew: null }));

/** The header and the address by which the server asks; see pages/api/desk/renew.ts. */
export const RENEWAL_HEADER = 'x-renewal-key';
export const RENEWAL_PATH = '/api/desk/renew';

export const renewalKey = (): string => getRenewal().key;

/** Whether a request comes from this process itself. */
export const isOwnRenewal = (given: string | string[] | undefined): boolean => {
  const own = Buffer.from(getRenewal().key);
  const other = Buffer.from(String(given ?? ''));
  return own.length === other.length && timingSafeEqual(own, other);
};

/** The server says how pages are renewed; the development server has none prerendered, and says nothing. */
export const setRenew = (renew: Renew): void => {
  getRenewal().renew = renew;
};

/** Renews pages in this process, in Next and in the cache in front of it. */
export const renewPages = async (paths: readonly string[]): Promise<void> => {
  await getRenewal().renew?.(paths);
};
