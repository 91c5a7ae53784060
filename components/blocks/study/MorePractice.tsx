import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/Button';
import { MORE_PRACTICE_COPY } from '@/data/copy/practice';
import { getMoreQuestions } from '@/lib/api/practice';
import type { MakerPlace } from '@/lib/study/makers/books';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import styles from './MorePractice.module.scss';
import { PracticeList } from './PracticeList';

type State =
  | { phase: 'before' | 'making' | 'failed' }
  | { phase: 'made'; round: number; questions: readonly PracticeQuestion[]; solved: string[] };

/** Ten questions of the chapter's kinds, others at each press. They are not stored. */
export const MorePractice = ({ makers }: { makers: MakerPlace }) => {
  const [state, setState] = useState<State>({ phase: 'before' });
  const rounds = useRef(0);
  const heading = useRef<HTMLHeadingElement>(null);

  const make = async () => {
    setState({ phase: 'making' });
    const questions = await getMoreQuestions(makers);
    rounds.current += 1;
    flushSync(() => setState({ phase: 'made', round: rounds.current, questions, solved: [] }));
    heading.current?.focus();
  };

  return (
    <section className={styles.root} aria-label={MORE_PRACTICE_COPY.title}>
      {state.phase === 'made' && (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {MORE_PRACTICE_COPY.title}
          </h3>
          <p>{MORE_PRACTICE_COPY.note}</p>
          <PracticeList
            key={state.round}
            id="more"
            questions={state.questions}
            solved={state.solved}
            onSolve={(ask) => setState({ ...state, solved: [...state.solved, ask] })}
          />
        </>
      )}
      <Button
        tone="secondary"
        disabled={state.phase === 'making'}
        onClick={() => make().catch(() => setState({ phase: 'failed' }))}
      >
        {MORE_PRACTICE_COPY.button}
      </Button>
      <p role="status" className={styles.status}>
        {state.phase === 'making' && MORE_PRACTICE_COPY.coming}
        {state.phase === 'failed' && MORE_PRACTICE_COPY.failed}
      </p>
    </section>
  );
};
