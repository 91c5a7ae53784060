import { useEffect } from 'react';
import { readDay } from '@/lib/offline/keptDay';
import { dayOf } from '@/lib/study/shelf/day';

/** What a visitor came for goes first. */
const LATER_MS = 5_000;

/** Once a day, classes that are kept on this device are brought up to date; nothing for all others. */
export const useKeptRefresh = (): void => {
  useEffect(() => {
    const today = dayOf(new Date());
    const day = readDay();
    if (day === null || day === today || !navigator.onLine) return;
    const timer = setTimeout(() => {
      import('@/lib/offline/keepClass')
        .then(({ refreshKept }) => refreshKept(today))
        // It is tried again on the next page; what is here still works.
        .catch(() => undefined);
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
};
