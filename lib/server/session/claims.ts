import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { SESSION_LONGEST_DAYS } from '@/data/retention';
import { SESSION_SECONDS } from './cookies';

const userDetails = z.object({
  parent_name: z.string().nullable(),
  academic_data: z.object({ grade: z.string().nullable() }),
});

/** Who a visitor is: what a confirmed number brings into a session. */
export const sessionClaims = z.object({
  /** `+91-` and ten digits, confirmed by OTP. */
  contact: z.string(),
  username: z.string(),
  gradeDetails: z.string(),
  /** False while a new parent has a confirmed number but has not sent the signup form. */
  isLoggedIn: z.boolean(),
  /** For the school system. It never leaves the server. */
  accessToken: z.string().nullable(),
  userDetails: userDetails.nullish(),
});

export type SessionClaims = z.infer<typeof sessionClaims>;

/**
 * What the encrypted session cookie holds. The id stays the same while the cookie is renewed, and
 * names the session when it is ended; a cookie without one could not be ended, so it is none.
 */
export const openSession = sessionClaims.extend({
  sessionId: z.uuid(),
  /** Milliseconds since 1970. Renewals do not move it: no session outlives its longest time. */
  startedAt: z.number(),
  /** The number's at the beginning (generations.ts): signing out everywhere begins another one. */
  generation: z.number(),
});

export type OpenSession = z.infer<typeof openSession>;

type Beginning = Partial<Pick<OpenSession, 'sessionId' | 'generation' | 'startedAt'>>;

/** A new session of this visitor, by default with an id that nobody had before. */
export const startSession = (
  claims: SessionClaims,
  { sessionId = randomUUID(), generation = 0, startedAt = Date.now() }: Beginning = {},
): OpenSession => ({ ...claims, sessionId, generation, startedAt });

/** For how long its cookie is good from `now` on, in whole seconds; 0 or less: it is over. */
export const secondsLeft = ({ startedAt }: OpenSession, now: number): number => {
  const end = startedAt + SESSION_LONGEST_DAYS * 24 * 60 * 60_000;
  return Math.min(SESSION_SECONDS, Math.floor((end - now) / 1000));
};

/** A session as the server's other parts see it. */
export type ServerSession = Omit<SessionClaims, 'userDetails'>;

/** What a new parent's verified number gives: enough to send the signup form with. */
export const confirmedNumber = z.object({
  id: z.uuid(),
  /** The verification's id: only the browser that has its secret may use this. */
  boundTo: z.uuid(),
  generation: z.number(),
  contact: z.string(),
  accessToken: z.string(),
});

export type ConfirmedNumber = z.infer<typeof confirmedNumber>;
