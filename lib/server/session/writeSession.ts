import type { ServerResponse } from 'node:http';
import { sealClaims } from '@/lib/server/crypto';
import { setCookie } from '@/lib/server/endpoint/setCookie';
import { type OpenSession, secondsLeft } from './claims';
import { isSecure, sessionCookieName, setCompanion } from './cookies';
import { forgetVerification } from './verification';

/** Gives the visitor a session, as next-auth does after a sign-in. */
export const writeSession = async (res: ServerResponse, session: OpenSession): Promise<void> => {
  const seconds = secondsLeft(session, Date.now());
  const value = await sealClaims('session', session, seconds);
  setCookie(res, { name: sessionCookieName(isSecure()), value, seconds });
  setCompanion(res, seconds);
};

/** Takes away whatever this browser has of a login. */
export const dropSession = (res: ServerResponse): void => {
  setCookie(res, { name: sessionCookieName(isSecure()), value: '', seconds: 0 });
  setCompanion(res, 0);
  forgetVerification(res);
};
