import { randomUUID } from 'node:crypto';
import { z } from 'zod';

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
export const openSession = sessionClaims.extend({ sessionId: z.uuid() });

export type OpenSession = z.infer<typeof openSession>;

/** A new session of this visitor, with an id that nobody had before. */
export const startSession = (claims: SessionClaims): OpenSession => ({
  ...claims,
  sessionId: randomUUID(),
});

/** A session as the server's other parts see it. */
export type ServerSession = Omit<SessionClaims, 'userDetails'>;

/** What a new parent's verified number gives: enough to send the signup form with. */
export const confirmedNumber = z.object({ contact: z.string(), accessToken: z.string() });

export type ConfirmedNumber = z.infer<typeof confirmedNumber>;
