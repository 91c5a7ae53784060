import type { SubmitEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { WORKSHEET_COPY } from '@/data/copy/worksheets';
import styles from './SheetButtons.module.scss';

type SheetButtonsProps = { onNew: () => void };

/**
 * What to do with the sheet: print it with its key, or have another one. A press on the second
 * before hydration loads the page again, which then makes it.
 */
export const SheetButtons = ({ onNew }: SheetButtonsProps) => {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onNew();
  };
  return (
    <form className={styles.root} onSubmit={submit}>
      <Button onClick={() => window.print()}>{WORKSHEET_COPY.printWithKey}</Button>
      <Button type="submit" name="new" value="1" tone="secondary">
        {WORKSHEET_COPY.newSheet}
      </Button>
      <p className={styles.note}>{WORKSHEET_COPY.printNote}</p>
    </form>
  );
};
