import { useState } from 'react';
import { CHROME_COPY } from '@/data/copy/chrome';
import { useRouteChange } from '@/lib/hooks/useRouteChange';
import styles from './LoadingOverlay.module.scss';
import { endProgress, startProgress } from './progress';

/** Covers the page from the start of a route change until it completes or fails. */
export const LoadingOverlay = () => {
  const [isLoading, setIsLoading] = useState(false);

  useRouteChange({
    onStart: () => {
      setIsLoading(true);
      void startProgress();
    },
    onEnd: () => {
      setIsLoading(false);
      endProgress();
    },
  });

  return isLoading ? (
    <div role="status" aria-label={CHROME_COPY.loading} className={styles.root}>
      <span className={styles.spinner} />
    </div>
  ) : null;
};
