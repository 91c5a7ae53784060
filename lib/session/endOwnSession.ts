import { signOut } from 'next-auth/react';
import { AUTH_MESSAGE_KEY } from './session';

/** Logs out here and in the visitor's other tabs. Answers whether it is done. */
export const endOwnSession = async (): Promise<boolean> => {
  try {
    // NextAuth does not look at the status: only an answer with an address means that it is done.
    const { url } = await signOut({ redirect: false });
    // Specification section 7.
    localStorage.removeItem(AUTH_MESSAGE_KEY);
    return url !== undefined;
  } catch {
    return false;
  }
};
