import { Fragment } from 'react';
import styles from './MathText.module.scss';

type MathTextProps = { text: string };

const FRACTION = /\[([^|\]]+)\|([^|\]]+)\]/g;

/** A sentence with fractions, which are written `[3|4]`, as people write them. */
export const MathText = ({ text }: MathTextProps) => {
  const parts = text.split(FRACTION);
  return (
    <>
      {parts.map((part, at) => {
        // Texts stand at every third place, the two halves of a fraction after each.
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes its order
        if (at % 3 === 0) return <Fragment key={at}>{part}</Fragment>;
        if (at % 3 === 2) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes its order
          <span key={at} className={styles.fraction}>
            <span>{part}</span>
            <span className={styles.spoken}>/</span>
            <span className={styles.under}>{parts[at + 1]}</span>
          </span>
        );
      })}
    </>
  );
};
