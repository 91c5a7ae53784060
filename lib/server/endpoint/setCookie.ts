import type { ServerResponse } from 'node:http';
import { getEnv } from '@/lib/server/env/env';

type Cookie = {
  name: string;
  value: string;
  /** How long it lives; 0 takes it away. */
  seconds: number;
  /** `/` unless said otherwise. */
  path?: string;
  sameSite?: 'Lax' | 'Strict';
  /** Whether scripts of the page may read it. */
  isReadable?: boolean;
};

/** Cookies can be kept to https where the site has it. */
export const isSecure = (): boolean => getEnv().siteUrl.startsWith('https://');

/** Adds a cookie of our own to the answer; the one way to do so. */
export const setCookie = (
  res: ServerResponse,
  { name, value, seconds, path = '/', sameSite = 'Lax', isReadable = false }: Cookie,
): void => {
  res.appendHeader(
    'Set-Cookie',
    [
      `${name}=${value}`,
      `Path=${path}`,
      `Max-Age=${seconds}`,
      ...(isReadable ? [] : ['HttpOnly']),
      `SameSite=${sameSite}`,
      ...(isSecure() ? ['Secure'] : []),
    ].join('; '),
  );
};
