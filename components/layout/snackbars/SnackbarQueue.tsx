import dynamic from 'next/dynamic';
import { type ReactNode, useMemo, useState } from 'react';
import { type SnackbarActions, SnackbarContext } from '@/lib/site/SnackbarContext';
import type { QueuedSnackbar } from './Snackbars';

// 9 kB that a visitor who is told nothing never needs.
const Snackbars = dynamic(() => import('./Snackbars').then((part) => part.Snackbars), {
  ssr: false,
});

/** Gives `useSnackbar` to the site, and shows what is said. */
export const SnackbarQueue = ({ children }: { children: ReactNode }) => {
  const [latest, setLatest] = useState<readonly QueuedSnackbar[]>([]);

  const snackbars = useMemo<SnackbarActions>(
    () => ({
      enqueueSnackbar: (text, { variant }) =>
        setLatest((queued) => {
          const id = (queued.at(-1)?.id ?? 0) + 1;
          return [...queued, { id, text, variant }].slice(-MOST_QUEUED);
        }),
      loadSnackbars: () => void import('./Snackbars').catch(() => null),
    }),
    [],
  );

  return (
    <>
      <SnackbarContext value={snackbars}>{children}</SnackbarContext>
      {latest.length > 0 && <Snackbars queued={latest} />}
    </>
  );
};

// As many as may arrive before the snackbars have loaded.
const MOST_QUEUED = 10;
