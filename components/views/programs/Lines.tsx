import styles from './Lines.module.scss';

type LinesProps = { lines: readonly { name: string; number: string; text: string }[] };

/** Telephone lines: who answers, the number to press, what for. */
export const Lines = ({ lines }: LinesProps) => (
  <ul className={styles.root}>
    {lines.map(({ name, number, text }) => (
      <li key={number} className={styles.line}>
        <h3 className={styles.name}>{name}</h3>
        <a href={`tel:${number}`} className={styles.number}>
          {number}
        </a>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
