import type { SheetClass } from '@/data/study/formulas/sheet';
import { FormulaEntry } from './FormulaEntry';
import styles from './FormulaSheet.module.scss';

type FormulaClassSectionProps = { list: SheetClass; heading: string };

/** The formulas of one class under their topics. The filter reads the data attributes. */
export const FormulaClassSection = ({ list, heading }: FormulaClassSectionProps) => (
  <section id={list.id} data-grade={list.grade} className={styles.grade}>
    <h2>{heading}</h2>
    {list.topics.map(({ id, title, formulas }) => (
      <section key={title} id={id} data-topic="" className={styles.topic}>
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
