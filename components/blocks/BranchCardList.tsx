import type { BranchCardFacts } from '@/lib/schools/directory/branchCard';
import { BranchCard } from './BranchCard';
import styles from './BranchCardList.module.scss';

type BranchCardListProps = {
  cards: readonly BranchCardFacts[];
  /** The localities of a card to point out. */
  foundOn?: (card: BranchCardFacts) => readonly string[];
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** Whether each card has a link that puts its branch next to others. */
  isComparable?: boolean;
};

/** Branch cards side by side, as many as fit. */
export const BranchCardList = ({
  cards,
  foundOn,
  headingLevel,
  isComparable,
}: BranchCardListProps) => (
  <ul className={styles.root}>
    {cards.map((card) => (
      <li key={card.id}>
        <BranchCard
          card={card}
          found={foundOn?.(card)}
          headingLevel={headingLevel}
          isComparable={isComparable}
        />
      </li>
    ))}
  </ul>
);
