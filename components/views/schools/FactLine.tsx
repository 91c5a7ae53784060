import type { ReactNode } from 'react';
import styles from './FactLine.module.scss';

/** One fact counted from the directory, set off from the text. */
export const FactLine = ({ children }: { children: ReactNode }) => (
  <p className={styles.root}>{children}</p>
);
