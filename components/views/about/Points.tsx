import type { Titled } from '@/data/content/about/part';
import styles from './Points.module.scss';
import { WordsText } from './WordsText';

type PointsProps = {
  points: readonly Titled[];
  /** Numbered and below each other, where the order matters. */
  isOrdered?: boolean;
};

/** Short texts under headings of their own. */
export const Points = ({ points, isOrdered = false }: PointsProps) => {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={isOrdered ? styles.steps : styles.points}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <h3 className={styles.title}>{title}</h3>
          <p>
            <WordsText words={text} />
          </p>
        </li>
      ))}
    </List>
  );
};
