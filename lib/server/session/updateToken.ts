import { openToken } from '@/lib/server/crypto';
import { SiteError } from '@/lib/site/siteError';
import { confirmedNumber, type OpenSession, startSession } from './claims';

/**
 * The session with a new access token in it. A session of another number gives way to a new one.
 * Throws for a token that our verify step did not issue.
 */
export const mergeAccessToken = async (
  current: OpenSession | null,
  newAccessToken: string,
): Promise<OpenSession> => {
  const confirmed = await openToken(
    'access-token',
    newAccessToken,
    (value) => confirmedNumber.safeParse(value).data ?? null,
  );
  if (confirmed === null) throw new SiteError('request/invalid', { field: 'newAccessToken' });
  const { contact, accessToken } = confirmed;
  if (current?.contact === contact) return { ...current, accessToken };
  return startSession({
    contact,
    accessToken,
    username: '',
    gradeDetails: '',
    isLoggedIn: false,
  });
};
