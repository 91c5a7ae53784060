import { encode } from 'next-auth/jwt';
import { getEnv } from '@/lib/server/env/env';
import { type SessionClaims, startSession } from '@/lib/server/session/claims';
import { isSecure, sessionCookieName } from '@/lib/server/session/cookies';
import type { Visitor } from './visitor';

/** Gives a visitor the cookie of a session of its own, as a sign-in would. */
export const giveSession = async (visitor: Visitor, claims: SessionClaims): Promise<void> => {
  const token = await encode({ token: startSession(claims), secret: getEnv().secret });
  visitor.cookies.set(sessionCookieName(isSecure()), token);
};
