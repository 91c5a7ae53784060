import { WORKSHEET_COPY } from '@/data/copy/worksheets';
import { topicPath } from '@/data/routes/paths/study/worksheets';
import { WORKSHEET_GRADES } from '@/data/study/worksheets/catalogue';
import type { WorksheetSlug } from '@/data/study/worksheets/slugs';
import { SHEET_ITEM } from '@/lib/study/shelf/itemKey';
import { recordAnswer } from '@/lib/study/shelf/recordAnswer';
import type { Grade } from '@/lib/study/shelf/shelf';
import type { Sheet } from '@/lib/study/worksheets/buildSheet';
import { AnswerKey } from './AnswerKey';
import { CodeForm } from './CodeForm';
import { SheetPaper } from './SheetPaper';
import { TopicButtons } from './TopicButtons';
import { useWorksheet } from './useWorksheet';
import styles from './Worksheet.module.scss';

type WorksheetProps = { slug: WorksheetSlug; firstSheet: Sheet };

/** The topics of a class, a sheet to print or to answer, and its key. */
export const Worksheet = ({ slug, firstSheet }: WorksheetProps) => {
  const { sheet, problem, news, openCode, openNew } = useWorksheet(slug, firstSheet);
  const { name, topics } = WORKSHEET_GRADES[slug];
  const note = ({ topic }: Sheet, grade: Grade) => {
    const title = WORKSHEET_COPY.sheetOf(topic.title, name);
    const place = { path: topicPath(slug, topic.code), title, subject: topic.subject };
    void recordAnswer({ place, item: SHEET_ITEM, grade });
  };

  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        <TopicButtons topics={topics} chosen={sheet.topic.code} onChoose={openNew} />
      </div>
      <p className={styles.withoutScripts}>{WORKSHEET_COPY.withoutScripts}</p>
      <p role="status" className={styles.news}>
        {news}
      </p>
      <div className={styles.pages}>
        <p className={styles.opening}>{WORKSHEET_COPY.opening}</p>
        <SheetPaper
          key={`${sheet.code} sheet`}
          sheet={sheet}
          grade={name}
          onMark={(grade) => note(sheet, grade)}
        />
        <AnswerKey key={`${sheet.code} key`} sheet={sheet} grade={name} />
      </div>
      <div className={styles.tools}>
        <CodeForm problem={problem} onOpen={openCode} />
      </div>
    </div>
  );
};
