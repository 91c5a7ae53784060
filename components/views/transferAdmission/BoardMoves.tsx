import { TRANSFER } from '@/data/content/landing/transfer';
import styles from './BoardMoves.module.scss';

/** What a child notices after each change of board. */
export const BoardMoves = () => (
  <div className={styles.root}>
    {TRANSFER.boards.moves.map(({ title, points }) => (
      <section key={title} className={styles.move}>
        <h3 className={styles.title}>{title}</h3>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
