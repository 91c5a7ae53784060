import type { NextApiHandler } from 'next';
import NextAuth from 'next-auth';
import { readBeacon } from './authLogger';
import { authOptions, setAuthOrigin } from './authOptions';
import { COMPANION_COOKIE, setCompanion } from './cookies';
import { readClaims } from './session';

/** /api/auth/*: next-auth, with one provider that takes only our own sealed tickets. */
export const handleAuth: NextApiHandler = async (req, res) => {
  const action = req.query.nextauth?.[0];
  setAuthOrigin(req);
  if (action === '_log') req.body = readBeacon(req.body);
  if (action === 'session' && COMPANION_COOKIE in req.cookies && (await readClaims(req)) === null) {
    // A companion without a session behind it would make every page ask in vain.
    setCompanion(res, false);
  }
  await NextAuth(req, res, authOptions(res));
};
