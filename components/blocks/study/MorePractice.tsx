import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/Button';
import { MORE_PRACTICE_COPY } from '@/data/copy/practice';
import { loadMakers, type MakerPlace } from '@/lib/study/makers/books';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import styles from './MorePractice.module.scss';
import { PracticeList } from './PracticeList';

const COUNT = 10;

type State =
  | { phase: 'before' | 'making' | 'failed' }
  | { phase: 'made'; seed: string; questions: readonly PracticeQuestion[]; solved: string[] };

const makeAnew = async (makers: MakerPlace, seed: string) => {
  const [{ makeQuestions }, loaded] = await Promise.all([
    import('@/lib/study/makers/makeQuestions'),
    loadMakers(makers),
  ]);
  return makeQuestions(loaded, COUNT, seed);
};

/** Makes ten questions of the chapter's kinds, others at each press. They are not stored. */
export const MorePractice = ({ makers }: { makers: MakerPlace }) => {
  const [state, setState] = useState<State>({ phase: 'before' });
  const heading = useRef<HTMLHeadingElement>(null);

  const make = async () => {
    setState({ phase: 'making' });
    const seed = String(Math.random());
    const questions = await makeAnew(makers, seed);
    flushSync(() => setState({ phase: 'made', seed, questions, solved: [] }));
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
            key={state.seed}
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
