import dynamic from 'next/dynamic';
import { type ReactNode, useEffect, useState } from 'react';
import { PRACTICE_COPY } from '@/data/copy/practice';
import type { MakerPlace } from '@/lib/study/makers/books';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { REPEAT_ANCHOR } from '@/lib/study/shelf/dueWork';
import styles from './Practice.module.scss';
import { PracticeList } from './PracticeList';
import { PracticeScore } from './PracticeScore';
import { useSolved } from './useSolved';

// Only for who comes from the shelf.
const Repeat = dynamic(() => import('./Repeat').then(({ Repeat }) => Repeat), { ssr: false });

type PracticeProps = {
  questions: readonly PracticeQuestion[];
  /** Where others of a kind are made, to repeat with; none where nobody wrote makers. */
  makers?: MakerPlace | null;
  /** What stands between the score and the answers for paper: a way to more questions. */
  more?: ReactNode;
};

/**
 * Questions that check their answers and help in steps. The server sends them whole: without
 * JavaScript hint, steps and answer open one after the other. What is solved is stored on this device.
 */
export const Practice = ({ questions, makers = null, more }: PracticeProps) => {
  const { solved, trouble, round, answer, startAgain } = useSolved();
  const [isRepeating, setIsRepeating] = useState(false);

  useEffect(() => setIsRepeating(window.location.hash === `#${REPEAT_ANCHOR}`), []);

  return (
    <div className={styles.root}>
      {isRepeating && <Repeat questions={questions} makers={makers} />}
      <PracticeList
        key={round}
        id="practice"
        questions={questions}
        solved={solved}
        onAnswer={(question, given) => void answer(question, given)}
      />
      <PracticeScore
        questions={questions}
        solved={solved}
        trouble={trouble}
        onStartAgain={startAgain}
      />
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
