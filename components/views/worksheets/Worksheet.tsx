import { WORKSHEET_COPY } from '@/data/copy/worksheets';
import type { Sheet } from '@/lib/study/worksheets/drawSheet';
import { AnswerKey } from './AnswerKey';
import { AskedSheet } from './AskedSheet';
import { CodeForm } from './CodeForm';
import { SheetButtons } from './SheetButtons';
import { SheetPaper } from './SheetPaper';
import { useWorksheet } from './useWorksheet';
import styles from './Worksheet.module.scss';

type WorksheetProps = { firstSheet: Sheet; grade: string };

/** A sheet of one topic to print or to answer, its key, and as many others as one likes. */
export const Worksheet = ({ firstSheet, grade }: WorksheetProps) => {
  const { sheet, problem, news, openCode, openNew } = useWorksheet(firstSheet);

  return (
    <div className={styles.root}>
      <SheetButtons onNew={openNew} />
      <p className={styles.withoutScripts}>{WORKSHEET_COPY.withoutScripts}</p>
      <p role="status" className={styles.news}>
        {news}
      </p>
      <AskedSheet>
        <SheetPaper key={`${sheet.code} sheet`} sheet={sheet} grade={grade} />
        <AnswerKey key={`${sheet.code} key`} sheet={sheet} grade={grade} />
      </AskedSheet>
      <div className={styles.tools}>
        <CodeForm problem={problem} onOpen={openCode} />
      </div>
    </div>
  );
};
