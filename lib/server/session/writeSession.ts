import type { ServerResponse } from 'node:http';
import { sealClaims } from '@/lib/server/crypto';
import type { OpenSession } from './claims';
import { isSecure, SESSION_SECONDS, sessionCookieName, setCompanion } from './cookies';

/** Gives the visitor a session, as next-auth does after a sign-in. */
export const writeSession = async (res: ServerResponse, session: OpenSession): Promise<void> => {
  const token = await sealClaims('session', session, SESSION_SECONDS);
  const secure = isSecure();
  res.appendHeader(
    'Set-Cookie',
    [
      `${sessionCookieName(secure)}=${token}`,
      'Path=/',
      `Max-Age=${SESSION_SECONDS}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(secure ? ['Secure'] : []),
    ].join('; '),
  );
  setCompanion(res, true);
};
