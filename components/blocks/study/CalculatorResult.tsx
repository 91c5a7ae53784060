import { CALCULATOR_COPY } from '@/data/copy/calculator';
import type { CalculatorAnswer } from '@/lib/study/calculators/calculator';
import styles from './CalculatorResult.module.scss';
import type { CalculatorStage } from './useCalculator';

type CalculatorResultProps = {
  stage: CalculatorStage;
  answer: CalculatorAnswer;
};

/** What stands in the live region when there is no result to show. */
const noteFor = ({ stage, answer }: CalculatorResultProps): string | null => {
  if (stage === 'changed' || stage === 'failed') return CALCULATOR_COPY[stage];
  return answer.ok ? null : CALCULATOR_COPY.mistakes;
};

/** The result, told as it changes, and how it comes about. */
export const CalculatorResult = ({ stage, answer }: CalculatorResultProps) => {
  const note = noteFor({ stage, answer });
  const isShown = answer.ok && (stage === 'example' || stage === 'answered');

  return (
    <div className={styles.root}>
      <div role="status">
        {note && <p className={styles.note}>{note}</p>}
        {isShown && (
          <p className={styles.result}>
            <span className={styles.label}>
              {stage === 'example' ? CALCULATOR_COPY.example : CALCULATOR_COPY.result}
            </span>{' '}
            <strong>{answer.result}</strong>
          </p>
        )}
      </div>
      {isShown && answer.working.length > 0 && (
        <div className={styles.working}>
          <h3 className={styles.label}>{CALCULATOR_COPY.working}</h3>
          <ol className={styles.lines}>
            {answer.working.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
              <li key={at}>{line}</li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
};
