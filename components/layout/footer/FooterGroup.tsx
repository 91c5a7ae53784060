import type { ReactNode } from 'react';
import styles from './FooterGroup.module.scss';

type FooterGroupProps = {
  title: string;
  /** Another line to open it by, where its title stands outside. */
  summary?: string;
  /** As wide as the footer. */
  isRow?: boolean;
  children: ReactNode;
};

/** A part of the footer: closed on phones, where a press opens it, open from tablet on. */
export const FooterGroup = ({ title, summary, isRow = false, children }: FooterGroupProps) => (
  <details className={isRow ? `${styles.root} ${styles.row}` : styles.root}>
    <summary className={styles.summary}>{summary ?? title}</summary>
    <div className={styles.content}>
      {!summary && <h2 className={styles.title}>{title}</h2>}
      {children}
    </div>
  </details>
);
