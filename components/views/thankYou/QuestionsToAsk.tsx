import { THANK_YOU } from '@/data/content/thankYou';
import styles from './QuestionsToAsk.module.scss';

/** Questions that are worth asking when the branch calls. */
export const QuestionsToAsk = () => (
  <div className={styles.root}>
    <h3 className={styles.heading}>{THANK_YOU.prepare.questionsHeading}</h3>
    <ul className={styles.list}>
      {THANK_YOU.prepare.questions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ul>
  </div>
);
