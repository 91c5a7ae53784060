import { THANK_YOU } from '@/data/content/thankYou';
import styles from './NextSteps.module.scss';

/** What follows an enquiry, numbered. */
export const NextSteps = () => (
  <ol className={styles.root}>
    {THANK_YOU.next.steps.map(({ title, text }) => (
      <li key={title} className={styles.step}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ol>
);
