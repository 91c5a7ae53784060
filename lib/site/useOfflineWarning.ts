import { useEffect, useState } from 'react';
import { WARNINGS } from '@/data/copy/warnings';
import { useSnackbar } from './SnackbarContext';

// A page can have several forms open: each hears of it, one of them warns.
const warnedOf = new WeakSet<Event>();

/** Whether the connection went while a form was open; a snackbar says so when it goes. */
export const useOfflineWarning = (): boolean => {
  const [isOffline, setIsOffline] = useState(false);
  const { enqueueSnackbar } = useSnackbar();

  useEffect(() => {
    const hearOffline = (event: Event) => {
      setIsOffline(true);
      if (warnedOf.has(event)) return;
      warnedOf.add(event);
      enqueueSnackbar(WARNINGS.offline, { variant: 'warning' });
    };
    const hearOnline = () => setIsOffline(false);
    window.addEventListener('offline', hearOffline);
    window.addEventListener('online', hearOnline);
    return () => {
      window.removeEventListener('offline', hearOffline);
      window.removeEventListener('online', hearOnline);
    };
  }, [enqueueSnackbar]);

  return isOffline;
};
