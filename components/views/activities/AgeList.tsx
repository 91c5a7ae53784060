import styles from './AgeList.module.scss';

type AgeListProps = { ages: readonly { age: string; title: string; text: string }[] };

/** Ages from the youngest on, with what a child does at each. */
export const AgeList = ({ ages }: AgeListProps) => (
  <ol className={styles.root}>
    {ages.map(({ age, title, text }) => (
      <li key={age} className={styles.stage}>
        <p className={styles.age}>{age}</p>
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
