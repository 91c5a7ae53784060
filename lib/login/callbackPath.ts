import { PATHS } from '@/data/routes/paths';

// What a browser would read as another host, or drop before reading: `//`, `/\`, tabs, newlines.
const UNSAFE = /^[\\/]{2}|[\\\p{Cc}]/u;

/**
 * Where a parent goes after logging in: a path of this site, or home. `raw` comes from the address
 * and may be anything.
 */
export const callbackPath = (raw: unknown, origin: string): string => {
  if (typeof raw !== 'string') return PATHS.home;
  const path = raw.startsWith(`${origin}/`) ? raw.slice(origin.length) : raw;
  if (!path.startsWith('/') || isUnsafe(path)) return PATHS.home;
  const { pathname, search, hash } = new URL(path, origin);
  // Dots may have folded into a second slash; the login page and the handlers are no destination.
  if (isUnsafe(pathname) || isNoDestination(pathname)) return PATHS.home;
  return `${pathname}${search}${hash}`;
};

const isNoDestination = (pathname: string): boolean =>
  pathname === PATHS.login || pathname === '/api' || pathname.startsWith('/api/');

// Also under one or more coats of percent-encoding.
const isUnsafe = (path: string): boolean => {
  if (UNSAFE.test(path)) return true;
  const decoded = decode(path);
  return decoded === null || (decoded !== path && isUnsafe(decoded));
};

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};
