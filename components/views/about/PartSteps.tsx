import type { Titled } from '@/data/content/about/part';
import styles from './PartSteps.module.scss';
import { WordsText } from './WordsText';

/** Short texts under headings of their own, numbered: their order matters. */
export const PartSteps = ({ steps }: { steps: readonly Titled[] }) => (
  <ol className={styles.root}>
    {steps.map(({ title, text }) => (
      <li key={title} className={styles.step}>
        <h3 className={styles.title}>{title}</h3>
        <p>
          <WordsText words={text} />
        </p>
      </li>
    ))}
  </ol>
);
