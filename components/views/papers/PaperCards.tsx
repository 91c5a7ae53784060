import { Link } from '@/components/ui/Link';
import type { PaperCard } from '@/lib/study/papers/paperListPage';
import styles from './PaperCards.module.scss';

/** Papers as cards that are links as a whole. */
export const PaperCards = ({ cards }: { cards: readonly PaperCard[] }) => (
  <ul className={styles.root}>
    {cards.map(({ name, path, subject, facts, about }) => (
      <li key={path} className={`${styles.card} ${styles[subject]}`}>
        <h3 className={styles.title}>
          <Link href={path} className={styles.link}>
            {name}
          </Link>
        </h3>
        <p className={styles.facts}>{facts}</p>
        <p>{about}</p>
      </li>
    ))}
  </ul>
);
