import type { ContestEntry } from '@/data/contests/contest';
import styles from './EntryText.module.scss';

type EntryTextProps = { entry: ContestEntry };

/** One entry, to be read. */
export const EntryText = ({ entry: { title, from, text } }: EntryTextProps) => (
  <span className={styles.root}>
    <strong className={styles.title}>{title}</strong>
    <span className={styles.from}>{from}</span>
    <span>{text}</span>
  </span>
);
