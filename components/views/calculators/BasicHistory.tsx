import { Button } from '@/components/ui/Button';
import { BASIC_COPY } from '@/data/study/calculators/pages';
import type { HistoryEntry } from '@/lib/study/calculators/basic/session';
import styles from './BasicHistory.module.scss';

type BasicHistoryProps = {
  entries: readonly HistoryEntry[];
  onReuse: (entry: HistoryEntry) => void;
  onClear: () => void;
};

/** The sums so far, the newest first; each can be taken up again. */
export const BasicHistory = ({ entries, onReuse, onClear }: BasicHistoryProps) => (
  <div className={styles.root}>
    <h2 className={styles.title}>{BASIC_COPY.history}</h2>
    {entries.length === 0 ? (
      <p className={styles.empty}>{BASIC_COPY.historyEmpty}</p>
    ) : (
      <>
        <ol className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                className={styles.entry}
                aria-label={BASIC_COPY.takeAgain(`${entry.sum} = ${entry.result}`)}
                onClick={() => onReuse(entry)}
              >
                <span className={styles.sum}>{entry.sum}</span>
                <strong>{entry.result.startsWith('≈') ? entry.result : `= ${entry.result}`}</strong>
              </button>
            </li>
          ))}
        </ol>
        <Button tone="quiet" onClick={onClear}>
          {BASIC_COPY.clearHistory}
        </Button>
      </>
    )}
  </div>
);
