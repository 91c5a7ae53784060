import { SHEET_COPY } from '@/data/study/formulas/copy';
import type { SheetClass } from '@/data/study/formulas/sheet';
import { FormulaClassSection } from './FormulaClassSection';
import styles from './FormulaSheet.module.scss';

/** Every formula of a subject, by class and topic. */
export const FormulaSheet = ({ classes }: { classes: readonly SheetClass[] }) => (
  <div className={styles.root} data-formulas="">
    <nav className={styles.jump} aria-label={SHEET_COPY.jump}>
      <ul>
        {classes.map(({ grade, id }) => (
          <li key={id}>
            <a href={`#${id}`}>{SHEET_COPY.classOf(grade)}</a>
          </li>
        ))}
      </ul>
    </nav>
    {classes.map((list) => (
      <FormulaClassSection key={list.id} list={list} />
    ))}
  </div>
);
