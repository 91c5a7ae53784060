import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import { PRACTICE_COPY } from '@/data/copy/practice';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import styles from './PracticeHelp.module.scss';
import { PracticeWords } from './PracticeWords';

type PracticeHelpProps = { question: PracticeQuestion; onSeeAnswer: () => void };

/** Hint, steps and answer: the style sheet shows each once the one before it is open. */
export const PracticeHelp = ({ question, onSeeAnswer }: PracticeHelpProps) => {
  const answer = useRef<HTMLDetailsElement>(null);
  const noteOpenAnswer = useEffectEvent(() => {
    if (answer.current?.open) onSeeAnswer();
  });
  // A pupil may have opened it before hydration, which React sees as another attribute.
  useEffect(() => noteOpenAnswer(), []);

  const noteOpening = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) onSeeAnswer();
  };

  return (
    <div className={styles.root}>
      <details className={styles.part}>
        <summary className={styles.summary}>{PRACTICE_COPY.hint}</summary>
        <p className={styles.text}>
          <PracticeWords text={question.hint} drawn={question.drawn?.hint} />
        </p>
      </details>
      {question.steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read the same
        <details key={at} className={styles.part}>
          <summary className={styles.summary}>{PRACTICE_COPY.step(at + 1)}</summary>
          <p className={styles.text}>
            <PracticeWords text={step} drawn={question.drawn?.steps[at]} />
          </p>
        </details>
      ))}
      <details ref={answer} className={styles.part} onToggle={noteOpening} suppressHydrationWarning>
        <summary className={styles.summary}>{PRACTICE_COPY.answer}</summary>
        <p className={styles.answer}>{question.answer}</p>
      </details>
    </div>
  );
};
