import type { ReactNode } from 'react';
import { MathHtml } from '@/components/blocks/study/MathHtml';
import { CALCULATOR_PAGE_COPY } from '@/data/study/calculators/pages';
import type { CalculatorItem } from '@/lib/study/calculators/calculatorItems';
import styles from './CalculatorEntry.module.scss';

type CalculatorEntryProps = {
  item: CalculatorItem<string>;
  /** The calculator. */
  children: ReactNode;
};

/** A calculator, and beside it what it means, one more example, and what goes wrong. */
export const CalculatorEntry = ({ item, children }: CalculatorEntryProps) => {
  const { about, formulas, example, mistakes } = item;
  return (
    <div className={styles.root}>
      {children}
      <div className={styles.text}>
        <p>{about}</p>
        {formulas.length > 0 && (
          <div className={styles.formulas}>
            {formulas.map((html) => (
              <MathHtml key={html} html={html} shape="block" />
            ))}
          </div>
        )}
        <h3 className={styles.heading}>{CALCULATOR_PAGE_COPY.example}</h3>
        <p>{example.question}</p>
        <ol className={styles.working}>
          {example.working.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <p>
          {CALCULATOR_PAGE_COPY.answer} <strong>{example.result}</strong>
        </p>
        <h3 className={styles.heading}>{CALCULATOR_PAGE_COPY.mistakes}</h3>
        <ul className={styles.mistakes}>
          {mistakes.map((mistake) => (
            <li key={mistake}>{mistake}</li>
          ))}
        </ul>
      </div>
    </div>
  );
};
