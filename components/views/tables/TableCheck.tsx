import { useState } from 'react';
import { CHECK_COPY } from '@/data/study/tables/copy';
import {
  answerCheck,
  type Check,
  currentLine,
  pickMore,
  pickQuestions,
  startCheck,
} from '@/lib/study/tables/check';
import { CheckQuestion } from './CheckQuestion';
import { CheckResult } from './CheckResult';
import { CheckStart } from './CheckStart';
import styles from './TableCheck.module.scss';

type TableCheckProps = { factor: number };

/** Twenty-five questions on a table, six seconds each or without a clock. */
export const TableCheck = ({ factor }: TableCheckProps) => {
  const [check, setCheck] = useState<Check | null>(null);
  const [isTimed, setIsTimed] = useState(true);

  const start = (timed: boolean) => {
    setIsTimed(timed);
    setCheck(startCheck(factor, pickQuestions(Math.random)));
  };

  return (
    <section id="table-check" className={styles.root} aria-labelledby="table-check-heading">
      <h2 id="table-check-heading">{CHECK_COPY.heading(factor)}</h2>
      {check === null && <CheckStart isTimed={isTimed} onStart={start} />}
      {check !== null && currentLine(check) !== null && (
        <CheckQuestion
          check={check}
          isTimed={isTimed}
          onAnswer={(given) => setCheck(answerCheck(check, given))}
          onStop={() => setCheck(null)}
        />
      )}
      {check !== null && currentLine(check) === null && (
        <CheckResult
          check={check}
          isTimed={isTimed}
          onRepeat={(questions) => setCheck(startCheck(factor, questions))}
          onMore={() => setCheck(startCheck(factor, pickMore(Math.random)))}
        />
      )}
    </section>
  );
};
