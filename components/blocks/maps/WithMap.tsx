import type { ReactNode } from 'react';
import styles from './WithMap.module.scss';

type WithMapProps = {
  map: ReactNode;
  /** The list: each of its rows has the attribute `data-pin` with the number of its pin. */
  children: ReactNode;
};

/**
 * A map and the list of its pins: side by side where there is room, the map first on phones. A pin
 * and its row light up together, whichever of them a person points at, without a script.
 */
export const WithMap = ({ map, children }: WithMapProps) => (
  <div className={styles.root}>
    <div className={styles.map}>{map}</div>
    <div>{children}</div>
  </div>
);
