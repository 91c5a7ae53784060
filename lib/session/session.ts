import type { SiteSession } from '@/lib/login/contract';
import { isRecord } from '@/lib/site/isRecord';

/** Where next-auth leaves a message for the visitor's other tabs. */
export const AUTH_MESSAGE_KEY = 'nextauth.message';

// The server sets this readable cookie beside the encrypted one.
const COMPANION_COOKIE = /(?:^|;\s*)opaline\.session=1(?:;|$)/;

/** Whether asking for the session is worthwhile. True on the server, which cannot know. */
export const mayHaveSession = (): boolean =>
  typeof document === 'undefined' || COMPANION_COOKIE.test(document.cookie);

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
