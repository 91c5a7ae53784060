import type { SheetTopic } from '@/data/study/formulas/sheet';
import { FormulaEntry } from './FormulaEntry';
import styles from './FormulaSheet.module.scss';

type FormulaTopicProps = { topic: SheetTopic; heading: string };

/** The formulas of one topic. */
export const FormulaTopic = ({ topic, heading }: FormulaTopicProps) => (
  <section id={topic.id} className={styles.topic}>
    <h2>{heading}</h2>
    <div className={styles.entries}>
      {topic.formulas.map((formula) => (
        <FormulaEntry key={formula.name} formula={formula} />
      ))}
    </div>
  </section>
);
