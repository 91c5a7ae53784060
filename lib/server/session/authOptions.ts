import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { PATHS } from '@/data/paths';
import { SiteError } from '@/lib/errors/siteError';
import type { SiteSession } from '@/lib/login/contract';
import { getEnv } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { authLogger } from './authLogger';
import { type SessionClaims, sessionClaims } from './claims';
import { authCookies, isSecure, SESSION_SECONDS, setCompanion } from './cookies';
import { takeTicket } from './ticket';

/** next-auth for one request: the companion cookie goes onto its answer. */
export const authOptions = (res: ServerResponse): NextAuthOptions => ({
  secret: getEnv().secret,
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
  useSecureCookies: isSecure(),
  cookies: authCookies(isSecure()),
  pages: { signIn: PATHS.login, error: PATHS.login },
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
    // A sign-in brings claims; nothing that a browser sends later can change them.
    jwt: ({ token, user }) => sessionClaims.safeParse(user).data ?? token,
    session: ({ session, token }) => toSiteSession(sessionClaims.parse(token), session.expires),
  },
  events: {
    signIn: () => setCompanion(res, true),
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

/**
 * The origin that next-auth works with. It reads it from two headers of a proxy; ours say where the
 * visitor is: the site's own address, or the host that was asked where nobody set one.
 */
export const setAuthOrigin = ({ headers }: IncomingMessage): void => {
  const { siteUrl, isSiteUrlGiven } = getEnv();
  const { host, protocol } = new URL(siteUrl);
  process.env.AUTH_TRUST_HOST = 'true';
  // It would win over both headers; SITE_URL is the one place that names the site.
  delete process.env.NEXTAUTH_URL;
  headers['x-forwarded-host'] = isSiteUrlGiven ? host : (headers.host ?? host);
  headers['x-forwarded-proto'] = protocol.replace(':', '');
};
