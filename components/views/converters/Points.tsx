import styles from './Points.module.scss';

/** Short sentences, one below the other. */
export const Points = ({ points }: { points: readonly string[] }) => (
  <ul className={styles.root}>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
