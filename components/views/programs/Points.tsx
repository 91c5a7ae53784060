import type { ProgramPoint } from '@/data/content/programs/program';
import styles from './Points.module.scss';

/** Short texts under headings of their own, side by side where there is room. */
export const Points = ({ points }: { points: readonly ProgramPoint[] }) => (
  <ul className={styles.root}>
    {points.map(({ title, text }) => (
      <li key={title} className={styles.point}>
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
