import { Link } from '@/components/ui/Link';
import { PAPER_COPY } from '@/data/copy/papers';
import type { PaperCard } from '@/lib/study/papers/paperListPage';
import styles from './PaperCards.module.scss';

/** A card for each class and subject: a link as a whole where it has one paper, else with a link to each. */
export const PaperCards = ({ cards }: { cards: readonly PaperCard[] }) => (
  <ul className={styles.root}>
    {cards.map(({ name, papers, subject, facts, about }) => (
      <li key={name} className={`${styles.card} ${styles[subject]}`}>
        <h3 className={styles.title}>
          {papers.length === 1 ? (
            <Link href={papers[0]?.path ?? ''} className={styles.link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className={styles.facts}>{facts}</p>
        <p>{about}</p>
        {papers.length > 1 && (
          <ul className={styles.papers} aria-label={PAPER_COPY.papersOf(name)}>
            {papers.map(({ title, path }) => (
              <li key={path}>
                <Link href={path} className={styles.paper}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);
