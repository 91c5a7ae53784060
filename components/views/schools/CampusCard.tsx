import { Link } from '@/components/ui/Link';
import type { BoardingCampus } from '@/lib/schools/directory/schoolPages';
import styles from './CampusCard.module.scss';

/** One campus with boarding: grades and board, who boards, the place, the hours, the way. */
export const CampusCard = ({ campus }: { campus: BoardingCampus }) => (
  <article className={styles.root}>
    <div className={styles.head}>
      <p className={styles.place}>{[...new Set([campus.near, campus.city])].join(', ')}</p>
      <h3 className={styles.title}>
        <Link href={campus.card.path}>{campus.card.title}</Link>
      </h3>
      <p className={styles.grades}>
        {campus.card.board}, {campus.card.grades}; boarders from {campus.from}
      </p>
    </div>
    <p>{campus.place}</p>
    <p>{campus.hours}</p>
    <h4 className={styles.visit}>Getting there</h4>
    <p>{campus.visit}</p>
  </article>
);
