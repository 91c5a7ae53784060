import { useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { DESK_PERSON_COPY as COPY } from '@/data/copy/desk/person';
import { sendWithdrawal } from '@/lib/api/desk/person';
import type { PersonDone } from '@/lib/desk/personContract';
import { useAction } from '@/lib/hooks/useAction';
import { useFocusOnMount } from '@/lib/hooks/useFocusOnMount';
import styles from './PersonView.module.scss';

type ConfirmWithdrawalProps = {
  reference: string;
  onDone: (done: PersonDone) => void;
  onCancel: () => void;
};

/** The second step of a withdrawal. */
export const ConfirmWithdrawal = ({ reference, onDone, onCancel }: ConfirmWithdrawalProps) => {
  const { isBusy, error, run } = useAction();
  const question = useRef<HTMLParagraphElement>(null);
  useFocusOnMount(question, true);
  const withdraw = () => void run(async () => onDone(await sendWithdrawal(reference)));

  return (
    <>
      <p ref={question} tabIndex={-1} className={styles.sure}>
        {COPY.withdrawSure}
      </p>
      <div className={styles.buttons}>
        <Button aria-disabled={isBusy} onClick={withdraw}>
          {COPY.withdrawConfirm}
        </Button>
        {!isBusy && (
          <Button tone="secondary" onClick={onCancel}>
            {COPY.cancel}
          </Button>
        )}
      </div>
      <p role="status">{isBusy ? COPY.withdrawing : error?.message}</p>
    </>
  );
};
