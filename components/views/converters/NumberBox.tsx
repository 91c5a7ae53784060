import Router from 'next/router';
import { type SubmitEvent, useRef, useState } from 'react';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { CONVERTER_PATHS } from '@/data/routes/paths/study/converters';
import { NUMBER_BOX_COPY } from '@/data/study/converters/numberBoxCopy';
import { leadToNumber } from '@/lib/study/words/leadToNumber';
import type { WholeNumberProblem } from '@/lib/study/words/readWholeNumber';
import styles from './NumberBox.module.scss';

type NumberBoxProps = {
  /** What stands in it at first. */
  typed: string;
  /** What the server found wrong with that. */
  problem?: WholeNumberProblem;
};

/** Takes a number to its page; without JavaScript as a plain form. */
export const NumberBox = ({ typed, problem: found }: NumberBoxProps) => {
  const [problem, setProblem] = useState(found);
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const answer = leadToNumber(field.current?.value ?? '');
    setProblem(answer.kind === 'mistake' ? answer.problem : undefined);
    if (answer.kind === 'mistake') field.current?.focus();
    else void Router.push(answer.path);
  };

  return (
    <form
      className={styles.root}
      action={CONVERTER_PATHS.numberToWords}
      noValidate
      onSubmit={submit}
    >
      <TextField
        id="number-box"
        ref={field}
        name={NUMBER_BOX_COPY.field}
        label={NUMBER_BOX_COPY.label}
        hint={NUMBER_BOX_COPY.hint}
        error={problem && NUMBER_BOX_COPY.errors[problem]}
        autoComplete="off"
        defaultValue={typed}
      />
      <div className={styles.button}>
        <Button type="submit">{NUMBER_BOX_COPY.submit}</Button>
      </div>
    </form>
  );
};
