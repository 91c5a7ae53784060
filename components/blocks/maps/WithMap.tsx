import type { ReactNode } from 'react';
import styles from './WithMap.module.scss';

type WithMapProps = {
  map: ReactNode;
  /** The list: each of its rows has the attribute `data-pin` with the number of its pin. */
  children: ReactNode;
  /** Whether the list is a wide one, which needs more room than the map. */
  list?: 'narrow' | 'wide';
};

/**
 * A map and the list of its pins: side by side where there is room, the map first on phones. A pin
 * and its row light up together, whichever of them a person points at, without a script.
 */
export const WithMap = ({ map, children, list = 'narrow' }: WithMapProps) => (
  <div className={`${styles.root} ${styles[list]}`}>
    <div className={styles.map}>{map}</div>
    <div>{children}</div>
  </div>
);
