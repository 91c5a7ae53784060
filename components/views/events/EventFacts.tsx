import styles from './EventFacts.module.scss';

export type EventFact = { term: string; detail: string };

type EventFactsProps = { facts: readonly EventFact[] };

/** What, when and where, a line each. */
export const EventFacts = ({ facts }: EventFactsProps) => (
  <dl className={styles.root}>
    {facts.map(({ term, detail }) => (
      <div key={term} className={styles.fact}>
        <dt className={styles.term}>{term}</dt>
        <dd>{detail}</dd>
      </div>
    ))}
  </dl>
);
