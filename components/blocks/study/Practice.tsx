import { Button } from '@/components/ui/Button';
import { PRACTICE_COPY } from '@/data/copy/practice';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import styles from './Practice.module.scss';
import { PracticeItem } from './PracticeItem';
import { useSolved } from './useSolved';

type PracticeProps = {
  questions: readonly PracticeQuestion[];
  /** Begins the ids of its fields, for a page with more than one practice. */
  id?: string;
};

/**
 * Questions that check their answers and help in steps. The server sends them whole: without
 * JavaScript hint, steps and answer open one after the other.
 */
export const Practice = ({ questions, id = 'practice' }: PracticeProps) => {
  const { solved, round, solve, startAgain } = useSolved();
  const right = questions.filter(({ ask }) => solved.includes(ask)).length;

  return (
    <div className={styles.root}>
      <ol className={styles.list} key={round}>
        {questions.map((question, at) => (
          <PracticeItem
            key={question.ask}
            id={`${id}-${at + 1}`}
            number={at + 1}
            question={question}
            isSolved={solved.includes(question.ask)}
            onSolve={() => solve(question.ask)}
          />
        ))}
      </ol>
      {right > 0 && (
        <p className={styles.score}>
          <strong>{PRACTICE_COPY.score(right, questions.length)}</strong>
          {PRACTICE_COPY.storedHere}
          <Button tone="quiet" onClick={startAgain}>
            {PRACTICE_COPY.again}
          </Button>
        </p>
      )}
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
