import styles from './NumberInWords.module.scss';

type NumberInWordsProps = { lines: readonly { term: string; text: string }[] };

/** The ways in which a number is written. */
export const NumberInWords = ({ lines }: NumberInWordsProps) => (
  <dl className={styles.root}>
    {lines.map(({ term, text }) => (
      <div key={term} className={styles.line}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.text}>{text}</dd>
      </div>
    ))}
  </dl>
);
