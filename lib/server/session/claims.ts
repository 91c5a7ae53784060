import { z } from 'zod';

const userDetails = z.object({
  parent_name: z.string().nullable(),
  academic_data: z.object({ grade: z.string().nullable() }),
});

/** What the encrypted session cookie holds. */
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

/** A session as the server sees it. */
export type ServerSession = Omit<SessionClaims, 'userDetails'>;

/** What a new parent's verified number gives: enough to send the signup form with. */
export const confirmedNumber = z.object({ contact: z.string(), accessToken: z.string() });

export type ConfirmedNumber = z.infer<typeof confirmedNumber>;
