import type { BoardFacts } from '@/lib/schools/directory/homePage';
import styles from './BoardCards.module.scss';

/** CBSE and ICSE side by side, without taking sides. */
export const BoardCards = ({ boards }: { boards: readonly BoardFacts[] }) => (
  <div className={styles.root}>
    {boards.map(({ board, name, text, examinations, branches }) => (
      <article key={board} className={styles.board}>
        <h3 className={styles.short}>{board}</h3>
        <p className={styles.name}>{name}</p>
        <p>{text}</p>
        <p className={styles.facts}>
          {examinations} <strong>{branches} branches.</strong>
        </p>
      </article>
    ))}
  </div>
);
