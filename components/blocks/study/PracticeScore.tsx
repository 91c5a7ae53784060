import { Button } from '@/components/ui/Button';
import { PRACTICE_COPY } from '@/data/copy/practice';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import styles from './Practice.module.scss';

type PracticeScoreProps = {
  questions: readonly PracticeQuestion[];
  /** The questions that are right, by their words. */
  solved: readonly string[];
  onStartAgain: () => void;
};

/** How many of the questions are right; nothing before the first. */
export const PracticeScore = ({ questions, solved, onStartAgain }: PracticeScoreProps) => {
  const right = questions.filter(({ ask }) => solved.includes(ask)).length;
  if (right === 0) return null;
  return (
    <p className={styles.score}>
      <strong>{PRACTICE_COPY.score(right, questions.length)}</strong>
      {PRACTICE_COPY.storedHere}
      <Button tone="quiet" onClick={onStartAgain}>
        {PRACTICE_COPY.again}
      </Button>
    </p>
  );
};
