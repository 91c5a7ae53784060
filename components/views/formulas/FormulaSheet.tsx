import { SHEET_COPY } from '@/data/study/formulas/copy';
import type { SheetClass } from '@/data/study/formulas/sheet';
import styles from './FormulaSheet.module.scss';
import { FormulaTopic } from './FormulaTopic';

type FormulaSheetProps = { classes: readonly SheetClass[] };

/** The formulas of a page by topic, and by class where it has several. */
export const FormulaSheet = ({ classes }: FormulaSheetProps) => {
  const topics = classes.flatMap((list) => list.topics);
  return (
    <div className={styles.root}>
      {topics.length > 1 && (
        <nav className={styles.jump} aria-label={SHEET_COPY.jumpToGroup}>
          <ul>
            {topics.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {classes.map(({ grade, id, topics: ofClass }) => (
        <div key={grade} id={id} className={styles.grade}>
          {ofClass.map((topic) => (
            <FormulaTopic
              key={topic.id}
              topic={topic}
              heading={
                classes.length > 1 ? `${SHEET_COPY.classOf(grade)}: ${topic.title}` : topic.title
              }
            />
          ))}
        </div>
      ))}
    </div>
  );
};
