import type { CSSProperties } from 'react';
import styles from './ShareBar.module.scss';

type BarStyle = CSSProperties & { '--share': number };

/** How much of the paper a unit is, as a bar; the marks beside it say it in a number. */
export const ShareBar = ({ share }: { share: number }) => {
  const style: BarStyle = { '--share': share };
  return (
    <span className={styles.track}>
      <span className={styles.bar} style={style} />
    </span>
  );
};
