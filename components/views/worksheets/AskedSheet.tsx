import type { ReactNode } from 'react';
import { WORKSHEET_COPY } from '@/data/copy/worksheets';
import styles from './AskedSheet.module.scss';

/** Covers what the page came with while the address asks for another sheet. */
export const AskedSheet = ({ children }: { children: ReactNode }) => (
  <div className={styles.root}>
    <p className={styles.opening}>{WORKSHEET_COPY.opening}</p>
    {children}
  </div>
);
