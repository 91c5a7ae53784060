import styles from './NumberInWords.module.scss';

type NumberInWordsProps = {
  /** `hindi` stands in Hindi letters, with its sound behind it. */
  lines: readonly { term: string; text: string; hindi?: string }[];
};

/** The ways in which a number is written. */
export const NumberInWords = ({ lines }: NumberInWordsProps) => (
  <dl className={styles.root}>
    {lines.map(({ term, text, hindi }) => (
      <div key={term} className={styles.line}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.text}>
          {hindi ? (
            <>
              <span lang="hi">{hindi}</span> ({text})
            </>
          ) : (
            text
          )}
        </dd>
      </div>
    ))}
  </dl>
);
