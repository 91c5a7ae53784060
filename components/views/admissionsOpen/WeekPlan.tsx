import styles from './WeekPlan.module.scss';

// As many as stand in one row of a wide screen.
const ONE_ROW = 5;

type WeekPlanProps = { days: readonly { term: string; detail: string }[] };

/** Days, or parts of a day, in their order. */
export const WeekPlan = ({ days }: WeekPlanProps) => (
  <ol className={days.length > ONE_ROW ? styles.many : styles.few}>
    {days.map(({ term, detail }) => (
      <li key={term} className={styles.day}>
        <h3 className={styles.name}>{term}</h3>
        <p>{detail}</p>
      </li>
    ))}
  </ol>
);
