import { updateToken } from '@/lib/api/login';
import { useSession } from './SessionContext';

type Verified = {
  ticket: string;
  /** Of a parent whom the school does not know yet. */
  accessToken?: string;
};

/**
 * Makes the session that a verified number is entitled to (specification 4.1, steps 4 to 6), and
 * tells the page who it is. Throws `login/failed`.
 */
export const useSignIn = () => {
  const { readSession } = useSession();
  return async ({ ticket, accessToken }: Verified): Promise<void> => {
    // With next-auth, which whoever never logs in does not need.
    const { signInWithTicket } = await import('./signInWithTicket');
    await signInWithTicket(ticket);
    if (accessToken) await updateToken(accessToken);
    readSession();
  };
};
