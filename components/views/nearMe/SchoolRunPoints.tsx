import { NEAR_ME } from '@/data/content/nearMe';
import styles from './SchoolRunPoints.module.scss';

/** How to judge the way to school: short texts side by side. */
export const SchoolRunPoints = () => (
  <ol className={styles.root}>
    {NEAR_ME.schoolRun.points.map(({ title, text }) => (
      <li key={title} className={styles.point}>
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
