import type { ReactNode } from 'react';
import styles from './Fold.module.scss';

type FoldProps = {
  /** What a press opens. */
  summary: string;
  children: ReactNode;
};

/** A long part of a page: closed where the screen is narrow, open on wide ones and on paper. */
export const Fold = ({ summary, children }: FoldProps) => (
  <details className={styles.root}>
    <summary className={styles.summary}>{summary}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);
