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
import { type OpenSession, type SessionClaims, sessionClaims, startSession } from './claims';
import { authCookies, isSecure, SESSION_SECONDS, setCompanion } from './cookies';
import { endSession } from './endedSessions';
import { takeTicket } from './ticket';

/**
 * next-auth for one request: the companion cookie goes onto its answer. It does not read the session
 * cookie itself, but takes `current`: one look-up says for everybody whether it was ended.
 */
export const authOptions = (res: ServerResponse, current: OpenSession | null): NextAuthOptions => ({
  secret: getEnv().secret,
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
  jwt: {
    maxAge: SESSION_SECONDS,
    encode: ({ token = {}, maxAge = SESSION_SECONDS }) => sealClaims('session', token, maxAge),
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
        const claims = await takeTicket(credentials?.ticket ?? '').catch(failToLogin);
        return claims && { id: claims.contact, ...claims };
      },
    }),
  ],
  callbacks: {
    // A sign-in brings claims and begins a session of its own, whatever cookie the browser had;
    // nothing that a browser sends later can change it.
    jwt: ({ token, user }) => {
      const claims = sessionClaims.safeParse(user).data;
      return claims ? startSession(claims) : token;
    },
    session: ({ session, token }) => toSiteSession(sessionClaims.parse(token), session.expires),
  },
  events: {
    signIn: async () => {
      setCompanion(res, true);
      if (current) await endSession(current.sessionId);
    },
    session: () => setCompanion(res, true),
    signOut: () => setCompanion(res, false),
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
