import { randomUUID } from 'node:crypto';
import type { NextApiRequest } from 'next';
import { openClaims, sealToken } from '@/lib/server/crypto';
import {
  type ConfirmedNumber,
  type OpenSession,
  openSession,
  type ServerSession,
  type SessionClaims,
} from './claims';
import { isSecure, sessionCookieName } from './cookies';
import { isEnded } from './endedSessions';

export type { ServerSession, SessionClaims };

/** A request of an API route or of getServerSideProps. */
export type SessionRequest = Pick<NextApiRequest, 'cookies'>;

const TICKET_SECONDS = 60;
const ACCESS_TOKEN_SECONDS = 600;

/** Who is asking, or null without a session. Throws as readOpenSession does. */
export const readSession = async (req: SessionRequest): Promise<ServerSession | null> => {
  const session = await readOpenSession(req);
  if (session === null) return null;
  const { contact, username, gradeDetails, isLoggedIn, accessToken } = session;
  return { contact, username, gradeDetails, isLoggedIn, accessToken };
};

/**
 * All that the session cookie holds, or null where it is missing, forged, too old or signed out.
 * Throws `service/unavailable` while nobody can say whether it was signed out.
 */
export const readOpenSession = async ({ cookies }: SessionRequest): Promise<OpenSession | null> => {
  const session = await openCookie(cookies[sessionCookieName(isSecure())] ?? '');
  return session !== null && (await isEnded(session.sessionId)) ? null : session;
};

const openCookie = async (token: string): Promise<OpenSession | null> =>
  openSession.safeParse(await openClaims('session', token)).data ?? null;

/** For `signIn('otp', { ticket })`: good once, within 60 seconds. */
export const issueTicket = (claims: SessionClaims): Promise<string> =>
  sealToken('login-ticket', { id: randomUUID(), claims }, TICKET_SECONDS);

/** For POST /api/auth/update-token: good for ten minutes. */
export const issueAccessToken = (number: ConfirmedNumber): Promise<string> =>
  sealToken('access-token', number, ACCESS_TOKEN_SECONDS);
