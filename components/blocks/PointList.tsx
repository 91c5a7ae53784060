import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import styles from './PointList.module.scss';

type PointListProps = {
  points: readonly {
    title: string;
    text: ReactNode;
    link?: { title: string; path: string };
  }[];
  /** How wide a text is, or how many stand side by side on a wide screen. */
  columns?: 'narrow' | 'pairs' | 'wide' | 'three' | 'threeSoon';
  /** `barred`: a coloured bar above each. */
  tone?: 'plain' | 'barred';
  isOrdered?: boolean;
};

/** Short texts under headings of their own, side by side where there is room. */
export const PointList = ({
  points,
  columns = 'narrow',
  tone = 'plain',
  isOrdered = false,
}: PointListProps) => {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={`${styles.root} ${styles[columns]} ${tone === 'barred' ? styles.barred : ''}`}>
      {points.map(({ title, text, link }) => (
        <li key={title} className={styles.point}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
          {link && (
            <Link href={link.path} className={styles.link}>
              {link.title}
            </Link>
          )}
        </li>
      ))}
    </List>
  );
};
