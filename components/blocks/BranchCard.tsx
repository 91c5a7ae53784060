import { PinMark } from '@/components/blocks/maps/PinMark';
import { Link } from '@/components/ui/Link';
import { COMPARE_LINK_COPY } from '@/data/copy/compare';
import { DIRECTORY_COPY } from '@/data/copy/directory';
import { comparePath, slugOfPath } from '@/data/routes/paths/compare';
import type { BranchCardFacts } from '@/lib/schools/directory/branchCard';
import { describeAway } from '@/lib/schools/finder/describeKm';
import styles from './BranchCard.module.scss';

type BranchCardProps = {
  card: BranchCardFacts;
  /** Localities to point out, as they are written on the card. */
  found?: readonly string[];
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** Whether a link of its own puts the branch next to others. */
  isComparable?: boolean;
  /** The number of its pin on the map beside it. */
  pin?: number | null;
  /** From where the family lives, or from the branch of the page. */
  km?: number | null;
  /** A line without its localities where the screen is narrow. */
  isCompact?: boolean;
};

/** One branch at a glance: board, grades, the localities it serves. The whole card is the link. */
export const BranchCard = ({
  card,
  found = [],
  headingLevel: Heading = 'h3',
  isComparable = false,
  pin = null,
  km = null,
  isCompact = false,
}: BranchCardProps) => (
  <article className={isCompact ? `${styles.root} ${styles.compact}` : styles.root}>
    <div className={styles.head}>
      {pin !== null && <PinMark>{pin}</PinMark>}
      <Heading className={styles.title}>
        <Link href={card.path} className={styles.link}>
          {card.title}
        </Link>
      </Heading>
    </div>
    <p className={styles.grades}>
      <span className={styles.board}>{card.board}</span> {card.grades}
    </p>
    {card.line && <p className={styles.line}>{card.line}</p>}
    {km !== null && <p className={styles.km}>{describeAway(km)}</p>}
    {card.marks.length > 0 && (
      <p className={styles.marks}>
        {card.marks.map((mark) => (
          <span key={mark} className={styles.mark}>
            {DIRECTORY_COPY.marks[mark]}
          </span>
        ))}
      </p>
    )}
    <p className={styles.areas}>
      {card.areas.map((area, at) => (
        <span key={area}>
          {at > 0 && ', '}
          {found.includes(area) ? <mark className={styles.found}>{area}</mark> : area}
        </span>
      ))}
    </p>
    {isComparable && (
      <Link
        href={comparePath([slugOfPath(card.path)])}
        aria-label={`${COMPARE_LINK_COPY.card} ${card.title}`}
        className={styles.compare}
      >
        {COMPARE_LINK_COPY.card}
      </Link>
    )}
  </article>
);
