import { type SubmitEvent, useRef } from 'react';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { WORKSHEET_COPY } from '@/data/copy/worksheets';
import styles from './CodeForm.module.scss';

type CodeFormProps = {
  /** What stands in the field at first. */
  typed?: string;
  /** What is wrong with the last code; empty when it opened. */
  problem: string;
  /** Answers whether the code opened a sheet. */
  onOpen: (code: string) => boolean | Promise<boolean>;
};

/** Opens the sheet of a printed code. */
export const CodeForm = ({ typed, problem, onOpen }: CodeFormProps) => {
  const code = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await onOpen(code.current?.value ?? ''))) code.current?.focus();
  };

  return (
    <form className={styles.root} noValidate onSubmit={submit}>
      <TextField
        id="sheet-code"
        ref={code}
        name="code"
        defaultValue={typed}
        label={WORKSHEET_COPY.code}
        hint={WORKSHEET_COPY.codeHint}
        error={problem || undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <div>
        <Button type="submit" tone="secondary">
          {WORKSHEET_COPY.open}
        </Button>
      </div>
    </form>
  );
};
