import type { CSSProperties } from 'react';
import styles from './ShareBar.module.scss';

type BarStyle = CSSProperties & { '--share': number };

/** How much of a whole something is (per cent), as a bar in the accent; the words beside it say it in a number. */
export const ShareBar = ({ share }: { share: number }) => {
  const style: BarStyle = { '--share': share };
  return (
    <span className={styles.track}>
      <span className={styles.bar} style={style} />
    </span>
  );
};
