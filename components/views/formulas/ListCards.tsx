import { Link } from '@/components/ui/Link';
import { INDEX_COPY } from '@/data/study/formulas/copy';
import type { FormulaIndex } from '@/lib/study/formulas/formulaIndex';
import styles from './ListCards.module.scss';

/** A card for each of the lists, which is a link as a whole. */
export const ListCards = ({ lists }: { lists: FormulaIndex['subjects'] }) => (
  <ul className={styles.root}>
    {lists.map(({ subject, title, lead, path, count }) => (
      <li key={subject} className={`${styles.card} ${styles[subject]}`}>
        <h2 className={styles.title}>
          <Link href={path} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.count}>{INDEX_COPY.count(count)}</p>
        <p>{lead}</p>
      </li>
    ))}
  </ul>
);
