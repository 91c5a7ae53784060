import type { ServerResponse } from 'node:http';
import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { PATHS } from '@/data/routes/paths';
import type { SiteSession } from '@/lib/login/contract';
import { sealClaims } from '@/lib/server/crypto';
import { getEnv } from '@/lib/server/env/env';
import { log } from '@/lib/server/log/log';
import { SiteError } from '@/lib/site/siteError';
import { authLogger } from './authLogger';
import { type OpenSession, openSession, type SessionClaims, sessionClaims } from './claims';
import { authCookies, isSecure, setCompanion } from './cookies';
import { endSession } from './endedSessions';
import { takeTicket } from './ticket';

/** What is known of a browser before next-auth looks at its request. */
export type Browser = {
  current: OpenSession | null;
  /** The ids that it can show to be its own. */
  ownIds: string[];
};

/**
 * next-auth for one request: the companion cookie goes onto its answer. It does not read the session
 * cookie itself, but takes `current`: one look-up says for everybody whether it was ended.
 * `maxAge` is for the cookie that it writes, in seconds.
 */
export const authOptions = (
  res: ServerResponse,
  { current, ownIds }: Browser,
  maxAge: number,
): NextAuthOptions => ({
  secret: getEnv().secret,
  session: { strategy: 'jwt', maxAge },
  jwt: {
    maxAge,
    encode: ({ token = {}, maxAge: seconds = maxAge }) => sealClaims('session', token, seconds),
    decode: async () => current,
  },
  useSecureCookies: isSecure(),
  cookies: authCookies(isSecure()),
  pages: { signIn: PATHS.login, signOut: PATHS.login, error: PATHS.login },
  logger: authLogger,
  providers: [
    CredentialsProvider({
      id: 'otp',
      name: 'OTP',
      credentials: { ticket: {} },
      authorize: async (credentials) => {
        const session = await takeTicket(credentials?.ticket ?? '', ownIds).catch(failToLogin);
        return session && { id: session.contact, ...session };
      },
    }),
  ],
  callbacks: {
    // A sign-in brings a session of its own, whatever cookie the browser had; nothing that a browser
    // sends later can change it.
    jwt: ({ token, user }) => openSession.safeParse(user).data ?? token,
    session: ({ session, token }) => toSiteSession(sessionClaims.parse(token), session.expires),
  },
  events: {
    signIn: async ({ user }) => {
      setCompanion(res, maxAge);
      // The same where the access token of this verification came before its ticket.
      const isSame = openSession.safeParse(user).data?.sessionId === current?.sessionId;
      if (current && !isSame) await endSession(current.sessionId);
    },
    session: () => setCompanion(res, maxAge),
    signOut: () => setCompanion(res, 0),
  },
});

// next-auth shows the message of what is thrown here to the visitor.
const failToLogin = (cause: unknown): never => {
  log.error({ err: cause }, 'tickets cannot be taken');
  throw new SiteError('login/failed');
};

const toSiteSession = (claims: SessionClaims, expires: string): SiteSession => ({
  username: claims.username,
  gradeDetails: claims.gradeDetails,
  isLoggedIn: claims.isLoggedIn,
  user_details: claims.userDetails ?? null,
  contact: claims.contact,
  expires,
});
