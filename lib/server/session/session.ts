import { randomUUID } from 'node:crypto';
import type { NextApiRequest } from 'next';
import { decode } from 'next-auth/jwt';
import { getEnv } from '@/lib/server/env';
import { seal } from '@/lib/server/seal';
import {
  type ConfirmedNumber,
  type ServerSession,
  type SessionClaims,
  sessionClaims,
} from './claims';
import { isSecure, sessionCookieName } from './cookies';

export type { ServerSession, SessionClaims };

/** A request of an API route or of getServerSideProps. */
export type SessionRequest = Pick<NextApiRequest, 'cookies'>;

const TICKET_SECONDS = 60;
const ACCESS_TOKEN_SECONDS = 600;

/** Who is asking, or null for a stranger. */
export const readSession = async (req: SessionRequest): Promise<ServerSession | null> => {
  const claims = await readClaims(req);
  if (claims === null) return null;
  const { contact, username, gradeDetails, isLoggedIn, accessToken } = claims;
  return { contact, username, gradeDetails, isLoggedIn, accessToken };
};

/** All that the session cookie holds, or null where it is missing, forged or too old. */
export const readClaims = async ({ cookies }: SessionRequest): Promise<SessionClaims | null> => {
  const token = cookies[sessionCookieName(isSecure())];
  const secret = getEnv().secret;
  const claims = token === undefined ? null : await decode({ token, secret }).catch(() => null);
  return sessionClaims.safeParse(claims).data ?? null;
};

/** For `signIn('otp', { ticket })`: good once, within 60 seconds. */
export const issueTicket = (claims: SessionClaims): Promise<string> =>
  seal('login-ticket', { id: randomUUID(), claims }, TICKET_SECONDS);

/** For POST /api/auth/update-token: good for ten minutes. */
export const issueAccessToken = (number: ConfirmedNumber): Promise<string> =>
  seal('access-token', number, ACCESS_TOKEN_SECONDS);
