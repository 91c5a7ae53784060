import { LOGIN_COPY } from '@/data/copy/login';
import { type LoginVerified, updateToken } from '@/lib/api/login';
import { notify } from '@/lib/notify/notify';
import { shareSession, signInWithTicket } from '@/lib/session/session';

/** Makes the session that a verified number is entitled to (specification 4.1, steps 4 to 6). */
export const completeLogin = async (verified: LoginVerified): Promise<'known' | 'new'> => {
  if (verified.outcome === 'new') {
    await updateToken(verified.accessToken);
    await shareSession();
    return 'new';
  }
  await signInWithTicket(verified.ticket);
  notify(
    'success',
    verified.outcome === 'onboarded' ? LOGIN_COPY.loggedIn : LOGIN_COPY.loggedInKnown,
  );
  return 'known';
};
