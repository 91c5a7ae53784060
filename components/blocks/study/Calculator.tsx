import dynamic from 'next/dynamic';
import { type SubmitEvent, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { CALCULATOR_COPY } from '@/data/copy/calculator';
import type { CalculatorAnswer, CalculatorField } from '@/lib/study/calculators/calculator';
import type { LoadCalculate } from '@/lib/study/calculators/load/loadCalculate';
import styles from './Calculator.module.scss';
import { CalculatorInput } from './CalculatorInput';
import { CalculatorResult } from './CalculatorResult';
import { shareAddress } from './calculatorLink';
import { useCalculator } from './useCalculator';

// Only whoever has worked out numbers of their own sees it.
const CopyLink = dynamic(() => import('./CopyLink').then((part) => part.CopyLink), { ssr: false });

type CalculatorProps = {
  /** Of the element; begins the ids of its fields and the names in its share links. */
  id: string;
  title: string;
  fields: readonly CalculatorField[];
  /** What the fields hold at first, worked out by the server. */
  answer: CalculatorAnswer;
  /** Called when somebody touches the form. */
  load: LoadCalculate;
};

/** The frame of a calculator. The server-rendered page shows its example worked out. */
export const Calculator = ({ title, ...setup }: CalculatorProps) => {
  const { id, fields, load } = setup;
  const form = useRef<HTMLFormElement>(null);
  const calculator = useCalculator({ ...setup, form });
  const { answer, stage, inputs } = calculator;
  const errors = stage === 'answered' && !answer.ok ? answer.errors : {};

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    calculator.submit();
  };

  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <form
        ref={form}
        action={`#${id}`}
        className={styles.form}
        noValidate
        autoComplete="off"
        onSubmit={submit}
        onChange={calculator.noteChange}
        onFocus={() => void load().catch(() => null)}
      >
        <div className={styles.fields}>
          {fields.map((field) => (
            <CalculatorInput key={field.name} owner={id} field={field} error={errors[field.name]} />
          ))}
        </div>
        <div className={styles.buttons}>
          <Button type="submit">{CALCULATOR_COPY.calculate}</Button>
          <Button tone="quiet" onClick={calculator.clear}>
            {CALCULATOR_COPY.clear}
          </Button>
        </div>
        <noscript>
          <p className={styles.note}>{CALCULATOR_COPY.needsScript}</p>
        </noscript>
      </form>
      <CalculatorResult stage={stage} answer={answer} />
      {stage === 'answered' && answer.ok && (
        <CopyLink buildAddress={() => shareAddress(window.location.href, id, inputs)} />
      )}
    </section>
  );
};
