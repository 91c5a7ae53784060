import { Button } from '@/components/ui/Button';
import { STUDY_COPY } from '@/data/copy/study';
import styles from './PrintButton.module.scss';

/** Opens the browser's print dialog. Not there without JavaScript, where the browser has its own. */
export const PrintButton = () => (
  <div className={styles.root}>
    <Button tone="secondary" onClick={() => window.print()}>
      {STUDY_COPY.print}
    </Button>
  </div>
);
