import { useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { CHECK_COPY } from '@/data/study/tables/copy';
import { figure, line } from '@/data/study/tables/figure';
import { useFocusOnMount } from '@/lib/hooks/useFocusOnMount';
import { type Check, countRight, missedLines } from '@/lib/study/tables/check';
import styles from './CheckResult.module.scss';

type CheckResultProps = {
  check: Check;
  isTimed: boolean;
  onRepeat: (questions: readonly number[]) => void;
  /** Asks ten other lines at once. */
  onMore: () => void;
};

/** How the check went, and which lines to learn again. */
export const CheckResult = ({ check, isTimed, onRepeat, onMore }: CheckResultProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnMount(heading);
  const missed = missedLines(check);

  return (
    <div className={styles.root}>
      <h3 ref={heading} tabIndex={-1} className={styles.score}>
        {CHECK_COPY.result(countRight(check), check.questions.length)}
      </h3>
      {missed.length === 0 ? (
        <p>{isTimed ? CHECK_COPY.perfectTimed : CHECK_COPY.perfect}</p>
      ) : (
        <>
          <p>{CHECK_COPY.learn}</p>
          <ul className={styles.list}>
            {missed.map(({ times, given }) => (
              <li key={times}>
                <strong>{line(check.factor, times)}</strong>
                <span className={styles.given}>
                  {given === null ? CHECK_COPY.tooLate : CHECK_COPY.wrote(figure(given))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.actions}>
        {missed.length > 0 && (
          <Button onClick={() => onRepeat(missed.map(({ times }) => times))}>
            {CHECK_COPY.again}
          </Button>
        )}
        <Button tone="secondary" onClick={onMore}>
          {CHECK_COPY.more}
        </Button>
      </div>
    </div>
  );
};
