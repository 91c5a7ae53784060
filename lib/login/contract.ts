/** What the browser and our login endpoints say to each other (design section 3). */

/** POST /api/otp/send. */
export type OtpSent = {
  message: string;
  /** Encrypted: the number and its flow, for ten minutes. */
  challenge: string;
  /** Seconds until another code may be asked for; the server keeps the count. */
  resendAfter: number;
};

export const LOGIN_OUTCOMES = ['onboarded', 'known', 'new'] as const;

/** `known`: in the school system but not onboarded. `new`: continues into the signup form. */
export type LoginOutcome = (typeof LOGIN_OUTCOMES)[number];

/** POST /api/otp/verify. */
export type OtpVerified = {
  outcome: LoginOutcome;
  message: string;
  /** For `signIn('otp', { ticket })`: encrypted, 60 seconds, single use, in this browser only. */
  ticket: string;
  /** For POST /api/auth/update-token: the same for ten minutes. With `new`. */
  accessToken?: string;
};

/** GET /api/auth/session, where there is one. Never a token. */
export type SiteSession = {
  username: string;
  gradeDetails: string;
  /** False while a new parent has a verified number but has not sent the signup form. */
  isLoggedIn: boolean;
  user_details: { parent_name: string | null; academic_data: { grade: string | null } } | null;
  /** `+91-` and ten digits. */
  contact: string;
  expires: string;
};

export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';
