import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { callbackPath } from '@/lib/login/callbackPath';

/** Leads on from the login page, as soon as it should: to the page that asked for a login, or home. */
export const useOnward = (shouldGoOn: boolean): void => {
  const { isReady, query, replace } = useRouter();
  const { callbackUrl } = query;

  useEffect(() => {
    if (isReady && shouldGoOn) void replace(callbackPath(callbackUrl, window.location.origin));
  }, [isReady, shouldGoOn, callbackUrl, replace]);
};
