import { Outline } from '@/components/ui/Outline';
import type { Question } from '@/lib/schools/questions/question';
import { buildQuestions } from '@/lib/seo/jsonLd/questions';
import styles from './FaqList.module.scss';
import { JsonLd } from './JsonLd';

/** Questions that open one by one, the first for a start; they need no JavaScript. */
export const FaqList = ({ questions }: { questions: readonly Question[] }) => (
  <div className={styles.root}>
    <JsonLd about={buildQuestions(questions)} />
    {questions.map(({ question, answer }, at) => (
      <details key={question} className={styles.item} open={at === 0}>
        <summary className={styles.question}>
          {question}
          <Outline path="m6 9 6 6 6-6" className={styles.sign} />
        </summary>
        <p className={styles.answer}>{answer}</p>
      </details>
    ))}
  </div>
);
