import styles from './PlainList.module.scss';

type PlainListProps = {
  items: readonly string[];
  /** `safety`: what must not be overlooked. */
  tone: 'plain' | 'safety';
};

/** One thing a line. */
export const PlainList = ({ items, tone }: PlainListProps) => (
  <ul className={`${styles.root} ${styles[tone]}`}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
