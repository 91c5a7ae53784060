import type { ContestEntry, Counts } from '@/data/contests/contest';
import { BALLOT_COPY } from '@/data/copy/voting';
import styles from './EntryList.module.scss';
import { EntryText } from './EntryText';

type EntryListProps = {
  entries: readonly ContestEntry[];
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
          {counts && hasMostVotes(entry.id, counts) && <strong>{BALLOT_COPY.mostVotes}</strong>}
        </p>
      </li>
    ))}
  </ul>
);

const hasMostVotes = (id: string, counts: Counts): boolean => {
  const most = Math.max(0, ...Object.values(counts));
  return most > 0 && counts[id] === most;
};
