import { BALLOT_COPY } from '@/data/copy/voting';
import type { Counts } from '@/lib/content/voting/ballot';
import type { BallotEntry } from '@/lib/content/voting/contestPage';
import styles from './EntryList.module.scss';
import { EntryText } from './EntryText';

type EntryListProps = {
  entries: readonly BallotEntry[];
  /** The parent's own. */
  choice: string | null;
  /** Shown where voting has closed. */
  counts: Counts | null;
};

/** The entries to be read, with the parent's own marked and the votes of each once they are known. */
export const EntryList = ({ entries, choice, counts }: EntryListProps) => (
  <ul className={styles.root}>
    {entries.map((entry) => (
      <li key={entry.id} className={entry.id === choice ? styles.chosen : styles.entry}>
        <EntryText entry={entry} />
        <p className={styles.marks}>
          {entry.id === choice && <strong>{BALLOT_COPY.yourVote}</strong>}
          {counts && <span>{BALLOT_COPY.votes(counts[entry.id] ?? 0)}</span>}
        </p>
      </li>
    ))}
  </ul>
);
