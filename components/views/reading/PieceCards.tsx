import { Image } from '@/components/ui/Image';
import { Link } from '@/components/ui/Link';
import type { ShelfCard } from '@/lib/study/reading/shelfPage';
import styles from './PieceCards.module.scss';

/** Cards that lead to poems or stories. */
export const PieceCards = ({ cards }: { cards: readonly ShelfCard[] }) => (
  <ul className={styles.root}>
    {cards.map(({ title, path, about, picture, time }) => (
      <li key={path} className={styles.card}>
        <Image src={picture} width={160} height={120} className={styles.picture} />
        <div className={styles.text}>
          <h3 className={styles.title}>
            <Link href={path} className={styles.link}>
              {title}
            </Link>
          </h3>
          <p>{about}</p>
          <p className={styles.time}>{time}</p>
        </div>
      </li>
    ))}
  </ul>
);
