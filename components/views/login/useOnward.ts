import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { callbackPath } from '@/lib/login/callbackPath';
import { readLoginAddress } from '@/lib/login/loginAddress';

/** Leads on from the login page, as soon as it should: to the page that asked for a login, or home. */
export const useOnward = (shouldGoOn: boolean): void => {
  const { replace } = useRouter();

  useEffect(() => {
    if (!shouldGoOn) return;
    const { callbackUrl } = readLoginAddress();
    void replace(callbackPath(callbackUrl, window.location.origin));
  }, [shouldGoOn, replace]);
};
