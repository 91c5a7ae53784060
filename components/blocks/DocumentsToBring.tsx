import { DOCUMENTS } from '@/data/content/documents';
import styles from './DocumentsToBring.module.scss';

/** The documents for the application. The parent gives the heading above it. */
export const DocumentsToBring = () => (
  <ul className={styles.root}>
    {DOCUMENTS.map(({ name, forWhom }) => (
      <li key={name} className={styles.document}>
        <strong>{name}</strong>
        <span className={styles.forWhom}>{forWhom}</span>
      </li>
    ))}
  </ul>
);
