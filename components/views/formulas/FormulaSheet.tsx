import { SHEET_COPY } from '@/data/study/formulas/copy';
import type { FormulaSubject } from '@/data/study/formulas/formula';
import { buildFormulaSheet } from '@/lib/study/formulas/formulaSheet';
import { FormulaClassSection } from './FormulaClassSection';
import styles from './FormulaSheet.module.scss';

/** Every formula of a subject, by class and topic. Drawn by the server alone. */
export const FormulaSheet = ({ subject }: { subject: FormulaSubject }) => {
  const classes = buildFormulaSheet(subject);
  return (
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
};
