import { ACCOUNT_COPY } from '@/data/copy/account';
import { ERROR_MESSAGES } from '@/data/copy/errors';
import { useSnackbar } from '@/lib/site/SnackbarContext';
import { endOwnSession } from './endOwnSession';

/** Logs out here and in the visitor's other tabs, and says how it went (specification 8). */
export const useSignOut = (): (() => Promise<void>) => {
  const { enqueueSnackbar } = useSnackbar();
  return async () => {
    if (await endOwnSession()) enqueueSnackbar(ACCOUNT_COPY.loggedOut, { variant: 'success' });
    else enqueueSnackbar(ERROR_MESSAGES['session/logout-failed'], { variant: 'error' });
  };
};
