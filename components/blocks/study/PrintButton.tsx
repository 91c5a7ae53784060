import { Button } from '@/components/ui/Button';
import { STUDY_COPY } from '@/data/copy/study';
import styles from './PrintButton.module.scss';

type PrintButtonProps = { label?: string };

/** Opens the browser's print dialog. Not there without JavaScript, where the browser has its own. */
export const PrintButton = ({ label = STUDY_COPY.print }: PrintButtonProps) => (
  <div className={styles.root}>
    <Button tone="secondary" onClick={() => window.print()}>
      {label}
    </Button>
  </div>
);
