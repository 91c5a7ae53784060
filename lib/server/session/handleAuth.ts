import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import NextAuth from 'next-auth';
import { z } from 'zod';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { SiteError } from '@/lib/site/siteError';
import { logBeacon } from './authLogger';
import { authOptions } from './authOptions';
import { cleanAuthRequest } from './authRequest';
import { type OpenSession, secondsLeft } from './claims';
import { authCookies, COMPANION_COOKIE, isSecure, SESSION_SECONDS, setCompanion } from './cookies';
import { endSession } from './endedSessions';
import { readOpenSession } from './session';
import { forgetVerification, ownIds } from './verification';

/** What a sign-in or a sign-out posts; whatever else comes with it is left out. */
const authForm = z.object({
  csrfToken: z.string().optional(),
  callbackUrl: z.string().optional(),
  json: z.string().optional(),
  ticket: z.string().optional(),
});

type AuthForm = z.infer<typeof authForm>;

const answer = async (
  req: NextApiRequest,
  res: NextApiResponse,
  current: OpenSession | null = null,
  { body = {}, maxAge = SESSION_SECONDS }: { body?: AuthForm; maxAge?: number } = {},
): Promise<undefined> => {
  const browser = { current, ownIds: ownIds(req, current) };
  cleanAuthRequest(req, body);
  await NextAuth(req, res, authOptions(res, browser, maxAge));
};

const page = endpoint({ method: 'GET' }, ({ req, res }) => answer(req, res));

const readSession = endpoint({ method: 'GET' }, async ({ req, res }) => {
  const current = await readOpenSession(req);
  // A companion without a session behind it would make every page ask in vain.
  if (COMPANION_COOKIE in req.cookies && current === null) setCompanion(res, 0);
  // The cookie is written anew: for as long as the session has left, at most.
  const maxAge = current === null ? undefined : secondsLeft(current, Date.now());
  return answer(req, res, current, { maxAge });
});

const signIn = endpoint(
  { method: 'POST', body: authForm, form: 'accepted', limit: 'auth' },
  async ({ req, res, body }) => answer(req, res, await readOpenSession(req), { body }),
);

const signOut = endpoint(
  { method: 'POST', body: authForm, form: 'accepted', limit: 'auth' },
  async ({ req, res, body }) => {
    const current = await readOpenSession(req);
    // Before the cookie goes: a sign-out that could not be written down has to fail aloud, and
    // next-auth would swallow that.
    if (current && isOwnToken(req, body.csrfToken)) {
      // With what was confirmed in this browser since, and may still wait to be used.
      await Promise.all(ownIds(req, current).map(endSession));
      forgetVerification(res);
    }
    return answer(req, res, current, { body });
  },
);

// The cookie holds the token and a hash of it, which next-auth checks.
const isOwnToken = ({ cookies }: NextApiRequest, token = ''): boolean =>
  cookies[authCookies(isSecure()).csrfToken.name]?.split('|')[0] === token;

const takeBeacon = endpoint(
  { method: 'POST', body: z.unknown(), form: 'accepted', limit: 'authLog' },
  async ({ body }) => {
    logBeacon(body);
    return { json: {} };
  },
);

const unknown = endpoint({ method: 'GET' }, async () => {
  throw new SiteError('request/invalid');
});

/** What next-auth's browser part and our pages ask for; its other actions are not served. */
const ACTIONS = new Map<string, NextApiHandler>([
  ['csrf', page],
  ['providers', page],
  ['signin', page],
  ['error', page],
  ['session', readSession],
  ['callback/otp', signIn],
  ['signout', signOut],
  ['_log', takeBeacon],
]);

/** /api/auth/*: next-auth, with one provider that takes only our own encrypted tickets. */
export const handleAuth: NextApiHandler = (req, res) => {
  const action = [req.query.nextauth ?? []].flat().join('/');
  return (ACTIONS.get(action) ?? unknown)(req, res);
};
