import { PAPER_COPY } from '@/data/copy/papers';
import { SCHOOL } from '@/data/school';
import { PAPER_SUBJECT_NAMES } from '@/data/study/papers/subjects';
import type { PaperSheet } from '@/lib/study/papers/paperSheet';
import styles from './PaperHead.module.scss';

type PaperHeadProps = {
  sheet: PaperSheet;
  /** What it is: the paper or its marking scheme. */
  kind: string;
  /** Whether there is room for name, roll number and date, on paper. */
  lines?: boolean;
};

/** School, class, subject, time and marks. */
export const PaperHead = ({ sheet, kind, lines = false }: PaperHeadProps) => (
  <header className={styles.head}>
    <p>
      {SCHOOL.name} · {kind}
    </p>
    <h2>
      {PAPER_COPY.classOf(sheet.classNumber)} · {PAPER_SUBJECT_NAMES[sheet.subject]}
    </h2>
    <p className={styles.limits}>
      <span>
        {PAPER_COPY.time}: <b>{PAPER_COPY.timeOf(sheet.minutes)}</b>
      </span>
      <span>
        {PAPER_COPY.mostMarks}: <b>{sheet.marks}</b>
      </span>
    </p>
    {lines && (
      <p className={styles.lines} aria-hidden="true">
        <span>{PAPER_COPY.nameLine}</span>
        <span>{PAPER_COPY.rollLine}</span>
        <span>{PAPER_COPY.dateLine}</span>
      </p>
    )}
  </header>
);
