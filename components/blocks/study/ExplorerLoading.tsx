import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import { Button } from '@/components/ui/Button';
import { EXPLORER_COPY } from '@/data/copy/explorers';
import styles from './Explorers.module.scss';

/** Stands in while the sliders load, and offers another try when they do not come. */
export const ExplorerLoading = ({ error, retry }: DynamicOptionsLoadingProps) => (
  <div className={styles.closed} role="status">
    <p>{error ? EXPLORER_COPY.failed : EXPLORER_COPY.coming}</p>
    {error && (
      <Button tone="secondary" onClick={retry}>
        {EXPLORER_COPY.again}
      </Button>
    )}
  </div>
);
