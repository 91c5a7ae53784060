import { SHEET_COPY } from '@/data/study/formulas/copy';
import type { SheetClass } from '@/data/study/formulas/sheet';
import { FormulaEntry } from './FormulaEntry';
import styles from './FormulaSheet.module.scss';

/** The formulas of one class under their topics. The filter reads the data attributes. */
export const FormulaClassSection = ({ list }: { list: SheetClass }) => (
  <section id={list.id} data-grade={list.grade} className={styles.grade}>
    <h2>{SHEET_COPY.classOf(list.grade)}</h2>
    {list.topics.map(({ title, formulas }) => (
      <section key={title} data-topic="" className={styles.topic}>
        <h3>{title}</h3>
        <div className={styles.entries}>
          {formulas.map((formula) => (
            <FormulaEntry key={formula.name} formula={formula} />
          ))}
        </div>
      </section>
    ))}
  </section>
);
