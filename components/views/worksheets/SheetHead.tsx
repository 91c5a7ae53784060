import { WORKSHEET_COPY } from '@/data/copy/worksheets';
import { SCHOOL } from '@/data/school';
import type { Sheet } from '@/lib/study/worksheets/drawSheet';
import styles from './SheetHead.module.scss';

type SheetHeadProps = {
  sheet: Sheet;
  grade: string;
  /** Of the key; the sheet itself has none. */
  prefix?: string;
  /** Whether there is room for name, date and score, on paper. */
  lines?: boolean;
};

/** Topic, class and code, so that a printed page can be made again. */
export const SheetHead = ({ sheet, grade, prefix, lines = false }: SheetHeadProps) => (
  <header className={styles.root}>
    <h2 className={styles.title}>
      {prefix && `${prefix}: `}
      {sheet.topic.title}
    </h2>
    <p className={styles.facts}>
      {SCHOOL.name} · {grade} · {WORKSHEET_COPY.codeLabel}{' '}
      <strong className={styles.code}>{sheet.code}</strong>
    </p>
    {lines && (
      <p className={styles.lines} aria-hidden="true">
        <span>{WORKSHEET_COPY.nameLine}</span>
        <span>{WORKSHEET_COPY.dateLine}</span>
        <span>{WORKSHEET_COPY.scoreLine}</span>
      </p>
    )}
  </header>
);
