import { ChevronDown } from 'lucide-react';
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
          <ChevronDown aria-hidden="true" className={styles.sign} />
        </summary>
        <p className={styles.answer}>{answer}</p>
      </details>
    ))}
  </div>
);
