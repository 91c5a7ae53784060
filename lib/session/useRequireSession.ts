import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { loginAddress } from '@/lib/login/loginAddress';
import { useSession } from './SessionContext';

/** For a page that needs a session: sends a visitor without one to the login page, and back afterwards. */
export const useRequireSession = () => {
  const { asPath, replace } = useRouter();
  const current = useSession();
  const isMissing = current.status === 'unauthenticated';

  useEffect(() => {
    if (isMissing) void replace(loginAddress(asPath));
  }, [isMissing, asPath, replace]);

  return current;
};
