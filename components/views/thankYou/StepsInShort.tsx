import styles from './StepsInShort.module.scss';

type StepsInShortProps = { steps: readonly string[] };

/** What happens next at one look: a numbered line each. */
export const StepsInShort = ({ steps }: StepsInShortProps) => (
  <ol className={styles.root}>
    {steps.map((step) => (
      <li key={step} className={styles.step}>
        {step}
      </li>
    ))}
  </ol>
);
