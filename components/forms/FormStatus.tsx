import { WARNINGS } from '@/data/copy/warnings';
import { useOfflineWarning } from '@/lib/site/useOfflineWarning';
import styles from './FormStatus.module.scss';

type FormStatusProps = {
  /** What the form has to say while there is a connection. */
  children: string | null;
};

/** The line of a form that says what goes on. Its place is always there, so that nothing moves. */
export const FormStatus = ({ children }: FormStatusProps) => {
  const isOffline = useOfflineWarning();
  return (
    <p role="status" className={styles.root}>
      {isOffline ? WARNINGS.offlineLine : children}
    </p>
  );
};
