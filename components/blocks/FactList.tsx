import type { ReactNode } from 'react';
import styles from './FactList.module.scss';

type FactListProps = { facts: readonly { term: string; detail: ReactNode }[] };

/** Terms and what stands for each: side by side where there is room. */
export const FactList = ({ facts }: FactListProps) => (
  <dl className={styles.root}>
    {facts.map(({ term, detail }) => (
      <div key={term} className={styles.fact}>
        <dt className={styles.term}>{term}</dt>
        <dd>{detail}</dd>
      </div>
    ))}
  </dl>
);
