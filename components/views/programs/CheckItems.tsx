import styles from './CheckItems.module.scss';

/** Things to ask, to bring or to look for: short enough for a note in the hand. */
export const CheckItems = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.root}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
