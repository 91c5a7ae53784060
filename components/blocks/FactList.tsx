import type { ReactNode } from 'react';
import styles from './FactList.module.scss';

type FactListProps = {
  facts: readonly { term: string; detail: ReactNode }[];
  /** Whether it stands in a narrow column, on a wide screen too. */
  isNarrow?: boolean;
};

/** Terms and what stands for each: side by side where there is room. */
export const FactList = ({ facts, isNarrow = false }: FactListProps) => (
  <dl className={`${styles.root} ${isNarrow ? styles.narrow : ''}`}>
    {facts.map(({ term, detail }) => (
      <div key={term} className={styles.fact}>
        <dt className={styles.term}>{term}</dt>
        <dd>{detail}</dd>
      </div>
    ))}
  </dl>
);
