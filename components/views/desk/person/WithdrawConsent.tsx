import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { DESK_PERSON_COPY as COPY } from '@/data/copy/desk/person';
import type { PersonDone } from '@/lib/desk/personContract';
import { ConfirmWithdrawal } from './ConfirmWithdrawal';
import styles from './PersonView.module.scss';

type WithdrawConsentProps = { reference: string; onDone: (done: PersonDone) => void };

/** Withdraws the consent, after a second press. */
export const WithdrawConsent = ({ reference, onDone }: WithdrawConsentProps) => {
  const [isAsked, setIsAsked] = useState(false);

  return (
    <section className={styles.part} aria-labelledby="withdraw">
      <h2 id="withdraw">{COPY.withdraw}</h2>
      <p>{COPY.withdrawWhat}</p>
      {isAsked ? (
        <ConfirmWithdrawal
          reference={reference}
          onDone={onDone}
          onCancel={() => setIsAsked(false)}
        />
      ) : (
        <div className={styles.buttons}>
          <Button tone="secondary" onClick={() => setIsAsked(true)}>
            {COPY.withdrawButton}
          </Button>
        </div>
      )}
    </section>
  );
};
