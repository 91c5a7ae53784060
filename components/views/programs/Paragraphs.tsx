import styles from './Paragraphs.module.scss';

/** Plain text in the reading measure. */
export const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className={styles.root}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);
