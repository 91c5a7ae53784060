import { type LoginVerified, updateToken } from '@/lib/api/login';
import { signInWithTicket } from '@/lib/session/signInWithTicket';

/** Makes the session that a verified number is entitled to (specification 4.1, steps 4 to 6). */
export const completeLogin = async (verified: LoginVerified): Promise<void> => {
  await signInWithTicket(verified.ticket);
  if (verified.outcome === 'new') await updateToken(verified.accessToken);
};
