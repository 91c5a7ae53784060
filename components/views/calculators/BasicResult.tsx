import { BASIC_COPY } from '@/data/study/calculators/pages';
import { describeValue, type Session } from '@/lib/study/calculators/basic/session';
import styles from './BasicResult.module.scss';

/** The answer below the sum, or what is wrong with it. Read out as it changes. */
export const BasicResult = ({ shown }: Pick<Session, 'shown'>) => {
  const value = shown && 'value' in shown ? describeValue(shown.value) : null;
  return (
    <div id="sum-answer" role="status" className={styles.root}>
      {value && (
        <p className={styles.value}>
          {value.text.startsWith('≈') ? value.text : `= ${value.text}`}
          {value.exactly && (
            <span className={styles.exactly}> {BASIC_COPY.exactly(value.exactly)}</span>
          )}
        </p>
      )}
      {shown && 'message' in shown && <p className={styles.message}>{shown.message}</p>}
    </div>
  );
};
