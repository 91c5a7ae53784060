import type { ReactNode } from 'react';
import styles from './Split.module.scss';

type SplitProps = {
  children: ReactNode;
  /** Stands beside the main part on wide screens, below it on phones. */
  aside: ReactNode;
};

/** Two parts side by side where there is room. */
export const Split = ({ children, aside }: SplitProps) => (
  <div className={styles.root}>
    <div className={styles.part}>{children}</div>
    <div className={styles.part}>{aside}</div>
  </div>
);
