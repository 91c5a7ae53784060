import { Link } from '@/components/ui/Link';
import { SHEET_COPY } from '@/data/study/formulas/copy';
import type { FormulaCard } from '@/lib/study/formulas/formulaPage';
import styles from './FormulaCards.module.scss';

type FormulaCardsProps = {
  cards: readonly FormulaCard[];
  /**
   * On the page of a class: names are open, and have the ids that their formulas had when the page
   * held them. Old links without JavaScript scroll to the way on.
   */
  isOpen?: boolean;
};

/** A card for each page of formulas, with their names. The filter reads the data attributes. */
export const FormulaCards = ({ cards, isOpen = false }: FormulaCardsProps) => {
  // On a list the cards stand under the name of their class.
  const Title = isOpen ? 'h2' : 'h3';
  return (
    <div className={styles.root}>
      {cards.map(({ title, path, count, topics }) => (
        <div key={path} className={styles.card} data-part={title}>
          <Title className={styles.title}>
            <Link href={path} className={styles.link}>
              {title}
            </Link>
          </Title>
          <details open={isOpen} data-names="">
            <summary className={styles.count}>{SHEET_COPY.count(count)}</summary>
            {topics.map((topic) => (
              <ul
                key={topic.id}
                id={isOpen ? topic.id : undefined}
                className={styles.names}
                data-group={topic.title}
              >
                {topic.names.map(({ id, name }) => (
                  <li key={id} id={isOpen ? id : undefined} data-entry="">
                    <Link href={`${path}#${id}`}>{name}</Link>
                  </li>
                ))}
              </ul>
            ))}
          </details>
        </div>
      ))}
    </div>
  );
};
