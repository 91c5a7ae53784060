import { type FormEvent, useRef, useState } from 'react';
import { FactList } from '@/components/blocks/FactList';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { DESK_PERSON_COPY as COPY, COUNTED_NAMES } from '@/data/copy/desk/person';
import { sendErasure } from '@/lib/api/desk/person';
import type { PersonCounts, PersonDone } from '@/lib/desk/personContract';
import { useAction } from '@/lib/hooks/useAction';
import { useFocusOnMount } from '@/lib/hooks/useFocusOnMount';
import styles from './PersonView.module.scss';

type ConfirmErasureProps = {
  reference: string;
  counts: PersonCounts;
  onDone: (done: PersonDone) => void;
  onCancel: () => void;
};

/** The second step of an erasure: what it reaches in numbers, and the reference once more. */
export const ConfirmErasure = ({ reference, counts, onDone, onCancel }: ConfirmErasureProps) => {
  const [typed, setTyped] = useState('');
  const { isBusy, error, run } = useAction();
  const heading = useRef<HTMLParagraphElement>(null);
  useFocusOnMount(heading, true);
  const total = Object.values(counts).reduce((sum, rows) => sum + rows, 0);

  const erase = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => onDone(await sendErasure({ reference, typed })));
  };

  return (
    <form className={styles.form} onSubmit={erase} noValidate>
      <p ref={heading} tabIndex={-1} className={styles.sure}>
        {total === 0 ? COPY.nothing : COPY.willErase(total)}
      </p>
      <FactList
        facts={Object.entries(counts).map(([table, rows]) => ({
          term: COUNTED_NAMES[table] ?? table,
          detail: String(rows),
        }))}
        isNarrow
      />
      <TextField
        id="erase-reference"
        label={COPY.typeReference}
        hint={COPY.typeHint(reference)}
        error={error?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        readOnly={isBusy}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={isBusy}>
          {COPY.eraseConfirm}
        </Button>
        {!isBusy && (
          <Button tone="secondary" onClick={onCancel}>
            {COPY.cancel}
          </Button>
        )}
      </div>
      <p role="status">{isBusy ? COPY.erasing : error?.message}</p>
    </form>
  );
};
