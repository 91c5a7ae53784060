import type { ReactNode } from 'react';
import { PRACTICE_COPY } from '@/data/copy/practice';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import styles from './Practice.module.scss';
import { PracticeList } from './PracticeList';
import { PracticeScore } from './PracticeScore';
import { useSolved } from './useSolved';

type PracticeProps = {
  questions: readonly PracticeQuestion[];
  /** What stands between the score and the answers for paper: a way to more questions. */
  more?: ReactNode;
};

/**
 * Questions that check their answers and help in steps. The server sends them whole: without
 * JavaScript hint, steps and answer open one after the other. What is solved is stored on this device.
 */
export const Practice = ({ questions, more }: PracticeProps) => {
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
      {more}
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
