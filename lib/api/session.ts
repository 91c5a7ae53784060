import type { SiteSession } from '@/lib/login/contract';
import { isRecord, request } from './request';

/** The session of this browser, or null where there is none. Throws a SiteError when we cannot know. */
export const getSession = async (): Promise<SiteSession | null> => {
  const { session } = await request('/api/auth/session', { parse: parseAnswer });
  return session;
};

// NextAuth says `{}` (v4) where nobody is logged in.
const parseAnswer = (answer: unknown): { session: SiteSession | null } | null => {
  if (!isRecord(answer)) return null;
  if (Object.keys(answer).length === 0) return { session: null };
  const session = parseSession(answer);
  return session && { session };
};

/** Reads a session answer; null when it is not one. */
export const parseSession = (answer: unknown): SiteSession | null => {
  if (!isRecord(answer)) return null;
  const { username, gradeDetails, isLoggedIn, contact, expires } = answer;
  if (typeof contact !== 'string' || typeof expires !== 'string') return null;
  if (typeof isLoggedIn !== 'boolean') return null;
  return {
    username: textOr(username, ''),
    gradeDetails: textOr(gradeDetails, ''),
    isLoggedIn,
    user_details: parseUserDetails(answer.user_details),
    contact,
    expires,
  };
};

const parseUserDetails = (details: unknown): SiteSession['user_details'] => {
  if (!isRecord(details)) return null;
  const academic = isRecord(details.academic_data) ? details.academic_data : {};
  return {
    parent_name: textOr(details.parent_name, null),
    academic_data: { grade: textOr(academic.grade, null) },
  };
};

const textOr = <T>(value: unknown, otherwise: T): string | T =>
  typeof value === 'string' ? value : otherwise;
