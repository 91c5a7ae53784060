import type { BallotEntry } from '@/lib/content/voting/contestPage';
import styles from './EntryText.module.scss';

type EntryTextProps = { entry: BallotEntry };

/** One entry, to be read. */
export const EntryText = ({ entry: { title, from, text } }: EntryTextProps) => (
  <span className={styles.root}>
    <strong className={styles.title}>{title}</strong>
    <span className={styles.from}>{from}</span>
    <span>{text}</span>
  </span>
);
