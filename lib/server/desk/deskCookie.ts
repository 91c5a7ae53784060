import type { ServerResponse } from 'node:http';
import type { NextApiRequest } from 'next';
import { COOKIES, DESK_LONGEST_HOURS } from '@/data/retention';
import { isSecure, setCookie } from '@/lib/server/endpoint/setCookie';
import type { Database } from '@/lib/server/store/schema';
import { findStaffSession, type StaffSession } from './staffSession';

type Request = Pick<NextApiRequest, 'cookies'>;

/** `Lax`: a link in an e-mail opens the desk. Requests that change something name their origin. */
export const deskCookieName = (): string => `${isSecure() ? '__Host-' : ''}${COOKIES.desk}`;

/** Gives this browser a session of the desk. */
export const setDeskCookie = (res: ServerResponse, token: string): void =>
  setCookie(res, {
    name: deskCookieName(),
    value: token,
    seconds: DESK_LONGEST_HOURS * 60 * 60,
  });

/** Takes it away. */
export const dropDeskCookie = (res: ServerResponse): void =>
  setCookie(res, { name: deskCookieName(), value: '', seconds: 0 });

/** What this browser shows to be at the desk; null: nothing. */
export const readDeskToken = ({ cookies }: Request): string | null =>
  cookies[deskCookieName()] || null;

/** Who is at the desk in this browser. Null: nobody, or not any more. */
export const readStaffSession = async (
  db: Database,
  req: Request,
  now: number,
): Promise<(StaffSession & { token: string }) | null> => {
  const token = readDeskToken(req);
  const session = token && (await findStaffSession(db, token, now));
  return token && session ? { ...session, token } : null;
};
