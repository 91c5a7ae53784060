import { Section } from '@/components/blocks/Section';
import type { ReadingPage } from '@/lib/study/reading/readingPage';
import styles from './Afterwards.module.scss';

type AfterwardsProps = {
  page: Pick<ReadingPage, 'words' | 'questions' | 'activity' | 'listen' | 'labels'>;
};

/** What follows the text: how it sounds, words to learn, questions and something to do. */
export const Afterwards = ({ page }: AfterwardsProps) => {
  const { words, questions, activity, listen, labels } = page;
  return (
    <div className={styles.root}>
      <Section title={labels.words}>
        <dl className={styles.words}>
          {words.map(({ word, meaning }) => (
            <div key={word} className={styles.word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={labels.questions}>
        <ol className={styles.questions}>
          {questions.map(({ ask, answer }) => (
            <li key={ask} className={styles.question}>
              <p>{ask}</p>
              <details className={styles.details}>
                <summary className={styles.summary}>{labels.answer}</summary>
                <p className={styles.answer}>{answer}</p>
              </details>
            </li>
          ))}
        </ol>
      </Section>
      {listen && (
        <Section title={labels.listen}>
          <p>{listen}</p>
        </Section>
      )}
      <Section title={labels.activity}>
        <p>{activity}</p>
      </Section>
    </div>
  );
};
