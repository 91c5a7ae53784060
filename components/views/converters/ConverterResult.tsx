import { UNIT_COPY } from '@/data/study/converters/unitCopy';
import styles from './ConverterResult.module.scss';

type ConverterResultProps = {
  /** Null while what was typed cannot be converted. */
  result: string | null;
  note: string | null;
  working: readonly string[];
};

/** The answer, told as it changes, and the way to it. */
export const ConverterResult = ({ result, note, working }: ConverterResultProps) => (
  <div className={styles.root}>
    <div role="status">
      {result !== null && (
        <p>
          <span className={styles.label}>{UNIT_COPY.result}</span>{' '}
          <strong className={styles.result}>{result}</strong>
        </p>
      )}
    </div>
    {note && <p className={styles.note}>{note}</p>}
    {working.length > 0 && (
      <div className={styles.working}>
        <h2 className={styles.label}>{UNIT_COPY.working}</h2>
        <ol className={styles.lines}>
          {working.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
            <li key={at}>{line}</li>
          ))}
        </ol>
      </div>
    )}
  </div>
);
