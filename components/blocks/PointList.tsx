import styles from './PointList.module.scss';

type PointListProps = { points: readonly { title: string; text: string }[] };

/** Short texts under headings of their own, side by side where there is room. */
export const PointList = ({ points }: PointListProps) => (
  <ul className={styles.root}>
    {points.map(({ title, text }) => (
      <li key={title} className={styles.point}>
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
