import { PRACTICE_COPY } from '@/data/copy/practice';
import type { MakerPlace } from '@/lib/study/makers/books';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { MorePractice } from './MorePractice';
import styles from './Practice.module.scss';
import { PracticeList } from './PracticeList';
import { PracticeScore } from './PracticeScore';
import { useSolved } from './useSolved';

type PracticeProps = {
  questions: readonly PracticeQuestion[];
  /** Where more of the kind are made; without it there are only these. */
  makers?: MakerPlace | null;
};

/**
 * Questions that check their answers and help in steps. The server sends them whole: without
 * JavaScript hint, steps and answer open one after the other. What is solved is stored on this device.
 */
export const Practice = ({ questions, makers = null }: PracticeProps) => {
  const { solved, round, solve, startAgain } = useSolved();

  return (
    <div className={styles.root}>
      <PracticeList
        key={round}
        id="practice"
        questions={questions}
        solved={solved}
        onSolve={solve}
      />
      <PracticeScore questions={questions} solved={solved} onStartAgain={startAgain} />
      {makers && <MorePractice makers={makers} />}
      <div className={styles.key}>
        <p>{PRACTICE_COPY.answersOnPaper}</p>
        <ol>
          {questions.map(({ ask, answer }) => (
            <li key={ask}>{answer}</li>
          ))}
        </ol>
      </div>
    </div>
  );
};
