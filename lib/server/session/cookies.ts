import type { ServerResponse } from 'node:http';
import type { CookiesOptions } from 'next-auth';
import { COOKIES, SESSION_DAYS } from '@/data/retention';
import { getEnv } from '@/lib/server/env/env';

/** How long a session lasts after the last visit. */
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** Readable by scripts, without personal data: asking for the session is worthwhile. */
export const COMPANION_COOKIE = COOKIES.companion;

/** Cookies can be kept to https where the site has it. */
export const isSecure = (): boolean => getEnv().siteUrl.startsWith('https://');

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

/** Adds the companion cookie to the answer, or takes it away. */
export const setCompanion = (res: ServerResponse, isSignedIn: boolean): void => {
  const lifetime = isSignedIn ? SESSION_SECONDS : 0;
  const secure = isSecure() ? '; Secure' : '';
  res.appendHeader(
    'Set-Cookie',
    `${COMPANION_COOKIE}=${isSignedIn ? '1' : ''}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`,
  );
};
