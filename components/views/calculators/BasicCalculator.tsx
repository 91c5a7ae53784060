import { type SubmitEvent, useRef } from 'react';
import { BASIC_COPY } from '@/data/study/calculators/pages';
import { LONGEST_SUM } from '@/lib/study/calculators/basic/evaluate';
import { describeValue } from '@/lib/study/calculators/basic/session';
import styles from './BasicCalculator.module.scss';
import { BasicHistory } from './BasicHistory';
import { BasicResult } from './BasicResult';
import { Keypad } from './Keypad';
import { useBasicCalculator } from './useBasicCalculator';

/** A calculator for every day: type or press a sum, read the answer, go on from it. */
export const BasicCalculator = () => {
  const field = useRef<HTMLInputElement>(null);
  const { session, press, typeKey, reuse, clearHistory } = useBasicCalculator(field);
  const { memory, shown, history } = session;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    press('=');
  };

  return (
    <section className={styles.root} aria-label={BASIC_COPY.title}>
      <form className={styles.calculator} action="#sum" noValidate onSubmit={submit}>
        <div className={styles.display}>
          <label htmlFor="sum" className={styles.label}>
            {BASIC_COPY.sum}
          </label>
          <input
            id="sum"
            ref={field}
            type="text"
            className={styles.sum}
            inputMode="none"
            maxLength={LONGEST_SUM}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="sum-answer"
            aria-invalid={shown && 'message' in shown ? true : undefined}
            onKeyDown={typeKey}
          />
          <BasicResult shown={shown} />
        </div>
        <Keypad onPress={press} />
        <p className={styles.memory}>
          {BASIC_COPY.memory}: {memory ? describeValue(memory).text : BASIC_COPY.memoryEmpty}
        </p>
        <noscript>
          <p className={styles.memory}>{BASIC_COPY.needsScript}</p>
        </noscript>
      </form>
      <BasicHistory entries={history} onReuse={reuse} onClear={clearHistory} />
    </section>
  );
};
