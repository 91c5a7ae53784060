import { Button } from '@/components/ui/Button';
import { PRACTICE_COPY } from '@/data/copy/practice';
import { SHELF_TROUBLE } from '@/data/copy/shelfTrouble';
import type { PracticeQuestion } from '@/lib/study/practice/question';
import { askKey } from '@/lib/study/shelf/itemKey';
import type { ShelfTrouble } from '@/lib/study/shelf/shelfStore';
import styles from './Practice.module.scss';

type PracticeScoreProps = {
  questions: readonly PracticeQuestion[];
  /** The questions that are right, by `askKey`. */
  solved: readonly string[];
  /** Why they are not stored. */
  trouble: ShelfTrouble | null;
  onStartAgain: () => void;
};

/** How many of the questions are right; nothing before the first. */
export const PracticeScore = ({ questions, solved, trouble, onStartAgain }: PracticeScoreProps) => {
  const right = questions.filter(({ ask }) => solved.includes(askKey(ask))).length;
  if (right === 0) return null;
  return (
    <p className={styles.score}>
      <strong>{PRACTICE_COPY.score(right, questions.length)}</strong>
      {trouble ? SHELF_TROUBLE[trouble] : PRACTICE_COPY.storedHere}
      <Button tone="quiet" onClick={onStartAgain}>
        {PRACTICE_COPY.again}
      </Button>
    </p>
  );
};
