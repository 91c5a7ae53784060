import { useState } from 'react';
import { useStudyPlace } from '@/components/blocks/study/StudyPlace';
import { CHECK_COPY } from '@/data/study/tables/copy';
import { gradeMany } from '@/lib/study/shelf/gradeAnswer';
import { TABLE_ITEM } from '@/lib/study/shelf/itemKey';
import { recordAnswer } from '@/lib/study/shelf/recordAnswer';
import {
  answerCheck,
  CHECK_LENGTH,
  type Check,
  countRight,
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
  const place = useStudyPlace();
  const [check, setCheck] = useState<Check | null>(null);
  const [isTimed, setIsTimed] = useState(true);

  const start = (timed: boolean) => {
    setIsTimed(timed);
    setCheck(startCheck(factor, pickQuestions(Math.random)));
  };

  const answer = (before: Check, given: number | null) => {
    const next = answerCheck(before, given);
    setCheck(next);
    // A few lines once more say nothing about the whole table.
    if (currentLine(next) !== null || next.questions.length < CHECK_LENGTH) return;
    const grade = gradeMany(countRight(next), CHECK_LENGTH);
    void recordAnswer({ place, item: TABLE_ITEM, grade });
  };

  return (
    <section id="table-check" className={styles.root} aria-labelledby="table-check-heading">
      <h2 id="table-check-heading">{CHECK_COPY.heading(factor)}</h2>
      {check === null && <CheckStart isTimed={isTimed} onStart={start} />}
      {check !== null && currentLine(check) !== null && (
        <CheckQuestion
          check={check}
          isTimed={isTimed}
          onAnswer={(given) => answer(check, given)}
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
