import type { BranchCardFacts } from '@/lib/schools/directory/branchCard';
import { BranchCard } from './BranchCard';
import styles from './BranchCardList.module.scss';

type BranchCardListProps<Card extends BranchCardFacts> = {
  cards: readonly Card[];
  /** The localities of a card to point out. */
  foundOn?: (card: Card) => readonly string[];
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** Whether each card has a link that puts its branch next to others. */
  isComparable?: boolean;
  /** The number of the card’s pin on the map beside the list. */
  pinOf?: (card: Card) => number | null;
  /** How far the branch is from where the family lives. */
  kmOf?: (card: Card) => number | null;
  /** Lines below each other where the screen is narrow. */
  isCompact?: boolean;
};

/** Branch cards side by side, as many as fit. */
export const BranchCardList = <Card extends BranchCardFacts>({
  cards,
  foundOn,
  headingLevel,
  isComparable,
  pinOf,
  kmOf,
  isCompact = false,
}: BranchCardListProps<Card>) => (
  <ul className={isCompact ? `${styles.root} ${styles.compact}` : styles.root}>
    {cards.map((card) => (
      <li key={card.id} data-pin={pinOf?.(card) ?? undefined}>
        <BranchCard
          card={card}
          found={foundOn?.(card)}
          headingLevel={headingLevel}
          isComparable={isComparable}
          pin={pinOf?.(card)}
          km={kmOf?.(card)}
          isCompact={isCompact}
        />
      </li>
    ))}
  </ul>
);
