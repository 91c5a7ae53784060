import { ERROR_MESSAGES } from '@/data/copy/errors';
import { EVERYWHERE_COPY } from '@/data/copy/everywhere';
import { endAllSessions } from '@/lib/api/login';
import { useSnackbar } from '@/lib/site/SnackbarContext';
import { SiteError } from '@/lib/site/siteError';
import { endOwnSession } from './endOwnSession';

/** Logs the number out on every device, this one included, and says how it went. */
export const useSignOutEverywhere = (): (() => Promise<void>) => {
  const { enqueueSnackbar } = useSnackbar();
  return async () => {
    // The second step tells this page and the other tabs.
    if ((await areAllEnded()) && (await endOwnSession())) {
      enqueueSnackbar(EVERYWHERE_COPY.done, { variant: 'success' });
    } else enqueueSnackbar(ERROR_MESSAGES['session/logout-failed'], { variant: 'error' });
  };
};

const areAllEnded = async (): Promise<boolean> => {
  try {
    await endAllSessions();
    return true;
  } catch (cause) {
    if (!(cause instanceof SiteError)) throw cause;
    // Pressed again after the second step went wrong, or logged out by another device meanwhile.
    return cause.code === 'session/required';
  }
};
