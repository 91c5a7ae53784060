import { encode } from 'next-auth/jwt';
import { getEnv } from '@/lib/server/env/env';
import { type OpenSession, type SessionClaims, startSession } from '@/lib/server/session/claims';
import { isSecure, sessionCookieName } from '@/lib/server/session/cookies';
import { issueAccessToken, issueTicket } from '@/lib/server/session/session';
import { newVerification, verificationCookieName } from '@/lib/server/session/verification';
import type { Visitor } from './visitor';

/** Gives a visitor the cookie of a session of its own, as a sign-in would. */
export const giveSession = async (
  visitor: Visitor,
  claims: SessionClaims,
): Promise<OpenSession> => {
  const session = startSession(claims);
  const token = await encode({ token: session, secret: getEnv().secret });
  visitor.cookies.set(sessionCookieName(isSecure()), token);
  return session;
};

/** Lets a visitor have confirmed a number just now. Answers the id of that. */
const giveVerification = (visitor: Visitor): string => {
  const { id, secret } = newVerification();
  visitor.cookies.set(verificationCookieName(), secret);
  return id;
};

/** The ticket that a visitor gets for a number that was just confirmed. */
export const giveTicket = (visitor: Visitor, claims: SessionClaims): Promise<string> => {
  const id = giveVerification(visitor);
  return issueTicket(claims, { boundTo: id, sessionId: id });
};

/** The encrypted access token that a new parent gets for a number that was just confirmed. */
export const giveAccessToken = (
  visitor: Visitor,
  number: { contact: string; accessToken: string },
): Promise<string> => issueAccessToken(number, giveVerification(visitor));
