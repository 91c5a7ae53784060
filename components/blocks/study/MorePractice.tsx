import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/Button';
import { MORE_PRACTICE_COPY } from '@/data/copy/practice';
import type { MakerPlace } from '@/lib/study/makers/books';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { askKey, itemKey } from '@/lib/study/shelf/itemKey';
import { recordAnswer } from '@/lib/study/shelf/recordAnswer';
import styles from './MorePractice.module.scss';
import { PracticeList } from './PracticeList';
import { useStudyPlace } from './StudyPlace';

type Round = { number: number; questions: readonly PracticeQuestion[]; solved: string[] };
// Few who read ask for more.
const loadApi = () => import('@/lib/api/practice');

type Asking = 'idle' | 'making' | 'failed';

/**
 * Ten questions of the chapter's kinds, others at each press. How they went is on the shelf of
 * this device; they themselves stay until the next ten have come.
 */
export const MorePractice = ({ makers }: { makers: MakerPlace }) => {
  const place = useStudyPlace();
  const [round, setRound] = useState<Round | null>(null);
  const [asking, setAsking] = useState<Asking>('idle');
  const heading = useRef<HTMLHeadingElement>(null);

  const make = async () => {
    setAsking('making');
    const { getMoreQuestions } = await loadApi();
    const questions = await getMoreQuestions(makers);
    flushSync(() => {
      setRound({ number: (round?.number ?? 0) + 1, questions, solved: [] });
      setAsking('idle');
    });
    heading.current?.focus();
  };

  return (
    <section className={styles.root} aria-label={MORE_PRACTICE_COPY.title}>
      {round && (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {MORE_PRACTICE_COPY.title}
          </h3>
          <p>{MORE_PRACTICE_COPY.note}</p>
          <PracticeList
            key={round.number}
            id="more"
            questions={round.questions}
            solved={round.solved}
            onAnswer={(question, { grade, isSolved }) => {
              if (isSolved) setRound({ ...round, solved: [...round.solved, askKey(question.ask)] });
              void recordAnswer({ place, item: itemKey(question), grade });
            }}
          />
        </>
      )}
      <Button
        tone="secondary"
        disabled={asking === 'making'}
        onClick={() => make().catch(() => setAsking('failed'))}
      >
        {MORE_PRACTICE_COPY.button}
      </Button>
      <p role="status" className={styles.status}>
        {asking === 'making' && MORE_PRACTICE_COPY.coming}
        {asking === 'failed' && MORE_PRACTICE_COPY.failed}
      </p>
    </section>
  );
};
