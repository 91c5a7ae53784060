import type { ProgramPoint } from '@/data/content/programs/program';
import styles from './Steps.module.scss';

/** What comes after what, numbered. */
export const Steps = ({ steps }: { steps: readonly ProgramPoint[] }) => (
  <ol className={styles.root}>
    {steps.map(({ title, text }) => (
      <li key={title} className={styles.step}>
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
