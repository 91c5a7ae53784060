import { ANSWERS_COPY, ofText, shareText, spreadText } from '@/data/copy/desk/answers';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import { shareInTime } from '@/lib/desk/answerFigure';
import type { AnswersNow } from '@/lib/desk/answersPage';
import { officeWait } from '@/lib/desk/officeWait';
import styles from './FirstAnswers.module.scss';

/** How soon parents are answered, on top of the inbox. */
export const FirstAnswers = ({ thisWeek, lastWeek }: AnswersNow) => {
  const { answered, unanswered, median, ninetieth } = thisWeek;
  const spread =
    median === null || ninetieth === null
      ? null
      : { median: officeWait(median), ninetieth: officeWait(ninetieth) };
  return (
    <section className={styles.root} aria-labelledby="first-answers">
      <h2 id="first-answers" className={styles.title}>
        {ANSWERS_COPY.figure}
      </h2>
      <p className={styles.figure}>
        {ANSWERS_COPY.thisWeek} <strong>{shareText(shareInTime(thisWeek))}</strong>{' '}
        {ofText(thisWeek.inTime, thisWeek.judged)}
      </p>
      <p className={styles.rest}>
        {ANSWERS_COPY.lastWeek} {shareText(shareInTime(lastWeek))}{' '}
        {ofText(lastWeek.inTime, lastWeek.judged)}
      </p>
      <p className={styles.rest}>
        {spreadText(spread, answered, unanswered)} {ANSWERS_COPY.office}{' '}
        {/* A whole page, as those of the menu. */}
        <a href={DESK_PATHS.answers}>{ANSWERS_COPY.more}</a>
      </p>
    </section>
  );
};
