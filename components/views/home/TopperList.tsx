import { Image } from '@/components/ui/Image';
import type { Topper } from '@/data/content/toppers';
import styles from './TopperList.module.scss';

type TopperListProps = { heading: string; toppers: readonly Topper[] };

/** The toppers of one board. */
export const TopperList = ({ heading, toppers }: TopperListProps) => (
  <div className={styles.root}>
    <h3 className={styles.heading}>{heading}</h3>
    <ul className={styles.list}>
      {toppers.map(({ id, name, desktop_image: wide, mobile_image: square }) => (
        <li key={id} className={styles.topper}>
          <picture>
            <source media="(min-width: 768px)" srcSet={wide} width={200} height={120} />
            <Image src={square} width={120} height={120} className={styles.picture} />
          </picture>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  </div>
);
