import { randomUUID } from 'node:crypto';
import type { NextApiRequest } from 'next';
import { z } from 'zod';
import { VERIFICATION_MINUTES } from '@/data/retention';
import { openClaims, sealToken } from '@/lib/server/crypto';
import {
  type ConfirmedNumber,
  type OpenSession,
  openSession,
  type ServerSession,
  type SessionClaims,
  secondsLeft,
} from './claims';
import { isSecure, sessionCookieName } from './cookies';
import { isOver } from './endedSessions';
import { readGeneration } from './generations';

export type { ServerSession, SessionClaims };

/** A request of an API route or of getServerSideProps. */
export type SessionRequest = Pick<NextApiRequest, 'cookies'>;

const TICKET_SECONDS = 60;
const ACCESS_TOKEN_SECONDS = VERIFICATION_MINUTES * 60;

/** Who is asking, or null without a session. Throws as readOpenSession does. */
export const readSession = async (req: SessionRequest): Promise<ServerSession | null> => {
  const session = await readOpenSession(req);
  if (session === null) return null;
  const { contact, username, gradeDetails, isLoggedIn, accessToken } = session;
  return { contact, username, gradeDetails, isLoggedIn, accessToken };
};

/**
 * All that the session cookie holds, or null where it is missing, forged, too old, signed out or past
 * its longest time. Throws `service/unavailable` while nobody can say whether it was signed out.
 */
export const readOpenSession = async ({ cookies }: SessionRequest): Promise<OpenSession | null> => {
  const session = await openCookie(cookies[sessionCookieName(isSecure())] ?? '');
  return session !== null && (await isOver(session)) ? null : session;
};

// A cookie of a release before has no beginning of its own: it counts from when it was last renewed.
const cookieShape = openSession
  .partial({ startedAt: true, generation: true })
  .extend({ iat: z.number() });

const openCookie = async (token: string): Promise<OpenSession | null> => {
  const cookie = cookieShape.safeParse(await openClaims('session', token)).data;
  if (cookie === undefined) return null;
  const { iat, startedAt = iat * 1000, generation = 0, ...rest } = cookie;
  const session = { ...rest, startedAt, generation };
  return secondsLeft(session, Date.now()) > 0 ? session : null;
};

type TicketBinding = {
  /** The id that a browser has to show: of its verification, or of the session that it has. */
  boundTo: string;
  /** Of the session that the ticket begins. */
  sessionId: string;
  /** The session that it goes on from, which it must not outlive. None after a fresh verification. */
  before?: Pick<OpenSession, 'generation' | 'startedAt'>;
};

/** For `signIn('otp', { ticket })`: good once, within 60 seconds, in the browser it is bound to. */
export const issueTicket = async (
  claims: SessionClaims,
  { boundTo, sessionId, before }: TicketBinding,
): Promise<string> => {
  // Never read anew for a session: the number may have signed out everywhere since.
  const generation = before?.generation ?? (await readGeneration(claims.contact));
  const startedAt = before?.startedAt;
  const ticket = { id: randomUUID(), boundTo, sessionId, generation, startedAt, claims };
  return sealToken('login-ticket', ticket, TICKET_SECONDS);
};

/** For POST /api/auth/update-token: good once, for ten minutes, in the browser that verified. */
export const issueAccessToken = async (
  { contact, accessToken }: Pick<ConfirmedNumber, 'contact' | 'accessToken'>,
  verificationId: string,
): Promise<string> => {
  const generation = await readGeneration(contact);
  const token = { id: randomUUID(), boundTo: verificationId, generation, contact, accessToken };
  return sealToken('access-token', token, ACCESS_TOKEN_SECONDS);
};
