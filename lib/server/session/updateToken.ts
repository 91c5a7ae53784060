import { openToken } from '@/lib/server/crypto';
import { SiteError } from '@/lib/site/siteError';
import { confirmedNumber, type OpenSession, startSession } from './claims';
import { isOver } from './endedSessions';
import { isFirstUse } from './firstUse';

/**
 * The session with a new access token in it. A session of another number gives way to a new one.
 * Throws `request/invalid` for a token that our verify step did not issue, and `session/invalid` for
 * one that was used, was signed out, or that another browser got: `ownIds` are the ids that this one
 * can show.
 */
export const mergeAccessToken = async (
  current: OpenSession | null,
  newAccessToken: string,
  ownIds: string[],
): Promise<OpenSession> => {
  const confirmed = await openToken(
    'access-token',
    newAccessToken,
    (value) => confirmedNumber.safeParse(value).data ?? null,
  );
  if (confirmed === null) throw new SiteError('request/invalid', { field: 'newAccessToken' });
  const { id, boundTo, contact, accessToken, generation } = confirmed;
  const isGood =
    ownIds.includes(boundTo) &&
    !(await isOver({ sessionId: boundTo, contact, generation })) &&
    (await isFirstUse(id));
  if (!isGood) throw new SiteError('session/invalid');
  if (current?.contact === contact) return { ...current, accessToken };
  const claims = { contact, accessToken, username: '', gradeDetails: '', isLoggedIn: false };
  return startSession(claims, { sessionId: boundTo, generation });
};
