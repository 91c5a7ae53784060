import type { NextApiRequest } from 'next';
import type { LoginStep } from '@/lib/desk/loginStep';
import { getStore } from '@/lib/server/store/store';
import { readStaffSession } from './deskCookie';
import { qrPath } from './qrPath';
import { showSecondFactor } from './secondFactor';

/** What this browser has to give next. */
export const readLoginStep = async (req: Pick<NextApiRequest, 'cookies'>): Promise<LoginStep> => {
  const { db } = await getStore();
  const session = await readStaffSession(db, req, Date.now());
  if (session === null) return { is: 'number' };
  if (session.isComplete) return { is: 'done' };
  const { staff, token } = session;
  const { id, mobile } = staff;
  // The last digits tell one entry of an app from another.
  const made = await showSecondFactor(db, { staffId: id, token }, `…${mobile?.slice(-4) ?? ''}`);
  return {
    is: 'code',
    setUp: made && { secret: made.secret, uri: made.uri, qr: qrPath(made.uri) },
  };
};
