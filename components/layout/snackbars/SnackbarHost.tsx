import { useEffect, useState } from 'react';
import { deferred } from '@/components/ui/deferred';
import { type Notice, onNotice } from '@/lib/notify/notify';

const Snackbars = deferred(() => import('./Snackbars').then((part) => part.Snackbars));

/** Shows what `notify` says. The snackbars themselves load with the first notice. */
export const SnackbarHost = () => {
  const [latest, setLatest] = useState<readonly Notice[]>([]);

  useEffect(
    () => onNotice((notice) => setLatest((notices) => [...notices, notice].slice(-KEPT))),
    [],
  );

  return latest.length > 0 ? <Snackbars notices={latest} /> : null;
};

// As many as may arrive before the snackbars have loaded.
const KEPT = 10;
