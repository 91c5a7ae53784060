import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import { PRACTICE_COPY } from '@/data/copy/practice';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import styles from './PracticeHelp.module.scss';
import { PracticeWords } from './PracticeWords';

type PracticeHelpProps = {
  question: PracticeQuestion;
  /** Hint or step. */
  onSeeHint: () => void;
  onSeeAnswer: () => void;
};

/** Hint, steps and answer: the style sheet shows each once the one before it is open. */
export const PracticeHelp = ({ question, onSeeHint, onSeeAnswer }: PracticeHelpProps) => {
  const answer = useRef<HTMLDetailsElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const noteOpen = useEffectEvent(() => {
    if (root.current?.querySelector('details[open]')) onSeeHint();
    if (answer.current?.open) onSeeAnswer();
  });
  // A pupil may have opened them before hydration, which React sees as another attribute.
  useEffect(() => noteOpen(), []);

  const whenOpen =
    (note: () => void) =>
    ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
      if (currentTarget.open) note();
    };

  return (
    <div ref={root} className={styles.root}>
      <details className={styles.part} onToggle={whenOpen(onSeeHint)} suppressHydrationWarning>
        <summary className={styles.summary}>{PRACTICE_COPY.hint}</summary>
        <p className={styles.text}>
          <PracticeWords text={question.hint} drawn={question.drawn?.hint} />
        </p>
      </details>
      {question.steps.map((step, at) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read the same
          key={at}
          className={styles.part}
          onToggle={whenOpen(onSeeHint)}
          suppressHydrationWarning
        >
          <summary className={styles.summary}>{PRACTICE_COPY.step(at + 1)}</summary>
          <p className={styles.text}>
            <PracticeWords text={step} drawn={question.drawn?.steps[at]} />
          </p>
        </details>
      ))}
      <details
        ref={answer}
        className={styles.part}
        onToggle={whenOpen(onSeeAnswer)}
        suppressHydrationWarning
      >
        <summary className={styles.summary}>{PRACTICE_COPY.answer}</summary>
        <p className={styles.answer}>{question.answer}</p>
      </details>
    </div>
  );
};
