import type { ServerResponse } from 'node:http';
import type { CookiesOptions } from 'next-auth';
import { COOKIES, SESSION_DAYS } from '@/data/retention';
import { isSecure, setCookie } from '@/lib/server/endpoint/setCookie';

export { isSecure };

/** How long a session lasts after the last visit, at most. */
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** Readable by scripts, without personal data: asking for the session is worthwhile. */
export const COMPANION_COOKIE = COOKIES.companion;

/** next-auth's cookies. The prefixes keep other hosts and plain http from setting them. */
export const authCookies = (secure: boolean) => {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  const prefix = secure ? '__Secure-' : '';
  return {
    sessionToken: { name: sessionCookieName(secure), options },
    callbackUrl: { name: `${prefix}${COOKIES.callback}`, options },
    csrfToken: { name: `${secure ? '__Host-' : ''}${COOKIES.csrf}`, options },
  } satisfies Partial<CookiesOptions>;
};

export const sessionCookieName = (secure: boolean): string =>
  `${secure ? '__Host-' : ''}${COOKIES.session}`;

/** Adds the companion cookie to the answer for so many seconds; 0 takes it away. */
export const setCompanion = (res: ServerResponse, seconds: number): void =>
  setCookie(res, {
    name: COMPANION_COOKIE,
    value: seconds > 0 ? '1' : '',
    seconds,
    isReadable: true,
  });
