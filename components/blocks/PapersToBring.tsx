import { PAPERS } from '@/data/content/papers';
import styles from './PapersToBring.module.scss';

/** The papers for the application. The parent gives the heading above it. */
export const PapersToBring = () => (
  <ul className={styles.root}>
    {PAPERS.map(({ paper, forWhom }) => (
      <li key={paper} className={styles.paper}>
        <strong>{paper}</strong>
        <span className={styles.forWhom}>{forWhom}</span>
      </li>
    ))}
  </ul>
);
