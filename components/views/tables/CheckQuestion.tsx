import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { CHECK_COPY } from '@/data/study/tables/copy';
import { parseNumber } from '@/lib/study/numbers/parseNumber';
import { type Check, currentLine, SECONDS_EACH } from '@/lib/study/tables/check';
import styles from './CheckQuestion.module.scss';
import { useSecondsLeft } from './useSecondsLeft';

type CheckQuestionProps = {
  check: Check;
  isTimed: boolean;
  /** Null: the time was up. */
  onAnswer: (given: number | null) => void;
  onStop: () => void;
};

/** One question of the check. The field stays where it is, so that a phone's keyboard stays open. */
export const CheckQuestion = ({ check, isTimed, onAnswer, onStop }: CheckQuestionProps) => {
  const { factor, questions, answers } = check;
  const times = currentLine(check) ?? 0;
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  const goOn = (given: number | null) => {
    if (field.current) field.current.value = '';
    setError(undefined);
    onAnswer(given);
  };
  const left = useSecondsLeft(isTimed ? SECONDS_EACH : null, answers.length, () => goOn(null));

  useEffect(() => field.current?.focus(), []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    const given = parseNumber(text);
    field.current?.focus();
    if (given === null) setError(text === '' ? CHECK_COPY.empty : CHECK_COPY.invalid);
    else goOn(given);
  };

  return (
    <form className={styles.root} noValidate onSubmit={submit}>
      <p className={styles.count}>{CHECK_COPY.question(answers.length + 1, questions.length)}</p>
      <p className={styles.ask}>{CHECK_COPY.ask(factor, times)}</p>
      <p role="status" className={styles.spoken}>
        {CHECK_COPY.spoken(check)}
      </p>
      {left !== null && (
        <div className={styles.clock} role="timer" aria-live="off">
          <progress className={styles.bar} max={SECONDS_EACH} value={left} aria-hidden="true" />
          {CHECK_COPY.left(left)}
        </div>
      )}
      <TextField
        id="table-check-answer"
        ref={field}
        label={CHECK_COPY.answer(factor, times)}
        error={error}
        inputMode="numeric"
        autoComplete="off"
      />
      <div className={styles.actions}>
        <Button type="submit">{CHECK_COPY.next}</Button>
        <Button tone="quiet" onClick={onStop}>
          {CHECK_COPY.stop}
        </Button>
      </div>
    </form>
  );
};
